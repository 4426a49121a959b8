import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { networkOf, plainAddress, readForwardedAddresses } from './addresses.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['203.0.113.7:52114', '203.0.113.7'],
  ['203.0.113.7:', '203.0.113.7'],
  ['::ffff:203.0.113.7:443', '203.0.113.7'],
  ['[2001:db8::1]:', '2001:db8::1'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['"[2001:db8::1]:4711"', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['[fe80::1%25eth0]:80', 'fe80::1'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:80', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:3:4:5:6'],
  ['unknown', 'unknown'],
])('%s is the address %s', (written, address) => expect(plainAddress(written)).toBe(address))

test('The addresses that a proxy passes on are read before anybody looks at them', async () => {
  const server = createServer(({ headers }, response) => void response.end(headers['x-forwarded-for'] ?? 'none'))
  readForwardedAddresses(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const seen = async (headers: Record<string, string>) => (await fetch(`http://127.0.0.1:${port}`, { headers })).text()
  expect(await seen({ 'x-forwarded-for': '203.0.113.7:1, [2001:db8::1]:2,10.0.0.1' })).toBe(
    '203.0.113.7, 2001:db8::1, 10.0.0.1',
  )
  expect(await seen({})).toBe('none')
  await new Promise(resolve => server.close(resolve))
})
