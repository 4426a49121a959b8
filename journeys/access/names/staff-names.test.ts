import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { session } from '#contract/access/session.ts'
import { users } from '#contract/people/users.ts'
import { offerFirstAdministrator } from '#server/access/session/feature.ts'
import { ask, type Desk, refusalOf } from '../../setup/orders/desk.ts'
import { password } from '../../setup/people/people.ts'
import { startTestServer, withServer } from '../../setup/process/server.ts'
import { as, createStaff } from '../access-calls.ts'

const server = withServer()
let root: Desk
const given = { password: 'long enough for now', roleIds: [] }
const invite = (username: string, nickName: string, more: object = {}) =>
  as(server, root, users.add, { username, nickName, ...given, ...more })

beforeAll(async () => {
  root = await server.signIn('super_admin', { name: '老板' })
  await invite('kefu.moon', '陈晓月')
})

describe('a user name that looks like another', () => {
  test.each([
    'Kefu.Moon',
    'kefu\u200b.moon',
    'ｋｅｆｕ.ｍｏｏｎ',
    'kеfu.mооn',
    'kefu.rnoon',
    'kefu.m00n',
    '\u202ekefu.moon\u202c',
    'κefu.moon',
    'kefu .moon',
    '𝓀𝑒fu.moon',
    'kefu‧moon',
  ])('%j is refused', async username => {
    expect(await refusalOf(invite(username, `苏${username.length}`))).toMatchObject({
      reason: 'badInput',
      fields: { username: expect.stringMatching(/\S/) },
    })
  })

  test('whoever writes one, of themselves or of a colleague', async () => {
    const colleague = await invite('tea.house', '茶馆')
    const own = await createStaff(server)
    const taken = { reason: 'badInput', fields: { username: '已被使用，请换一个' } }
    expect(await refusalOf(as(server, root, users.update, { id: colleague.id, username: 'KEFU.MOON' }))).toMatchObject(
      taken,
    )
    expect(await refusalOf(as(server, own, users.update, { username: 'KEFU.MOON', proof: password }))).toMatchObject(
      taken,
    )
  })

  test('of ten who want forms of one name at once, one has it', async () => {
    const names = ['once.more', 'Once.more', 'оnce.more', 'once.ｍore', 'ONCE.MORE']
    const outcomes = await Promise.allSettled(
      [...names, ...names].map((username, place) => invite(username, `同时${place}`)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('the database itself refuses one', async () => {
    const add = server.db.insertInto('users').values({ kind: 'staff', username: 'KEFU.mооn' }).execute()
    await expect(add).rejects.toMatchObject({ constraint: 'users_username_form' })
  })

  test('signs in however it is written, and guesses at all of them count together', async () => {
    const { username } = (await createStaff(server)).person
    const signIn = (name: string, secret = password) =>
      ask(server.url, session.login, { username: name, password: secret })
    expect((await signIn(username.toUpperCase())).token).toBeTruthy()
    expect((await signIn(`\u200b${username.replace('s', 'ｓ')}`)).token).toBeTruthy()
    const forms = [username, username.toUpperCase(), username.replace('a', 'а'), `${username}\u200d`, ` ${username}`]
    for (const form of forms) expect(await refusalOf(signIn(form, 'guess'))).toMatchObject({ reason: 'wrongPassword' })
    expect(await refusalOf(signIn(username.replace('t', 'Ｔ'), 'guess'))).toMatchObject({ reason: 'lockedForNow' })
  })

  test('one of before the rule keeps signing in as it is written', async () => {
    const [first, second] = [await createStaff(server), await createStaff(server)]
    const double = first.person.username.toUpperCase()
    await server.db.updateTable('users').set({ username_form: null }).where('id', '=', second.person.id).execute()
    await withoutForms(async () => {
      await server.db.updateTable('users').set({ username: double }).where('id', '=', second.person.id).execute()
    })
    const idOf = async (username: string) => {
      const { token } = await ask(server.url, session.login, { username, password })
      return (await ask(server.url, session.userInfo, {}, { token })).id
    }
    expect(await idOf(double)).toBe(second.person.id)
    expect(await idOf(first.person.username)).toBe(first.person.id)
  })
})

async function withoutForms(change: () => Promise<void>): Promise<void> {
  await sql`alter table users disable trigger write_username_form`.execute(server.db)
  await change()
  await sql`alter table users enable trigger write_username_form`.execute(server.db)
}

const looksLikeAnother = [
  '陈晓月',
  ' 陈 晓月',
  '陈晓月\u200f',
  '「陈晓月」',
  '陈晓月✓',
  'KEFU.MOON',
  'ｋеｆｕmoon',
  '管理员',
  '管\u200b理员',
  '（管理员）',
  'ADMINISTRATOR',
  'Аdministrator',
  '超级管理员',
  'Super Administrator',
  'Jefe de atención al cliente',
  '最高管理者',
  '審査担当',
  'Viewer⭐',
]
const likeNothing = ['\u200b\u200f', '\u3164', '\u2800\u2800', '⁠\u2063', '——', '陈\n晓', '孙\u2028三', '\u0301']
const ordinary = [
  '阿迪力·买买提',
  '欧阳小芳',
  '高橋さくら',
  'José Ñúñez',
  'Anne-Marie',
  '客服小李',
  '小王🌟',
  '赵Lisa',
  'Öğüt',
]

describe('what people call themselves and one another', () => {
  test.each([...looksLikeAnother, ...likeNothing])('%j is refused in every place', async name => {
    const own = await createStaff(server)
    const refused = { reason: 'badInput', fields: { nickName: expect.stringMatching(/[一-龥]/) } }
    expect(await refusalOf(as(server, own, users.update, { nickName: name }))).toMatchObject(refused)
    expect(await refusalOf(as(server, root, users.update, { id: own.person.id, nickName: name }))).toMatchObject(
      refused,
    )
    expect(await refusalOf(invite('somebody.new', name))).toMatchObject(refused)
    const own2 = { reason: 'badInput', fields: { realName: expect.stringMatching(/[一-龥]/) } }
    expect(await refusalOf(as(server, own, users.update, { realName: name }))).toMatchObject(own2)
  })

  test.each(ordinary)('%j is taken, and is seen as it was written', async name => {
    const own = await createStaff(server)
    expect(await as(server, own, users.update, { nickName: name, realName: name })).toMatchObject({ nickName: name })
  })

  test('a name of a role of one’s own company is refused as well; a namesake may be added', async () => {
    const own = await createStaff(server, { permissions: ['orders.view'] })
    expect(await refusalOf(as(server, own, users.update, { nickName: '临时角色' }))).toMatchObject({
      reason: 'badInput',
    })
    await invite('li.wei', '李伟', { realName: '李伟' })
    const namesake = await invite('li.wei.2', '小李伟', { realName: '李伟' })
    expect(namesake.realName).toBe('李伟')
    expect(await refusalOf(as(server, own, users.update, { realName: '李伟' }))).toMatchObject({ reason: 'badInput' })
  })

  test('marks that nobody sees are not kept', async () => {
    const own = await createStaff(server)
    expect(await as(server, own, users.update, { nickName: '\u202b晚班小周\u200b' })).toMatchObject({
      nickName: '晚班小周',
    })
  })
})

test('the first administrator takes no name of a role, nor one of nothing', async () => {
  const fresh = await startTestServer()
  try {
    const key = (await offerFirstAdministrator(fresh.db)) ?? ''
    const create = (username: string) =>
      ask(fresh.url, session.createFirstAdministrator, { key, username, password: 'long enough' })
    for (const name of ['超级管理员', 'DISPATCHER', '\u200b\u200b\u200b', 'a\nb'])
      expect(await refusalOf(create(name))).toMatchObject({
        reason: 'badInput',
        fields: { username: expect.any(String) },
      })
    expect((await create('admin')).token).toBeTruthy()
  } finally {
    await fresh.stop()
  }
})
