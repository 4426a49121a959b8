import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { demoAccounts } from '#server/demo/accounts.ts'
import { fillDemo } from '#server/demo/index.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()

test('The demo refuses a database that it did not fill, and leaves no account in it', async () => {
  await server.signIn('viewer')
  const counted = async () => {
    const { rows } = await sql<{ users: number; values: number; orders: number }>`select
      (select count(*) from users) as users, (select count(*) from installation_values) as values,
      (select count(*) from orders) as orders`.execute(server.db)
    return rows
  }
  const before = await counted()
  const said: string[] = []
  const filling = fillDemo(server.databaseUrl, server.runtime.config, sentence => said.push(sentence))
  await expect(filling).rejects.toThrow('This database has real data, which the demo does not change.')
  expect([await counted(), said]).toEqual([before, []])
  const usernames = demoAccounts.map(({ username }) => username)
  expect(usernames).toHaveLength(8)
  const known = await server.db.selectFrom('users').select('username').where('username', 'in', usernames).execute()
  expect(known).toEqual([])
})
