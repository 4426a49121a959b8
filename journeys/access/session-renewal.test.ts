import { describe, expect, test } from 'vitest'
import { type Pass, session } from '#contract/access/session.ts'
import { ask, refusalOf, signInAt } from '../setup/orders/desk.ts'
import { addRole, addStaff, password } from '../setup/people/people.ts'
import { withServer } from '../setup/process/server.ts'
import { openSocket } from '../setup/process/socket.ts'
import { until } from '../setup/process/until.ts'

const server = withServer()

function userInfo(token: string) {
  return ask(server.url, session.userInfo, {}, { token })
}

function refresh(token: string): Promise<Pass> {
  return ask(server.url, session.refreshToken, {}, { token })
}

/** Moves a session's times into the past, as if so much time had passed. */
async function age(userId: number, set: { rotated_at?: Date; expires_at?: Date }): Promise<void> {
  await server.db.updateTable('sessions').set(set).where('user_id', '=', userId).execute()
}

const minuteAgo = () => new Date(Date.now() - 61_000)

describe('staying signed in', () => {
  test('twenty renewals at once get the same next token, and none is refused', async () => {
    const { token } = await server.signIn('viewer')
    const passes = await Promise.all(Array.from({ length: 20 }, () => refresh(token)))
    const [next] = new Set(passes.map(pass => pass.token))
    expect(new Set(passes.map(pass => pass.token)).size).toBe(1)
    expect(next).not.toBe(token)
    for (const pass of passes) expect(await userInfo(pass.token)).toHaveProperty('id')
  })

  test('the replaced token still works for requests in flight', async () => {
    const { token, person } = await server.signIn('viewer')
    const next = await refresh(token)
    expect(await userInfo(token)).toEqual(person)
    expect(await userInfo(next.token)).toEqual(person)
  })

  test('used later, it ends the session and its sockets', async () => {
    const { token, person } = await server.signIn('viewer')
    const next = await refresh(token)
    const socket = await openSocket({ url: server.url, token: next.token })
    await age(person.id, { rotated_at: minuteAgo() })
    // The node is notified a moment later of what was written past it.
    const refused = await until(() => refusalOf(userInfo(token)).catch(() => null))
    expect(refused).toMatchObject({ code: 50012 })
    expect(await refusalOf(userInfo(next.token))).toMatchObject({ code: 50012 })
    expect(await socket.closed).toBe(4001)
  })

  test('signing out on one device leaves the other one signed in, however long its socket has been open', async () => {
    const username = await addStaff(server.db, 'auditor')
    const office = await signInAt(server.url, { username, password })
    const home = await signInAt(server.url, { username, password })
    const socket = await office.socket('orders')
    const { token } = await refresh(office.token)
    await age(office.person.id, { rotated_at: minuteAgo() })
    await addRole(server.db, office.person.id, 'viewer')
    await home.call(session.logout, {})
    // The office's socket looks at its person again, and from then on receives what the new role may see.
    await until(async () => {
      await server.fixtures.order('pending_pay')
      return socket.nudges.length > 0
    })
    expect(await userInfo(token)).toHaveProperty('id', office.person.id)
    socket.close()
  })

  test('an idle session ends', async () => {
    const { token, person } = await server.signIn('viewer')
    await age(person.id, { expires_at: new Date(Date.now() - 1) })
    // The node is notified a moment later of what was written past it.
    const refused = await until(() => refusalOf(userInfo(token)).catch(() => null))
    expect(refused).toMatchObject({ code: 50014 })
    expect(await refusalOf(refresh(token))).toMatchObject({ code: 50014 })
  })

  test('signing out ends the session and closes its sockets', async () => {
    const desk = await server.signIn('viewer')
    const socket = await desk.socket()
    await desk.call(session.logout, {})
    expect(await refusalOf(userInfo(desk.token))).toMatchObject({ code: 50012 })
    expect(await socket.closed).toBe(4001)
  })

  test('an account that was disabled in the database is signed out', async () => {
    const { token, person } = await server.signIn('viewer')
    await server.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', person.id).execute()
    // The node is told of it by a notification of the database.
    const refused = await until(() => refusalOf(userInfo(token)).catch(() => undefined))
    expect(refused).toMatchObject({ code: 50012 })
  })
})
