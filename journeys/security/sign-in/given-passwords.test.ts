import { expect, test } from 'vitest'
import { signIns } from '#contract/access/events.ts'
import { session } from '#contract/access/session.ts'
import { staff } from '#contract/access/staff.ts'
import { users } from '#contract/people/users.ts'
import { offerFirstAdministrator, restoreAccess } from '#server/access/session/feature.ts'
import { as, call, enter, versionOf } from '../../access/access-calls.ts'
import { ask, refusalOf } from '../../setup/orders/desk.ts'
import { passTime } from '../../setup/process/clock.ts'
import { withServerPerTest } from '../../setup/process/server.ts'

const server = withServerPerTest()

const given = 'a password that was given'
const own = 'a password of their own'
const day = 86_400

function login(username: string, password: string) {
  return call(server.url, session.login, { username, password })
}

async function invite(username: string): Promise<{ id: number; username: string }> {
  const root = await server.signIn('super_admin')
  const { id } = await as(server, root, users.add, { username, password: given, nickName: username, roleIds: [] })
  return { id, username }
}

test('The password of a new colleague ends after a day; the refusal says whom to ask', async () => {
  const { username } = await invite('newcomer')
  await passTime(day - 60)
  const desk = await enter(server, { username }, given)
  expect(desk.person.mustDo).toBe('password')
  await passTime(120)
  const refused = await refusalOf(login(username, given))
  expect(refused).toMatchObject({ code: 40101, reason: 'passwordEnded' })
  expect(refused.message).toContain('请联系给您密码的管理员')
  expect(await refusalOf(login(username, 'guess'))).toMatchObject({ reason: 'wrongPassword' })
  const choose = as(server, desk, users.newUpdate, { oldPassword: given, newPassword: own })
  expect(await refusalOf(choose)).toMatchObject({ reason: 'passwordEnded' })
  const { rows } = await as(server, await server.signIn('super_admin'), signIns.list, { search: username })
  expect(rows.map(({ why }) => why)).toEqual(['wrongPassword', 'passwordEnded', 'ok'])
})

test('So do one of a reset and one of the operator, and one that was chosen does not', async () => {
  const { username, id } = await invite('forgetful')
  await passTime(2 * day)
  const root = await server.signIn('super_admin')
  const target = { id, version: await versionOf(server.db, id), reason: '忘记密码' }
  const { password: second } = await as(server, root, staff.resetPassword, target)
  expect(await login(username, second)).toHaveProperty('token')
  await passTime(day + 60)
  expect(await refusalOf(login(username, second))).toMatchObject({ reason: 'passwordEnded' })
  const { password: third } = await restoreAccess(server.runtime, username)
  await passTime(day + 60)
  expect(await refusalOf(login(username, third))).toMatchObject({ reason: 'passwordEnded' })
  const { password: fourth } = await restoreAccess(server.runtime, username)
  const desk = await enter(server, { username }, fourth)
  await as(server, desk, users.newUpdate, { oldPassword: fourth, newPassword: own })
  await passTime(30 * day)
  expect(await login(username, own)).toHaveProperty('token')
})

test('The link of the first administrator is good for a day', async () => {
  const create = (key: string | null) =>
    ask(server.url, session.createFirstAdministrator, { key: key ?? '', username: 'first', password: own })
  await server.db.deleteFrom('users').where('username', 'is not', null).execute()
  const key = await offerFirstAdministrator(server.db)
  await passTime(day + 60)
  expect(await refusalOf(create(key))).toMatchObject({ reason: 'keySpent' })
  expect(await create(await offerFirstAdministrator(server.db))).toHaveProperty('token')
})
