import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { account } from '#contract/access/account.ts'
import { roles } from '#contract/access/roles.ts'
import { session } from '#contract/access/session.ts'
import { staff } from '#contract/access/staff.ts'
import { orders } from '#contract/orders/orders.ts'
import { users } from '#contract/people/users.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { password } from '../setup/people/people.ts'
import { withServer } from '../setup/process/server.ts'
import { openSocket } from '../setup/process/socket.ts'
import { until } from '../setup/process/until.ts'
import { addAccount, as, call, enter, versionOf } from './access-calls.ts'

const server = withServer()
/** Another node of the same installation, with sockets that the first one must reach. */
const node = withServer({ joins: server })
let root: Desk

beforeAll(async () => {
  root = await server.signIn('super_admin')
})

/** A person with a socket on each node that watches their own session. */
async function colleague(permissions: Parameters<typeof addAccount>[1] = { permissions: ['orders.view'] }) {
  const member = await addAccount(server.db, permissions)
  const desk = await enter(server, member)
  const sockets = await Promise.all([server.url, node.url].map(url => openSocket({ url, token: desk.token })))
  for (const socket of sockets) {
    socket.firstLogin(desk.person.id)
    socket.watch('session')
    await socket.settled()
  }
  return { ...member, desk, sockets }
}

type Colleague = Awaited<ReturnType<typeof colleague>>

/** Expects refusals on both nodes, on the other one as soon as it was notified, and both sockets to be closed with a reason. */
async function expectOut({ desk, sockets }: Colleague): Promise<void> {
  const asked = (url: string) => call(url, session.userInfo, {}, { token: desk.token })
  expect(await refusalOf(asked(server.url))).toMatchObject({ code: 50012 })
  const refused = await until(() =>
    asked(node.url).then(
      () => null,
      error => error,
    ),
  )
  expect(refused).toMatchObject({ code: 50012 })
  expect(await Promise.all(sockets.map(socket => socket.closed))).toEqual([4001, 4001])
}

describe('losing access', () => {
  test('a disabled account is signed out on every node', async () => {
    const person = await colleague()
    await as(server, root, users.delete, { id: person.id, reason: '离职' })
    await expectOut(person)
    const again = call(server.url, session.login, { username: person.username, password })
    expect(await refusalOf(again)).toMatchObject({ reason: 'accountDisabled' })
  })

  test('a reset ends every session, and the new password only permits choosing another', async () => {
    const person = await colleague()
    const target = { id: person.id, version: await versionOf(server.db, person.id), reason: '忘记密码' }
    const { password: given } = await as(server, root, staff.resetPassword, target)
    await expectOut(person)
    const desk = await enter(server, person, given)
    expect(desk.person.mustDo).toBe('password')
    expect(await refusalOf(as(server, desk, orders.list, {}))).toMatchObject({ reason: 'passwordTemporary' })
    const kept = await server.db
      .selectFrom('requests')
      .select('answer')
      .where('operation', '=', 'staff.resetPassword')
      .execute()
    expect(kept).toEqual([])
  })

  test('an administrator ends one session or all of them', async () => {
    const person = await colleague()
    const [row] = await as(server, root, staff.sessions, { id: person.id })
    await as(server, root, staff.signOut, { id: person.id, sessionId: row?.id })
    await expectOut(person)
    const other = await colleague()
    await as(server, root, staff.signOut, { id: other.id })
    await expectOut(other)
  })

  test('a changed password ends the other sessions and not this one', async () => {
    const person = await colleague()
    const here = await enter(server, person)
    await as(server, here, users.newUpdate, { oldPassword: password, newPassword: 'another of the journeys' })
    await expectOut(person)
    expect(await as(server, here, session.userInfo, {})).toHaveProperty('id', person.id)
  })

  test('a removed role takes effect with the next call, and sockets are nudged about the menu', async () => {
    const person = await colleague()
    const before = await as(server, person.desk, session.getMenuList, {})
    expect(JSON.stringify(before)).toContain('/order')
    await as(server, root, users.saveUserRole, { userId: person.id, roleIds: [] })
    expect(await refusalOf(as(server, person.desk, orders.list, {}))).toMatchObject({ reason: 'noPermission' })
    await until(() => person.sockets.every(socket => socket.nudges.some(({ nudge }) => nudge === 'session.changed')))
    // Only one's own settings are left, which everybody reaches from the profile.
    const after = await as(server, person.desk, session.getMenuList, {})
    expect(after.map(({ path, hidden }) => ({ path, hidden }))).toEqual([
      { path: '/user/access', hidden: true },
      { path: '/user/notifications', hidden: true },
    ])
  })

  test('a role that loses a permission nudges its members, whose sockets receive no more of its nudges', async () => {
    const person = await colleague()
    for (const socket of person.sockets) socket.watch('orders')
    await server.fixtures.order('pending_accept')
    await until(() => person.sockets.every(socket => socket.nudges.some(({ nudge }) => nudge === 'orders.changed')))
    const change = { id: person.roleId ?? 0, version: 1, names: { zh: '无权' }, permissions: [] }
    await as(server, root, roles.update, change)
    await until(() => person.sockets.every(socket => socket.nudges.some(({ nudge }) => nudge === 'session.changed')))
    for (const socket of person.sockets) {
      await socket.settled()
      socket.nudges.length = 0
    }
    await server.fixtures.order('pending_accept')
    const watcher = await root.socket('orders')
    await server.fixtures.order('pending_accept')
    await until(() => watcher.nudges.length > 0)
    for (const socket of person.sockets) await socket.settled()
    expect(person.sockets.flatMap(socket => socket.nudges)).toEqual([])
  })
})

describe('the list of one’s own devices', () => {
  test('marks the current device, and each can be signed out', async () => {
    const member = await addAccount(server.db)
    const office = await enter(server, member)
    const home = await enter(server, member)
    const rows = await as(server, office, account.devices, {})
    expect(rows.map(row => row.isCurrent).sort()).toEqual([false, true])
    const other = rows.find(row => !row.isCurrent)
    await as(server, office, account.signOutDevice, { sessionId: other?.id })
    expect(await refusalOf(as(server, home, session.userInfo, {}))).toMatchObject({ code: 50012 })
    expect(await as(server, office, account.devices, {})).toHaveLength(1)
  })

  test('does not permit signing out somebody else’s device', async () => {
    const [mine, theirs] = [
      await enter(server, await addAccount(server.db)),
      await enter(server, await addAccount(server.db)),
    ]
    const [row] = await as(server, theirs, account.devices, {})
    expect(await refusalOf(as(server, mine, account.signOutDevice, { sessionId: row?.id }))).toMatchObject({
      code: 40401,
    })
    expect(await as(server, theirs, session.userInfo, {})).toHaveProperty('id', theirs.person.id)
  })

  test('signs out all others at once', async () => {
    const member = await addAccount(server.db)
    const [one, two, here] = [await enter(server, member), await enter(server, member), await enter(server, member)]
    await as(server, here, account.signOutOthers, {})
    for (const desk of [one, two])
      expect(await refusalOf(as(server, desk, session.userInfo, {}))).toMatchObject({ code: 50012 })
    expect(await as(server, here, session.userInfo, {})).toHaveProperty('id', member.id)
  })

  test('shows when a device was last used, to the minute', async () => {
    const desk = await enter(server, await addAccount(server.db))
    const longAgo = new Date(Date.now() - 3_600_000)
    await server.db.updateTable('sessions').set({ active_at: longAgo }).where('user_id', '=', desk.person.id).execute()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    onTestFinished(() => void vi.useRealTimers())
    await as(server, desk, session.userInfo, {})
    const seen = await until(async () => {
      const [row] = await as(server, desk, account.devices, {})
      return row && row.lastSeenAt > longAgo.getTime() ? row.lastSeenAt : undefined
    })
    // Within the same minute it is not written again.
    vi.setSystemTime(Date.now() + 30_000)
    await as(server, desk, session.userInfo, {})
    const [row] = await as(server, desk, account.devices, {})
    expect(row?.lastSeenAt).toBe(seen)
  })
})
