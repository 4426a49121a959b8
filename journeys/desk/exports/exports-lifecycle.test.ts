import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { exports, mostExportedRows } from '#contract/desk/exports.ts'
import { orders } from '#contract/orders/orders.ts'
import { users } from '#contract/people/users.ts'
import { fillOrders } from '#server/demo/history.ts'
import { sweepExports } from '#server/desk/exports/feature.ts'
import { executeWithoutTriggers } from '../../access/access-calls.ts'
import { fetchAs, fetchExport, readXlsx, untilExport } from '../../setup/files/spreadsheets.ts'
import { homeCity, otherCity } from '../../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../../setup/orders/desk.ts'
import { addRole } from '../../setup/people/people.ts'
import { withServer } from '../../setup/process/server.ts'

const many = 4_000

const server = withServer()
let boss: Desk

beforeAll(async () => {
  await fillOrders(server.db, { cityCode: homeCity, orders: many, days: 30 })
  boss = await server.signIn('super_admin')
})

function filesOnDisk(): Promise<string[]> {
  return readdir(join(server.runtime.config.DATA_DIR, 'files')).catch(() => [])
}

describe('access to exports', () => {
  test('a person of one city gets the orders of that city, with phones masked', async () => {
    const elsewhere = await server.fixtures.order('completed', { cityCode: otherCity })
    const desk = await server.signIn('ops', { cityCodes: [otherCity] })
    const { id, total } = await desk.call(orders.export, {})
    expect(total).toBe(1)
    const { rows } = await readXlsx(await fetchExport(server.url, desk, id))
    expect(rows.map(([no]) => no)).toEqual([elsewhere.no])
    expect(rows[0]?.[9]).toMatch(/^1\d\d\*{4}\d{4}$/)
  })

  test('nobody else sees an export, cancels it, gets its link, or the file by the link', async () => {
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

  test('viewers cannot export; losing the permission during the export gives no file', async () => {
    const viewer = await server.signIn('viewer')
    expect(await refusalOf(viewer.call(orders.export, {}))).toMatchObject({ reason: 'noPermission' })
    const desk = await server.signIn('ops')
    const { id } = await desk.call(orders.export, {})
    await sql`delete from user_roles where user_id = ${desk.person.id}`.execute(server.db)
    await addRole(server.db, desk.person.id, 'kefu')
    expect(await untilExport(desk, id, 'failed')).toMatchObject({ why: 'noPermission' })
  })

  test('losing the permission or a city after the export ends the access to the file', async () => {
    const [desk, moved] = [await server.signIn('ops'), await server.signIn('ops')]
    const made = async (who: Desk) => {
      const { id } = await who.call(orders.export, { queue: 'overdue' })
      await untilExport(who, id, 'done')
      return id
    }
    const [id, other] = [await made(desk), await made(moved)]
    await sql`delete from user_roles where user_id = ${desk.person.id}`.execute(server.db)
    await addRole(server.db, desk.person.id, 'kefu')
    expect(await refusalOf(desk.call(exports.download, { id }))).toMatchObject({ reason: 'noPermission' })
    await addRole(server.db, desk.person.id, 'ops')
    expect(await desk.call(exports.download, { id })).toHaveProperty('url')
    await boss.call(users.update, { id: moved.person.id, cityCodes: [otherCity] })
    expect(await refusalOf(moved.call(exports.download, { id: other }))).toMatchObject({ reason: 'exportNotThere' })
    expect(await moved.call(exports.download, { id: await made(moved) })).toHaveProperty('url')
  })

  test('an export is completed while its person is signed out', async () => {
    const desk = await server.signIn('ops')
    const { id } = await desk.call(orders.export, { queue: 'completed' })
    await sql`update sessions set revoked_at = now() where user_id = ${desk.person.id}`.execute(server.db)
    const row = server.db.selectFrom('exports').select(['state']).where('id', '=', id)
    await expect.poll(() => row.executeTakeFirst()).toEqual({ state: 'done' })
  })
})

test('a cancelled export stops and leaves no file', async () => {
  const before = await filesOnDisk()
  const { id } = await boss.call(orders.export, {})
  await untilExport(boss, id, 'running')
  await boss.call(exports.cancel, { id })
  await expect.poll(filesOnDisk).toEqual(before)
  await untilExport(boss, id, 'cancelled')
  expect(await refusalOf(boss.call(exports.download, { id }))).toMatchObject({ reason: 'exportNotThere' })
  expect(await refusalOf(boss.call(exports.cancel, { id }))).toMatchObject({ reason: 'exportNotThere' })
})

test('what a killed writer left of a cancelled export is deleted from the disk', async () => {
  const { id } = await boss.call(orders.export, { queue: 'overdue' })
  await untilExport(boss, id, 'done')
  const draft = 'left-by-a-killed-writer.xlsx'
  await writeFile(join(server.runtime.config.DATA_DIR, 'files', draft), 'half')
  const standing = (beat_at: Date) =>
    server.db.updateTable('exports').set({ state: 'cancelled', draft, beat_at }).where('id', '=', id).execute()
  // Its writer still works on it, and will notice.
  await standing(new Date())
  await sweepExports(server.runtime)
  expect(await filesOnDisk()).toContain(draft)
  await standing(new Date(Date.now() - 60_000))
  await sweepExports(server.runtime)
  expect(await filesOnDisk()).not.toContain(draft)
})

test('an export that waits although its job is gone is made after a quarter of an hour', async () => {
  const { id } = await boss.call(orders.export, { queue: 'overdue' })
  await untilExport(boss, id, 'done')
  await server.db
    .updateTable('exports')
    .set({ state: 'waiting', file_id: null, expires_at: null, beat_at: new Date(Date.now() - 16 * 60_000) })
    .where('id', '=', id)
    .execute()
  await sweepExports(server.runtime)
  await untilExport(boss, id, 'done')
})

test('an export is deleted after a day, from the disk as well', async () => {
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

test('a socket receives nudges of its own exports only', async () => {
  const other = await server.signIn('super_admin')
  const [mine, theirs] = [await boss.socket('exports'), await other.socket('exports')]
  const { id } = await boss.call(orders.export, { queue: 'overdue' })
  await untilExport(boss, id, 'done')
  await expect.poll(() => mine.nudges).toContainEqual({ nudge: 'exports.changed', ids: [String(id)] })
  expect(theirs.nudges.filter(({ nudge }) => nudge === 'exports.changed')).toEqual([])
})

describe('limits', () => {
  test('one person can have ten exports at a time, also with simultaneous requests', async () => {
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

  test('too many rows are refused with an advice', async () => {
    // Neither what follows an order nor how it is found is anything to the export: the last one of this database.
    await executeWithoutTriggers(
      server.db,
      `do $$ declare one regclass; begin
        for one in select indexrelid from pg_index where indrelid = 'orders'::regclass and not indisunique
        loop execute format('drop index %s', one); end loop; end $$;
      insert into orders (no, service, app_id, external_no, city_code, state, state_at, placed_at, received_at,
        customer_id, pay_fen, details, search)
      select 'X' || n || no, service, app_id, 'X' || n || external_no, city_code, state, state_at, placed_at,
        received_at, customer_id, pay_fen, details, ''
      from orders, generate_series(1, ${Math.ceil(mostExportedRows / many)}) n`,
    )
    const refused = await refusalOf(boss.call(orders.export, {}))
    expect(refused).toMatchObject({ reason: 'tooManyRows' })
    expect(refused.message).toBe('超过 50000 行，无法一次导出，请缩小时间范围或增加筛选条件')
  })
})
