import { useDeferredValue } from 'react'
import { comparedForm } from '#contract/base/texts/typed-text.ts'
import {
  type AccountKind,
  type OwnedKind,
  ownedKinds,
  type PlatformKind,
  platformKinds,
} from '#contract/money/accounts.ts'
import type { LedgerAccount } from '#contract/money/ledger-rows.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { SuggestBox } from '#web/ui/controls/SuggestBox.tsx'
import { adjustmentWords } from '#words/money/ledger.ts'
import { useAccountName } from '../useAccountName.ts'
import { type LineDraft, typedCode } from './lines.ts'

type AccountFieldProps = {
  line: LineDraft
  error: string | undefined
  onChange: (account: Pick<LineDraft, 'typed' | 'code'>) => void
}

type Offered = { code: string; kind: AccountKind; ownerName: string }

const mostOffered = 12

/** Chooses an account by its owner's name, its own name or its code. */
export function AccountField({ line, error, onChange }: AccountFieldProps) {
  const { form } = useWords(adjustmentWords)
  const nameOf = useAccountName()
  const wanted = useDeferredValue(line.code ? '' : line.typed.trim())
  const { data } = useRead(
    api.ledger.accounts,
    { search: wanted, limit: 20 },
    { enabled: wanted !== '', keepPrevious: true },
  )
  const labelOf = (account: Offered) => `${nameOf(account)} (${account.code})`
  const found = wanted === '' ? [] : (data?.rows ?? [])
  const offered = [...platformAccounts(), ...found, ...accountsToOpen(found)]
  const isWanted = ({ label }: { label: string }) => comparedForm(label).includes(comparedForm(wanted))
  const suggestions = [...new Map(offered.map(account => [account.code, account])).values()]
    .map(account => ({
      code: account.code,
      label: labelOf(account),
      isFound: found.some(one => one.code === account.code),
    }))
    .filter(one => one.isFound || isWanted(one))
    .slice(0, mostOffered)

  return (
    <div className="grid gap-1">
      <span aria-hidden className="text-sm text-muted">
        {form.account}
      </span>
      <SuggestBox
        label={form.account}
        placeholder={form.accountHint}
        value={line.typed}
        onType={typed => onChange({ typed, code: typedCode(typed) ?? '' })}
        suggestions={line.code ? [] : suggestions.map(({ label }) => label)}
        onChoose={label => onChange({ typed: label, code: suggestions.find(one => one.label === label)?.code ?? '' })}
        error={error}
      />
      {error && <p className="text-xs text-bad-ink">{error}</p>}
    </div>
  )
}

/** Also those that nothing was posted to yet. */
function platformAccounts(): Offered[] {
  const kinds = Object.keys(platformKinds) as PlatformKind[]
  return kinds.map(kind => ({ code: `platform:${kind}`, kind, ownerName: '' }))
}

/** The other accounts of the people and merchants that were found, which the first posting opens. */
function accountsToOpen(found: readonly LedgerAccount[]): Offered[] {
  const kinds = Object.keys(ownedKinds) as OwnedKind[]
  return found.flatMap(({ ownerKind, ownerId, ownerName }) =>
    ownerId === null ? [] : kinds.map(kind => ({ code: `${ownerKind}:${ownerId}:${kind}`, kind, ownerName })),
  )
}
