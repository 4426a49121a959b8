import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from '#server/kit/database.ts'
import { listMigrations } from '#server/migrations/index.ts'
import { compareLedger } from '#server/money/ledger/feature.ts'
import { dropDatabase, urlOf } from '../../../e2e/setup/data/databases.ts'
import { queryDatabase } from '../../../e2e/setup/query-database.ts'
import { balancesByCode } from '../../setup/money/ledger.ts'
import { createDatabase } from '../../setup/process/database.ts'

const migration = '0050_settlements_and_deposits.sql'
const name = `deposits_before_${process.pid}`
const url = () => urlOf(inject('templateUrl'), name)

async function apply(file: string): Promise<void> {
  await queryDatabase(url(), await readFile(new URL(`../../../server/migrations/${file}`, import.meta.url), 'utf8'))
}

/** `[id, kind, state, paid, the worker]` */
const applications = [
  [1, 'chauffeur', 'onboarding', 50_000, null],
  [2, 'chauffeur', 'activated', 50_000, 9],
  [3, 'merchant', 'activated', 100_000, null],
  [4, 'chauffeur', 'rejected', 50_000, null],
  [5, 'rider', 'activated', 0, 9],
] as const

beforeAll(async () => {
  await createDatabase(inject('templateUrl'), name)
  for (const file of (await listMigrations()).filter(one => one < migration)) await apply(file)
  const rows = applications.map(
    ([
      id,
      kind,
      state,
      paid,
      member,
    ]) => `insert into applications (id, app_id, external_no, person_id, person_external_id,
      kind, name, phone, city_code, content, agreement, state, deposit_paid_fen, member_id) overriding system value
      values (${id}, 'mini', 'A${id}', ${id}, 'P${id}', '${kind}', '张三', '1380000000${id}', '410100', '{}', 'v1',
        '${state}', ${paid}, ${member});`,
  )
  await queryDatabase(
    url(),
    `insert into apps (id, name, secret, scopes) values ('mini', 'mini', 'secret', '{}');
     insert into users (id, kind, nick_name) overriding system value select n, 'customer', '张三' from generate_series(1, 9) n;`,
    rows.join('\n'),
  )
  await apply(migration)
})
afterAll(() => dropDatabase(inject('templateUrl'), name))

test('Deposits that were reported before are in the ledger, of those who became workers in the worker’s account', async () => {
  const { db } = openDatabase(url(), 1)
  try {
    expect(await balancesByCode({ db })).toEqual({
      'channel:mini': 200_000,
      'person:1:deposit': 50_000,
      'person:3:deposit': 100_000,
      'person:9:deposit': 50_000,
    })
    expect((await compareLedger(db)).findings).toEqual([])
    const rows = await db
      .selectFrom('deposits')
      .select(['application_id', 'person_id', 'state'])
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { application_id: 1, person_id: 1, state: 'held' },
      { application_id: 2, person_id: 9, state: 'held' },
      { application_id: 3, person_id: 3, state: 'held' },
    ])
  } finally {
    await db.destroy()
  }
})
