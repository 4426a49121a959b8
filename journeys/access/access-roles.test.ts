import { beforeAll, describe, expect, test } from 'vitest'
import { roles } from '#contract/access/roles.ts'
import { session } from '#contract/access/session.ts'
import { homeCity, otherCity } from '../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { withServer } from '../setup/process/server.ts'
import { addAccount, as, createStaff, enter, roleIdOf } from './access-calls.ts'

const server = withServer()
let root: Desk

beforeAll(async () => {
  root = await server.signIn('super_admin')
})

describe('roles', () => {
  const names = { zh: '夜班' }

  test('nobody grants a permission they do not have, nor edits a role that has more', async () => {
    const editor = await createStaff(server, { permissions: ['roles.view', 'roles.edit', 'orders.view'] })
    const add = (permissions: string[]) =>
      as(server, editor, roles.add, { code: `night_${Math.random().toString(36).slice(2, 8)}`, names, permissions })
    for (const permissions of [['orders.cancel'], ['*']])
      expect(await refusalOf(add(permissions))).toMatchObject({ reason: 'beyondOwn' })
    expect((await refusalOf(add(['orders.everything']))).fields).toHaveProperty('permissions')
    const role = await add(['orders.view'])
    expect(role).toMatchObject({ name: '夜班', permissions: ['orders.view'], allowed: ['update', 'remove'] })
    const wider = as(server, editor, roles.update, {
      id: role.id,
      version: role.version,
      names,
      permissions: ['staff.edit'],
    })
    expect(await refusalOf(wider)).toMatchObject({ reason: 'beyondOwn' })
    const above = { id: await roleIdOf(server.db, 'kefu'), version: 1, names, permissions: [] }
    expect(await refusalOf(as(server, editor, roles.update, above))).toMatchObject({ reason: 'beyondOwn' })
  })

  test('whoever sees some cities changes no role that somebody beyond those has', async () => {
    const editor = await createStaff(server, {
      permissions: ['roles.view', 'roles.edit', 'orders.view'],
      cityCodes: [homeCity],
    })
    const withMember = async (cityCodes: string[] | null) => {
      const { roleId = 0 } = await addAccount(server.db, { permissions: ['orders.view'], cityCodes })
      const role = (await as(server, editor, roles.list, {})).find(({ id }) => id === roleId)
      const asked = { id: roleId, version: role?.version ?? 0, names, permissions: [] }
      return { role, update: () => as(server, editor, roles.update, asked) }
    }
    const own = await withMember([homeCity])
    expect(own.role?.allowed).toEqual(['update'])
    expect(await own.update()).toMatchObject({ permissions: [] })
    for (const cityCodes of [[otherCity], [homeCity, otherCity], null]) {
      const { role, update } = await withMember(cityCodes)
      expect([role?.allowed, role?.members]).toEqual([[], []])
      expect(await refusalOf(update())).toMatchObject({ reason: 'beyondOwn' })
    }
  })

  test('whoever may act on records may see them', async () => {
    const add = (permissions: string[]) =>
      as(server, root, roles.add, { code: `blind_${Math.random().toString(36).slice(2, 8)}`, names, permissions })
    const blind = await refusalOf(add(['orders.assign', 'workers.view']))
    expect(blind.fields.permissions).toContain('请同时勾选对应的“查看”权限')
    const role = await add(['orders.assign', 'orders.view'])
    const { id, version } = role
    const changed = as(server, root, roles.update, { id, version, names, permissions: ['orders.assign'] })
    expect((await refusalOf(changed)).reason).toBe('badInput')
    const kept = (await as(server, root, roles.list, {})).find(row => row.id === id)
    expect(kept?.permissions.toSorted()).toEqual(['orders.assign', 'orders.view'])
  })

  test('a built-in role and one with members cannot be deleted', async () => {
    const builtin = { id: await roleIdOf(server.db, 'viewer'), version: 1 }
    expect(await refusalOf(as(server, root, roles.remove, builtin))).toMatchObject({ reason: 'builtinRole' })
    const { roleId = 0 } = await addAccount(server.db, { permissions: ['orders.view'] })
    const refused = await refusalOf(as(server, root, roles.remove, { id: roleId, version: 1 }))
    expect(refused).toMatchObject({ reason: 'roleHasMembers', message: expect.stringContaining('1 名成员') })
    const offered = (await as(server, root, roles.list, {})).find(({ id }) => id === roleId)
    expect(offered?.allowed).toEqual(['update'])
  })

  test('a preview shows what a member sees', async () => {
    const { roleId: id = 0, ...account } = await addAccount(server.db, { permissions: ['orders.view', 'users.view'] })
    const preview = await as(server, root, roles.preview, { id })
    const member = await enter(server, account)
    expect(preview.menu).toEqual(await as(server, member, session.getMenuList, {}))
    expect(preview.permissions).toEqual(member.person.permissions)
  })
})
