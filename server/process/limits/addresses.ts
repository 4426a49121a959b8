import type { IncomingMessage, Server } from 'node:http'
import { isIPv6 } from 'node:net'

/** One address as we write it: some proxies add its port, brackets, a zone, or write IPv4 as IPv6. What is no address stays as it is. */
export function plainAddress(written: string): string {
  const bare = written.trim().replace(/^"|"$/g, '')
  const [, bracketed] = /^\[([^\]]+)\](?::\d*)?$/.exec(bare) ?? []
  const [, ofPort] = /^(.*\d\.\d+\.\d+\.\d+):\d*$/.exec(bare) ?? []
  const address = (bracketed ?? ofPort ?? bare).replace(/%.*$/, '')
  return withoutMapping(address)
}

/** An IPv4 address as a socket of IPv6 writes it, `::ffff:203.0.113.7` or `::ffff:cb00:7107`, is that IPv4 address. */
function withoutMapping(address: string): string {
  const [, dotted, high, low] =
    /^(?:0*:)*:?ffff:(?:(\d+\.\d+\.\d+\.\d+)|([\da-f]{1,4}):([\da-f]{1,4}))$/i.exec(address) ?? []
  if (dotted !== undefined) return dotted
  if (high === undefined || low === undefined) return address
  return [high, low].flatMap(group => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]).join('.')
}

/** Reads the addresses that proxies pass on, before anybody looks at them. */
export function readForwardedAddresses(server: Server): void {
  const read = ({ headers }: IncomingMessage) => {
    const passed = headers['x-forwarded-for']
    if (passed) headers['x-forwarded-for'] = String(passed).split(',').map(plainAddress).join(', ')
  }
  server.prependListener('request', read)
  server.prependListener('upgrade', read)
}

/** What counts as one sender: an IPv4 address, or the /64 network that one subscriber has in IPv6. */
export function networkOf(address: string): string {
  const plain = plainAddress(address)
  if (!isIPv6(plain)) return plain
  const [before = '', after = ''] = plain.split('::')
  const left = before.split(':').filter(Boolean)
  const right = after.split(':').filter(Boolean)
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  const groups = plain.includes('::') ? [...left, ...zeros, ...right] : left
  return `${groups
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
