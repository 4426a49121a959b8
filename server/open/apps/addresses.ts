import { BlockList, isIPv6 } from 'node:net'
import { plainAddress } from '#server/process/limits/index.ts'

const lists = new Map<string, BlockList>()
/** More lists than there are apps with one; each is small. */
const mostLists = 500

/** Whether a request from `address` is allowed by these addresses and networks; none of them allow any. */
export function isAllowedAddress(allowed: readonly string[], address: string): boolean {
  if (allowed.length === 0) return true
  const plain = plainAddress(address)
  return listOf(allowed).check(plain, familyOf(plain))
}

function listOf(allowed: readonly string[]): BlockList {
  const key = allowed.join(' ')
  const known = lists.get(key)
  if (known) return known
  const list = new BlockList()
  for (const entry of allowed) addTo(list, entry)
  if (lists.size >= mostLists) lists.clear()
  lists.set(key, list)
  return list
}

function addTo(list: BlockList, entry: string): void {
  const [network = '', bits] = entry.split('/')
  const plain = plainAddress(network)
  if (bits === undefined) list.addAddress(plain, familyOf(plain))
  else list.addSubnet(network, Number(bits), familyOf(network))
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}
