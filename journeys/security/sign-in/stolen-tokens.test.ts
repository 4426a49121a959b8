import { expect, test } from 'vitest'
import { events } from '#contract/access/events.ts'
import { type Pass, session } from '#contract/access/session.ts'
import { notifications } from '#contract/desk/notifications.ts'
import { type Account, addAccount, as, call, enter } from '../../access/access-calls.ts'
import { type Desk, refusalOf } from '../../setup/orders/desk.ts'
import { passTime } from '../../setup/process/clock.ts'
import { withServer } from '../../setup/process/server.ts'
import { openSocket } from '../../setup/process/socket.ts'
import { until } from '../../setup/process/until.ts'

const server = withServer()

function userInfo(token: string) {
  return call(server.url, session.userInfo, {}, { token })
}

function renew(token: string): Promise<Pass> {
  return call(server.url, session.refreshToken, {}, { token })
}

/** Signed in twice: here, where tokens will be renewed, and on another device. */
async function colleague(): Promise<Account & { first: string; elsewhere: Desk }> {
  const member = await addAccount(server.db)
  const { token: first } = await enter(server, member)
  return { ...member, first, elsewhere: await enter(server, member) }
}

async function warnings(desk: Desk): Promise<string[]> {
  const { rows } = await as(server, desk, notifications.list, {})
  return rows.map(({ msg }) => msg)
}

const warning = expect.stringContaining('可能被他人盗用')

test('A replaced token is good for ten seconds more', async () => {
  const { first } = await colleague()
  const { token: second } = await renew(first)
  await passTime(9)
  expect(await userInfo(first)).toHaveProperty('id')
  await passTime(2)
  expect(await refusalOf(userInfo(first))).toMatchObject({ code: 50012 })
  expect(await refusalOf(userInfo(second))).toMatchObject({ code: 50012 })
})

test('One that was replaced twice ends the session and its sockets; its owner is told on their other devices, once', async () => {
  const { id, first, elsewhere } = await colleague()
  const socket = await elsewhere.socket()
  const { token: second } = await renew(first)
  await passTime(60)
  const { token: third } = await renew(second)
  const stolen = await openSocket({ url: server.url, token: third })
  const refused = await Promise.all(Array.from({ length: 20 }, () => refusalOf(userInfo(first))))
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set([50012]))
  for (const token of [second, third]) expect(await refusalOf(userInfo(token))).toMatchObject({ code: 50012 })
  expect(await stolen.closed).toBe(4001)
  await until(() => socket.notifications.length > 0)
  expect(await warnings(elsewhere)).toEqual([warning])
  const { rows } = await as(server, await server.signIn('super_admin'), events.list, { action: 'session.tokenReused' })
  expect(rows.filter(({ subjectId }) => subjectId === id)).toHaveLength(1)
})

test('One of long ago does so as well, a token that nobody ever had does not', async () => {
  const { first, elsewhere } = await colleague()
  let { token } = await renew(first)
  for (let renewal = 0; renewal < 5; renewal++) {
    await passTime(1200)
    token = (await renew(token)).token
  }
  expect(await refusalOf(userInfo(`${first}x`))).toMatchObject({ code: 50008 })
  expect(await userInfo(token)).toHaveProperty('id')
  expect(await refusalOf(renew(first))).toMatchObject({ code: 50012 })
  expect(await refusalOf(userInfo(token))).toMatchObject({ code: 50012 })
  const again = await enter(server, { username: elsewhere.person.username })
  expect(await warnings(again)).toEqual([warning])
})

test('Renewed again at once, the token stays, so that no request under way has one that was replaced twice', async () => {
  const { first } = await colleague()
  const { token: second } = await renew(first)
  expect((await renew(second)).token).toBe(second)
  expect(await userInfo(first)).toHaveProperty('id')
  await passTime(11)
  expect((await renew(second)).token).not.toBe(second)
})

test('Nobody is told of a session that had ended anyway', async () => {
  const { first, elsewhere } = await colleague()
  const { token: second } = await renew(first)
  await passTime(60)
  const { token: third } = await renew(second)
  await call(server.url, session.logout, {}, { token: third })
  expect(await refusalOf(userInfo(first))).toMatchObject({ code: 50012 })
  expect(await warnings(elsewhere)).toEqual([])
})
