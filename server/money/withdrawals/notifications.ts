import { sql } from 'kysely'
import { yuanText } from '#contract/base/texts/yuan.ts'
import type { WithdrawalQueue } from '#contract/money/withdrawals.ts'
import { type NoticeWindow, notify, startWindows } from '#server/desk/notifications/index.ts'
import type { Change } from '#server/kit/change.ts'
import { moment } from '#server/kit/rows/moment.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import type { WithdrawalRecord } from './table.ts'

type Row = Pick<WithdrawalRecord, 'id' | 'no' | 'city_code' | 'amount_fen'>

const type = 9
/** A tab of the screen, and there one withdrawal. */
const linkTo = (tab: WithdrawalQueue, id?: number) => `/tixian?tab=${tab}${id === undefined ? '' : `&open=${id}`}`

const reviewers = (cityCode: string) => ({ permission: 'withdrawals.review', cityCode }) as const
const payers = (cityCode: string | null) => ({ permission: 'withdrawals.pay', cityCode }) as const

export async function notifyHighRisk(change: Change, { id, no, city_code, amount_fen }: Row): Promise<void> {
  const params = { no, yuan: yuanText(amount_fen) }
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
  const params = { no: row.no, yuan: yuanText(amountFen) }
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
  await notify(change, { type, kind: 'withdrawal.channelLow', params: { yuan: yuanText(fen) }, to: payers(null), link })
}

export const appliedWindow: NoticeWindow = { queue: 'withdrawals.applied', seconds: 300 }

export function startAppliedWindows(runtime: Runtime): Promise<void> {
  return startWindows(runtime, appliedWindow, notifyApplied)
}

/** Those that were approved by rule meanwhile are nobody's work. */
async function notifyApplied(change: Change, cityCode: string, beganAt: number): Promise<void> {
  const { count, fen } = await change.db
    .selectFrom('withdrawals')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select(sql<number>`coalesce(sum(amount_fen), 0)::bigint`.as('fen'))
    .where('city_code', '=', cityCode)
    .where('state', 'in', ['review', 'secondReview'])
    .where('asked_at', '>=', moment(beganAt))
    .executeTakeFirstOrThrow()
  if (count === 0) return
  const params = { count, yuan: yuanText(fen) }
  await notify(change, { type, kind: 'withdrawal.applied', params, to: reviewers(cityCode), link: linkTo('review') })
}
