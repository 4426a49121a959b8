import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { yuanOf } from '#contract/base/money.ts'
import type { WithdrawalQueue } from '#contract/money/withdrawals.ts'
import { type Change, clock, makeChange } from '#server/kit/change.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { notify } from '#server/notifications/index.ts'
import type { WithdrawalRecord } from './table.ts'

type Row = Pick<WithdrawalRecord, 'id' | 'no' | 'city_code' | 'amount_fen'>

const type = 9
/** A tab of the screen, and there one withdrawal. */
const linkTo = (tab: WithdrawalQueue, id?: number) => `/tixian?tab=${tab}${id === undefined ? '' : `&open=${id}`}`

const reviewers = (cityCode: string) => ({ permission: 'withdrawals.review', cityCode }) as const
const payers = (cityCode: string | null) => ({ permission: 'withdrawals.pay', cityCode }) as const

export async function notifyHighRisk(change: Change, { id, no, city_code, amount_fen }: Row): Promise<void> {
  const params = { no, yuan: yuanOf(amount_fen) }
  const link = linkTo('risky', id)
  await notify(change, { type, kind: 'withdrawal.highRisk', params, to: reviewers(city_code), link })
}

export async function notifyTrouble(
  change: Change,
  kind: 'withdrawal.failed' | 'withdrawal.unknown',
  { id, no, city_code }: Row,
): Promise<void> {
  await notify(change, { type, kind, params: { no }, to: payers(city_code), link: linkTo('trouble', id) })
}

/** Rings until somebody takes it: the money may have left twice. */
export async function alarmPaidLate(change: Change, row: Row, amountFen: number): Promise<void> {
  const params = { no: row.no, yuan: yuanOf(amountFen) }
  const link = linkTo('trouble', row.id)
  await notify(change, {
    type,
    kind: 'withdrawal.paidLate',
    params,
    to: payers(row.city_code),
    link,
    isAlarm: true,
  })
}

export async function notifyPaused(change: Change, { id, no }: { id: number; no: string }): Promise<void> {
  const link = `/tixian?tab=batches&batch=${id}`
  await notify(change, { type, kind: 'withdrawal.batchPaused', params: { no }, to: payers(null), link })
}

export async function notifyChannelLow(change: Change, fen: number): Promise<void> {
  const link = linkTo('approved')
  await notify(change, { type, kind: 'withdrawal.channelLow', params: { yuan: yuanOf(fen) }, to: payers(null), link })
}

const windowQueue = 'withdrawals.applied'
/** Staff are told of new withdrawals of a city together, at most this often. */
const windowSeconds = 300

/**
 * The first new withdrawal of a city begins a window, at whose end staff are told how many wait. The last lock of its
 * transaction, which makes the end of a window wait for those that are counted in it.
 */
export async function noteApplied(change: Change, { city_code }: Row): Promise<void> {
  const { is_new } = await change.db
    .insertInto('withdrawal_windows')
    .values({ city_code })
    .onConflict(conflict => conflict.column('city_code').doUpdateSet({ city_code }))
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirstOrThrow()
  if (is_new) await change.later(windowQueue, { cityCode: city_code }, windowSeconds)
}

export async function startAppliedWindows(runtime: Runtime): Promise<void> {
  await runtime.jobs.work<{ cityCode: string }>(windowQueue, ({ cityCode }) =>
    makeChange(runtime, { actor: clock, traceId: randomUUID() }, change => endWindow(change, cityCode)),
  )
}

/** Those that were approved by rule meanwhile are nobody's work. */
async function endWindow(change: Change, cityCode: string): Promise<void> {
  const ended = await change.db
    .deleteFrom('withdrawal_windows')
    .where('city_code', '=', cityCode)
    .returning('began_at')
    .executeTakeFirst()
  if (!ended) return
  const { count, fen } = await change.db
    .selectFrom('withdrawals')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select(sql<number>`coalesce(sum(amount_fen), 0)::bigint`.as('fen'))
    .where('city_code', '=', cityCode)
    .where('state', 'in', ['review', 'secondReview'])
    .where('asked_at', '>=', sql<number>`${new Date(ended.began_at)}`)
    .executeTakeFirstOrThrow()
  if (count === 0) return
  const params = { count, yuan: yuanOf(fen) }
  await notify(change, { type, kind: 'withdrawal.applied', params, to: reviewers(cityCode), link: linkTo('review') })
}
