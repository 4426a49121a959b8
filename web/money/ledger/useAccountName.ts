import type { AccountKind } from '#contract/money/accounts.ts'
import { useWords } from '#web/kit/words.ts'
import { ledgerWords } from '#words/money/ledger.ts'

type Named = { kind: AccountKind; ownerName: string; code: string }

/** What an account is called: its kind, and whose it is. */
export function useAccountName(): (account: Named) => string {
  const { kinds } = useWords(ledgerWords)
  return account => [kinds[account.kind], ownerOf(account)].filter(Boolean).join(' · ')
}

/** Whose an account is; of a channel whose app is gone its id, of the platform nothing. */
export function ownerOf({ kind, ownerName, code }: Named): string {
  return ownerName || (kind === 'channel' ? code.slice('channel:'.length) : '')
}
