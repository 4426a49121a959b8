import type { Deduction, DeductionMove, Deposit, DepositAction, DepositState } from '#contract/money/deposit.ts'
import type { LedgerPosting } from '#contract/money/ledger-rows.ts'
import { useMay } from '#web/kit/may.ts'
import { Link } from '#web/kit/route.ts'
import { useTimeFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { ActionButtons } from '#web/ui/controls/ActionButtons.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import type { Tone } from '#web/ui/show/tone.ts'
import { depositsWords } from '#words/money/deposits.ts'
import { ledgerWords } from '#words/money/ledger.ts'

const itemClass = 'grid gap-1 rounded-md border border-line px-3 py-2.5 text-sm'
const smallClass = 'flex flex-wrap gap-x-3 text-xs text-muted'

const tones: Record<DepositState, Tone> = {
  held: 'good',
  leaving: 'warn',
  returning: 'accent',
  failed: 'bad',
  returned: 'neutral',
  used: 'neutral',
}

/** One payment of the deposit, and what became of it. */
type DepositItemProps = { deposit: Deposit; onAction: (action: DepositAction) => void }

export function DepositItem({ deposit, onAction }: DepositItemProps) {
  const text = useWords(depositsWords)
  const print = useTimeFormat('short')
  return (
    <li className={itemClass}>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={tones[deposit.state]}>{text.states[deposit.state]}</Badge>
        <span className="truncate text-muted">{deposit.no}</span>
        <span className="ml-auto font-medium">
          <Money fen={deposit.paidFen} />
        </span>
      </p>
      <p className={smallClass}>
        <Time at={deposit.paidAt} shape="full" />
        <Link
          to={`/shenqing?tab=activated&search=${deposit.applicationNo}`}
          className="text-accent-ink hover:underline"
        >
          {`${text.application} ${deposit.applicationNo}`}
        </Link>
        {deposit.usedFen > 0 && (
          <span>
            {text.used} <Money fen={deposit.usedFen} />
          </span>
        )}
      </p>
      {deposit.releaseAt !== null && <p className="text-xs text-muted">{text.releaseAt(print(deposit.releaseAt))}</p>}
      {deposit.fault && <p className="text-xs break-words text-bad-ink">{deposit.fault}</p>}
      {deposit.allowed.length > 0 && (
        <ActionButtons
          looks={{ retry: 'plain', giveBack: 'risky' }}
          allowed={deposit.allowed}
          names={text.actions}
          onAction={onAction}
          place="bar"
        />
      )}
    </li>
  )
}

/** A deduction that somebody asked for. */
export function DeductionItem({ deduction, onMove }: { deduction: Deduction; onMove: (move: DeductionMove) => void }) {
  const text = useWords(depositsWords)
  const { state, askedBy, decidedBy, transaction } = deduction
  return (
    <li className={itemClass}>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={state === 'pending' ? 'warn' : 'neutral'}>{text.deductionStates[state]}</Badge>
        <span className="truncate text-muted">{deduction.no}</span>
        <span className="ml-auto font-medium">
          <Money fen={deduction.amountFen} minus />
        </span>
      </p>
      <p className="break-words">{deduction.reason}</p>
      <p className={smallClass}>
        <Time at={deduction.askedAt} shape="full" />
        <span>{`${text.askedBy} ${askedBy.name}`}</span>
        {decidedBy && <span>{`${text.decidedBy} ${decidedBy.name}`}</span>}
        {transaction && <TransactionLink {...transaction} />}
      </p>
      {deduction.remark && <p className="text-xs break-words text-muted">{deduction.remark}</p>}
      {deduction.allowed.includes('withdraw') && <p className="text-xs text-muted">{text.waitsForOther}</p>}
      {deduction.allowed.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <ActionButtons
            looks={{ approve: 'plain', reject: 'risky', withdraw: 'plain' }}
            allowed={deduction.allowed}
            names={text.moves}
            onAction={onMove}
            place="bar"
          />
        </div>
      )}
    </li>
  )
}

/** One posting of the account. */
export function MovementItem({ movement }: { movement: LedgerPosting }) {
  const { events } = useWords(ledgerWords)
  const isOut = movement.side === 'debit'
  return (
    <li className={itemClass}>
      <p className="flex flex-wrap items-center gap-2">
        <span>{events[movement.event]}</span>
        <span className="ml-auto font-medium">
          <Money fen={movement.amountFen} minus={isOut} />
        </span>
      </p>
      <p className={smallClass}>
        <Time at={movement.at} shape="full" />
        <TransactionLink id={movement.transactionId} no={movement.transactionNo} />
        {movement.description && <span className="break-words">{movement.description}</span>}
      </p>
    </li>
  )
}

/** To the ledger, for those who may see it. */
function TransactionLink({ id, no }: { id: number; no: string }) {
  if (!useMay('ledger.view')) return <span>{no}</span>
  return (
    <Link to={`/finance/ledger?open=${id}`} className="text-accent-ink hover:underline">
      {no}
    </Link>
  )
}
