import { beforeAll, describe, expect, test } from 'vitest'
import { session } from '#contract/access/session.ts'
import { users } from '#contract/people/users.ts'
import { workers } from '#contract/people/workers.ts'
import { addAccount, as, createStaff, versionOf } from '../access/access-calls.ts'
import { type Desk, readAnswer, refusalOf } from '../setup/orders/desk.ts'
import { withServer } from '../setup/process/server.ts'

// What a client sends that has only generic helpers: a DELETE with the id in the path, a row sent back as it was read.

const server = withServer()
let boss: Desk

beforeAll(async () => {
  boss = await server.signIn('super_admin')
})

describe('DELETE', () => {
  const remove = (rest: string, token = boss.token) =>
    fetch(server.url + users.delete.path + rest, { method: 'DELETE', headers: { token } }).then(answer =>
      readAnswer(users.delete, answer),
    )

  test('takes the id in the path as in the query', async () => {
    for (const rest of [(id: number) => `/${id}`, (id: number) => `?id=${id}`]) {
      const { id } = await addAccount(server.db)
      expect(await remove(rest(id))).toMatchObject({ id, status: 'disabled' })
    }
  })

  test('by an id in the path is the same call: the same permission, the id of the path', async () => {
    const [one, other] = [await addAccount(server.db), await addAccount(server.db)]
    const viewer = await server.signIn('viewer')
    expect(await refusalOf(remove(`/${one.id}`, viewer.token))).toMatchObject({ code: 40301 })
    expect(await remove(`/${one.id}?id=${other.id}`)).toMatchObject({ id: one.id })
    expect(await as(server, boss, users.getInfoByUserId, { id: other.id })).toMatchObject({ status: 'enabled' })
    expect(await refusalOf(remove('/abc'))).toMatchObject({ reason: 'badInput' })
  })
})

describe('A worker’s row that is sent back as it was read', () => {
  const read = (id: number) => as(server, boss, workers.get, { id })

  test('is accepted, with what was changed in it', async () => {
    const { id } = await server.fixtures.rider()
    const row = await read(id)
    const after = await as(server, boss, workers.pcUpSend, { ...row, level: 3, remark: '只跑外卖' })
    expect(after).toMatchObject({ ...row, level: 3, remark: '只跑外卖', version: row.version + 1 })
    const { rows } = await as(server, boss, workers.allsend, { limit: 200 })
    const listed = rows.find(one => one.id === id)
    expect(await as(server, boss, workers.pcUpSend, { ...listed, level: 4 })).toMatchObject({ level: 4 })
  })

  test('changes neither identity nor what only other calls change', async () => {
    const { id } = await server.fixtures.rider()
    const row = await read(id)
    for (const changed of [{ name: '李四' }, { phone: '13812345678' }, { credentials: '张三' }, { avatar: '/files/x' }])
      expect(await refusalOf(as(server, boss, workers.pcUpSend, { ...row, ...changed }))).toMatchObject({
        reason: 'identityElsewhere',
      })
    for (const changed of [{ status: 'disabled' }, { score: 12 }, { no: 'R1' }, { cityCode: '000000' }])
      expect(await refusalOf(as(server, boss, workers.pcUpSend, { ...row, ...changed }))).toMatchObject({
        reason: 'badInput',
        fields: { [Object.keys(changed)[0] ?? '']: expect.any(String) },
      })
    expect(await refusalOf(as(server, boss, workers.pcUpSend, { ...row, somethingElse: 1 }))).toMatchObject({
      reason: 'badInput',
    })
    expect(await read(id)).toEqual(row)
  })

  test('of before somebody else’s change is refused, though it has the identity as it was', async () => {
    const { id } = await server.fixtures.rider()
    const row = await read(id)
    await as(server, boss, workers.pcUpSend, { id, version: row.version, level: 2 })
    expect(await refusalOf(as(server, boss, workers.pcUpSend, { ...row, level: 5 }))).toMatchObject({
      reason: 'changedByOther',
    })
  })
})

describe('A person’s row that is sent back as it was read', () => {
  test('keeps the phone number that it shows masked', async () => {
    const { id } = await addAccount(server.db)
    await as(server, boss, users.update, { id, phone: '13812345678', version: await versionOf(server.db, id) })
    const row = await as(server, boss, users.getInfoByUserId, { id })
    expect(row.phone).toBe('138****5678')
    await as(server, boss, users.update, { ...row, nickName: '小陈' })
    const stored = await server.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(stored).toMatchObject({ phone: '13812345678', nick_name: '小陈' })
  })

  test('with another mask is refused, and nobody is invited with one', async () => {
    const { id } = await addAccount(server.db)
    const row = await as(server, boss, users.getInfoByUserId, { id })
    const masked = { phone: '139****0000' }
    expect(await refusalOf(as(server, boss, users.update, { ...row, ...masked }))).toMatchObject({
      fields: { phone: expect.any(String) },
    })
    const invited = { username: 'masked-one', nickName: '新人', password: 'a long enough one', ...masked }
    expect(await refusalOf(as(server, boss, users.add, invited))).toMatchObject({
      fields: { phone: expect.any(String) },
    })
  })

  test('is one’s own profile as userInfo answers it', async () => {
    const desk = await createStaff(server, { permissions: ['users.view'] })
    const me = await desk.call(session.userInfo, {})
    const after = await desk.call(users.update, { ...me, realName: '陈晓' })
    expect(after).toMatchObject({ id: me.id, realName: '陈晓', username: me.username })
  })
})
