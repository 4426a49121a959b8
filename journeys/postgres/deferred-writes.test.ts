import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { deferred } from '#server/kit/statements/deferred-writes.ts'
import { withServer } from '../setup/process/server.ts'
import { countStatements } from '../setup/process/statements.ts'

const server = withServer()
const inTransaction = (work: (db: typeof server.db) => Promise<unknown>) =>
  server.db.transaction().execute(transaction => work(transaction))
const add = (db: typeof server.db, table: 'one' | 'two', text: string) =>
  sql`insert into ${sql.table(table)} (text) values (${text}) ${deferred}`.execute(db)
const textsOf = async (table: 'one' | 'two') => {
  const { rows } = await sql<{ text: string }>`select text from ${sql.table(table)} order by id`.execute(server.db)
  return rows.map(({ text }) => text)
}
/** The statements about our own tables, and of the transaction. */
const ours = (sent: string[]) => sent.filter(text => /^(begin|commit|rollback)$|"(one|two)"/.test(text))

beforeAll(async () => {
  for (const table of ['one', 'two'])
    await sql`create table ${sql.table(table)} (id int generated always as identity, text text not null unique)`.execute(
      server.db,
    )
})

test('writes to several tables are one statement, before the commit', async () => {
  const sent = await countStatements(() =>
    inTransaction(async db => {
      await add(db, 'one', 'a')
      await add(db, 'two', 'b')
    }),
  )
  expect(ours(sent)).toHaveLength(3)
  expect([await textsOf('one'), await textsOf('two')]).toEqual([['a'], ['b']])
})

test('what is read afterwards in the transaction sees them', async () => {
  await inTransaction(async db => {
    await add(db, 'one', 'seen')
    const { rows } = await sql`select from one where text = 'seen'`.execute(db)
    expect(rows).toHaveLength(1)
  })
})

test('two writes to the same table keep their order', async () => {
  await inTransaction(async db => {
    for (const text of ['first', 'second', 'third']) await add(db, 'two', text)
  })
  expect((await textsOf('two')).slice(-3)).toEqual(['first', 'second', 'third'])
})

test('what a transaction or a savepoint gives up is not written, not even by the next one', async () => {
  const given = inTransaction(async db => {
    await add(db, 'one', 'given up')
    throw new Error('given up')
  })
  await expect(given).rejects.toThrow('given up')
  await inTransaction(async db => {
    await sql`savepoint part`.execute(db)
    await add(db, 'one', 'part')
    await sql`rollback to savepoint part`.execute(db)
    await add(db, 'one', 'rest')
  })
  expect(await textsOf('one')).toEqual(expect.arrayContaining(['rest']))
  expect(await textsOf('one')).not.toEqual(expect.arrayContaining(['given up', 'part']))
})

test('a write that the database refuses fails its transaction', async () => {
  const twice = inTransaction(async db => {
    await add(db, 'two', 'goes with it')
    await add(db, 'one', 'a')
  })
  await expect(twice).rejects.toThrow()
  expect(await textsOf('two')).not.toContain('goes with it')
})

test('outside of a transaction it is sent at once', async () => {
  await add(server.db, 'one', 'at once')
  expect(await textsOf('one')).toContain('at once')
})
