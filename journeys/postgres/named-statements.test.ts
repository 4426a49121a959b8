import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { orders } from '#contract/orders/orders.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()

test('commands go on without a refusal while a newer version adds and changes columns', async () => {
  const desk = await server.signIn('ops')
  const placed = await server.fixtures.order('preparing/accepted')
  const note = (version: number) => desk.call(orders.note, { id: placed.id, version, text: '已电话确认' })
  let { version } = await note(placed.version)
  for (let change = 0; change < 3; change++) {
    await sql.raw(`alter table orders add column later_${change} int not null default 0`).execute(server.db)
    // Read outside of transactions, by a statement that is planned once.
    await sql.raw(`alter table apps alter column rate_limit type ${change === 1 ? 'int' : 'bigint'}`).execute(server.db)
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () => server.fixtures.order('preparing/accepted')),
    )
    expect(answers.flatMap(answer => (answer.status === 'rejected' ? [String(answer.reason)] : []))).toEqual([])
    version = (await note(version)).version
  }
})
