import { lookup } from 'node:dns/promises'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Networks of IPv4 that are ours or nobody's (IANA special-purpose registries). */
const closedNetworks = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  // IETF protocol assignments.
  ['192.0.0.0', 24],
  // Documentation, also 198.51.100.0 and 203.0.113.0.
  ['192.0.2.0', 24],
  // 6to4 relays.
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  // Benchmarking.
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast and reserved.
  ['224.0.0.0', 3],
] as const

/** In IPv6 only these are given to anybody; the rest of it is private, local, or translates from IPv4. */
const globalNetwork = ['2000::', 3] as const
/** What of these is ours or nobody's: protocols, Teredo and benchmarking; documentation; 6to4, which has an IPv4 address inside. */
const closedOfGlobal = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

/** Checks an IPv4 address within IPv6 (`::ffff:1.2.3.4`) as IPv4. */
const closed = new BlockList()
for (const [network, bits] of closedNetworks) closed.addSubnet(network, bits, 'ipv4')
const mapped = new BlockList()
mapped.addSubnet('::ffff:0:0', 96, 'ipv6')
const global = new BlockList()
global.addSubnet(...globalNetwork, 'ipv6')
const closedGlobal = new BlockList()
for (const [network, bits] of closedOfGlobal) closedGlobal.addSubnet(network, bits, 'ipv6')

type Address = { address: string; family: number }

export function isPrivate(address: string): boolean {
  if (isIP(address) !== 6) return closed.check(address)
  if (mapped.check(address, 'ipv6')) return closed.check(address, 'ipv6')
  return !global.check(address, 'ipv6') || closedGlobal.check(address, 'ipv6')
}

/** Throws unless it is an https address that does not name one of our own networks by number: a webhook must not become a way into them. */
export function refuseWrongAddress({ protocol, hostname }: URL): void {
  if (protocol !== 'https:') throw new Error('webhooks go to https addresses only')
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host)) refusePrivate([{ address: host, family: isIP(host) }])
}

/**
 * Looks a name up once for one connection, which then goes to the very addresses that were checked: a name server that
 * answers differently the second time is not asked a second time.
 */
export function publicLookup(
  resolve: (hostname: string) => Promise<Address[]> = hostname => lookup(hostname, { all: true }),
): LookupFunction {
  return (hostname, { all }, done) => {
    resolve(hostname)
      .then(refusePrivate)
      .then(
        addresses => {
          const [first] = addresses
          if (all) done(null, addresses)
          else done(null, first?.address ?? '', first?.family)
        },
        (error: Error) => done(error, []),
      )
  }
}

function refusePrivate(addresses: Address[]): Address[] {
  for (const { address } of addresses) if (isPrivate(address)) throw new Error(`${address} is a private address`)
  return addresses
}
