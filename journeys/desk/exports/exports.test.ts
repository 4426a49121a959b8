import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { events } from '#contract/access/events.ts'
import type { OrderRow } from '#contract/orders/order.ts'
import { orders } from '#contract/orders/orders.ts'
import { fillOrders } from '#server/demo/history.ts'
import {
  asShown,
  fetchExport,
  hasOffice,
  partsOf,
  readByOffice,
  readXlsx,
  shown,
} from '../../setup/files/spreadsheets.ts'
import { homeCity } from '../../setup/open/fixtures.ts'
import type { Desk } from '../../setup/orders/desk.ts'
import { withServer } from '../../setup/process/server.ts'

const many = 4_000

const server = withServer()
let boss: Desk

beforeAll(async () => {
  await fillOrders(server.db, { cityCode: homeCity, orders: many, days: 30 })
  boss = await server.signIn('super_admin', { name: '王经理' })
})

async function everyOrder(desk: Desk, question: object = {}): Promise<OrderRow[]> {
  const rows: OrderRow[] = []
  let after: string | null = null
  do {
    const asked = { ...question, limit: 200, after }
    const page: { rows: OrderRow[]; next: string | null } = await desk.call(orders.list, asked)
    rows.push(...page.rows)
    after = page.next
  } while (after !== null)
  return rows
}

const stateWord: Partial<Record<OrderRow['state'], string>> = { completed: '已完成', cancelled: '已取消' }

function cellsOf(row: OrderRow): (string | number | null)[] {
  return [
    row.no,
    '外卖',
    stateWord[row.state] ?? row.state,
    shown(row.placedAt),
    row.promisedAt === null ? null : shown(row.promisedAt),
    shown(row.stateAt),
    row.from?.name ?? null,
    row.from?.phone ?? null,
    row.customer.name,
    row.customer.phone,
    row.to?.detail ?? null,
    row.distanceM,
    row.about.service === 'food' ? row.about.items : null,
    row.payFen / 100,
    row.paidFen / 100,
    row.refundedFen / 100,
    row.worker?.name ?? null,
    row.worker?.phone ?? null,
  ]
}

describe(`${many} orders come as the list shows them, cell by cell`, () => {
  let bytes: Buffer<ArrayBuffer>
  let listed: (string | number | null)[][]

  beforeAll(async () => {
    const { id, total } = await boss.call(orders.export, {})
    expect(total).toBe(many)
    bytes = await fetchExport(server.url, boss, id)
    listed = (await everyOrder(boss)).map(cellsOf)
  })

  test('in another spreadsheet library', async () => {
    const { imprint, heads, rows } = await readXlsx(bytes)
    expect(imprint).toContain(`王经理（${boss.person.username}）`)
    expect(heads.slice(0, 3)).toEqual(['订单号', '业务', '状态'])
    expect(rows.length).toBe(many)
    expect(rows.map(row => row.map(asShown))).toEqual(listed)
  })

  test.skipIf(!hasOffice)('in LibreOffice', async () => {
    const { imprint, heads, rows } = partsOf(await readByOffice(bytes))
    expect(imprint).toContain('王经理')
    const isMoney = heads.map(head => head?.endsWith('（元）'))
    const printed = listed.map(row =>
      row.map((cell, at) => (isMoney[at] ? Number(cell).toFixed(2) : String(cell ?? ''))),
    )
    expect(rows.length).toBe(many)
    const wrong = rows.filter((row, at) => row.join('|') !== printed[at]?.join('|'))
    expect([wrong.slice(0, 3), wrong.length]).toEqual([[], 0])
  })
})

test('an export uses the filters of the screen, which are recorded in the log', async () => {
  const [some] = (await boss.call(orders.list, { queue: 'cancelled', leastFen: 3000, shop: '巷口老葛烩面' })).rows
  const day = shown(some?.placedAt ?? 0).slice(0, 10)
  const question = { queue: 'cancelled', firstDay: day, lastDay: day, leastFen: 3000, shop: '巷口老葛烩面' } as const
  const { id } = await boss.call(orders.export, question)
  const { rows } = await readXlsx(await fetchExport(server.url, boss, id))
  const listed = await everyOrder(boss, question)
  expect(rows.map(([no]) => no)).toEqual(listed.map(({ no }) => no))
  expect(rows.length).toBeGreaterThan(0)
  const log = await boss.call(events.list, { action: 'orders.export' })
  expect(log.rows[0]).toMatchObject({
    subjectId: id,
    changes: { firstDay: [null, day], leastFen: [null, 3000], shop: [null, '巷口老葛烩面'] },
  })
  const fetched = await boss.call(events.list, { action: 'exports.download' })
  expect(fetched.rows[0]).toMatchObject({ subjectId: id, actor: { id: boss.person.id } })
})

describe('text that looks like a formula', () => {
  const names = ['=1+1', '+86', '-2', '@SUM(A1)', '\t=cmd', '＝1+1', 'a_x0041_b', '<b>&"']

  test('is text in the file, after an apostrophe, so that it is none in a CSV made of it either', async () => {
    const detail = (name: string) => JSON.stringify(name)
    const { rows: picked } = await sql<{ id: number }>`
      select id from orders order by id desc limit ${names.length}`.execute(server.db)
    for (const [at, { id }] of picked.entries()) {
      await sql`update orders set details = jsonb_set(details, '{from,name}', ${detail(names[at] ?? '')}::jsonb)
        where id = ${id}`.execute(server.db)
    }
    const { rows: before } = await boss.call(orders.list, { limit: names.length })
    expect(before.map(({ from }) => from?.name)).toEqual(names)
    const { id } = await boss.call(orders.export, { firstDay: '', search: '' })
    const bytes = await fetchExport(server.url, boss, id)
    const { rows } = await readXlsx(bytes)
    expect(rows.slice(0, 6).map(row => row[6])).toEqual(names.slice(0, 6).map(name => `'${name}`))
    expect(rows[7]?.[6]).toBe('<b>&"')
    if (!hasOffice) return
    const office = await readByOffice(bytes)
    const safe = names.map((name, at) => (at < 6 ? `'${name}` : name))
    expect(office.slice(1, 1 + names.length).map(row => row[6])).toEqual(safe)
  })
})

test('column heads, states and the file name are in the language of the requester', async () => {
  const { id, title } = await boss.call(orders.export, { queue: 'cancelled' }, { language: 'ja' })
  expect(title).toMatch(/^注文-\d{8}-\d{6}\.xlsx$/)
  const { heads, rows } = await readXlsx(await fetchExport(server.url, boss, id))
  expect([heads[0], rows[0]?.[2]]).toEqual(['注文番号', '取消'])
})
