import { openDatabase } from '#server/kit/database.ts'
import { readCounts } from './lists/counts.ts'
import { withDatabase } from './lists/database.ts'
import { addSettlements } from './lists/many-settlements.ts'
import { measureCalls } from './lists/measure-calls.ts'
import { callsOfSettlements } from './lists/settlement-calls.ts'

/**
 * The list of settlements, its counts and its sums, of a million orders: what their statements read for what they answer, and
 * how long they take by our code and by pgbench with the same SQL. `node bench/settlements.ts [rows] [part of a name]`.
 */
const {
  rows,
  rest: [only = ''],
} = readCounts({ rows: { usual: 1_000_000, least: 10_000 } }, { others: 1 })
/** Those of the last days, which are not released yet. */
const live = Math.round(rows / 50)

await withDatabase(async url => {
  const { db } = openDatabase(url, 4)
  const startedAt = Date.now()
  const { id } = await db
    .insertInto('users')
    .values({ kind: 'staff', username: 'bench', nick_name: 'bench' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addSettlements(db, { settlements: rows, live, holderId: id })
  console.log(
    `${rows} settlements, ${live} of them not released, after ${Math.round((Date.now() - startedAt) / 1000)} s`,
  )
  const calls = Object.entries(await callsOfSettlements(db, id)).filter(([name]) => name.includes(only))
  await measureCalls(db, url, { calls: Object.fromEntries(calls), live })
  await db.destroy()
})
