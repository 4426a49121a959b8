import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { session } from '#contract/access/session.ts'
import { orders } from '#contract/orders/orders.ts'
import { budget } from '#server/kit/budget.ts'
import { as, send } from '../access/access-calls.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServer()

const guess = () => send(server.url, session.login, { username: 'nobody-at-all', password: 'guess' })

test('While queries wait for the database, strangers are refused and colleagues wait their turn', async () => {
  const desk = await server.signIn('super_admin')
  await as(server, desk, orders.list, {})
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const waiting = Array.from({ length: 2 * budget.waitingQueries }, () =>
    server.db.connection().execute(async db => {
      await released
      await sql`select 1`.execute(db)
    }),
  )
  // A guess that comes before the server has noticed waits like everything else.
  const early: Promise<Response>[] = []
  const refused = await until(
    async () => {
      const asked = guess()
      const answer = await Promise.race([asked, new Promise<null>(resolve => setTimeout(resolve, 500, null))])
      if (answer === null) early.push(asked)
      return answer
    },
    { what: 'a stranger to be refused' },
  )
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe(String(budget.retryAfterSeconds))
  expect(await refused.json()).toMatchObject({ code: 50301, success: false })
  const app = await fetch(`${server.url}/open/v1/orders`, { method: 'POST', body: '{}' })
  expect([app.status, app.headers.get('retry-after')]).toEqual([503, String(budget.retryAfterSeconds)])
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  // A page that lacks one of its files stays empty. 404 where the pages are not built.
  expect([200, 404]).toContain((await fetch(`${server.url}/login`)).status)
  const listed = as(server, desk, orders.list, {})
  release()
  expect(await listed).toHaveProperty('rows')
  await Promise.all([...waiting, ...early])
  await until(async () => (await guess()).status === 200, { what: 'strangers to be answered again' })
})
