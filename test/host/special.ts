/** IANA's registries of special-purpose addresses, plus multicast: a webhook may reach none of them. */

const SPECIAL = [
  // IPv4: RFC 791, 1122, 1918, 6598, 3927, 6890, 7335, 7723, 8155, 7600, 5737, 7535, 7450, 7526, 6751, 2544, 1112, 8190, 5771.
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.0.0/29',
  '192.0.0.8/32',
  '192.0.0.9/32',
  '192.0.0.10/32',
  '192.0.0.170/32',
  '192.0.0.171/32',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.88.99.2/32',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '255.255.255.255/32',
  // IPv6: RFC 4291, 6052, 8215, 6666, 9780, 2928, 4380, 7723, 8155, 9665, 5180, 7450, 7535, 4843, 7343, 9374, 3849, 3056, 9637, 9602, 4193.
  '::/128',
  '::1/128',
  '::ffff:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '100:0:0:1::/64',
  '2001::/23',
  '2001::/32',
  '2001:1::1/128',
  '2001:1::2/128',
  '2001:1::3/128',
  '2001:2::/48',
  '2001:3::/32',
  '2001:4:112::/48',
  '2001:10::/28',
  '2001:20::/28',
  '2001:30::/28',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  'ff00::/8',
  // Deprecated but still in use: site-local addresses, and IPv4 at the end of IPv6.
  'fec0::/10',
  '::/96',
  '::ffff:0:0:0/96',
]

/** The first and last address of every range, in URL form. */
export const SPECIAL_HOSTS: readonly string[] = SPECIAL.flatMap(range => {
  const [address = '', length = ''] = range.split('/')
  const isSix = address.includes(':')
  const [bits, first] = isSix ? [128, sixOf(address)] : [32, fourOf(address)]
  const last = first | ((1n << BigInt(bits - Number(length))) - 1n)
  return [first, last].map(number =>
    isSix
      ? `[${groups(number, 8, 16)
          .map(group => group.toString(16))
          .join(':')}]`
      : groups(number, 4, 8).join('.')
  )
})

function fourOf(address: string): bigint {
  return address.split('.').reduce((sum, part) => (sum << 8n) | BigInt(part), 0n)
}

function sixOf(address: string): bigint {
  const [head = '', tail = ''] = address.split('::')
  const [before, after] = [head, tail].map(part => part.split(':').filter(Boolean))
  const zeros = new Array<string>(8 - (before?.length ?? 0) - (after?.length ?? 0)).fill('0')
  return [...(before ?? []), ...zeros, ...(after ?? [])].reduce((sum, group) => (sum << 16n) | BigInt(`0x${group}`), 0n)
}

function groups(number: bigint, count: number, bits: number): bigint[] {
  return Array.from({ length: count }, (_, n) => (number >> BigInt((count - 1 - n) * bits)) & ((1n << BigInt(bits)) - 1n))
}
