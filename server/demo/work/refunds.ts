import { type Kysely, sql } from 'kysely'
import { minuteMs } from '#contract/base/durations.ts'
import { fen } from '#contract/base/values.ts'
import type { Liability } from '#contract/orders/order-names.ts'
import type { ReasonCode } from '#contract/orders/reasons.ts'
import type { Tables } from '#server/kit/database.ts'
import { customersApp } from '../customers.ts'
import { pastNumber } from '../past-order.ts'
import type { StaffByName } from './chats.ts'
import { type Chooser, is, type PastCase, told } from './past-cases.ts'
import { writeEvents } from './write-event.ts'

type Request = {
  fits: (order: PastCase) => boolean
  code: ReasonCode
  liability: Liability
  reason: string
  /** Of what was paid. */
  share: number
  minutesAgo: number
  /** Asked for by customer service, above their own limit; by the customer if left out. */
  isByStaff?: true
}

const requests: readonly Request[] = [
  {
    fits: one => is.meal(one) && one.paidFen > 5500,
    code: 'R07',
    liability: 'worker',
    reason: '{shop}的{main}整份洒了，顾客要求全退',
    share: 1,
    minutesAgo: 18,
    isByStaff: true,
  },
  { fits: is.late, code: 'R02', liability: 'worker', reason: '晚了{late}分钟，不想要了', share: 0.3, minutesAgo: 26 },
  { fits: is.meal, code: 'R07', liability: 'worker', reason: '{main}漏了一半', share: 0.25, minutesAgo: 41 },
  { fits: is.carried, code: 'R08', liability: 'worker', reason: '{goods}压坏了一角', share: 0.4, minutesAgo: 75 },
]

const failures = ['原支付账户已注销', '银行卡已过期，无法原路退回', '渠道超时，请重试'] as const

/** Refunds that wait for a decision, and some that the channel could not pay. Answers how many. */
export async function addOpenRefunds(
  db: Kysely<Tables>,
  choose: Chooser,
  staff: StaffByName,
  now: number,
): Promise<number> {
  let added = 0
  for (const request of requests) {
    const order = choose(one => request.fits(one) && (one.endedAt ?? now) < now - request.minutesAgo * minuteMs)
    if (order) added += await addRequest(db, request, order, { staff, now })
  }
  for (const remark of failures) {
    const order = choose(
      one => is.cancelledMeal(one) && one.refundedFen === one.paidFen && (one.endedAt ?? now) < now - 10 * minuteMs,
    )
    if (order) added += await failRefund(db, order, remark)
  }
  return added
}

async function addRequest(
  db: Kysely<Tables>,
  request: Request,
  order: PastCase,
  { staff, now }: { staff: StaffByName; now: number },
): Promise<number> {
  const agent = request.isByStaff ? staff.get('kefu') : undefined
  const { id, name } = agent ?? order.customer
  const at = now - request.minutesAgo * minuteMs
  const no = pastNumber('TK', at, order.id)
  const amountFen = amountOf(request, order)
  const reason = told(request.reason, order)
  await db
    .insertInto('refunds')
    .values({
      no,
      order_id: order.id,
      app_id: agent ? null : customersApp,
      external_no: agent ? null : `tk-H${order.id}`,
      origin: agent ? 'staff' : 'customer',
      stage: 'review',
      amount_fen: fen(amountFen),
      code: request.code,
      liability: request.liability,
      reason,
      asked_by_id: id,
      asked_by: name,
      asked_at: new Date(at),
    })
    .execute()
  await sql`update orders set refund = 'applying', version = version + 1 where id = ${order.id}`.execute(db)
  const changes = { refundNo: [null, no], amountFen: [null, amountFen], refund: ['none', 'applying'] }
  const by = { kind: agent ? ('staff' as const) : ('customer' as const), id, name }
  await writeEvents(db, [{ ...inOrder(order), at, action: 'refunds.ask', by, changes, reason }])
  return 1
}

function amountOf({ share }: Request, { paidFen }: PastCase): number {
  return Math.min(paidFen, Math.max(100, Math.round((paidFen * share) / 10) * 10))
}

function inOrder({ id, no, state }: PastCase) {
  return { subject: 'orders', subjectId: id, subjectNo: no, from: state, to: state } as const
}

/** The money of a cancelled order that the channel could not give back. */
async function failRefund(db: Kysely<Tables>, order: PastCase, remark: string): Promise<number> {
  await sql`update refunds set stage = 'failed', arrived_fen = 0, ended_at = null, remark = ${remark}
    where order_id = ${order.id} and stage = 'refunded'`.execute(db)
  await sql`update orders set refund = 'failed', refunded_fen = 0, refunding_fen = paid_fen, version = version + 1
    where id = ${order.id}`.execute(db)
  const at = (order.endedAt ?? order.placedAt) + 3 * minuteMs
  const by = { kind: 'payment', id: null, name: '' } as const
  const changes = { refund: ['processing', 'failed'] }
  await writeEvents(db, [{ ...inOrder(order), at, action: 'orders.failRefund', by, changes, reason: remark }])
  return 1
}
