import { expect, test } from 'vitest'
import { isAllowedAddress } from './addresses.ts'

const networks = ['203.0.113.0/24', '198.51.100.7', '2001:db8::/32', '2001:db9::7']

test.each([
  '203.0.113.0',
  '203.0.113.255',
  '::ffff:203.0.113.9',
  '198.51.100.7',
  '2001:db8:ffff::1',
  '2001:db9::7',
  '2001:0db9:0000::0007',
])('%s may call', address => expect(isAllowedAddress(networks, address)).toBe(true))

test.each(['203.0.114.1', '198.51.100.8', '::ffff:198.51.100.8', '2001:db9::8', '::1', '127.0.0.1', 'unknown', ''])(
  '%s may not call',
  address => expect(isAllowedAddress(networks, address)).toBe(false),
)

test('without a list any address may call; the whole network of a family allows that family alone', () => {
  expect(isAllowedAddress([], '203.0.114.1')).toBe(true)
  expect(isAllowedAddress(['0.0.0.0/0'], '203.0.114.1')).toBe(true)
  expect(isAllowedAddress(['0.0.0.0/0'], '2001:db8::1')).toBe(false)
})

test('an address as a socket of IPv6 writes it may stand in the list', () => {
  expect(isAllowedAddress(['::ffff:203.0.113.7'], '203.0.113.7')).toBe(true)
})
