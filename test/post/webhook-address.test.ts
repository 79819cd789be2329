/** Which addresses a webhook may have: the public web by name, and nothing else in any disguise. */
import { describe, expect, test } from 'vitest'
import { outsideAddress } from '../../worker/post/webhook/address'

const faultOf = (address: string, near = false): string | undefined => {
  const checked = outsideAddress(address, near)
  return 'fault' in checked ? checked.fault : undefined
}

/** This machine, its neighbours and cloud metadata, in every way they can be written. */
const DISGUISES = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '127.255.255.254',
  '2130706433',
  '0x7f000001',
  '0x7f.1',
  '0X7F.0x0.0x0.0x1',
  '017700000001',
  '0177.0.0.1',
  '0177.0x0.0.1',
  '127.0.0.1.',
  '127。0。0。1',
  '①②⑦.⓪.⓪.①',
  '１２７.０.０.１',
  '%31%32%37.0.0.1',
  '0',
  '0.0.0.0',
  '10.0.0.1',
  '10.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '192.168.257',
  '3232235777',
  '169.254.169.254',
  '0xa9fea9fe',
  '2852039166',
  '0251.0376.0251.0376',
  '100.64.0.1',
  '100.100.100.200',
  '198.18.0.1',
  '192.0.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:0:127.0.0.1]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b:1::a00:1]',
  '[2002:7f00:1::]',
  '[2001:0:7f00:1::]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[fe80::1]',
  '[fec0::1]',
  '[ff02::1]',
  '[100::1]',
  '[2001:db8::1]',
  'localhost',
  'LOCALHOST',
  'localhost.',
  'ⓛocalhost',
  'loc\u00ADalhost',
  'localhost.localdomain',
  'a.localhost',
  'router',
  'intranet',
  'printer.local',
  'nas.lan',
  'db.internal',
  'metadata.google.internal',
  'kubernetes.default.svc',
  '1.0.0.127.in-addr.arpa',
  'box.home.arpa',
  'site.corp',
  'boat.example.',
  '.boat.example',
  'boat..example',
  '-.example',
  '*.example',
]

test('there are more than forty disguises, all different', () => {
  expect(new Set(DISGUISES).size).toBe(DISGUISES.length)
  expect(DISGUISES.length).toBeGreaterThan(40)
})

test.each(DISGUISES)('%s is refused', host => {
  expect(faultOf(`https://${host}/hook`)).toMatch(/^(name|form)$/)
  expect(faultOf(`https://${host}:443/hook`)).toMatch(/^(name|form)$/)
})

test.each(['8.8.8.8', '1.1.1.1', '[2606:4700::1111]'])('%s is public but not a name, so it is refused', host => {
  expect(faultOf(`https://${host}/`)).toBe('name')
})

test.each([
  ['http://hooks.boat.example/', 'https'],
  ['ftp://hooks.boat.example/', 'https'],
  ['ws://hooks.boat.example/', 'https'],
  ['javascript:alert(1)', 'form'],
  ['data:text/plain,x', 'form'],
  ['file:///etc/passwd', 'form'],
  ['hooks.boat.example', 'form'],
  ['', 'form'],
  ['https:hooks.boat.example', 'form'],
  ['https:///127.0.0.1/', 'form'],
  ['https:\\\\127.0.0.1\\', 'form'],
  ['https://hooks.boat.example\\@127.0.0.1/', 'form'],
  ['https://hooks.boat.exa\tmple/', 'form'],
  ['https://hooks.boat.exa\nmple/', 'form'],
  ['https://hooks.boat.example/\u202Egpj', 'form'],
  ['https://user:password@hooks.boat.example/', 'login'],
  ['https://hooks.boat.example@127.0.0.1/', 'login'],
  ['https://hooks.boat.example:443@127.0.0.1/', 'login'],
  ['https://@hooks.boat.example/', 'login'],
  ['https://hooks.boat.example:22/', 'port'],
  ['https://hooks.boat.example:80/', 'port'],
  ['https://hooks.boat.example:6379/', 'port'],
  [`https://hooks.boat.example/${'a'.repeat(2000)}`, 'long'],
  [`https://${'a'.repeat(64)}.example/`, 'name'],
])('%j is refused: %s', (address, fault) => {
  expect(faultOf(address)).toBe(fault)
})

test.each([
  ['https://discord.com/api/webhooks/1/a-B_c', 'https://discord.com/api/webhooks/1/a-B_c'],
  [' https://ntfy.sh/my-boat ', 'https://ntfy.sh/my-boat'],
  ['https://Hooks.Boat.Example:8443/x?to=me@home', 'https://hooks.boat.example:8443/x?to=me@home'],
  ['https://hooks.boat.example:443/', 'https://hooks.boat.example/'],
  ['https://почта.укр/', 'https://xn--80a1acny.xn--j1amh/'],
  ['https://127.boat.example/', 'https://127.boat.example/'],
])('%j is requested as %s', (address, as) => {
  expect(outsideAddress(address)).toMatchObject({ url: { href: as } })
})

describe('where the site runs for development', () => {
  test.each(['http://127.0.0.1:9000/hook', 'http://localhost:9000/', 'https://[::1]/', 'http://boat.localhost:1/'])(
    '%s is allowed',
    address => {
      expect(faultOf(address, true)).toBeUndefined()
    }
  )

  test.each([
    ['http://10.0.0.1/', 'https'],
    ['https://192.168.1.1/', 'name'],
    ['ftp://127.0.0.1/', 'https'],
    ['http://localhost@10.0.0.1/', 'login'],
  ])('%s is still refused: %s', (address, fault) => {
    expect(faultOf(address, true)).toBe(fault)
  })
})
