import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '#contract/access/sign-on.ts'
import { chats } from '#contract/chats/chats.ts'
import { complaintStates } from '#contract/complaints/complaint.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { packets } from '#contract/money/packets.ts'
import { reconDifferences } from '#contract/money/recon/recon.ts'
import { refunds } from '#contract/money/refunds.ts'
import { verifyAudit } from '#server/access/events/feature.ts'
import { fillCity } from '#server/demo/index.ts'
import type { Database } from '#server/kit/database.ts'
import { compareLedger } from '#server/money/ledger/feature.ts'
import { thread } from '../setup/chats/chats.ts'
import { appOf, registerApp } from '../setup/open/apps.ts'
import { type Desk, signInAt } from '../setup/orders/desk.ts'
import { passTime } from '../setup/process/clock.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServer()
let kefu: Desk
let leader: Desk
let finance: Desk
let late: number

const app = { id: 'demo', secret: 'secret', webhookSecret: 'secret', webhookUrl: 'http://127.0.0.1:1/' }

beforeAll(async () => {
  for (const kind of ['customer', 'merchant', 'rider'] as const)
    await registerApp(server.runtime, { ...appOf(kind), id: `demo-${kind}`, name: kind, kind, scopes: [] })
  const config = { ...server.runtime.config, DEMO_APPS: { customer: app, merchant: app, rider: app }, DEMO_HOUR: 12 }
  late = await server.db.transaction().execute(async db => {
    await fillCity(db, config, 2)
    return postedNow(db)
  })
  const signIn = (username: string) => signInAt(server.url, { username, password: demoPassword })
  kefu = await signIn('kefu')
  leader = await signIn('leader')
  finance = await signIn('finance')
})

/** Money of orders that was posted when the city was made, and not when it moved; asked in the transaction that makes it. */
async function postedNow(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ledger_transactions
    where event in ('open', 'pay', 'settle') and at >= now() and order_id is not null`.execute(db)
  return rows[0]?.count ?? 0
}

const list = (queue: 'mine' | 'waiting') => kefu.call(chats.list, { queue, limit: 50 })

describe('from the first second of the demo', () => {
  test('conversations wait, some of them of customer service, each about an order of its person', async () => {
    const [mine, waiting] = [(await list('mine')).rows, (await list('waiting')).rows]
    expect(mine.length).toBeGreaterThanOrEqual(2)
    expect(waiting.length).toBeGreaterThanOrEqual(8)
    expect(new Set(waiting.map(({ lastMessage }) => lastMessage?.text)).size).toBe(waiting.length)
    for (const { id } of [...mine, ...waiting]) {
      const { orderNos } = await kefu.call(chats.context, { id })
      const { orderNo } = await kefu.call(chats.get, { id })
      expect(orderNos).toContain(orderNo)
      const { rows } = await thread(server, kefu, id)
      expect(rows.some(({ text }) => /[{}]/.test(text))).toBe(false)
    }
  })

  test('conversations and complaints of the last two days are over, each after its order, spread over the hours', async () => {
    const { rows } = await sql<{ at: number; after: number; ago: number }>`
      select extract(epoch from chats.created_at)::float as at, extract(epoch from now() - resolved_at)::float as ago,
        extract(epoch from chats.created_at - orders.finished_at)::float as after
      from chats join orders on orders.no = chats.order_no where chats.state = 'resolved' order by 1`.execute(server.db)
    const gaps = rows.slice(1).map(({ at }, nth) => at - (rows[nth]?.at ?? 0))
    expect(rows.length).toBeGreaterThan(10)
    expect(Math.min(...rows.flatMap(({ ago, after }) => [ago, after]))).toBeGreaterThan(0)
    expect(rows.filter(({ ago }) => ago < 43_200).length).toBeGreaterThan(3)
    expect(gaps.filter(gap => gap < 600).length).toBeLessThan(gaps.length / 4)
    const closed = await server.db.selectFrom('complaints').select('closed_at').where('state', '=', 'closed').execute()
    expect(closed.length).toBeGreaterThan(3)
  })

  test('complaints are at every stage, and say what their order says', async () => {
    const { rows } = await leader.call(complaints.list, { limit: 200 })
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(complaintStates))
    const wrong = await sql<{ no: string }>`
      select complaints.no from complaints join orders on orders.id = order_id
      where (complaints.type in ('D240', 'D140') and orders.is_late is not true)
        or (respondent_id is not null and respondent_id <> orders.worker_id)
        or (respondent_kind = 'merchant' and respondent_name <> orders.details #>> '{from,name}')
        or complainant_id <> orders.customer_id or orders.complaints = 0`.execute(server.db)
    expect(wrong.rows).toEqual([])
  })

  test('a colleague approves the red packet and the money to the balance, and their askers cannot', async () => {
    const [packet] = (await leader.call(packets.list, { forMe: true, limit: 10 })).rows
    if (!packet) throw new Error('No red packet waits.')
    await expect(kefu.call(packets.approve, { id: packet.id, version: packet.version })).rejects.toThrow()
    expect(await leader.call(packets.approve, { id: packet.id, version: packet.version })).toMatchObject({
      state: 'sent',
    })
    const [asked] = (await leader.call(complaints.list, { queue: 'approval', limit: 10 })).rows
    const { id, version, given } = await leader.call(complaints.get, { id: asked?.id ?? 0 })
    expect(given.compensations).toMatchObject([{ state: 'pending', askedBy: '客服小李' }])
    const target = { id, version, compensationId: given.compensations[0]?.id ?? 0 }
    expect(await leader.call(complaints.approveCompensation, target)).toMatchObject({
      given: { compensations: [{ state: 'paid' }] },
    })
  })

  test('refunds wait for a decision, and failed ones for another try', async () => {
    expect(await finance.call(refunds.counts, {})).toMatchObject({ review: 4, failed: 3 })
    const failed = (await finance.call(refunds.list, { queue: 'failed', limit: 10 })).rows
    for (const { arrivedFen, remark } of failed) expect([arrivedFen, remark.length > 0]).toEqual([0, true])
  })

  test('yesterday’s bill has three differences of three kinds', async () => {
    const { rows } = await finance.call(reconDifferences.list, { limit: 10 })
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['amount', 'onlyOurs', 'onlyTheirs'])
  })

  test('the books balance, and were opened when the money moved; every event is in the chain', async () => {
    expect(await compareLedger(server.db)).toMatchObject({ wrong: 0, findings: [] })
    expect(late).toBe(0)
    await passTime(31)
    const { DATA_DIR } = server.runtime.config
    const report = await until(async () => {
      const { waiting, findings } = await verifyAudit(server.db, DATA_DIR)
      return waiting === 0 && { findings }
    })
    expect(report).toEqual({ findings: [] })
  })

  test('fewer than eight of a hundred past orders were cancelled', async () => {
    const { rows } = await sql<{ share: number }>`
      select count(*) filter (where state = 'cancelled')::float / count(*) as share from orders where paid_fen > 0`.execute(
      server.db,
    )
    expect(rows[0]?.share).toBeGreaterThan(0.01)
    expect(rows[0]?.share).toBeLessThan(0.08)
  })
})
