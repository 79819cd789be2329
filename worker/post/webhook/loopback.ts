/** Read by the host in Node too, so it leans on nothing. */
export const loopback = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || ['::1', '[::1]'].includes(host) || /^127(\.\d{1,3}){3}$/.test(host)
