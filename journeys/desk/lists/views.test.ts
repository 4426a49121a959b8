import { beforeAll, describe, expect, test } from 'vitest'
import { events } from '#contract/access/events.ts'
import { roles } from '#contract/access/roles.ts'
import { staff } from '#contract/access/staff.ts'
import { mostViews, views } from '#contract/desk/views.ts'
import { users } from '#contract/people/users.ts'
import { addRole, as, createStaff, roleIdOf, versionOf } from '../../access/access-calls.ts'
import { type Desk, refusalOf } from '../../setup/orders/desk.ts'
import { withServer } from '../../setup/process/server.ts'

const server = withServer()
let root: Desk

beforeAll(async () => {
  root = await server.signIn('super_admin')
})

const list = 'orders.food' as const
const overdue = { list, name: '郑州超时', question: 'cityCode=410100&queue=overdue' }

async function seenBy(desk: Desk, of: string = list) {
  return (await desk.call(views.list, { list: of })).views
}

describe('a view', () => {
  test('stores filters under a name, for its owner and this list only, and is in the log', async () => {
    const li = await server.signIn('dispatcher', { name: '李' })
    const colleague = await server.signIn('dispatcher')
    const view = await li.call(views.add, overdue)
    expect(view).toMatchObject({ ...overdue, role: null, owner: { name: '李' }, allowed: ['update', 'remove'] })
    expect(await seenBy(li)).toEqual([view])
    expect(await seenBy(li, 'orders.errand')).toEqual([])
    expect(await seenBy(colleague)).toEqual([])
    await li.call(views.remove, { id: view.id, version: view.version })
    expect(await seenBy(li)).toEqual([])
    const { rows } = await as(server, root, events.list, { actorId: li.person.id, action: 'views' })
    expect(rows.map(row => [row.action, row.subjectNo])).toEqual([
      ['views.remove', overdue.name],
      ['views.add', overdue.name],
    ])
  })

  test('shared with a role is used by its members and changed by its owner only', async () => {
    const owner = await server.signIn('dispatcher', { name: '王芳' })
    const member = await server.signIn('dispatcher')
    const outsider = await server.signIn('finance')
    const roleId = await roleIdOf(server.db, 'dispatcher')
    const { id, version } = await owner.call(views.add, { ...overdue, name: '共享', roleId })
    const found = (await seenBy(member)).find(view => view.id === id)
    expect(found).toMatchObject({
      question: overdue.question,
      owner: { name: '王芳' },
      role: { id: roleId, name: '调度' },
      allowed: [],
    })
    expect((await seenBy(outsider)).map(view => view.id)).not.toContain(id)
    const foreign = { id, version, name: '改', question: '' }
    for (const desk of [member, outsider, root]) {
      expect(await refusalOf(desk.call(views.update, foreign))).toMatchObject({ reason: 'notFound' })
      expect(await refusalOf(desk.call(views.remove, { id, version }))).toMatchObject({ reason: 'notFound' })
    }
    await owner.call(views.update, { ...foreign, name: '共享', roleId: null })
    expect((await seenBy(member)).map(view => view.id)).not.toContain(id)
  })

  test('is shared with one’s own roles, by editors of roles with any, and not by people who have left', async () => {
    const owner = await server.signIn('dispatcher')
    const member = await server.signIn('finance')
    const roleId = await roleIdOf(server.db, 'finance')
    const refused = await refusalOf(owner.call(views.add, { ...overdue, roleId }))
    expect(refused).toMatchObject({ reason: 'badInput', fields: { roleId: expect.any(String) } })
    expect((await owner.call(views.list, { list })).roles.map(role => role.id)).not.toContain(roleId)

    const editor = await createStaff(server, { permissions: ['orders.view', 'roles.edit'] })
    expect((await editor.call(views.list, { list })).roles.map(role => role.id)).toContain(roleId)
    const { id } = await editor.call(views.add, { ...overdue, roleId })
    expect((await seenBy(member)).map(view => view.id)).toContain(id)
    const version = await versionOf(server.db, editor.person.id)
    await as(server, root, users.delete, { id: editor.person.id, version, reason: '离职' })
    expect((await seenBy(member)).map(view => view.id)).not.toContain(id)
  })

  test('is private to its owner again when its role is deleted', async () => {
    const id = await addRole(server.db, ['orders.view'])
    const view = await root.call(views.add, { ...overdue, roleId: id })
    await as(server, root, roles.remove, { id, version: 1 })
    expect(await seenBy(root)).toEqual([{ ...view, role: null }])
  })

  test('needs the permission to open its list', async () => {
    const auditor = await createStaff(server, { permissions: ['users.view'] })
    expect(await refusalOf(auditor.call(views.list, { list }))).toMatchObject({ reason: 'noPermission' })
    expect(await refusalOf(auditor.call(views.add, overdue))).toMatchObject({ reason: 'noPermission' })
    await auditor.call(views.add, { list: 'users', name: '骑手', question: 'kind=rider' })
    // A view grants no access: its query is refused without the permission.
    expect(await refusalOf(auditor.call(staff.list, {}))).toMatchObject({ reason: 'noPermission' })
  })
})

describe('limits', () => {
  test('a name is unique per person and list and has 1 to 30 characters; only valid filters are accepted', async () => {
    const li = await server.signIn('dispatcher')
    const { id, version } = await li.call(views.add, overdue)
    for (const name of [overdue.name, ` ${overdue.name} `, '', '字'.repeat(31)]) {
      expect((await refusalOf(li.call(views.add, { ...overdue, name }))).fields).toHaveProperty('name')
    }
    const other = await li.call(views.add, { ...overdue, name: '字'.repeat(30) })
    const renamed = { ...other, name: overdue.name, roleId: null }
    expect((await refusalOf(li.call(views.update, renamed))).fields).toHaveProperty('name')
    for (const question of ['#x', '/users', 'a=b c', 'q='.padEnd(1001, 'x')]) {
      const refused = await refusalOf(li.call(views.update, { id, version, name: overdue.name, question }))
      expect(refused.fields).toHaveProperty('question')
    }
    await (await server.signIn('dispatcher')).call(views.add, overdue)
  })

  test('fifty views per list and person, also when two windows save the last one at once', async () => {
    const li = await server.signIn('dispatcher')
    for (let at = 1; at < mostViews; at += 1) await li.call(views.add, { ...overdue, name: `第${at}个` })
    const last = await Promise.allSettled(['甲', '乙'].map(name => li.call(views.add, { ...overdue, name })))
    const refused = last.flatMap(one => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toMatchObject([{ reason: 'tooManyViews', message: expect.stringContaining('50') }])
    expect(await seenBy(li)).toHaveLength(mostViews)
    await li.call(views.add, { ...overdue, list: 'orders.errand' })
  })

  test('of two saves with one version one succeeds; the other gets the fresh record', async () => {
    const li = await server.signIn('dispatcher', { name: '李' })
    const { id, version } = await li.call(views.add, overdue)
    const save = (question: string) => li.call(views.update, { id, version, name: overdue.name, question })
    const both = await Promise.allSettled([save('queue=urged'), save('queue=mine')])
    const won = both.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []))
    const lost = both.flatMap(one => (one.status === 'rejected' ? [one.reason] : []))
    expect(won).toMatchObject([{ version: version + 1 }])
    expect(lost).toMatchObject([{ reason: 'changedByOther', record: won[0] }])
    expect(await seenBy(li)).toEqual(won)
  })
})
