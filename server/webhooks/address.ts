import { lookup } from 'node:dns/promises'
import { BlockList } from 'node:net'

const closed = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(network, bits, 'ipv4')
}
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  closed.addSubnet(network, bits, 'ipv6')
}

/** Throws unless the address is https and outside our own networks: a webhook must not become a way into them. */
export async function refuseWrongAddress(url: string): Promise<void> {
  const { protocol, hostname } = new URL(url)
  if (protocol !== 'https:') throw new Error('webhooks go to https addresses only')
  const addresses = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true })
  for (const { address, family } of addresses) {
    if (closed.check(address, family === 6 ? 'ipv6' : 'ipv4')) throw new Error(`${address} is a private address`)
  }
}
