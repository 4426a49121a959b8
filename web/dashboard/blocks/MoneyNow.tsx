import { ChevronRight, CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OutputOf } from '#contract/base/operation.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { Link } from '#web/kit/route.ts'
import { useNumberFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { Clock } from '#web/ui/show/Clock.tsx'
import { Balance, Money, moneyText } from '#web/ui/show/Money.tsx'
import { dashboardBlockWords, dashboardPageWords, moneyNowWords } from '#words/dashboard/dashboard.ts'
import { Answer } from '../frame/Answer.tsx'
import { useBlock } from '../live/useBlock.ts'

type Now = OutputOf<typeof dashboard.money>

/** The money, for finance: what waits, what went wrong and what there is. Each figure opens the list that explains it. */
export function MoneyNow() {
  const query = useBlock(dashboard.money, {}, { hears: ['withdrawals', 'refunds', 'ledger', 'recon'], pace: 'calm' })
  const { empties } = useWords(dashboardPageWords)
  return (
    <Answer query={query} hint={empties.money} isEmpty={({ withdrawals, ledger }) => !withdrawals && !ledger}>
      {({ withdrawals, refunds, ledger, recon }) => {
        const stopped = withdrawals?.stopped ?? (ledger?.stopsPayouts ? 'ledger' : null)
        return (
          <div className="grid gap-3">
            {stopped && <Stopped by={stopped} />}
            <div className="grid gap-3 desktop:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
              {withdrawals && <WithdrawalsCard now={withdrawals} />}
              {(refunds || recon) && <RefundsCard refunds={refunds} recon={recon} />}
              {ledger && <LedgerCard now={ledger} />}
            </div>
          </div>
        )
      }}
    </Answer>
  )
}

const explains = { ledger: '/finance/ledger?tab=trial', reconciliation: '/finance/recon' } as const

function Stopped({ by }: { by: keyof typeof explains }) {
  const text = useWords(moneyNowWords)
  return (
    <Link
      to={explains[by]}
      className="flex items-center gap-2 rounded-lg bg-bad-soft px-4 py-2.5 text-sm font-medium text-bad-ink hover:underline"
    >
      <TriangleAlert size={16} aria-hidden className="shrink-0" />
      {text.stopped[by]}
    </Link>
  )
}

function WithdrawalsCard({ now }: { now: NonNullable<Now['withdrawals']> }) {
  const text = useWords(moneyNowWords)
  const listOf = (tab: string) => `/tixian?tab=${tab}`
  return (
    <Card title={text.withdrawals} to="/tixian">
      <Count name={text.waiting} count={now.waiting} to={listOf('review')} />
      <Figure name={text.waitingAmount} to={listOf('review')}>
        <Money fen={now.waitingFen} />
      </Figure>
      {now.oldestAt !== null && (
        <Figure name={text.oldest} to={listOf('review')}>
          <Clock since={now.oldestAt} due={Number.POSITIVE_INFINITY} />
        </Figure>
      )}
      <Count name={text.approved} count={now.approved} to={listOf('approved')} />
      <Count name={text.failed} count={now.failed} to={listOf('trouble')} urgent />
      <Count name={text.unknown} count={now.unknown} to={listOf('trouble')} urgent />
      <Figure name={text.paidToday} to={listOf('paid')}>
        <span className="text-xs font-normal text-muted">{text.paidOf(now.paidToday.count)}</span>
        <Money fen={now.paidToday.fen} />
      </Figure>
    </Card>
  )
}

function RefundsCard({ refunds, recon }: Pick<Now, 'refunds' | 'recon'>) {
  const text = useWords(moneyNowWords)
  const block = useWords(dashboardBlockWords)
  const listOf = (tab: string) => `/finance/refund?tab=${tab}`
  return (
    <Card title={text.refunds} to="/finance/refund">
      {refunds && (
        <>
          <Count name={text.inReview} count={refunds.review} to={listOf('review')} />
          <Count name={text.processing} count={refunds.processing} to={listOf('processing')} />
          <Count name={text.refundFailed} count={refunds.failed} to={listOf('failed')} urgent />
        </>
      )}
      {recon && <Count name={block.recon} count={recon.open} to="/finance/recon" urgent />}
      {recon?.lastDay && (
        <Figure name={block.reconDone} to="/finance/recon">
          {recon.lastDay}
        </Figure>
      )}
    </Card>
  )
}

const balances = ['channel', 'escrow', 'held', 'available', 'withdrawing', 'receivable'] as const

function LedgerCard({ now }: { now: NonNullable<Now['ledger']> }) {
  const text = useWords(moneyNowWords)
  const isBalanced = now.differenceFen === 0
  const Icon = isBalanced ? CircleCheck : TriangleAlert
  return (
    <Card title={text.ledger} to="/finance/ledger?tab=accounts">
      <li>
        <Link
          to={explains.ledger}
          className={`flex items-center gap-1.5 rounded-md px-2 py-1 text-sm font-medium hover:bg-hover ${isBalanced ? 'text-good-ink' : 'text-bad-ink'}`}
        >
          <Icon size={14} aria-hidden />
          {isBalanced ? text.balanced : text.unbalanced(moneyText(now.differenceFen))}
        </Link>
      </li>
      {balances.map(kind => (
        <Figure key={kind} name={text.kinds[kind]} to={`/finance/ledger?tab=accounts&kind=${kind}`}>
          <Balance fen={now[`${kind}Fen`]} />
        </Figure>
      ))}
    </Card>
  )
}

function Card({ title, to, children }: { title: string; to: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-4">
      <h3 className="text-sm">
        <Link to={to} className="group flex items-center gap-1 font-medium hover:text-accent-ink hover:underline">
          {title}
          <ChevronRight size={14} aria-hidden className="ml-auto shrink-0 opacity-50 group-hover:opacity-100" />
        </Link>
      </h3>
      <ul className="-mx-2 grid">{children}</ul>
    </section>
  )
}

type FigureProps = { name: string; to: string; urgent?: boolean; children: ReactNode }

function Figure({ name, to, urgent = false, children }: FigureProps) {
  const words = useWords(dashboardBlockWords)
  return (
    <li>
      <Link to={to} className="flex items-center gap-2 rounded-md px-2 py-1 text-sm hover:bg-hover">
        <span className="truncate text-muted">{name}</span>
        <span
          className={`ml-auto flex shrink-0 items-center gap-1.5 text-base font-semibold ${urgent ? 'text-bad-ink' : ''}`}
        >
          {urgent && <CircleAlert size={14} aria-label={words.urgent} />}
          {children}
        </span>
      </Link>
    </li>
  )
}

/** `urgent`: it should be 0. */
function Count({ name, count, to, urgent = false }: { name: string; count: number; to: string; urgent?: boolean }) {
  const format = useNumberFormat()
  return (
    <Figure name={name} to={to} urgent={urgent && count > 0}>
      {format(count)}
    </Figure>
  )
}
