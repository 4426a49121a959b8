import { lookup } from 'node:dns/promises'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Networks that are ours or nobody's (IANA special-purpose registries). IPv4 within IPv6 is checked as IPv4 by `BlockList`. */
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
  ['::', 96],
  // NAT64, for all and local: an IPv4 address is inside.
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  // Discard only.
  ['100::', 64],
  // IETF protocol assignments, Teredo and benchmarking among them.
  ['2001::', 23],
  // Documentation, also 3fff::.
  ['2001:db8::', 32],
  // 6to4: an IPv4 address is inside.
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  // Site-local of old.
  ['fec0::', 10],
  ['ff00::', 8],
] as const

const closed = new BlockList()
for (const [network, bits] of closedNetworks) closed.addSubnet(network, bits, network.includes(':') ? 'ipv6' : 'ipv4')

type Address = { address: string; family: number }

export function isPrivate(address: string): boolean {
  return closed.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
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
