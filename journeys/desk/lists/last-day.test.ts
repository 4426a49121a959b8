import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { signIns } from '#contract/access/events.ts'
import { shanghaiMoment } from '#contract/base/shanghai.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { feedback } from '#contract/feedback/feedback-desk.ts'
import { refunds } from '#contract/money/refunds.ts'
import { settlements } from '#contract/money/settlements.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { orders } from '#contract/orders/orders.ts'
import { workers } from '#contract/people/workers.ts'
import { complain } from '../../setup/complaints/complaints.ts'
import { sendFeedback } from '../../setup/feedback/feedback.ts'
import { withBank } from '../../setup/money/finance.ts'
import { heldMeals, longSessions } from '../../setup/money/settlements.ts'
import { withdrawalOf } from '../../setup/money/withdrawals.ts'
import type { Desk } from '../../setup/orders/desk.ts'
import { askFor, mealFor } from '../../setup/people/money.ts'

const server = withBank({ settings: longSessions })
let desk: Desk

beforeAll(async () => {
  desk = await server.signIn('super_admin')
  await heldMeals(server, desk, 1)
  await askFor(await server.signIn('kefu'), await mealFor(server, 20_000), 6100)
  await withdrawalOf(server, 60_100)
  await sendFeedback(server)
  await complain(server)
  await server.fixtures.rider()
})

type Days = { from: string; to: string }
type Range = { table: string; column: string; read: (days: Days) => Promise<{ rows: readonly unknown[] }> }

const named = ({ from, to }: Days) => ({ firstDay: from, lastDay: to })

/** Every range of days that the server reads, by what it is called beside the list. */
const ranges: Record<string, Range> = {
  'orders: 下单日期': {
    table: 'orders',
    column: 'placed_at',
    read: days => desk.call(orders.list, { ...named(days), dayOf: 'placed' }),
  },
  'orders: 支付日期': {
    table: 'orders',
    column: 'paid_at',
    read: days => desk.call(orders.list, { ...named(days), dayOf: 'paid' }),
  },
  'orders: 完成/取消日期': {
    table: 'orders',
    column: 'finished_at',
    read: days => desk.call(orders.list, { ...named(days), dayOf: 'finished' }),
  },
  'refunds: 申请时间': {
    table: 'refunds',
    column: 'asked_at',
    read: days => desk.call(refunds.list, { queue: 'all', ...days }),
  },
  'settlements: 结算时间': {
    table: 'settlements',
    column: 'settled_at',
    read: days => desk.call(settlements.list, { queue: 'all', ...days }),
  },
  'withdrawals: 申请日期': {
    table: 'withdrawals',
    column: 'asked_at',
    read: days => desk.call(withdrawals.list, { queue: 'all', ...days }),
  },
  'feedback: 提交日期': {
    table: 'feedback',
    column: 'created_at',
    read: days => desk.call(feedback.list, { queue: 'all', ...days }),
  },
  'complaints: 投诉时间': {
    table: 'complaints',
    column: 'created_at',
    read: days => desk.call(complaints.list, named(days)),
  },
  'sign-ins: 时间': {
    table: 'sign_ins',
    column: 'at',
    read: days => desk.call(signIns.list, days),
  },
  'workers: 入驻时间': {
    table: 'workers',
    column: 'joined_at',
    read: days => desk.call(workers.list, { queue: 'rider', ...named(days) }),
  },
}

test.each(Object.entries(ranges))(
  '%s: the last day is in the range until its last moment, and the first from its first',
  async (_, range) => {
    const { table, column, read } = range
    for (const moment of ['2025-03-05 00:00:00.000', '2025-03-05 23:59:59.999']) {
      const at = new Date(shanghaiMoment(moment))
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${at} where ${sql.ref(column)} is not null`.execute(
        server.db,
      )
      const count = async (from: string, to: string) => (await read({ from, to })).rows.length
      const inDay = await count('2025-03-05', '2025-03-05')
      expect(inDay).toBeGreaterThan(0)
      expect(await count('', '2025-03-05')).toBe(inDay)
      expect(await count('2025-03-05', '')).toBe(inDay)
      expect(await count('2025-03-01', '2025-03-05')).toBe(inDay)
      expect(await count('2025-03-06', '2025-03-06')).toBe(0)
      expect(await count('', '2025-03-04')).toBe(0)
    }
  },
)
