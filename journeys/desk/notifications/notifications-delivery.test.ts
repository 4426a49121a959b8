import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { notifications } from '#contract/desk/notifications.ts'
import { action } from '#contract/desk/socket.ts'
import { users } from '#contract/people/users.ts'
import { deleteOld } from '#server/desk/notifications/inbox/retention.ts'
import { as } from '../../access/access-calls.ts'
import { homeCity } from '../../setup/open/fixtures.ts'
import type { Desk } from '../../setup/orders/desk.ts'
import { sendNotification, type To, writeSlowly } from '../../setup/process/notices.ts'
import { startTestServer, withServer } from '../../setup/process/server.ts'
import { hasReceived, openSocket, type TestSocket, untilReceived } from '../../setup/process/socket.ts'
import { until } from '../../setup/process/until.ts'

const server = withServer()

const send = (to: To) => sendNotification(server, to)
const acknowledge = (socket: TestSocket, ...ids: number[]) =>
  socket.send({ senderId: 0, msgIds: ids.join(), action: action.ackOwn })
const unread = async (desk: Desk) => (await desk.call(notifications.list, {})).rows.map(({ id }) => id)

describe('rows that commit late, with a lower id than others', () => {
  test('are delivered to connected recipients', async () => {
    const desk = await server.signIn('viewer')
    const socket = await desk.socket()
    const late = await writeSlowly(server, { userId: desk.person.id })
    const early = await send({ userId: desk.person.id })
    expect(late.id).toBeLessThan(early)
    await untilReceived(socket, early)
    expect(hasReceived(socket, late.id)).toBe(false)
    await late.commit()
    await untilReceived(socket, late.id)
    socket.close()
  })
})

describe('several windows of one person', () => {
  test('an acknowledgement counts for all; the other windows are notified of it', async () => {
    const desk = await server.signIn('viewer')
    const second = await startTestServer({ joins: server })
    try {
      const here = await desk.socket('notifications')
      const there = await openSocket({ url: second.url, token: desk.token })
      there.firstLogin(desk.person.id)
      there.watch('notifications')
      await there.settled()
      const id = await send({ userId: desk.person.id })
      await Promise.all([untilReceived(here, id), untilReceived(there, id)])
      const nudgedFor = (socket: TestSocket) => socket.nudges.filter(({ ids }) => ids.includes(String(id))).length
      acknowledge(here, id)
      await until(() => nudgedFor(there) === 1)
      const next = await send({ userId: desk.person.id })
      await Promise.all([untilReceived(here, next), untilReceived(there, next)])
      expect(nudgedFor(here)).toBe(0)
      for (const socket of [here, there]) socket.close()
    } finally {
      await second.stop()
    }
  })

  test('a person at one server receives what is committed at another, and can reconnect elsewhere', async () => {
    const desk = await server.signIn('viewer')
    const second = await startTestServer({ joins: server })
    const there = await openSocket({ url: second.url, token: desk.token })
    there.firstLogin(desk.person.id)
    await there.settled()
    const first = await send({ userId: desk.person.id })
    await untilReceived(there, first)
    await second.stop()
    expect(await there.closed).toBe(1012)
    const missed = await send({ userId: desk.person.id })
    const here = await desk.socket()
    await Promise.all([untilReceived(here, first), untilReceived(here, missed)])
    here.close()
  })
})

test('a role that is granted during a connection takes effect without a reconnect', async () => {
  const desk = await server.signIn('viewer')
  const socket = await desk.socket()
  const missed = await send({ permission: 'orders.assign', cityCode: homeCity })
  const own = await send({ userId: desk.person.id })
  await untilReceived(socket, own)
  expect(hasReceived(socket, missed)).toBe(false)
  const { id } = await server.db
    .selectFrom('roles')
    .select('id')
    .where('code', '=', 'dispatcher')
    .executeTakeFirstOrThrow()
  await as(server, await server.signIn('super_admin'), users.saveUserRole, { userId: desk.person.id, roleIds: [id] })
  await untilReceived(socket, missed)
  socket.close()
})

test('the backlog arrives complete, oldest first, in arrays of at most 200, as fast as it is acknowledged', async () => {
  const desk = await server.signIn('viewer')
  const waiting = 4321
  await desk.call(notifications.clear, {})
  await sql`insert into notifications (type, kind, topic, params, to_user_id)
    select 13, 'dispatch.exception', 'dispatch', '{"no":"-"}', ${desk.person.id} from generate_series(1, ${waiting})`.execute(
    server.db,
  )
  const socket = await openSocket({ url: server.url, token: desk.token })
  const sizes: number[] = []
  let taken = 0
  socket.firstLogin(desk.person.id)
  await until(
    () => {
      const arrived = socket.notifications.slice(taken)
      if (arrived.length > 0) sizes.push(arrived.length)
      taken += arrived.length
      for (let start = 0; start < arrived.length; start += 200) {
        acknowledge(socket, ...arrived.slice(start, start + 200).map(({ id }) => id))
      }
      return taken >= waiting
    },
    { what: 'the whole backlog' },
  )
  const ids = socket.notifications.map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted((one, other) => one - other))
  expect(new Set(ids).size).toBe(waiting)
  expect(socket.largestArray()).toBeLessThanOrEqual(200)
  socket.close()
})

describe('maintenance', () => {
  test('receipts are merged into the watermark, and unread notifications are kept', async () => {
    const desk = await server.signIn('viewer')
    const own = { userId: desk.person.id }
    await desk.call(notifications.clear, {})
    const read: number[] = []
    for (let count = 0; count < 210; count += 1) read.push(await send(own))
    const [kept, last] = [await send(own), await send(own)]
    await desk.call(notifications.read, { ids: read.slice(0, 200) })
    await desk.call(notifications.read, { ids: [...read.slice(200), last] })
    const receipts = () =>
      server.db.selectFrom('notification_receipts').selectAll().where('user_id', '=', desk.person.id).execute()
    expect((await receipts()).length).toBe(211)
    // A watermark does not pass open transactions, including those in other databases of the same PostgreSQL.
    await until(async () => {
      const { rows } = await sql<{ isBehind: boolean }>`
        select pg_snapshot_xmin(pg_current_snapshot()) > written_in as "isBehind"
        from notifications where id = ${last}`.execute(server.db)
      return rows[0]?.isBehind
    })
    await deleteOld(server.db)
    expect((await receipts()).map(row => row.notification_id)).toEqual([last])
    expect((await unread(desk)).filter(id => id >= (read[0] ?? 0))).toEqual([kept])
  })

  test('notifications older than 90 days are deleted with their receipts; work older than 3 days is no longer delivered', async () => {
    const desk = await server.signIn('dispatcher', { cityCodes: [homeCity] })
    const [old, stale, mine] = [
      await send({ userId: desk.person.id }),
      await send({ permission: 'orders.assign', cityCode: homeCity }),
      await send({ userId: desk.person.id }),
    ]
    await desk.call(notifications.read, { ids: [old] })
    await sql`update notifications set created_at = now() - interval '91 days' where id = ${old}`.execute(server.db)
    await sql`update notifications set created_at = now() - interval '4 days' where id in (${stale}, ${mine})`.execute(
      server.db,
    )
    await deleteOld(server.db)
    const ids = await unread(desk)
    expect([ids.includes(stale), ids.includes(mine)]).toEqual([false, true])
    const left = await server.db
      .selectFrom('notifications')
      .select('id')
      .where('id', 'in', [old, stale, mine])
      .execute()
    expect(left.map(({ id }) => id).sort((one, other) => one - other)).toEqual([stale, mine])
  })

  test('a database restored into another PostgreSQL delivers new notifications after an earlier clear-all', async () => {
    const desk = await server.signIn('viewer')
    const cleared = await send({ userId: desk.person.id })
    await desk.call(notifications.clear, {})
    const missed = await send({ userId: desk.person.id })
    // Like rows from a PostgreSQL with higher transaction numbers.
    await sql`update notifications set written_in = (written_in::text::bigint + 1000000000)::text::xid8`.execute(
      server.db,
    )
    await sql`update notification_watermarks set seen = (split_part(seen::text, ':', 1)::bigint + 1000000000 || ':'
      || split_part(seen::text, ':', 2)::bigint + 1000000000 || ':')::pg_snapshot`.execute(server.db)
    const restored = await startTestServer({ joins: server })
    try {
      const socket = await openSocket({ url: restored.url, token: desk.token })
      socket.firstLogin(desk.person.id)
      await untilReceived(socket, missed)
      const fresh = await send({ userId: desk.person.id })
      await untilReceived(socket, fresh)
      expect(hasReceived(socket, cleared)).toBe(false)
      expect((await unread(desk)).slice(0, 2)).toEqual([fresh, missed])
      await desk.call(notifications.clear, {})
      expect(await unread(desk)).toEqual([])
      socket.close()
    } finally {
      await restored.stop()
    }
  })
})
