/** Whether a host name means this machine. Imports nothing from the platform, because the host reads it in Node, too. */
export const loopback = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || ['::1', '[::1]'].includes(host) || /^127(\.\d{1,3}){3}$/.test(host)
