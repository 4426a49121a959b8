import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { webhooks } from '#contract/open/webhooks.ts'
import { openDatabase } from '#server/kit/database.ts'
import { createEndpoint } from '#server/open/webhooks/feature.ts'
import { hashText, type KeyChanged, rotateDataKey, sealText, unsealText } from '#server/people/index.ts'
import { sealedColumns } from '#server/process/sealed-columns.ts'
import { openCities } from '#server/settings/cities/feature.ts'
import { dropDatabase, nameOf, urlOf } from '../../e2e/setup/data/databases.ts'
import { appOf, registerApps } from '../setup/open/apps.ts'
import { callAs } from '../setup/open/call-as.ts'
import { homeCity } from '../setup/open/fixtures.ts'
import { password } from '../setup/people/people.ts'
import { createDatabase } from '../setup/process/database.ts'
import { startTestServer, type TestServer } from '../setup/process/server.ts'
import { identityNumber, showPaper } from '../setup/reviews/papers.ts'

const newKey = 'a7'.repeat(32)
const template = inject('templateUrl')
const databaseUrl = urlOf(template, `journey_${randomBytes(6).toString('hex')}`)
/** The database outlives the servers on it. */
const installation = { databaseUrl } as TestServer
const number = identityNumber()
let texts: Record<string, string[]>
let node: TestServer

const startNode = (settings: Record<string, string> = {}) => startTestServer({ joins: installation, settings })

beforeAll(async () => {
  await createDatabase(template, nameOf(databaseUrl), nameOf(template))
  node = await startNode()
  await registerApps(node.runtime, undefined)
  await openCities(node.db, [homeCity])
  await fill(node)
  texts = await readAll(node)
})
afterAll(async () => {
  await node.stop()
  await rm(node.runtime.config.DATA_DIR, { recursive: true, force: true })
  await dropDatabase(databaseUrl, nameOf(databaseUrl))
})

/** Something in every column that is encrypted. */
async function fill({ runtime, db, ...server }: TestServer): Promise<void> {
  const admin = await server.signIn('super_admin')
  const { row } = await createEndpoint(runtime, { appId: 'customer-app', url: 'https://example.com/' })
  await admin.call(webhooks.rotate, { id: row.id, version: row.version, hours: 24, proof: password })
  const paper = await showPaper({ runtime, db, ...server }, { number })
  const { id: worker } = await server.fixtures.rider()
  const seal = (text: string) => sealText(runtime, text)
  await db
    .updateTable('verifications')
    .set({ reading_number_sealed: await seal(number) })
    .execute()
  await sql`insert into second_factors (user_id, secret_sealed) values (${admin.person.id}, ${await seal('TOTP')})`.execute(
    db,
  )
  await sql`insert into webhooks (app_id, endpoint_id, type, body, sealed_data, delivered_at)
    values ('customer-app', ${row.id}, 'payout.requested', '{}', ${await seal('{"number":"6222"}')}, now())`.execute(db)
  await sql`insert into payout_accounts (app_id, external_no, owner_kind, owner_id, method, number_sealed, number_hash, number_masked, holder)
    values ('customer-app', 'A1', 'person', ${worker}, 'bank', ${await seal('6222')}, ${await hashText(runtime, '6222')}, '6***', '王丽')`.execute(
    db,
  )
  await sql`insert into tax_profiles (worker_id, verification_id, name, number_sealed, number_masked, kind, is_exempt)
    values (${worker}, ${paper.id}, '王丽', ${await seal(number)}, '4***', 'rider', false)`.execute(db)
}

/** What stands readable behind every encrypted column, with the hashes beside it checked. */
async function readAll({ runtime, db }: TestServer): Promise<Record<string, string[]>> {
  const read: Record<string, string[]> = {}
  for (const { table, id, sealed, hash } of sealedColumns) {
    const { rows } = await sql<{ sealed: Buffer; hash: Buffer | null }>`
      select ${sql.ref(sealed)} as sealed, ${hash ? sql.ref(hash) : sql`null`} as hash from ${sql.table(table)}
      where ${sql.ref(sealed)} is not null order by ${sql.ref(id)}`.execute(db)
    const found = await Promise.all(rows.map(row => unsealText(runtime, row.sealed)))
    read[`${table}.${sealed}`] = found
    if (hash) expect(rows.map(row => row.hash)).toEqual(await Promise.all(found.map(text => hashText(runtime, text))))
  }
  return read
}

/** As `npm run admin -- secrets rotate` does; `stopAfter` so many columns it is interrupted. */
async function rotate(key: string, stopAfter = Number.POSITIVE_INFINITY): Promise<KeyChanged[]> {
  const said: KeyChanged[] = []
  const { db } = openDatabase(databaseUrl, 1)
  const say = (one: KeyChanged) => {
    said.push(one)
    if (said.length >= stopAfter) throw new Error('interrupted')
  }
  await rotateDataKey({ config: node.runtime.config, db }, key, sealedColumns, say).finally(() => db.destroy())
  return said
}

test('every column that is encrypted is known, and has something in this journey', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'bytea' and column_name like '%sealed%'`.execute(node.db)
  expect(sealedColumns.map(({ table, sealed }) => `${table}.${sealed}`).toSorted()).toEqual(
    rows.map(({ name }) => name).toSorted(),
  )
  for (const [column, found] of Object.entries(texts)) expect(found.length, column).toBeGreaterThan(0)
})

test('nothing is encrypted anew while a server is connected, or with something that is no key', async () => {
  await expect(rotate(newKey)).rejects.toThrow('Stop every server first')
  await node.stop()
  await expect(rotate('a7')).rejects.toThrow('64 hexadecimal digits')
})

test('an interrupted run goes on where it stopped; meanwhile no server starts, and no other key is taken', async () => {
  await expect(rotate(newKey, 3)).rejects.toThrow('interrupted')
  await expect(startNode()).rejects.toThrow('npm run admin -- secrets rotate')
  await expect(startNode({ DATA_KEY: newKey })).rejects.toThrow('npm run admin -- secrets rotate')
  await expect(rotate('b8'.repeat(32))).rejects.toThrow('Another new key was begun with')
  const said = await rotate(newKey)
  expect(said.map(({ column }) => column)).toEqual(Object.keys(texts))
  for (const [at, { column, changed, kept }] of said.entries())
    expect([changed, kept], column).toEqual(at < 3 ? [0, texts[column]?.length] : [texts[column]?.length, 0])
})

test('with the new key everything reads as before, and the old key opens nothing', async () => {
  await expect(startNode()).rejects.toThrow('encrypted with another key')
  node = await startNode({ DATA_KEY: newKey })
  expect(await readAll(node)).toEqual(texts)
  const order = { path: '/orders', body: node.fixtures.writeOrder() }
  expect(await callAs(node.url, appOf('customer'), order)).toEqual({ status: 200 })
})
