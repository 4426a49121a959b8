import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { session } from '#contract/access/session.ts'
import { bannedTerms } from '#contract/chats/banned-terms.ts'
import { orders } from '#contract/orders/orders.ts'
import { budget } from '#server/process/limits/budget.ts'
import { as, send } from '../access/access-calls.ts'
import { withServer } from '../setup/process/server.ts'
import { openSocketAt, socketAddress } from '../setup/process/socket.ts'
import { until } from '../setup/process/until.ts'

const connections = 6
const server = withServer({ settings: { DATABASE_CONNECTIONS: String(connections) } })
/** Gives up waiting for a connection after two seconds. */
const impatient = withServer({ settings: { DATABASE_CONNECTIONS: '2', DATABASE_TIMEOUT_SECONDS: '2' } })

/** Somebody beside the servers who keeps a table to themselves, so that queries hold their connections until it is released. */
const holders = new Map<string, pg.Client>()
beforeAll(async () => {
  for (const { databaseUrl } of [server, impatient]) {
    const client = new pg.Client(databaseUrl)
    await client.connect()
    holders.set(databaseUrl, client)
  }
})
afterAll(async () => {
  for (const client of holders.values()) await client.end()
})

async function hold({ databaseUrl }: { databaseUrl: string }, table: 'orders' | 'banned_terms') {
  const client = holders.get(databaseUrl)
  await client?.query('begin')
  await client?.query(`lock table ${table} in access exclusive mode`)
  return {
    /** Queries of the server that wait for the table, each on a connection of its own. */
    async waiting(): Promise<number> {
      const found = await client?.query<{ count: number }>(
        `select count(*)::integer as count from pg_locks
          where relation = $1::regclass and not granted`,
        [table],
      )
      return found?.rows[0]?.count ?? 0
    },
    release: () => client?.query('rollback'),
  }
}

/** Ends only what hangs. */
const hangMs = 60_000

const guess = () => send(server.url, session.login, { username: 'nobody-at-all', password: 'guess' })

test('While queries hold every connection, strangers are refused before staff, whose requests wait and are answered', async () => {
  const desk = await server.signIn('super_admin')
  await as(server, desk, orders.list, {})
  const held = await hold(server, 'orders')
  const count = connections + 2 * budget.waitingQueries
  // Each another question: the same one would be read once for all.
  const listed = Array.from({ length: count }, (_, at) => as(server, desk, orders.list, { limit: at + 1 }))
  await until(async () => (await held.waiting()) >= connections, { what: 'every connection to be held' })
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
  await expect(openSocketAt(socketAddress(server.url, {}))).rejects.toThrow('HTTP 503')
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  // A page that lacks one of its files stays empty. 404 where the pages are not built.
  expect([200, 404]).toContain((await fetch(`${server.url}/login`)).status)
  const late = as(server, desk, orders.list, {})
  await held.release()
  for (const answer of await Promise.all([...listed, late])) expect(answer).toHaveProperty('rows')
  await Promise.all(early)
  await until(async () => (await guess()).status === 200, { what: 'strangers to be answered again' })
})

test('Staff whose requests find no free connection in time are asked to try again', async () => {
  const desk = await impatient.signIn('super_admin')
  const held = await hold(impatient, 'orders')
  const ask = () => send(impatient.url, orders.list, {}, desk)
  const answers = await Promise.all(Array.from({ length: 8 }, ask))
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, String(budget.retryAfterSeconds)])
    expect(await answer.json()).toMatchObject({ code: 50301, success: false, data: { reason: 'busy' } })
  }
  await held.release()
  expect((await ask()).status).toBe(200)
})

test('An app whose call finds no free connection in time is asked to come again, and its order is then placed once', async () => {
  const held = await hold(impatient, 'orders')
  const written = impatient.fixtures.writeOrder({ externalNo: randomUUID() })
  const place = () => impatient.fixtures.post('customer', '/open/v1/orders', written)
  const answers = await Promise.all(Array.from({ length: 8 }, place))
  expect([...new Set(answers.map(({ status }) => status))]).toEqual([503])
  for (const answer of answers) {
    expect(answer.headers.get('retry-after')).toBe(String(budget.retryAfterSeconds))
    expect(await answer.json()).toMatchObject({ code: 50301, reason: 'busy' })
  }
  await held.release()
  const [placed, again] = [await place(), await place()]
  expect([placed.status, again.status]).toEqual([200, 200])
  expect(await again.json()).toEqual(await placed.json())
  const rows = await impatient.db
    .selectFrom('orders')
    .select('id')
    .where('external_no', '=', written.externalNo)
    .execute()
  expect(rows).toHaveLength(1)
})

test('While reads hold every connection and more wait for one, orders are placed, paid and accepted as ever', async () => {
  const desk = await server.signIn('super_admin')
  const held = await hold(server, 'banned_terms')
  const reading = Array.from({ length: 3 * connections }, (_, at) =>
    as(server, desk, bannedTerms.list, { search: `词${at}` }),
  )
  await until(async () => (await held.waiting()) >= connections, { what: 'every connection to be held' })
  const living = Promise.all(Array.from({ length: 5 }, () => server.fixtures.order('preparing/wait_dispatch')))
  const orders = await Promise.race([living, new Promise<null>(resolve => setTimeout(resolve, hangMs, null))])
  const stillReading = await held.waiting()
  await held.release()
  expect(orders).toHaveLength(5)
  expect(stillReading).toBe(connections)
  for (const answer of await Promise.all(reading)) expect(answer).toHaveProperty('rows')
})
