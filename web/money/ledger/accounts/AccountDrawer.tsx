import type { OutputOf } from '#contract/base/operation.ts'
import { sides } from '#contract/money/accounts.ts'
import type { LedgerAccount } from '#contract/money/ledger-rows.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useNumberFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { RecordDrawer } from '#web/shared/list/RecordDrawer.tsx'
import { DateRangeBox } from '#web/ui/dates/DateRangeBox.tsx'
import { Copy } from '#web/ui/show/Copy.tsx'
import { Balance, Money } from '#web/ui/show/Money.tsx'
import { accountWords, ledgerScreenWords, ledgerWords } from '#words/money/ledger.ts'
import { useAccountName } from '../useAccountName.ts'
import { TAccount } from './TAccount.tsx'

type Days = { first: string; last: string }

type AccountDrawerProps = {
  id: number
  /** The row of the list, shown until the account is loaded. */
  row: LedgerAccount | undefined
  days: Days
  onDays: (days: Partial<Days>) => void
  onStep: (step: -1 | 1) => void
  onClose: () => void
}

/** One account as a T: what was debited stands left, what was credited right. */
export function AccountDrawer({ id, row, days, onDays, onStep, onClose }: AccountDrawerProps) {
  const text = useWords(accountWords)
  const nameOf = useAccountName()
  const { data, error, refetch } = useRead(
    api.ledger.account,
    { id, from: days.first, to: days.last },
    { keepPrevious: true },
  )
  const account = data ?? row
  const name = account ? nameOf(account) : ''
  return (
    <RecordDrawer
      kind={`${text.kind} ${name}`}
      title={<span className="truncate">{name}</span>}
      head={account && <Head account={account} sums={data} days={days} onDays={onDays} />}
      panel="account-postings"
      error={data ? null : error}
      onStep={onStep}
      onAgain={() => void refetch()}
      onClose={onClose}
    >
      {account && <TAccount id={id} from={days.first} to={days.last} />}
    </RecordDrawer>
  )
}

type HeadProps = {
  account: LedgerAccount
  sums: OutputOf<typeof api.ledger.account> | undefined
  days: Days
  onDays: (days: Partial<Days>) => void
}

function Head({ account, sums, days, onDays }: HeadProps) {
  const text = useWords(accountWords)
  const { balance } = useWords(ledgerScreenWords)
  const { owners, sides: names, postedAt } = useWords(ledgerWords)
  const format = useNumberFormat()
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm text-muted">
        <span>{owners[account.ownerKind]}</span>
        <span className="flex min-w-0 items-center self-center">
          <code className="truncate text-xs">{account.code}</code>
          <Copy value={account.code} />
        </span>
        <span>{text.postingCount(format(account.postings))}</span>
        <span className="ml-auto flex items-baseline gap-2">
          {balance}
          <span className="text-xl font-semibold text-ink">
            <Balance fen={account.balanceFen} />
          </span>
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <DateRangeBox
          label={postedAt}
          days={{ from: days.first, to: days.last }}
          onChoose={({ from, to }) => onDays({ first: from, last: to })}
        />
        <span className="ml-auto">{days.first || days.last ? text.inDays : text.allTime}</span>
      </div>
      <dl className="-mb-4 grid grid-cols-2 border-t-2 border-line-strong">
        {sides.map(side => (
          <div
            key={side}
            className={`flex flex-wrap items-baseline gap-x-2 py-2 ${side === 'debit' ? 'border-r-2 border-line-strong pr-4' : 'pl-4'}`}
          >
            <dt className="text-sm text-muted">{names[side]}</dt>
            <dd className="ml-auto font-medium">{sums && <Money fen={sums[`${side}Fen`]} />}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
