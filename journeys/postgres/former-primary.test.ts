import { connect, createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { feedbackTerms } from '#contract/feedback/feedback-terms.ts'
import { readConfig } from '#server/kit/config.ts'
import { openDatabase } from '#server/kit/database.ts'
import { keepToNewestPrimary } from '#server/process/outages/index.ts'
import { startServer } from '#server/process/start.ts'
import { testDataKey } from '../../e2e/setup/data/data-key.ts'
import { queryDatabase } from '../../e2e/setup/query-database.ts'
import { createPeople } from '../setup/people/people.ts'
import { passTime } from '../setup/process/clock.ts'
import { withPairs } from '../setup/process/pair.ts'
import { afterThisTest, emptyFolder } from '../setup/process/postgres-launch.ts'
import { until } from '../setup/process/until.ts'

const { pair } = withPairs()
const away = `HTTP 503 for ${feedbackTerms.list.name}`

/** One address that leads to this server or that, as in front of several: whoever is connected is turned away at each change. */
async function openFront(url: string) {
  const sockets = new Set<Socket>()
  let socketPath = ''
  const leadTo = (to: string) => {
    const address = new URL(to)
    socketPath = `${decodeURIComponent(address.hostname)}/.s.PGSQL.${address.port || 5432}`
    for (const socket of sockets) socket.resetAndDestroy()
  }
  leadTo(url)
  const front = createServer(near => {
    const far = connect(socketPath)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      if (one === near) sockets.add(near)
      one.on('error', () => {}).on('close', () => other.destroy())
      one.pipe(other)
    }
    near.on('close', () => sockets.delete(near))
  })
  await new Promise<void>(resolve => front.listen(0, '127.0.0.1', resolve))
  afterThisTest(async () => {
    for (const socket of sockets) socket.destroy()
    front.close()
  })
  const address = new URL(url)
  address.hostname = '127.0.0.1'
  address.port = String((front.address() as { port: number }).port)
  return { url: address.href, leadTo }
}

async function promote(url: string): Promise<void> {
  await queryDatabase(url, 'select pg_promote()')
}

test('A former primary answers nothing more once the one that replaced it was met', async () => {
  const { primary, standby } = await pair()
  const front = await openFront(primary.url)
  const terms = { LOG_LEVEL: 'silent', DATA_KEY: testDataKey, DATABASE_TIMEOUT_SECONDS: '300' }
  const config = readConfig({ ...terms, DATABASE_URL: front.url, PORT: '0', DATA_DIR: await emptyFolder() })
  const { runtime, url, stop } = await startServer(config, front.url)
  afterThisTest(() => stop(0))
  const desk = await createPeople(url, runtime.db).signIn('super_admin')
  const listed = () =>
    desk.call(feedbackTerms.list, {}).then(
      ({ rows }) => rows.some(({ term }) => term === '新主库'),
      (error: Error) => error.message,
    )
  expect(await listed()).toBe(false)

  await promote(standby.url)
  front.leadTo(standby.url)
  await until(async () => (await listed()) === false)
  await desk.call(feedbackTerms.add, { kind: 'trouble', term: '新主库' })
  expect(await listed()).toBe(true)

  // It would answer that there is no such term.
  front.leadTo(primary.url)
  await until(async () => (await listed()) === away)
  for (let asked = 0; asked < 20; asked++) expect(await listed()).toBe(away)

  front.leadTo(standby.url)
  await until(async () => (await listed()) === true)
})

test('A connection to a former primary is ended when the one that replaced it is met, and a standby is no primary', async () => {
  const { primary, standby } = await pair()
  const verify = keepToNewestPrimary()
  const [former, newer] = [primary, standby].map(({ url }) => openDatabase(url, 1, { verify }).pool)
  if (!former || !newer) throw new Error('There are two.')
  afterThisTest(() => former.end())
  const replaced = { code: 'NO_PRIMARY' }
  const connected = await former.connect()
  const ended = new Promise(resolve => connected.once('end', resolve))
  await expect(newer.query('select 1')).rejects.toMatchObject(replaced)
  await connected.query('select 1')

  await promote(standby.url)
  const promoted = await newer.connect()
  // The pool answers before the connections that it ends are closed.
  const gaveUp = new Promise(resolve => promoted.once('end', resolve))
  promoted.release()
  await ended
  connected.release(true)
  await expect(former.query('select 1')).rejects.toMatchObject(replaced)

  // The newer one is given up.
  await newer.end()
  await gaveUp
  await expect(former.query('select 1')).rejects.toMatchObject(replaced)
  await passTime(60)
  await former.query('select 1')
})
