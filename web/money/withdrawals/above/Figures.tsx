import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Clock from 'lucide-react/icons/clock'
import type { ReactNode } from 'react'
import { moneyText } from '#contract/base/money.ts'
import type { OutputOf } from '#contract/base/operation.ts'
import { shanghaiDay } from '#contract/base/shanghai.ts'
import type { Fen } from '#contract/base/values.ts'
import { api } from '#web/kit/api.ts'
import { serverNow } from '#web/kit/clock.ts'
import { useMay } from '#web/kit/may.ts'
import { useRead } from '#web/kit/read.ts'
import { Link } from '#web/kit/route.ts'
import { useTimeFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { Badge, countText } from '#web/ui/show/Badge.tsx'
import { Money } from '#web/ui/show/Money.tsx'
import { Skeleton } from '#web/ui/show/Skeleton.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { withdrawalsWords } from '#words/money/withdrawals.ts'

type Counts = OutputOf<typeof api.withdrawals.counts>

/** What waits, what was paid today, what went wrong, and whether there is money to pay with. */
export function Figures() {
  const { tabs, tiles } = useWords(withdrawalsWords)
  const { data } = useRead(api.withdrawals.counts, {})
  return (
    <>
      {data?.stopped && <StoppedBar reason={data.stopped} />}
      {data?.opensAt && !data.stopped && <ClosedBar opensAt={data.opensAt} />}
      <dl
        aria-label={tiles.label}
        className="flex shrink-0 overflow-x-auto border-b border-line [scrollbar-width:none] desktop:flex-wrap"
      >
        <Figure name={tabs.review} to="/tixian">
          {data && <CountAndSum count={data.queues.review} sum={data.waitingFen} />}
        </Figure>
        <Figure name={tiles.paidToday} to={endedToday('paid')}>
          {data && <CountAndSum count={data.paidToday.count} sum={data.paidToday.fen} />}
        </Figure>
        <Figure name={tiles.failedToday} to={endedToday('failed')}>
          {data && tiles.count(countText(data.failedToday))}
        </Figure>
        <Figure name={tabs.trouble} to="/tixian?tab=trouble">
          {data && <Trouble counts={data} />}
        </Figure>
        <Figure name={tiles.books}>
          {data && (
            <Badge tone={data.stopped ? 'bad' : 'good'}>{data.stopped ? tiles.unbalanced : tiles.balanced}</Badge>
          )}
        </Figure>
        <Figure name={tiles.channel} loadingWidth={420}>
          {data && <ChannelBalance channel={data.channel} />}
        </Figure>
      </dl>
    </>
  )
}

function endedToday(dayOf: 'paid' | 'failed'): string {
  const today = shanghaiDay(serverNow())
  return `/tixian?tab=all&dayOf=${dayOf}&from=${today}&to=${today}`
}

type FigureProps = { name: string; to?: string; loadingWidth?: number; children: ReactNode }

/** One figure; it links to the list that it counts, if there is one. */
function Figure({ name, to, loadingWidth = 60, children }: FigureProps) {
  return (
    <div className="-mt-px grid h-16 min-w-36 shrink-0 grow content-center border-t border-r border-line px-4 last:border-r-0">
      <dt className="text-xs whitespace-nowrap text-muted">{name}</dt>
      <dd className="flex h-6 items-center text-base font-medium whitespace-nowrap">
        {!children && <Skeleton width={loadingWidth} />}
        {children && to ? (
          <Link to={to} className="hover:text-accent-ink hover:underline">
            {children}
          </Link>
        ) : (
          children
        )}
      </dd>
    </div>
  )
}

function CountAndSum({ count, sum }: { count: number; sum: Fen }) {
  const { tiles } = useWords(withdrawalsWords)
  return (
    <>
      {tiles.count(countText(count))}
      <span className="ml-2 text-sm font-normal text-muted">
        <Money fen={sum} />
      </span>
    </>
  )
}

function Trouble({ counts: { failed, unknown } }: { counts: Counts }) {
  const { tiles } = useWords(withdrawalsWords)
  if (failed + unknown === 0) return <>{tiles.count('0')}</>
  const parts = [failed > 0 && tiles.someFailed(failed), unknown > 0 && tiles.someUnknown(unknown)]
  return <span className="text-bad-ink">{parts.filter(Boolean).join(' · ')}</span>
}

/** What the channel can pay out by its own account, what it has by the books, and what lies between. */
function ChannelBalance({ channel }: Pick<Counts, 'channel'>) {
  const { tiles } = useWords(withdrawalsWords)
  if (!channel) return <span className="text-sm font-normal text-muted">{tiles.channelSilent}</span>
  const { fen, at, isLow, booksFen } = channel
  return (
    <>
      <span className={isLow ? 'text-bad-ink' : ''}>
        <Money fen={fen} />
      </span>
      <span className="ml-2 flex items-center gap-2 text-xs font-normal text-muted">
        {isLow ? <Badge tone="bad">{tiles.isLow}</Badge> : <Time at={at} />}
        {booksFen !== null && <Books booksFen={booksFen} differenceFen={fen - booksFen} />}
      </span>
    </>
  )
}

/** Opens the accounts of channels. */
function Books({ booksFen, differenceFen }: { booksFen: number; differenceFen: number }) {
  const { tiles } = useWords(withdrawalsWords)
  return (
    <Link to="/finance/ledger?tab=accounts&kind=channel" className="flex items-center gap-2 hover:underline">
      {tiles.byBooks(moneyText(booksFen))}
      <Badge tone={differenceFen === 0 ? 'good' : 'warn'}>
        {differenceFen === 0 ? tiles.noDifference : tiles.difference(moneyText(differenceFen))}
      </Badge>
    </Link>
  )
}

type Stop = NonNullable<OutputOf<typeof api.withdrawals.counts>['stopped']>

/** Where the imbalance is looked into and confirmed. */
const screens: Record<Stop, string> = { ledger: '/finance/ledger', reconciliation: '/finance/recon' }

/** Why nothing is paid out now, and where to confirm it. */
function StoppedBar({ reason }: { reason: Stop }) {
  const { stopped, toStopped } = useWords(withdrawalsWords)
  const mayPay = useMay('withdrawals.pay')
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2 bg-bad-soft px-4 py-2 text-sm text-bad-ink">
      <CircleAlert size={16} aria-hidden className="shrink-0" />
      <span className="min-w-0 flex-1">{stopped[reason]}</span>
      {mayPay && (
        <Link to={screens[reason]} className="font-medium whitespace-nowrap underline">
          {toStopped[reason]}
        </Link>
      )}
    </div>
  )
}

/** That nothing is paid out at this hour, and when it is again; for whoever would pay. */
function ClosedBar({ opensAt }: { opensAt: number }) {
  const { closedUntil } = useWords(withdrawalsWords)
  const print = useTimeFormat('short')
  if (!useMay('withdrawals.pay')) return null
  return (
    <p role="status" className="flex items-center gap-2 bg-warn-soft px-4 py-2 text-sm text-warn-ink">
      <Clock size={16} aria-hidden className="shrink-0" />
      {closedUntil(print(opensAt))}
    </p>
  )
}
