import {
  type AccountKind,
  channelKind,
  type OwnedKind,
  type OwnerKind,
  ownedKinds,
  type PlatformKind,
  platformKinds,
  type Side,
} from '#contract/money/accounts.ts'

/** An account before it is looked for: the first posting opens it. */
export type AccountName = {
  code: string
  ownerKind: OwnerKind
  ownerId: number | null
  kind: AccountKind
  normalSide: Side
  mayBeNegative: boolean
  /** In how many parts its balance is kept. */
  parts: number
}

/** Accounts that every transaction meets: as many can change at once. */
const sharedParts = 16

export function platformAccount(kind: PlatformKind): AccountName {
  const { side, mayBeNegative } = platformKinds[kind]
  const code = `platform:${kind}`
  return { code, ownerKind: 'platform', ownerId: null, kind, normalSide: side, mayBeNegative, parts: sharedParts }
}

/** Money at a payment app. */
export function channelAccount(appId: string): AccountName {
  const { side, mayBeNegative } = channelKind
  const code = `channel:${appId}`
  return {
    code,
    ownerKind: 'channel',
    ownerId: null,
    kind: 'channel',
    normalSide: side,
    mayBeNegative,
    parts: sharedParts,
  }
}

/** Of a customer or a worker, by the id of the user. */
export function personAccount(userId: number, kind: OwnedKind): AccountName {
  return ownedAccount('person', userId, kind)
}

export function merchantAccount(merchantId: number, kind: OwnedKind): AccountName {
  return ownedAccount('merchant', merchantId, kind)
}

/** The account with this code; null if there cannot be one. Whether its owner exists is not part of it. */
export function accountOfCode(code: string): AccountName | null {
  const [owner = '', name = '', kind = ''] = code.split(':')
  if (owner === 'platform') return isKindOf(platformKinds, name) ? platformAccount(name) : null
  if (owner === 'channel') return channelAccount(code.slice('channel:'.length))
  if (owner !== 'person' && owner !== 'merchant') return null
  return isKindOf(ownedKinds, kind) ? ownedAccount(owner, Number(name), kind) : null
}

function isKindOf<Kind extends string>(kinds: Record<Kind, unknown>, kind: string): kind is Kind {
  return Object.hasOwn(kinds, kind)
}

export function ownedAccount(ownerKind: 'person' | 'merchant', ownerId: number, kind: OwnedKind): AccountName {
  const { side, mayBeNegative } = ownedKinds[kind]
  return {
    code: `${ownerKind}:${ownerId}:${kind}`,
    ownerKind,
    ownerId,
    kind,
    normalSide: side,
    mayBeNegative,
    parts: 1,
  }
}
