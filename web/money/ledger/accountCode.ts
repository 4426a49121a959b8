import type { AccountKind } from '#contract/money/accounts.ts'

/** `platform:escrow` → `escrow`, `person:12:held` → `held`, `channel:wechat` → `channel`. */
export function kindOfCode(code: string): AccountKind {
  const [owner, ...rest] = code.split(':')
  return (owner === 'channel' ? owner : rest.at(-1)) as AccountKind
}
