import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { action, pulse } from '#contract/desk/socket.ts'
import type { Desk } from '../../setup/orders/desk.ts'
import { roundsOf } from '../../setup/process/drills.ts'
import { sendNotification } from '../../setup/process/notices.ts'
import { withServer } from '../../setup/process/server.ts'
import { ticketAddress } from '../../setup/process/socket.ts'
import { until } from '../../setup/process/until.ts'

/** The number of random frames, and after how many a new connection is opened. */
const frames = roundsOf({ some: 5_000, all: 100_000 })
const framesPerConnection = 500
const connectionsAtOnce = 4

const server = withServer()

beforeAll(async () => {
  // Above the numbers in random frames, so that they contain the id of a notification only on purpose.
  await sql`alter table notifications alter column id restart with 5000000000000`.execute(server.db)
})

const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, -1, 1e21, 2 ** 53, -(2 ** 63)))
const text = fc.oneof(
  fc.string({ maxLength: 60, unit: 'binary' }),
  fc.constantFrom('', '1,2,3', ',,,', '__proto__', '9e99', "';--"),
)
const ids = fc.array(fc.oneof(number.map(String), text), { maxLength: 40 }).map(list => list.join())
const anything = fc.oneof(number, text, ids, fc.boolean(), fc.constant(null), fc.jsonValue())
const field = (likely: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 4, arbitrary: likely }, { weight: 1, arbitrary: anything })

/** Frames with one error, frames with many errors, and data that is no frame. */
function frameFor(ownId: number): fc.Arbitrary<string> {
  const likely = fc.record(
    {
      senderId: field(fc.constantFrom(ownId, String(ownId))),
      // Few first logins, because each of them reads the database.
      action: field(fc.constantFrom(...[4, 3, 5, 6, 9, 4, 3, 5, 6, 9, action.firstLogin])),
      msg: field(fc.constantFrom('', 'orders', 'notifications')),
      msgIds: field(ids),
    },
    { requiredKeys: [] },
  )
  return fc
    .oneof(
      { weight: 20, arbitrary: likely.map(frame => JSON.stringify(frame)) },
      { weight: 3, arbitrary: fc.json() },
      { weight: 3, arbitrary: fc.string({ maxLength: 200, unit: 'binary' }) },
      { weight: 1, arbitrary: likely.map(frame => JSON.stringify(frame).slice(1)) },
    )
    .filter(frame => !isLoginOfOthers(frame, ownId))
}

/** The only frame after which the server must close the connection. */
function isLoginOfOthers(frame: string, ownId: number): boolean {
  if (!frame.includes('"action":1')) return false
  try {
    const { action: is, senderId } = JSON.parse(frame)
    return is === action.firstLogin && String(senderId) !== String(ownId)
  } catch {
    return false
  }
}

/** Frames that acknowledge `id`, of each kind, some with additional invalid data. */
function acknowledgements(id: number): string[] {
  const senderId = 0
  return [
    { senderId, action: action.ackOwn, msgIds: String(id) },
    { senderId: 'x', action: action.ackChat, msgIds: `nonsense,-${id},${id},${id}.5` },
    { senderId, action: action.ackAll, msgIds: ` ${id} ,,`, msg: "';--", more: [] },
  ].map(frame => JSON.stringify(frame))
}

/** Similar frames that acknowledge nothing. */
function almostAcknowledgements(id: number): string[] {
  const right = { senderId: 0, action: action.ackOwn, msgIds: String(id) }
  const objects = [
    { ...right, action: action.heartbeat },
    { ...right, action: '5' },
    { ...right, action: 5.5 },
    { ...right, senderId: null },
    { action: action.ackOwn, msgIds: String(id) },
    { ...right, msgIds: id },
    { ...right, msgIds: [String(id)] },
    { ...right, msgIds: `-${id},${id}.5,${id}x` },
    { ...right, msgIds: `${id}${',1'.repeat(2100)}` },
    [right],
  ]
  const whole = JSON.stringify(right)
  return [...objects.map(object => JSON.stringify(object)), whole.slice(1), whole.slice(0, -1), `${whole}${whole}`]
}

/** Sends frames over successive connections, none of which may be closed; each answers after its last frame. */
async function pour(desk: Desk, poured: string[]): Promise<void> {
  for (let start = 0; start < poured.length; start += framesPerConnection) {
    const socket = new WebSocket(await ticketAddress({ url: server.url, token: desk.token }))
    const ended = new Promise<never>((_resolve, reject) => {
      socket.on('close', code =>
        reject(new Error(`A connection was ended with ${code} between frames ${start} and more.`)),
      )
      socket.on('error', reject)
    })
    const answered = new Promise(resolve =>
      socket.on('message', data => JSON.parse(String(data)).nudge === pulse && resolve('answered')),
    )
    const opened = new Promise(resolve => socket.on('open', resolve))
    const send = (frame: object) => socket.send(JSON.stringify({ senderId: 0, ...frame }))
    await Promise.race([opened, ended])
    send({ action: action.watch, msg: 'orders' })
    for (const frame of poured.slice(start, start + framesPerConnection)) socket.send(frame)
    send({ action: action.heartbeat, msg: pulse })
    await Promise.race([answered, ended])
    ended.catch(() => {})
    socket.terminate()
  }
}

test(`${frames} random frames: only the valid ones have an effect, and nothing fails`, async () => {
  const [desk, witness] = [await server.signIn('dispatcher'), await server.signIn('dispatcher')]
  const socket = await witness.socket('orders')
  const send = (to: Desk) =>
    Promise.all(Array.from({ length: 5 }, () => sendNotification(server, { userId: to.person.id })))
  const [named, unnamed, foreign] = [await send(desk), await send(desk), await send(witness)]
  const errors: unknown[] = []
  server.runtime.log.error = (...said: unknown[]) => void errors.push(said)
  server.runtime.log.warn = (...said: unknown[]) => {
    // A busy machine may answer late, and unsent frames are sent again; this is no failure.
    if (said.at(-1) !== 'nudges: not sent') errors.push(said)
  }
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
  console.log(`Seed ${seed}: the same again with SEED=${seed}.`)
  const meant = [...[...named, ...foreign].flatMap(acknowledgements), ...unnamed.flatMap(almostAcknowledgements)]
  const places = fc.sample(fc.nat(frames - 1), { numRuns: meant.length, seed })
  const all = fc.sample(frameFor(desk.person.id), { numRuns: frames, seed })
  for (const [at, frame] of meant.entries()) all.splice(places[at] ?? 0, 0, frame)
  const share = Math.ceil(all.length / connectionsAtOnce)
  await Promise.all(
    Array.from({ length: connectionsAtOnce }, (_, lane) => pour(desk, all.slice(lane * share, (lane + 1) * share))),
  )
  const acknowledgedBy = async ({ person }: Desk) => {
    const rows = await server.db
      .selectFrom('notification_receipts')
      .select('notification_id as id')
      .where('user_id', '=', person.id)
      .where('acknowledged_at', 'is not', null)
      .orderBy('id')
      .execute()
    return rows.map(({ id }) => id)
  }
  await until(async () => (await acknowledgedBy(desk)).length >= named.length, { what: 'every acknowledgement' })
  expect(await acknowledgedBy(desk)).toEqual(named.toSorted())
  expect(await acknowledgedBy(witness)).toEqual([])
  expect(errors).toEqual([])
  const { no } = await server.fixtures.order('pending_accept')
  await until(() => socket.notifications.some(({ msg }) => msg.includes(no)))
  socket.close()
  await until(async () => (await openSockets()) === 0, { what: 'every socket to be gone' })
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
})

async function openSockets(): Promise<number> {
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  return Number(/^citydesk_sockets (\d+)/m.exec(metrics)?.[1])
}
