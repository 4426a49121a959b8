import { dayMs } from '#contract/base/durations.ts'
import { addDays, shanghaiDay, shanghaiMidnight, startOfShanghaiDay } from '#contract/base/shanghai.ts'
import { payoutDays } from '#contract/dashboard/money-now.ts'
import type { ListLink } from '#contract/dashboard/span.ts'
import { type ByPeriod, compared } from '#server/dashboard/compared.ts'
import { listOf } from '#server/dashboard/lists.ts'
import { shareOf } from '#server/dashboard/shares.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { type Ended, endedByDay, endedIn, oldestWaiting, waitingWithdrawals } from '#server/money/withdrawals/index.ts'
import { countFigure, type Money, type MoneyFigure } from './figure.ts'

const listed = (filters: object) => listOf('withdrawals.list', { queue: 'all', ...filters })
/** Withdrawals that were paid on these days, or of which a payout failed. */
const endedOn = (dayOf: 'paid' | 'failed', from: string, to = from) => listed({ dayOf, from, to })

export async function readWithdrawalsPart(context: QueryContext) {
  const { db, caller } = context
  const now = Date.now()
  const today = shanghaiMidnight(now)
  const { queues, waitingFen, failed, unknown, stopped } = await waitingWithdrawals(db, caller)
  const before = (days: number) => endedIn(db, caller, { since: today - days * dayMs, until: now - days * dayMs })
  const ended = {
    now: await endedIn(db, caller, { since: today, until: today + dayMs }),
    yesterday: await before(1),
    lastWeek: await before(7),
  }
  const waiting = countFigure('waiting', queues.review, listOf('withdrawals.list', { queue: 'review' }))
  return {
    stopped,
    oldestAt: await oldestWaiting(db, caller),
    payouts: await readPayouts(context, now),
    figures: [
      waiting,
      { ...waiting, key: 'waitingFen', unit: 'fen', value: waitingFen },
      countFigure('approved', queues.approved, listOf('withdrawals.list', { queue: 'approved' })),
      countFigure('failed', failed, listed({ state: 'failed' })),
      countFigure('unknown', unknown, listed({ unknown: true })),
      ...endedFigures(ended, shanghaiDay(now)),
    ] satisfies MoneyFigure[],
  }
}

function endedFigures(periods: ByPeriod<Ended>, day: string): MoneyFigure[] {
  const { now } = periods
  const figure = (
    key: MoneyFigure['key'],
    unit: MoneyFigure['unit'],
    of: (ended: Ended) => number | null,
    { list, base }: { list: ListLink; base: 'paid' | 'failed' },
  ): MoneyFigure => ({
    key,
    ...compared(periods, { unit, of, base: ended => ended[unit === 'share' ? 'ended' : base] }),
    count: now[base],
    lists: [list],
    isCapped: false,
  })
  const paid = { base: 'paid' as const, list: endedOn('paid', day) }
  const failed = { base: 'failed' as const, list: endedOn('failed', day) }
  return [
    figure('paidToday', 'count', ended => ended.paid, paid),
    figure('paidTodayFen', 'fen', ended => ended.paidFen, paid),
    figure('failedToday', 'count', ended => ended.failed, failed),
    figure('failedShare', 'share', ended => shareOf(ended.failed, ended.ended), failed),
    figure('payoutMedian', 'seconds', ({ median }) => median, paid),
    figure('payoutNinetieth', 'seconds', ({ ninetieth }) => ninetieth, paid),
  ]
}

async function readPayouts({ db, caller }: QueryContext, now: number): Promise<Money['payouts']> {
  const last = shanghaiDay(now)
  const days = Array.from({ length: payoutDays }, (_, at) => addDays(last, at - payoutDays + 1))
  const since = startOfShanghaiDay(days[0] ?? last)
  const found = await endedByDay(db, caller, { since, until: startOfShanghaiDay(last) + dayMs })
  return days.map(day => {
    const { paid, paidFen, failed } = found.find(one => one.day === day) ?? { paid: 0, paidFen: 0, failed: 0 }
    const start = startOfShanghaiDay(day)
    return {
      since: start,
      until: Math.min(start + dayMs, now),
      paid,
      paidFen,
      failed,
      lists: [endedOn('paid', day)],
      failedLists: [endedOn('failed', day)],
    }
  })
}
