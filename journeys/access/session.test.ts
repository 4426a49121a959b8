import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type Permission, permissions } from '#contract/access/permissions.ts'
import { type Pass, session } from '#contract/access/session.ts'
import { languages } from '#contract/base/values.ts'
import { offerFirstAdministrator } from '#server/access/session/feature.ts'
import { ask, deskOf, readAnswer, refusalOf } from '../setup/orders/desk.ts'
import { addStaff, password, type Role } from '../setup/people/people.ts'
import { startTestServer, withServer } from '../setup/process/server.ts'
import { failedJustNow } from './access-calls.ts'

const server = withServer()

function login(input: { username: string; password: string }): Promise<Pass> {
  return ask(server.url, session.login, input)
}

function userInfo(token: string) {
  return ask(server.url, session.userInfo, {}, { token })
}

describe('signing in', () => {
  test('accepts a form and a JSON body, and returns when the token expires', async () => {
    const username = await addStaff(server.db, 'kefu')
    const form = await fetch(server.url + session.login.path, {
      method: 'POST',
      body: new URLSearchParams({ username, password }),
    })
    const passes = [await readAnswer(session.login, form), await login({ username, password })]
    for (const { token, expireTime } of passes) {
      expect(expireTime).toBeGreaterThan(Date.now() + 29 * 60_000)
      expect(expireTime).toBeLessThanOrEqual(Date.now() + 30 * 60_000)
      expect(await userInfo(token)).toMatchObject({ username })
    }
    expect(passes[0]?.token).not.toBe(passes[1]?.token)
  })

  test('a wrong password and an unknown name get the same answer', async () => {
    const username = await addStaff(server.db, 'kefu')
    const [known, unknown] = await Promise.all([
      refusalOf(login({ username, password: 'wrong' })),
      refusalOf(login({ username: 'nobody-of-ours', password: 'wrong' })),
    ])
    expect(known).toMatchObject({ code: 40101, reason: 'wrongPassword', message: '用户名或密码错误，请检查后重试' })
    expect({ ...unknown, message: unknown.message }).toEqual({ ...known, message: known.message })
  })

  test('a disabled account is reported only with the right password', async () => {
    const username = await addStaff(server.db, 'kefu')
    await server.db.updateTable('users').set({ status: 'disabled' }).where('username', '=', username).execute()
    expect(await refusalOf(login({ username, password }))).toMatchObject({ reason: 'accountDisabled' })
    expect(await refusalOf(login({ username, password: 'wrong' }))).toMatchObject({ reason: 'wrongPassword' })
  })

  test('after five wrong passwords that address is delayed, also for the right password', async () => {
    const username = await addStaff(server.db, 'kefu')
    for (let attempt = 0; attempt < 5; attempt++) {
      expect(await refusalOf(login({ username, password: 'wrong' }))).toMatchObject({ code: 40101 })
    }
    await failedJustNow(server.db, username)
    const refused = await refusalOf(login({ username, password }))
    expect(refused).toMatchObject({ code: 40102, reason: 'lockedForNow' })
    expect(refused.message).toMatch(/请 \d+ 秒后再试/)
    // The wait is over once its time is: the account as such is not locked.
    const over = { last_at: new Date(Date.now() - 901_000) }
    await server.db.updateTable('sign_in_failures').set(over).where('username', '=', username).execute()
    expect(await login({ username, password })).toHaveProperty('token')
  })

  test('wrong passwords from another address do not lock out the owner', async () => {
    const username = await addStaff(server.db, 'kefu')
    await server.db
      .insertInto('sign_in_failures')
      .values({ username, ip: '203.0.113.7', failures: 50, last_at: new Date() })
      .execute()
    expect(await login({ username, password })).toHaveProperty('token')
  })

  test('parallel guesses do not avoid the delay', async () => {
    const username = await addStaff(server.db, 'kefu')
    const began = Date.now()
    const guesses = Array.from({ length: 15 }, (_, number) => refusalOf(login({ username, password: `${number}` })))
    const codes = (await Promise.all(guesses)).map(({ code }) => code)
    // Five, and one more for every wait of at least two seconds that a slow machine took over them.
    const most = 5 + Math.floor((Date.now() - began) / 2000)
    expect(codes.filter(code => code === 40101).length).toBeLessThanOrEqual(most)
  })

  test('only hashes of tokens and passwords are stored', async () => {
    const username = await addStaff(server.db, 'kefu')
    const { token } = await login({ username, password })
    const next = await ask(server.url, session.refreshToken, {}, { token, requestId: 'renew-1' })
    for (const table of ['sessions', 'requests', 'users', 'events'] as const) {
      const kept = JSON.stringify(await server.db.selectFrom(table).selectAll().execute())
      const found = [token, next.token, password].filter(secret => kept.includes(secret))
      expect([table, found.length]).toEqual([table, 0])
    }
  })
})

describe('the signed-in person', () => {
  const all = permissions.filter(code => /^(dashboard|orders)\./.test(code))
  const rights: [Role, readonly Permission[]][] = [
    ['super_admin', all],
    ['ops', all],
    ['kefu', ['dashboard.view', 'orders.view', 'orders.accept', 'orders.cancel', 'orders.follow']],
    [
      'kefu_leader',
      [
        'dashboard.view',
        'orders.view',
        'orders.accept',
        'orders.cancel',
        'orders.exception',
        'orders.judge',
        'orders.follow',
      ],
    ],
    [
      'dispatcher',
      ['dashboard.view', 'orders.view', 'orders.accept', 'orders.assign', 'orders.exception', 'orders.follow'],
    ],
    ['finance', ['dashboard.view', 'orders.view']],
    ['auditor', ['dashboard.view', 'orders.view', 'orders.judge']],
    ['viewer', ['dashboard.view', 'orders.view']],
  ]
  for (const [role, held] of rights) {
    test(`a ${role} reads their own rights, and a menu of what they may open`, async () => {
      const desk = await server.signIn(role)
      const person = await desk.call(session.getInfo, {})
      expect(person).toEqual(desk.person)
      expect(person.roleCodes).toEqual([role])
      expect(all.filter(code => person.permissions.includes(code))).toEqual(all.filter(code => held.includes(code)))
      expect(person.roles).toEqual([...person.roleCodes, ...person.permissions])
      const menu = await desk.call(session.getMenuList, {})
      const groups = menu.filter(({ component }) => component === 'Layout')
      for (const { children } of groups) expect(children.length).toBeGreaterThan(0)
      const entries = menu.flatMap(route => [route, ...route.children])
      expect(entries.some(({ path }) => path === '/order')).toBe(held.includes('orders.view'))
      for (const { meta } of entries) {
        if (meta.roles) expect(meta.roles.some(code => person.roles.includes(code))).toBe(true)
      }
    })
  }

  test('the menu is in the reader’s language and found by pinyin in each', async () => {
    const desk = await server.signIn('viewer')
    const titles = { zh: '订单中心', en: 'Orders', es: 'Pedidos', ja: '注文センター' }
    for (const language of languages) {
      const menu = await desk.call(session.getMenuList, {}, { language })
      const group = menu.find(({ path }) => path === '/order-center')
      expect(group?.meta).toMatchObject({
        title: titles[language],
        pinyin: 'dingdanzhongxin',
        initials: 'ddzx',
      })
    }
  })

  test('the token is taken from the header token or as a Bearer', async () => {
    const { token, person } = await server.signIn('viewer')
    const bearer = { headers: { authorization: `Bearer ${token}` } }
    expect(await ask(server.url, session.userInfo, {}, bearer)).toEqual(person)
    expect(await userInfo(token)).toEqual(person)
  })

  test('without a token, or with an unknown one, the answer asks to sign in', async () => {
    expect(await refusalOf(userInfo(''))).toMatchObject({ code: 50008 })
    expect(await refusalOf(userInfo(randomBytes(32).toString('base64url')))).toMatchObject({ code: 50008 })
  })
})

describe('the first administrator', () => {
  test('is created once by the printed link, however many use it at once', async () => {
    const fresh = await startTestServer()
    try {
      const key = (await offerFirstAdministrator(fresh.db)) ?? ''
      const create = (name: string, with_ = key) =>
        ask(fresh.url, session.createFirstAdministrator, { key: with_, username: name, password: 'long enough' })
      expect(await refusalOf(create('thief', 'guessed'))).toMatchObject({ reason: 'keySpent' })
      const outcomes = await Promise.allSettled(Array.from({ length: 10 }, (_, number) => create(`admin${number}`)))
      const passes = outcomes.flatMap(outcome => (outcome.status === 'fulfilled' ? [outcome.value] : []))
      expect(passes).toHaveLength(1)
      const { person } = await deskOf(fresh.url, passes[0]?.token ?? '')
      expect(person.roleCodes).toEqual(['super_admin'])
      expect(await refusalOf(create('again'))).toMatchObject({ code: 40101, reason: 'keySpent' })
      expect(await offerFirstAdministrator(fresh.db)).toBeNull()
    } finally {
      await fresh.stop()
    }
  })
})
