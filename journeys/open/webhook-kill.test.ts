import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { createEndpoint } from '#server/open/webhooks/feature.ts'
import { openCities } from '#server/settings/cities/feature.ts'
import { testDataKey } from '../../e2e/setup/data/data-key.ts'
import { dropDatabase, nameOf, urlOf } from '../../e2e/setup/data/databases.ts'
import { queryDatabase } from '../../e2e/setup/query-database.ts'
import { registerApps } from '../setup/open/apps.ts'
import { homeCity } from '../setup/open/fixtures.ts'
import { passTime } from '../setup/process/clock.ts'
import { createDatabase } from '../setup/process/database.ts'
import { startTestServer, type TestServer } from '../setup/process/server.ts'
import { startServerProcess } from '../setup/process/server-process.ts'
import { until } from '../setup/process/until.ts'

const template = inject('templateUrl')
let databaseUrl: string
/** Its database outlives the servers on it. */
let installation: TestServer

beforeEach(async () => {
  databaseUrl = urlOf(template, `journey_${randomBytes(6).toString('hex')}`)
  installation = { databaseUrl } as TestServer
  await createDatabase(template, nameOf(databaseUrl), nameOf(template))
})
afterEach(() => dropDatabase(databaseUrl, nameOf(databaseUrl)))

type Received = { id: string; seq: number; record: string }

/** Keeps what it receives, and answers when it shall. */
async function startHolding() {
  const received: Received[] = []
  let isAnswering = false
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const { seq, data } = JSON.parse(text)
    received.push({ id: String(request.headers['webhook-id']), seq, record: data.no })
    if (isAnswering) response.writeHead(204).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    received,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    answer: () => {
      isAnswering = true
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const setResting = (value: string) =>
  queryDatabase(databaseUrl, `update webhook_endpoints set resting_until = ${value}`)

test('what a killed node was sending arrives from another one, with the same ids and in the order of each record', async () => {
  const app = await startHolding()
  const first = await startTestServer({ joins: installation })
  await registerApps(first.runtime, undefined)
  await openCities(first.db, [homeCity])
  await createEndpoint(first.runtime, { appId: 'customer-app', url: app.url })
  await setResting(`'infinity'`)
  const orders = [
    await first.fixtures.order('delivering/picked_up'),
    await first.fixtures.order('delivering/picked_up'),
  ]
  await first.stop()

  const { DATA_DIR } = first.runtime.config
  const settings = { DATA_KEY: testDataKey, WEBHOOKS_TO_PRIVATE_ADDRESSES: '1' }
  const killed = await startServerProcess(databaseUrl, DATA_DIR, settings)
  await setResting('null')
  await until(() => app.received.length === orders.length)
  await killed.kill()
  const unanswered = [...app.received]
  expect(unanswered.map(({ seq }) => seq)).toEqual([1, 1])

  app.received.length = 0
  app.answer()
  const second = await startTestServer({ joins: installation })
  try {
    await passTime(31)
    await until(async () => {
      const { count } = await second.db
        .selectFrom('webhook_queue')
        .select(row => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return count === 0
    })
    const all = await second.db.selectFrom('webhooks').select('body').execute()
    expect(app.received.map(({ id }) => id).toSorted()).toEqual(all.map(({ body }) => body.id).toSorted())
    for (const { id } of unanswered) expect(app.received.map(one => one.id)).toContain(id)
    for (const [record, own] of Map.groupBy(app.received, one => one.record))
      expect(
        own.map(({ seq }) => seq),
        record,
      ).toEqual(own.map((_one, at) => at + 1))
  } finally {
    await second.stop()
    app.stop()
    await rm(DATA_DIR, { recursive: true, force: true })
  }
})
