import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { beforeAll, expect, test, vi } from 'vitest'
import { session } from '#contract/access/session.ts'
import { type LiveAnswer, type LiveQuestion, livePath, mostQuestions } from '#contract/base/live.ts'
import type { Envelope } from '#contract/base/refusals.ts'
import { notifications } from '#contract/desk/notifications.ts'
import { orders } from '#contract/orders/orders.ts'
import { budget } from '#server/process/limits/budget.ts'
import { send } from '../../access/access-calls.ts'
import type { Desk } from '../../setup/orders/desk.ts'
import { withServer } from '../../setup/process/server.ts'
import { until } from '../../setup/process/until.ts'

const server = withServer()
let desk: Desk

beforeAll(async () => {
  desk = await server.signIn('dispatcher')
  await server.fixtures.order('pending_accept')
  await server.fixtures.order('pending_accept')
})

async function askLive(questions: LiveQuestion[], { token }: Pick<Desk, 'token'> = desk): Promise<LiveAnswer[]> {
  const headers = { 'content-type': 'application/json', 'accept-language': 'zh', token }
  const answer = await fetch(server.url + livePath, { method: 'POST', headers, body: JSON.stringify({ questions }) })
  const { code, data } = (await answer.json()) as Envelope<{ answers: LiveAnswer[] }>
  if (code !== 200) throw new Error(`Answered ${code}.`)
  return data.answers
}

async function askOne(question: LiveQuestion, who = desk): Promise<LiveAnswer> {
  const [answer] = await askLive([question], who)
  if (!answer) throw new Error('Nothing was answered.')
  return answer
}

const listed = { name: orders.list.name, input: { service: 'food' } }
const tagsOf = (answer: LiveAnswer) => ('tags' in answer ? answer.tags : '')

test('what a screen shows is answered in one request as each path answers it', async () => {
  const questions = [
    listed,
    { name: orders.counts.name, input: { service: 'food' } },
    { name: notifications.list.name, input: { limit: 50 } },
    { name: notifications.rules.name, input: {} },
  ]
  const [list, counts, notices, rules] = await askLive(questions)
  expect(list).toMatchObject({ data: await desk.call(orders.list, { service: 'food' }) })
  expect(counts).toMatchObject({ data: await desk.call(orders.counts, { service: 'food' }) })
  const { rows, unread } = await desk.call(notifications.list, { limit: 50 })
  expect(notices).toMatchObject({ data: { rows, unread } })
  expect(rules).toMatchObject({ data: await desk.call(notifications.rules, {}) })
})

test('a row that changed comes alone, with the places of the others, and what left the list is not named', async () => {
  const first = await askOne(listed)
  const have = tagsOf(first)
  expect(await askOne({ ...listed, have })).toEqual({ same: true })
  const { rows } = await desk.call(orders.list, { service: 'food' })
  const [newest, older] = rows
  if (!newest || !older) throw new Error('There are not two orders.')
  await desk.call(orders.note, { id: older.id, version: older.version, text: '联系过商家' })
  await server.db.updateTable('orders').set({ urges: 1 }).where('id', '=', older.id).execute()
  const changed = await askOne({ ...listed, have })
  expect(changed).toMatchObject({ rows: [0, { id: older.id, urges: 1 }, ...rows.slice(2).map((_, at) => at + 2)] })
  const { no } = await server.fixtures.order('pending_accept')
  const grown = await askOne({ ...listed, have: tagsOf(changed) })
  expect(grown).toMatchObject({ rows: [{ no }, ...rows.map((_, at) => at)] })
  const urged = { ...listed, input: { ...listed.input, urged: true } }
  const before = tagsOf(await askOne(urged))
  await server.db.updateTable('orders').set({ urges: 0 }).where('id', '=', older.id).execute()
  expect(await askOne({ ...urged, have: before })).toMatchObject({ rows: [] })
})

test('each question is refused as its own path refuses it, and the others are answered', async () => {
  const elsewhere = await server.signIn('dispatcher', { cityCodes: ['110100'] })
  const asked: LiveQuestion[] = [
    listed,
    { name: 'staff.list', input: {} },
    { name: orders.list.name, input: { service: 'no such service' } },
    { name: 'nothing.list', input: {} },
    { name: session.login.name, input: { username: 'a', password: 'b' } },
    { name: orders.claim.name, input: { id: 1, version: 1 } },
  ]
  const answers = await askLive(asked, await server.signIn('viewer', { cityCodes: [] }))
  const reasons = answers.map(answer =>
    'refused' in answer ? (answer.refused.data as { reason: string }).reason : 'read',
  )
  expect(reasons.slice(1)).toEqual(['noPermission', 'badInput', 'notFound', 'notFound', 'notFound'])
  // The same question, in another city.
  expect(await askOne(listed, elsewhere)).toMatchObject({ data: { rows: [] } })
  // Nothing was claimed by a command that was asked as a question.
  expect((await desk.call(orders.list, { service: 'food' })).rows.every(row => row.claimedBy === null)).toBe(true)
})

test('without a session, with too many questions or with what is no question, nothing is answered', async () => {
  const post = async (body: object, token = desk.token) => {
    const headers = { 'content-type': 'application/json', token }
    const answer = await fetch(server.url + livePath, { method: 'POST', headers, body: JSON.stringify(body) })
    return ((await answer.json()) as Envelope<{ reason: string }>).data.reason
  }
  expect(await post({ questions: [listed] }, randomUUID())).toBe('tokenUnknown')
  expect(await post({ questions: Array.from({ length: mostQuestions + 1 }, () => listed) })).toBe('badInput')
  expect(await post({ questions: [] })).toBe('badInput')
  expect(await post({ questions: [{ ...listed, have: '<script>' }] })).toBe('badInput')
})

test('long answers are compressed as the browser takes them, short ones are not', async () => {
  const read = (encodings: string, limit: number) =>
    new Promise<{ encoding: string | undefined; body: Buffer }>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', token: desk.token, 'accept-encoding': encodings }
      const asked = request(`${server.url}${orders.list.path}`, { method: 'POST', headers }, async answer => {
        const body = Buffer.concat(await answer.toArray())
        resolve({ encoding: answer.headers['content-encoding'], body })
      })
      asked.on('error', reject)
      asked.end(JSON.stringify({ service: limit ? 'food' : 'challenge' }))
    })
  const plain = await read('identity', 1)
  const brotli = await read('gzip, deflate, br', 1)
  expect([plain.encoding, brotli.encoding, (await read('gzip', 1)).encoding]).toEqual([undefined, 'br', 'gzip'])
  expect(brotli.body.length).toBeLessThan(plain.body.length / 2)
  const dataOf = (body: Buffer) => (JSON.parse(String(body)) as Envelope).data
  expect(dataOf(brotliDecompressSync(brotli.body))).toEqual(dataOf(plain.body))
  expect((await read('br', 0)).encoding).toBeUndefined()
})

/** Another node that lags always, so that it is under pressure from its first look at itself. */
const lagging = withServer({ settings: { LAG_MILLISECONDS: '0.000001' }, joins: server })

/** More reads than a second has room for, all within one second, however slow the machine is. */
async function readAtOnce(token: string): Promise<number[]> {
  vi.useFakeTimers({ toFake: ['Date'] })
  const reads = Array.from({ length: budget.readsPerSecond + 20 }, () => send(lagging.url, orders.list, {}, { token }))
  const answers = await Promise.all(reads).finally(() => vi.useRealTimers())
  return answers.map(({ status }) => status)
}

test('under pressure screens are told to keep what they show, some reads are answered, and commands and apps go on', async () => {
  const { token } = desk
  const again = await until(
    async () => {
      const answer = await fetch(lagging.url + livePath, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token },
        body: JSON.stringify({ questions: [listed] }),
      })
      return answer.status === 503 ? answer : null
    },
    { what: 'a screen to be refused' },
  )
  expect(again.headers.get('retry-after')).toBe(String(budget.retryAfterSeconds))
  expect(await again.json()).toMatchObject({ code: 50301, data: { reason: 'busy' } })
  // Until the node did not look at itself meanwhile: a look without a sample finds no lag.
  const statuses = await until(
    async () => {
      const answered = await readAtOnce(token)
      return answered.includes(503) ? answered : null
    },
    { what: 'a read to be refused' },
  )
  expect(statuses).toContain(200)
  expect(statuses).toContain(503)
  const place = async () => {
    const written = lagging.fixtures.writeOrder({ externalNo: randomUUID() })
    return (await lagging.fixtures.post('customer', '/open/v1/orders', written)).status
  }
  // The node knows the app once it was let on, as one of some newcomers in each second.
  await until(async () => (await place()) === 200)
  expect(await Promise.all(Array.from({ length: 2 * budget.newcomersPerSecond }, place))).not.toContain(503)
})
