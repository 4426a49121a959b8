import { beforeAll, describe, expect, test } from 'vitest'
import { roles } from '#contract/access/roles.ts'
import { staff } from '#contract/access/staff.ts'
import { users } from '#contract/people/users.ts'
import { hold } from '../setup/held.ts'
import { homeCity, otherCity } from '../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { password } from '../setup/people/people.ts'
import { startTestServer, withServer } from '../setup/process/server.ts'
import { addAccount, addRole, as, call, createStaff, enter, roleIdOf, versionOf } from './access-calls.ts'

const server = withServer()
let root: Desk
/** Permissions to manage staff, and of orders only to view them. */
let administrator: Desk

const runsStaff = ['staff.view', 'staff.edit', 'staff.assignRoles', 'staff.sessions', 'orders.view'] as const

beforeAll(async () => {
  root = await server.signIn('super_admin')
  administrator = await createStaff(server, { permissions: [...runsStaff] })
})

function save(desk: Desk, userId: number, roleIds: number[]) {
  return as(server, desk, users.saveUserRole, { userId, roleIds })
}

async function rolesOf(userId: number): Promise<number[]> {
  const rows = await server.db.selectFrom('user_roles').select('role_id').where('user_id', '=', userId).execute()
  return rows.map(row => row.role_id)
}

describe('giving roles', () => {
  test('grants exactly the named roles, and records the roles before and after', async () => {
    const { id } = await addAccount(server.db, { permissions: ['orders.view'] })
    const roleId = await addRole(server.db, ['orders.view', 'staff.view'])
    const row = await save(administrator, id, [roleId])
    expect(row.roles.map(role => role.id)).toEqual([roleId])
    const event = await server.db
      .selectFrom('events')
      .selectAll()
      .where('action', '=', 'users.saveUserRole')
      .where('subject_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(event.actor_id).toBe(administrator.person.id)
    expect(event.changes.roles).toHaveLength(2)
  })

  test('nobody grants a permission they do not have', async () => {
    const { id } = await addAccount(server.db)
    const more = await addRole(server.db, ['orders.view', 'orders.cancel'])
    expect(await refusalOf(save(administrator, id, [more]))).toMatchObject({
      code: 40301,
      reason: 'beyondOwn',
      message: expect.stringContaining('不能授予超出自身的权限'),
    })
    expect(await rolesOf(id)).toEqual([])
  })

  test('only a holder of all permissions grants all permissions', async () => {
    const { id } = await addAccount(server.db)
    const all = root.person.permissions as 'orders.view'[]
    const almost = await createStaff(server, { permissions: all })
    const superAdmin = await roleIdOf(server.db, 'super_admin')
    expect(await refusalOf(save(almost, id, [superAdmin]))).toMatchObject({ reason: 'beyondOwn' })
    expect((await save(root, id, [superAdmin])).roles).toHaveLength(1)
  })

  test('nobody changes their own roles', async () => {
    const [roleId] = await rolesOf(administrator.person.id)
    const refused = await refusalOf(save(administrator, administrator.person.id, [roleId ?? 0]))
    expect(refused).toMatchObject({ code: 40303, reason: 'ownAccount' })
    expect(await refusalOf(save(root, root.person.id, []))).toMatchObject({ reason: 'ownAccount' })
  })

  test('nobody edits somebody with more permissions', async () => {
    const { id } = await addAccount(server.db, { permissions: ['orders.cancel'] })
    const target = { id, version: await versionOf(server.db, id), reason: '测试' }
    for (const attempt of [
      () => save(administrator, id, []),
      () => as(server, administrator, users.delete, target),
      () => as(server, administrator, users.update, { id, nickName: '改名' }),
      () => as(server, administrator, staff.resetPassword, target),
      () => as(server, administrator, staff.endTotp, target),
      () => as(server, administrator, staff.unlock, { id }),
      () => as(server, administrator, staff.signOut, { id }),
    ]) {
      expect(await refusalOf(attempt())).toMatchObject({ code: 40301, reason: 'aboveYou' })
    }
    const row = await as(server, root, users.getInfoByUserId, { id })
    expect(row.version).toBe(target.version)
  })

  test('a role that does not exist is a field error', async () => {
    const { id } = await addAccount(server.db)
    expect((await refusalOf(save(administrator, id, [999_999]))).fields).toHaveProperty('roleIds')
  })

  test('staff of another city cannot be edited, nor cities granted outside one’s own', async () => {
    const local = await createStaff(server, { permissions: [...runsStaff], cityCodes: [homeCity] })
    const elsewhere = await addAccount(server.db, { cityCodes: [otherCity] })
    const everywhere = await addAccount(server.db)
    const neighbour = await addAccount(server.db, { cityCodes: [homeCity] })
    for (const { id } of [elsewhere, everywhere])
      expect(await refusalOf(save(local, id, []))).toMatchObject({ code: 40401 })
    expect((await save(local, neighbour.id, [])).id).toBe(neighbour.id)
    for (const cityCodes of [[otherCity], [homeCity, otherCity], null]) {
      const wider = as(server, local, users.update, { id: neighbour.id, cityCodes })
      expect(await refusalOf(wider)).toMatchObject({ reason: 'beyondOwn' })
    }
  })

  test('the list says which roles can be granted', async () => {
    const rows = await as(server, administrator, users.getRoleListForAssign, {})
    expect(rows.find(role => role.code === 'super_admin')?.isAssignable).toBe(false)
    const { id, roleId } = await addAccount(server.db, { permissions: ['orders.view'] })
    expect(await as(server, administrator, users.getRoleByUserId, { id })).toMatchObject([
      { id: roleId, isAssignable: true },
    ])
  })
})

describe('the last administrator', () => {
  test('cannot be removed in any way', async () => {
    const fresh = await startTestServer()
    try {
      const one = await fresh.signIn('super_admin')
      const two = await fresh.signIn('super_admin')
      const target = { id: two.person.id, reason: '离职' }
      await call(fresh.url, users.delete, target, { token: one.token })
      // `two` is gone, and nobody is above `one` but nobody may be beside them either.
      const helper = await fresh.signIn('super_admin', { cityCodes: [homeCity] })
      expect(
        await refusalOf(call(fresh.url, users.delete, { id: one.person.id }, { token: helper.token })),
      ).toMatchObject({
        reason: 'notFound',
      })
      const narrowed = call(
        fresh.url,
        roles.update,
        {
          id: await roleIdOf(fresh.db, 'super_admin'),
          version: 1,
          names: { zh: '超级管理员' },
          permissions: ['orders.view'],
        },
        { token: one.token },
      )
      expect(await refusalOf(narrowed)).toMatchObject({
        code: 40902,
        message: expect.stringContaining('至少保留一个可用的超级管理员'),
      })
    } finally {
      await fresh.stop()
    }
  })

  test('remains when two of them disable each other at the same moment', async () => {
    const fresh = await startTestServer()
    try {
      const [one, two] = [await fresh.signIn('super_admin'), await fresh.signIn('super_admin')]
      // Both have passed the permission check before either writes.
      const held = await hold(fresh, db => db.selectFrom('users').select('id').forUpdate().execute())
      const both = Promise.allSettled([
        call(fresh.url, users.delete, { id: two.person.id }, { token: one.token }),
        call(fresh.url, users.delete, { id: one.person.id }, { token: two.token }),
      ])
      await held.untilWaiting(2)
      await held.commit()
      const outcomes = await both
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const left = await fresh.db.selectFrom('users').select('id').where('status', '=', 'enabled').execute()
      expect(left).toHaveLength(1)
    } finally {
      await fresh.stop()
    }
  })
})

describe('inviting staff', () => {
  const newcomer = () => {
    const name = Math.random().toString(36).slice(2)
    return { username: `new-${name}`, nickName: `新人${name}`, password: 'for the first day' }
  }

  test('a new member of staff chooses a password of their own before anything else', async () => {
    const asked = newcomer()
    const roleId = await addRole(server.db, ['orders.view'])
    const row = await as(server, administrator, users.add, { ...asked, roleIds: [roleId] })
    expect(row).toMatchObject({ kind: 'staff', username: asked.username, roles: [{ id: roleId }] })
    const desk = await enter(server, asked, asked.password)
    expect(desk.person).toMatchObject({ mustDo: 'password', permissions: [] })
    expect(await refusalOf(as(server, desk, users.update, { nickName: '先改名' }))).toMatchObject({
      reason: 'passwordTemporary',
    })
    await as(server, desk, users.newUpdate, { oldPassword: asked.password, newPassword: password })
    const { person } = await enter(server, asked)
    expect(person).toMatchObject({ mustDo: null, permissions: ['orders.view'] })
  })

  test('a limited administrator invites in their own cities, and grants no roles without the permission', async () => {
    const local = await createStaff(server, { permissions: [...runsStaff], cityCodes: [homeCity] })
    expect(await as(server, local, users.add, newcomer())).toMatchObject({ cityCodes: [homeCity] })
    const wider = as(server, local, users.add, { ...newcomer(), cityCodes: [otherCity] })
    expect(await refusalOf(wider)).toMatchObject({ reason: 'beyondOwn' })
    const editor = await createStaff(server, { permissions: ['staff.edit', 'orders.view'] })
    const roleId = await addRole(server.db, ['orders.view'])
    const withRole = as(server, editor, users.add, { ...newcomer(), roleIds: [roleId] })
    expect(await refusalOf(withRole)).toMatchObject({ reason: 'noPermission' })
  })

  test('a name is unique, also when two people use it at the same moment', async () => {
    const asked = newcomer()
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => as(server, administrator, users.add, asked)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = await refusalOf(as(server, administrator, users.add, asked))
    expect(refused.fields).toEqual({ username: '已被使用，请换一个' })
  })

  test('who saved an older version is told who was faster, and gets the fresh record', async () => {
    const { id } = await addAccount(server.db)
    const version = await versionOf(server.db, id)
    await as(server, root, users.update, { id, version, nickName: '先到' })
    const refused = await refusalOf(as(server, administrator, users.update, { id, version, nickName: '后到' }))
    expect(refused).toMatchObject({ code: 40901, record: { id, nickName: '先到' } })
    expect(refused.message).toContain(root.person.name)
  })
})
