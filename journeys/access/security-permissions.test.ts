import { beforeAll, describe, expect, test } from 'vitest'
import { session } from '#contract/access/session.ts'
import { orders } from '#contract/orders/orders.ts'
import { users } from '#contract/people/users.ts'
import { homeCity, otherCity } from '../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { withServer } from '../setup/process/server.ts'
import { addAccount, as, call, createStaff, enter, roleIdOf, send } from './access-calls.ts'

const server = withServer()
let root: Desk

beforeAll(async () => {
  root = await server.signIn('super_admin')
})

// Like security-requests.test.ts, for permissions and hidden data.

describe('permissions', () => {
  test('to grant roles are limited to one’s own cities and permissions', async () => {
    const local = await createStaff(server, { permissions: ['staff.view', 'staff.assignRoles'], cityCodes: [homeCity] })
    const away = await addAccount(server.db, { cityCodes: [otherCity] })
    const superAdmin = await roleIdOf(server.db, 'super_admin')
    const near = await addAccount(server.db, { cityCodes: [homeCity] })
    const give = (userId: number) => refusalOf(as(server, local, users.saveUserRole, { userId, roleIds: [superAdmin] }))
    expect(await give(away.id)).toMatchObject({ code: 40401 })
    expect(await give(near.id)).toMatchObject({ code: 40301 })
    expect(await give(local.person.id)).toMatchObject({ code: 40303 })
  })

  test('cannot be written into a profile', async () => {
    const member = await addAccount(server.db, { permissions: ['orders.view'], cityCodes: [homeCity] })
    const desk = await enter(server, member)
    const before = await server.db.selectFrom('users').selectAll().where('id', '=', member.id).executeTakeFirstOrThrow()
    const extra = {
      kind: 'customer',
      status: 'banned',
      roles: [{ id: 1 }],
      roleIds: [1],
      permissions: ['*'],
      isSuper: true,
      password: 'stolen',
      passwordHash: 'stolen',
      password_hash: 'stolen',
      city_codes: null,
      createdAt: 0,
      __proto__: { isSuper: true },
    }
    await as(server, desk, users.update, { nickName: '本人', ...extra })
    const after = await server.db.selectFrom('users').selectAll().where('id', '=', member.id).executeTakeFirstOrThrow()
    const { nick_name, version, updated_at, ...rest } = before
    expect(after).toMatchObject(rest)
    expect(after.nick_name).toBe('本人')
    for (const cityCodes of [null, [otherCity]])
      expect(await refusalOf(as(server, desk, users.update, { cityCodes }))).toMatchObject({ code: 40303 })
    const others = as(server, desk, users.update, { id: root.person.id, nickName: '别人' })
    expect(await refusalOf(others)).toMatchObject({ code: 40301 })
    expect((await as(server, desk, session.userInfo, {})).permissions).toEqual(['orders.view'])
  })

  test('end with the sign-out', async () => {
    const desk = await enter(server, await addAccount(server.db, { permissions: ['orders.view'] }))
    const next = await as(server, desk, session.refreshToken, {})
    await as(server, { ...desk, token: next.token }, session.logout, {})
    for (const token of [desk.token, next.token])
      expect(await refusalOf(call(server.url, orders.list, {}, { token }))).toMatchObject({ code: 50012 })
  })
})

describe('hidden data', () => {
  test('cannot be found by searching for its parts', async () => {
    const phone = '13987651234'
    const { id } = await addAccount(server.db)
    // Random names sometimes contain three digits in a row.
    const named = { phone, username: 'looked-for', nick_name: '被找的人' }
    await server.db.updateTable('users').set(named).where('id', '=', id).execute()
    const { password_hash } = await server.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const finds = async (question: Record<string, unknown>) =>
      (await as(server, root, users.list, { kind: 'staff', ...question })).rows.some(row => row.id === id)
    expect(await finds({ search: '1234' })).toBe(true)
    for (const search of [
      '1398',
      '139',
      '8765',
      '13987',
      '7651234',
      '139876512',
      String(password_hash).slice(0, 40),
      'argon2id',
    ])
      expect(await finds({ search }), search).toBe(false)
    for (const key of ['phone', 'password_hash', 'passwordHash', 'where', 'filters[password_hash][$startsWith]'])
      expect(await finds({ search: 'nobody-is-called-so', [key]: phone }), key).toBe(false)
  })

  test('is in no answer of any operation', async () => {
    const { rows } = await as(server, root, users.list, { kind: 'staff' })
    const raw = await (await send(server.url, users.list, { kind: 'staff' }, { token: root.token })).text()
    expect(rows.length).toBeGreaterThan(0)
    expect(raw).not.toMatch(/argon2|password_?hash|token_?hash|secret/i)
  })
})
