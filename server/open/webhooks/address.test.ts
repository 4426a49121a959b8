import { createConnection, createServer, type LookupFunction } from 'node:net'
import { expect, test } from 'vitest'
import { isPrivate, publicLookup, refuseWrongAddress } from './address.ts'

const ours = [
  '0.1.2.3',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.0.1',
  '192.0.0.8',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.19.255.254',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::ffff:127.0.0.1',
  '::ffff:198.18.0.1',
  '::ffff:0:127.0.0.1',
  '::ffff:0:a00:1',
  '::ffff:0:808:808',
  '1::1',
  '4000::1',
  'e000::1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::a00:1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  'fd00::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
]

test.each(ours)('%s is one of our own networks or nobody’s', address => {
  expect(isPrivate(address)).toBe(true)
  const host = address.includes(':') ? `[${address}]` : address
  expect(() => refuseWrongAddress(new URL(`https://${host}/`))).toThrow('private address')
})

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '192.0.1.1',
  '198.20.0.1',
  '2606:4700::1111',
  '::ffff:8.8.8.8',
  '2a00:1450::1',
  '3ffe::1',
])('%s is an address of the Internet', address => expect(isPrivate(address)).toBe(false))

/** What a name server that changes its mind answers. */
function changing(...answers: string[]) {
  let asked = 0
  return {
    resolve: async () => [{ address: answers[Math.min(asked++, answers.length - 1)] ?? '', family: 4 }],
    count: () => asked,
  }
}

function looked(find: LookupFunction, all: boolean): Promise<unknown> {
  return new Promise((resolve, reject) =>
    find('app.example', { all }, (error, addresses) => (error ? reject(error) : resolve(addresses))),
  )
}

test('a connection goes to the address that was checked, whatever the name says next', async () => {
  const names = changing('8.8.8.8', '127.0.0.1')
  expect(await looked(publicLookup(names.resolve), true)).toEqual([{ address: '8.8.8.8', family: 4 }])
  expect(names.count()).toBe(1)
  await expect(looked(publicLookup(names.resolve), false)).rejects.toThrow('127.0.0.1 is a private address')
})

test('nothing is connected where the name leads into our own networks', async () => {
  let connections = 0
  const server = createServer(() => connections++)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const names = changing('127.0.0.1')
  const error = await new Promise<Error>(resolve =>
    createConnection({ host: 'app.example', port, lookup: publicLookup(names.resolve) }).on('error', resolve),
  )
  expect(error.message).toBe('127.0.0.1 is a private address')
  expect(connections).toBe(0)
  server.close()
})
