import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { action } from '#contract/notifications.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { startTestServer, type TestServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

/** All frames together; every so many a new connection, since some frames rightly end theirs. */
const frames = 100_000
const framesPerConnection = 500
const connectionsAtOnce = 4

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, -1, 1e21, 2 ** 53, -(2 ** 63)))
const text = fc.oneof(
  fc.string({ maxLength: 60, unit: 'binary' }),
  fc.constantFrom('', '1,2,3', ',,,', '__proto__', '9e99', "';--"),
)
const ids = fc.array(fc.oneof(number.map(String), text), { maxLength: 40 }).map(list => list.join())
const anything = fc.oneof(number, text, ids, fc.boolean(), fc.constant(null), fc.jsonValue())
const field = (likely: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 4, arbitrary: likely }, { weight: 1, arbitrary: anything })

/** Frames that are right but for one thing, frames that are wrong all over, and what is no frame at all. */
function frameFor(ownId: number): fc.Arbitrary<string | Buffer> {
  const likely = fc.record(
    {
      senderId: field(fc.constantFrom(ownId, String(ownId))),
      // First logins are rare in life, and each of them reads the database.
      action: field(fc.constantFrom(...[4, 3, 5, 6, 9, 4, 3, 5, 6, 9, action.firstLogin])),
      msg: field(fc.constantFrom('', 'orders', 'notifications', 'pulse')),
      msgIds: field(ids),
    },
    { requiredKeys: [] },
  )
  return fc.oneof(
    { weight: 20, arbitrary: likely.map(frame => JSON.stringify(frame)) },
    { weight: 3, arbitrary: fc.json() },
    { weight: 3, arbitrary: fc.string({ maxLength: 200, unit: 'binary' }) },
    { weight: 1, arbitrary: likely.map(frame => JSON.stringify(frame).slice(1)) },
  )
}

/** Sends them all, and comes back where a frame ended the connection; resolves when the server has taken every one. */
async function pour(desk: Desk, poured: (string | Buffer)[]): Promise<number> {
  const waiting = [...poured]
  let connections = 0
  while (waiting.length > 0) {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/socket?token=${desk.token}`)
    const ended = new Promise<'ended'>(resolve => socket.on('close', () => resolve('ended')))
    socket.on('error', () => {})
    connections += 1
    await Promise.race([ended, new Promise(resolve => socket.on('open', resolve))])
    const some = waiting.splice(0, framesPerConnection)
    const answered = new Promise<'answered'>(resolve => socket.on('pong', () => resolve('answered')))
    for (const frame of some) if (socket.readyState === socket.OPEN) socket.send(frame)
    if (socket.readyState === socket.OPEN) socket.ping()
    await Promise.race([ended, answered])
    socket.terminate()
    await ended
  }
  return connections
}

test('a hundred thousand frames of nonsense harm nobody: no crash, no error, nothing left open', {
  timeout: 180_000,
}, async () => {
  const [desk, witness] = [await server.signIn('dispatcher'), await server.signIn('dispatcher')]
  const ear = await witness.socket('orders')
  const errors: unknown[] = []
  server.runtime.log.error = (...said: unknown[]) => void errors.push(said)
  server.runtime.log.warn = (...said: unknown[]) => void errors.push(said)
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
  console.log(`Seed ${seed}: the same again with SEED=${seed}.`)
  const all = fc.sample(frameFor(desk.person.id), { numRuns: frames, seed })
  const share = Math.ceil(all.length / connectionsAtOnce)
  const lanes = Array.from({ length: connectionsAtOnce }, (_, lane) =>
    pour(desk, all.slice(lane * share, (lane + 1) * share)),
  )
  const connections = (await Promise.all(lanes)).reduce((sum, count) => sum + count, 0)
  expect(connections).toBeGreaterThanOrEqual(frames / framesPerConnection)
  expect(errors).toEqual([])
  const { no } = await server.street.order('pending_accept')
  await until(() => ear.notifications.some(({ msg }) => msg.includes(no)))
  ear.close()
  await until(async () => (await openSockets()) === 0, { what: 'every socket to be gone' })
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
})

async function openSockets(): Promise<number> {
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  return Number(/^citydesk_sockets (\d+)/m.exec(metrics)?.[1])
}
