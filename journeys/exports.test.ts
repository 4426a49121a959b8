import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { events } from '#contract/events.ts'
import { exports, mostExportedRows } from '#contract/exports.ts'
import type { OrderRow } from '#contract/order.ts'
import { orders } from '#contract/orders.ts'
import { staff } from '#contract/staff.ts'
import { users } from '#contract/users.ts'
import { fillOrders } from '#server/demo/history.ts'
import { sweepExports } from '#server/exports/index.ts'
import { type Desk, refusalOf } from './setup/desk.ts'
import { startTestServer, type TestServer } from './setup/server.ts'
import { fetchAs, fetchExport, readByOffice, readXlsx, untilExport } from './setup/sheets.ts'
import { homeCity, otherCity } from './setup/street.ts'

const many = 20_000

let server: TestServer
let boss: Desk

beforeAll(async () => {
  server = await startTestServer()
  await fillOrders(server.db, { cityCode: homeCity, orders: many, days: 30 })
  boss = await server.signIn('super_admin', { name: '王经理' })
}, 120_000)
afterAll(() => server.stop())

async function everyOrder(desk: Desk): Promise<OrderRow[]> {
  const rows: OrderRow[] = []
  let after: string | null = null
  do {
    const page: { rows: OrderRow[]; next: string | null } = await desk.call(orders.list, { limit: 200, after })
    rows.push(...page.rows)
    after = page.next
  } while (after !== null)
  return rows
}

function filesOnDisk(): Promise<string[]> {
  return readdir(join(server.runtime.config.DATA_DIR, 'files')).catch(() => [])
}

/** As a spreadsheet shows a moment: Shanghai's clock, in whole seconds. */
function shown(at: number): string {
  return new Date(Math.floor(at / 1000) * 1000 + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}

const stateWord: Partial<Record<OrderRow['state'], string>> = { completed: '已完成', cancelled: '已取消' }

function cellsOf(row: OrderRow): (string | number | null)[] {
  return [
    row.no,
    stateWord[row.state] ?? row.state,
    shown(row.placedAt),
    row.promisedAt === null ? null : shown(row.promisedAt),
    shown(row.stateAt),
    row.merchant.name,
    row.merchant.phone,
    row.customer.name,
    row.customer.phone,
    row.address,
    row.distanceM,
    row.items,
    row.itemCount,
    row.payFen / 100,
    row.worker?.name ?? null,
    row.worker?.phone ?? null,
  ]
}

test(`${many} orders come as the list shows them, cell by cell, to another reader and to LibreOffice`, {
  timeout: 300_000,
}, async () => {
  const { id, total } = await boss.call(orders.export, {})
  expect(total).toBe(many)
  const bytes = await fetchExport(server.url, boss, id)
  const { watermark, heads, rows } = await readXlsx(bytes)
  expect(watermark).toContain(`王经理（${boss.person.username}）`)
  expect(heads.slice(0, 3)).toEqual(['订单号', '状态', '下单时间'])

  const listed = (await everyOrder(boss)).map(cellsOf)
  expect(rows.length).toBe(many)
  // A sheet counts in days, so that a second comes back as a little more or less than one.
  const clockOf = (cell: Date) => shown(Math.round(cell.getTime() / 1000) * 1000 - 8 * 3_600_000)
  const read = rows.map(row => row.map(cell => (cell instanceof Date ? clockOf(cell) : cell)))
  expect(read).toEqual(listed)

  const office = await readByOffice(bytes)
  if (office === null) return
  expect(office.length).toBe(many + 2)
  const moneyAt = heads.indexOf('实付（元）')
  const asText = listed.map(row =>
    row.map((cell, at) => (at === moneyAt ? Number(cell).toFixed(2) : String(cell ?? ''))),
  )
  const wrong = office.slice(2).filter((row, at) => row.join('|') !== asText[at]?.join('|'))
  expect([wrong.slice(0, 3), wrong.length]).toEqual([[], 0])
})

test('the question of the screen narrows it, and what is asked is kept in the log', async () => {
  const [some] = (await boss.call(orders.list, { queue: 'cancelled' })).rows
  const day = shown(some?.placedAt ?? 0).slice(0, 10)
  const question = { queue: 'cancelled', placedOn: day } as const
  const { id } = await boss.call(orders.export, question)
  const { rows } = await readXlsx(await fetchExport(server.url, boss, id))
  const listed = await boss.call(orders.list, { ...question, limit: 200 })
  expect(rows.map(([no]) => no)).toEqual(listed.rows.map(({ no }) => no))
  expect(rows.length).toBeGreaterThan(0)
  const log = await boss.call(events.list, { action: 'orders.export' })
  expect(log.rows[0]).toMatchObject({ subjectId: id, changes: { placedOn: [null, day] } })
  const fetched = await boss.call(events.list, { action: 'exports.download' })
  expect(fetched.rows[0]).toMatchObject({ subjectId: id, actor: { id: boss.person.id } })
})

describe('text that looks like a formula', () => {
  const names = ['=1+1', '+86', '-2', '@SUM(A1)', '\t=cmd', '＝1+1', 'a_x0041_b', '<b>&"']

  test('is text in the file, as it was written', async () => {
    const detail = (name: string) => JSON.stringify(name)
    const { rows: picked } = await sql<{ id: number }>`
      select id from orders order by id desc limit ${names.length}`.execute(server.db)
    for (const [at, { id }] of picked.entries()) {
      await sql`update orders set details = jsonb_set(details, '{merchant,name}', ${detail(names[at] ?? '')}::jsonb)
        where id = ${id}`.execute(server.db)
    }
    const { rows: before } = await boss.call(orders.list, { limit: names.length })
    expect(before.map(({ merchant }) => merchant.name)).toEqual(names)
    const { id } = await boss.call(orders.export, { placedOn: '', search: '' })
    const bytes = await fetchExport(server.url, boss, id)
    const { rows } = await readXlsx(bytes)
    expect(rows.slice(0, 6).map(row => row[5])).toEqual(names.slice(0, 6))
    expect(rows[7]?.[5]).toBe('<b>&"')
    const office = await readByOffice(bytes)
    if (office) expect(office.slice(2, 2 + names.length).map(row => row[5])).toEqual(names)
  }, 120_000)
})

describe('who gets what', () => {
  test('a person of one city gets the orders of that city, with phones masked', async () => {
    const elsewhere = await server.street.order('completed', { cityCode: otherCity })
    const desk = await server.signIn('ops', { cityCodes: [otherCity] })
    const { id, total } = await desk.call(orders.export, {})
    expect(total).toBe(1)
    const { rows } = await readXlsx(await fetchExport(server.url, desk, id))
    expect(rows.map(([no]) => no)).toEqual([elsewhere.no])
    expect(rows[0]?.[8]).toMatch(/^1\d\d\*{4}\d{4}$/)
  })

  test('nobody else sees it, cancels it, gets its link, or the file by the link', async () => {
    const { id } = await boss.call(orders.export, { queue: 'overdue' })
    await untilExport(boss, id, 'done')
    const other = await server.signIn('super_admin')
    expect(await other.call(exports.list, {})).toEqual([])
    for (const operation of [exports.download, exports.cancel])
      expect(await refusalOf(other.call(operation, { id }))).toMatchObject({ reason: 'exportNotThere' })
    const { url } = await boss.call(exports.download, { id })
    expect((await fetchAs(server.url, url, other.token)).status).toBe(404)
    expect((await fetch(server.url + url)).status).toBe(404)
    const [path = ''] = url.split('?')
    expect((await fetchAs(server.url, path, boss.token)).status).toBe(404)
    const mine = await fetchAs(server.url, url, boss.token)
    expect(mine.status).toBe(200)
    expect(mine.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''.*\.xlsx$/)
    expect(mine.headers.get('cache-control')).toBe('private, no-store')
  })

  test('viewers export nothing; who loses the right while it is made gets no file', async () => {
    const viewer = await server.signIn('viewer')
    expect(await refusalOf(viewer.call(orders.export, {}))).toMatchObject({ reason: 'noPermission' })
    const desk = await server.signIn('ops')
    const { id } = await desk.call(orders.export, {})
    await sql`delete from user_roles where user_id = ${desk.person.id}`.execute(server.db)
    await sql`insert into user_roles select ${desk.person.id}, id from roles where code = 'kefu'`.execute(server.db)
    expect(await untilExport(desk, id, 'failed')).toMatchObject({ why: 'noPermission' })
  })

  test('a person who has signed out finds it done when they come back', async () => {
    const desk = await server.signIn('ops')
    const { id } = await desk.call(orders.export, { queue: 'completed' })
    await sql`update sessions set revoked_at = now() where user_id = ${desk.person.id}`.execute(server.db)
    const row = server.db.selectFrom('exports').select(['state']).where('id', '=', id)
    await expect.poll(() => row.executeTakeFirst(), { timeout: 60_000 }).toEqual({ state: 'done' })
  })
})

test('users, staff and the log are exported as their lists show them', async () => {
  const cases = [
    { start: users.export, list: users.list, question: { kind: 'rider' }, key: 'id', at: 0 },
    { start: staff.export, list: staff.list, question: {}, key: 'username', at: 0 },
    { start: events.export, list: events.list, question: { action: 'orders.export' }, key: 'action', at: 2 },
  ] as const
  for (const { start, list, question, key, at } of cases) {
    const { id } = await boss.call(start, question)
    const { rows } = await readXlsx(await fetchExport(server.url, boss, id))
    const page = await fetch(`${server.url}${list.path}${list.method === 'GET' ? '?kind=rider&limit=200' : ''}`, {
      method: list.method,
      headers: { token: boss.token, 'content-type': 'application/json' },
      ...(list.method === 'POST' && { body: JSON.stringify({ ...question, limit: 200 }) }),
    })
    const { data } = (await page.json()) as { data: { rows: Record<string, unknown>[] } }
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.map(row => row[at])).toEqual(data.rows.map(row => row[key]))
  }
})

test('heads, states and the file’s name are in the language of who asked', async () => {
  const { id, title } = await boss.call(orders.export, { queue: 'cancelled' }, { language: 'ja' })
  expect(title).toMatch(/^出前注文-\d{8}-\d{6}\.xlsx$/)
  const { heads, rows } = await readXlsx(await fetchExport(server.url, boss, id))
  expect([heads[0], rows[0]?.[1]]).toEqual(['注文番号', '取消'])
})

test('a cancelled one stops and leaves no file behind', async () => {
  const before = await filesOnDisk()
  const { id } = await boss.call(orders.export, {})
  await untilExport(boss, id, 'running')
  await boss.call(exports.cancel, { id })
  await expect.poll(filesOnDisk, { timeout: 20_000 }).toEqual(before)
  await untilExport(boss, id, 'cancelled')
  expect(await refusalOf(boss.call(exports.download, { id }))).toMatchObject({ reason: 'exportNotThere' })
  expect(await refusalOf(boss.call(exports.cancel, { id }))).toMatchObject({ reason: 'exportNotThere' })
})

test('after a day it is gone, from the disk too', async () => {
  const { id } = await boss.call(orders.export, { queue: 'overdue' })
  const { expiresAt } = await untilExport(boss, id, 'done')
  expect(Math.round(((expiresAt ?? 0) - Date.now()) / 3_600_000)).toBe(24)
  const { url } = await boss.call(exports.download, { id })
  const [name = ''] = url.slice('/files/'.length).split('?')
  expect(await filesOnDisk()).toContain(name)
  await server.db
    .updateTable('exports')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('id', '=', id)
    .execute()
  expect(await refusalOf(boss.call(exports.download, { id }))).toMatchObject({ reason: 'exportNotThere' })
  await sweepExports(server.runtime)
  await untilExport(boss, id, 'expired')
  expect(await filesOnDisk()).not.toContain(name)
  expect((await fetchAs(server.url, url, boss.token)).status).toBe(404)
})

test('a socket hears of its own exports and of nobody else’s', async () => {
  const other = await server.signIn('super_admin')
  const [mine, theirs] = [await boss.socket('exports'), await other.socket('exports')]
  const { id } = await boss.call(orders.export, { queue: 'overdue' })
  await untilExport(boss, id, 'done')
  await expect.poll(() => mine.nudges).toContainEqual({ nudge: 'exports.changed', ids: [String(id)] })
  expect(theirs.nudges.filter(({ nudge }) => nudge === 'exports.changed')).toEqual([])
})

describe('limits', () => {
  test('eleven at a time of one person are one too many, also when pressed at once', async () => {
    const desk = await server.signIn('ops')
    const presses = await Promise.allSettled(
      Array.from({ length: 14 }, () => desk.call(orders.export, { queue: 'completed' })),
    )
    const refused = presses.filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThanOrEqual(1)
    expect((refused[0] as PromiseRejectedResult).reason).toMatchObject({ reason: 'tooManyExports' })
    for (const { id, state } of await desk.call(exports.list, {}))
      if (['waiting', 'running'].includes(state)) await desk.call(exports.cancel, { id }).catch(() => {})
  })

  test('more rows than a sheet may hold are refused with what to do', async () => {
    await sql`
      insert into orders (no, service, app_id, external_no, city_code, state, state_at, placed_at, received_at,
        customer_id, pay_fen, details, search)
      select 'X' || n || no, service, app_id, 'X' || n || external_no, city_code, state, state_at, placed_at,
        received_at, customer_id, pay_fen, details, search
      from orders, generate_series(1, ${Math.ceil(mostExportedRows / many)}::int) n`.execute(server.db)
    const refused = await refusalOf(boss.call(orders.export, {}))
    expect(refused).toMatchObject({ reason: 'tooManyRows' })
    expect(refused.message).toBe('超过 50000 行，无法一次导出，请缩小时间范围或增加筛选条件')
  }, 60_000)
})
