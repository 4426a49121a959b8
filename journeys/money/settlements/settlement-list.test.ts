import { describe, expect, test } from 'vitest'
import { events } from '#contract/access/events.ts'
import type { InputOf } from '#contract/base/operation.ts'
import type { ListedSettlement, Party } from '#contract/money/settlement.ts'
import { settlements } from '#contract/money/settlements.ts'
import { merchantAccount } from '#server/money/ledger/feature.ts'
import { credit, debit, platformAccount } from '#server/money/ledger/index.ts'
import { sweepSettlements } from '#server/money/settlements/feature.ts'
import { complain } from '../../setup/complaints/complaints.ts'
import { asShown, fetchExport, readXlsx, shown } from '../../setup/files/spreadsheets.ts'
import { postNow } from '../../setup/money/ledger.ts'
import { amountsOf, heldMeals, longSessions, settlementOf, untilState } from '../../setup/money/settlements.ts'
import { type Desk, refusalOf } from '../../setup/orders/desk.ts'
import type { Order } from '../../setup/orders/order.ts'
import { askFor } from '../../setup/people/money.ts'
import { passTime } from '../../setup/process/clock.ts'
import { withServerPerTest } from '../../setup/process/server.ts'

const server = withServerPerTest({ settings: longSessions })
const reason = '账目待核对'

type Question = InputOf<typeof settlements.list>

async function found(desk: Desk, question: Question): Promise<ListedSettlement[]> {
  return (await desk.call(settlements.list, question)).rows
}
const nos = (rows: readonly { no: string }[]) => rows.map(({ no }) => no)

/** By the books. */
async function heldFen(): Promise<number> {
  const { fen } = await server.db
    .selectFrom('ledger_accounts')
    .innerJoin('ledger_balances', 'account_id', 'ledger_accounts.id')
    .where('kind', '=', 'held')
    .select(({ fn }) => fn.sum<number>('balance_fen').as('fen'))
    .executeTakeFirstOrThrow()
  return Number(fen)
}

describe('The list of settlements', () => {
  test('has a tab for what is held, stopped, owed and released, with counts and sums, and every row its parts', async () => {
    const finance = await server.signIn('finance')
    const [first, second, third] = (await heldMeals(server, finance, 3)) as [Order, Order, Order]
    await complain(server, { order: third, demand: 'refund' })
    expect(await finance.call(settlements.counts, {})).toEqual({ held: 3, stopped: 0, owing: 0 })
    const ofThree = await finance.call(settlements.sums, { queue: 'held' })
    expect(ofThree.heldFen).toBe(await heldFen())
    expect(ofThree.heldFen).toBeGreaterThan(0)
    const [row] = await found(finance, { search: first.no })
    const settlement = await settlementOf(finance, first)
    expect(row).toMatchObject({ no: first.no, service: 'food', state: 'held', stopReason: null, owedFen: 0 })
    expect(row?.endedAt).toBeGreaterThan(0)
    expect(Object.fromEntries(row?.parts.map(({ party, amountFen }) => [party, amountFen]) ?? [])).toEqual(
      amountsOf(settlement),
    )
    const { version } = settlement
    await finance.call(settlements.hold, { id: first.id, version, reason })
    await passTime(2 * 86_400)
    await untilState(finance, second, 'released')
    await sweepSettlements(server.runtime)
    expect(await finance.call(settlements.counts, {})).toEqual({ held: 0, stopped: 2, owing: 0 })
    expect(nos(await found(finance, { queue: 'stopped' }))).toEqual([third.no, first.no])
    expect(nos(await found(finance, { queue: 'stopped', reason: 'complaint' }))).toEqual([third.no])
    expect(nos(await found(finance, { queue: 'stopped', reason: 'hold' }))).toEqual([first.no])
    expect(nos(await found(finance, { queue: 'released' }))).toEqual([second.no])
    expect((await finance.call(settlements.sums, { queue: 'released' })).heldFen).toBe(0)
    expect((await finance.call(settlements.sums, { queue: 'all' })).heldFen).toBe(await heldFen())
    const sums = await finance.call(settlements.sums, { queue: 'stopped' })
    const both = await found(finance, { queue: 'stopped' })
    expect(sums).toMatchObject({
      count: 2,
      isPart: false,
      paidFen: both.reduce((sum, { paidFen }) => sum + paidFen, 0),
    })
    expect(sums.parts.reduce((sum, { amountFen }) => sum + amountFen, 0)).toBe(sums.paidFen)
  })

  test('is narrowed by service, city, days, the end of a number, and who has a share', async () => {
    const finance = await server.signIn('finance')
    const [meal] = (await heldMeals(server, finance, 1)) as [Order]
    const all = { queue: 'all' as const }
    const [row] = await found(finance, { ...all, search: meal.no.slice(-6) })
    expect(row?.no).toBe(meal.no)
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
    const worker = row?.parts.find(({ party }) => party === 'worker')?.name ?? ''
    const shop = row?.parts.find(({ party }) => party === 'merchant')?.name ?? ''
    const { no: workerNo } = await server.db
      .selectFrom('orders')
      .innerJoin('workers', 'workers.user_id', 'orders.worker_id')
      .select('workers.no')
      .where('orders.id', '=', meal.id)
      .executeTakeFirstOrThrow()
    for (const question of [
      { service: 'food' as const },
      { cityCode: row?.cityCode ?? '' },
      { from: today, to: today },
      { search: worker },
      { search: shop.slice(0, 3) },
      { search: workerNo.toLowerCase() },
    ])
      expect(nos(await found(finance, { ...all, ...question })), JSON.stringify(question)).toEqual([meal.no])
    for (const question of [
      { service: 'express' as const },
      { cityCode: '110100' },
      { to: '2020-01-01' },
      { search: '没有这个人' },
      { search: '999999999999' },
    ])
      expect(await found(finance, { ...all, ...question }), JSON.stringify(question)).toEqual([])
    const elsewhere = await server.signIn('finance', { cityCodes: ['110100'] })
    expect(await elsewhere.call(settlements.counts, {})).toEqual({ held: 0, stopped: 0, owing: 0 })
    expect(await elsewhere.call(settlements.sums, all)).toMatchObject({ count: 0, paidFen: 0, parts: [] })
    expect((await refusalOf(elsewhere.call(settlements.get, { id: meal.id }))).reason).toBe('notFound')
  })

  test('shows under what is owed the orders whose refund left somebody in debt', async () => {
    const [finance, leader] = [await server.signIn('finance'), await server.signIn('kefu_leader')]
    const [meal] = (await heldMeals(server, finance, 1)) as [Order]
    await passTime(2 * 86_400)
    const { shares } = await untilState(finance, meal, 'released')
    const shop = shares?.find(({ party }) => party === 'merchant')
    await spend(shop?.owner?.id ?? 0, shop?.amountFen ?? 0)
    await askFor(leader, meal, 1000, { code: 'M03', liability: 'merchant', reason: '少了一份' })
    const refund = await server.db.selectFrom('refunds').selectAll().where('order_id', '=', meal.id).executeTakeFirst()
    await server.fixtures.sendEvent(meal, {
      event: 'refund',
      by: 'payment',
      amountFen: 1000,
      refundNo: refund?.no ?? '',
    })
    expect(await finance.call(settlements.counts, {})).toMatchObject({ owing: 1 })
    expect(await found(finance, { queue: 'owing' })).toMatchObject([{ no: meal.no, state: 'released', owedFen: 1000 }])
  })

  test('goes to a spreadsheet, cell by cell', async () => {
    const finance = await server.signIn('finance')
    const [meal] = (await heldMeals(server, finance, 1)) as [Order]
    const [row] = await found(finance, {})
    const { id } = await finance.call(settlements.export, { queue: 'held' })
    const file = await readXlsx(await fetchExport(server.url, finance, id))
    expect(file.rows).toHaveLength(1)
    const cells = Object.fromEntries(file.heads.map((head, at) => [head, asShown(file.rows[0]?.[at] ?? null)]))
    const part = (party: Party) => row?.parts.find(one => one.party === party)
    expect(cells).toEqual({
      订单号: meal.no,
      业务: '外卖',
      城市: '郑州',
      结算状态: '待入账',
      暂停原因: null,
      员工暂停说明: null,
      暂停人: null,
      结束时间: shown(row?.endedAt ?? 0),
      结算时间: shown(row?.settledAt ?? 0),
      预计入账时间: shown(row?.releaseAt ?? 0),
      '实付（元）': (row?.paidFen ?? 0) / 100,
      '已退（元）': 0,
      服务人员: part('worker')?.name,
      '服务人员分账（元）': (part('worker')?.amountFen ?? 0) / 100,
      商家: part('merchant')?.name,
      '商家分账（元）': (part('merchant')?.amountFen ?? 0) / 100,
      获胜者: null,
      '奖金（元）': null,
      '快递公司（元）': null,
      '平台分账（元）': (part('platform')?.amountFen ?? 0) / 100,
      '各方欠款（元）': 0,
    })
  })
})

describe('Resuming', () => {
  test('several at once resumes each that can be, and says of each other one why not', async () => {
    const [finance, other] = [await server.signIn('finance', { name: '老钱' }), await server.signIn('finance')]
    const [one, two, free] = (await heldMeals(server, finance, 3)) as [Order, Order, Order]
    const targets = []
    for (const meal of [one, two]) {
      const { id, version } = await settlementOf(finance, meal)
      const held = await finance.call(settlements.hold, { id, version, reason })
      targets.push({ id, version: held.version })
    }
    const stale = { id: two.id, version: (targets[1]?.version ?? 0) - 1 }
    const unheld = { id: free.id, version: (await settlementOf(finance, free)).version }
    const asked = { settlements: [targets[0] ?? stale, stale, unheld, { id: 999_999, version: 1 }], reason: '核查无误' }
    expect(await other.call(settlements.unholdMany, asked)).toEqual({
      resumed: 1,
      refused: [
        { id: two.id, no: two.no, refusal: expect.stringContaining('老钱') },
        { id: free.id, no: free.no, refusal: expect.any(String) },
        { id: 999_999, no: '', refusal: expect.any(String) },
      ],
    })
    expect(await settlementOf(finance, one)).toMatchObject({ hold: null, stopReason: null })
    expect(await settlementOf(finance, two)).toMatchObject({ stopReason: 'hold' })
    const detail = await finance.call(settlements.get, { id: one.id })
    expect(detail.log.map(({ action, reason: said }) => [action, said])).toEqual([
      ['settlements.hold', reason],
      ['settlements.unhold', '核查无误'],
    ])
    const admin = await server.signIn('super_admin')
    const { rows } = await admin.call(events.list, { action: 'settlements' })
    expect(rows.map(({ subjectId }) => subjectId)).toContain(one.id)
  })

  test('is not for whom it would pay: nobody with the worker’s phone number', async () => {
    const finance = await server.signIn('finance', { name: '老钱' })
    const [meal] = (await heldMeals(server, finance, 1)) as [Order]
    const { id, version } = await settlementOf(finance, meal)
    const { version: heldVersion } = await finance.call(settlements.hold, { id, version, reason })
    const { phone } = await workerOf(meal)
    await server.db.updateTable('users').set({ phone }).where('nick_name', '=', '老钱').execute()
    expect((await settlementOf(finance, meal)).allowed).toEqual([])
    const target = { id, version: heldVersion }
    expect((await refusalOf(finance.call(settlements.unhold, { ...target, reason }))).reason).toBe('ownInterest')
    const many = await finance.call(settlements.unholdMany, { settlements: [target], reason })
    expect(many).toMatchObject({ resumed: 0, refused: [{ no: meal.no }] })
  })
})

function workerOf({ id }: Order) {
  return server.db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.worker_id')
    .select('users.phone')
    .where('orders.id', '=', id)
    .executeTakeFirstOrThrow()
}

/** As if the shop had withdrawn it. */
async function spend(merchantId: number, amountFen: number): Promise<void> {
  await postNow(server, {
    event: 'adjust',
    subject: 'test',
    subjectId: merchantId,
    lines: [debit(merchantAccount(merchantId, 'available'), amountFen), credit(platformAccount('suspense'), amountFen)],
  })
}
