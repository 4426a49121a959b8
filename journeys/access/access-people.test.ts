import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { events } from '#contract/access/events.ts'
import { menus } from '#contract/access/menus.ts'
import { session } from '#contract/access/session.ts'
import { dispatch } from '#contract/orders/dispatch.ts'
import { people } from '#contract/people/people.ts'
import { users } from '#contract/people/users.ts'
import { homeCity, otherCity } from '../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import type { Order } from '../setup/orders/order.ts'
import { password } from '../setup/people/people.ts'
import { withServer } from '../setup/process/server.ts'
import { addAccount, as, call, createStaff, enter } from './access-calls.ts'

const server = withServer()
let root: Desk
let order: Order
let customerId: number

beforeAll(async () => {
  root = await server.signIn('super_admin')
  order = await server.fixtures.order('preparing/accepted')
  customerId = await customerOf(order)
})

async function customerOf({ id }: Pick<Order, 'id'>): Promise<number> {
  const row = await server.db.selectFrom('orders').select('customer_id').where('id', '=', id).executeTakeFirstOrThrow()
  return row.customer_id
}

function userOf(id: number) {
  return server.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

async function phoneOf(id: number): Promise<string> {
  return (await userOf(id)).phone
}

const reason = '用户来电核实'

describe('personal data', () => {
  test('is masked in every list, and shown one field at a time with a recorded reason', async () => {
    const kefu = await server.signIn('kefu')
    const phone = await phoneOf(customerId)
    const row = await as(server, kefu, users.getInfoByUserId, { id: customerId })
    expect(row.phone).toBe(`${phone.slice(0, 3)}****${phone.slice(-4)}`)
    expect(row.allowed).toContain('reveal')
    const shown = await as(server, kefu, people.reveal, { field: 'users.phone', id: customerId, reason })
    expect(shown).toEqual({ value: phone })
    const { rows } = await as(server, root, events.list, { actorId: kefu.person.id, action: 'people.reveal' })
    expect(rows).toMatchObject([{ subjectId: customerId, reason, actor: { id: kefu.person.id } }])
    expect(JSON.stringify(rows)).not.toContain(phone)
  })

  test('of an order is shown to those who may see the order', async () => {
    const dispatcher = await server.signIn('dispatcher', { cityCodes: [homeCity] })
    const ask = (field: string) => as(server, dispatcher, people.reveal, { field, id: order.id, reason })
    expect(await ask('orders.workerPhone')).toEqual({ value: await phoneOf(order.worker?.id ?? 0) })
    expect(await ask('orders.customerPhone')).toEqual({ value: await phoneOf(customerId) })
    expect((await ask('orders.toPhone')).value).toMatch(/^1\d{10}$/)
    expect(await refusalOf(ask('orders.passengerPhone'))).toMatchObject({ code: 40401 })
    const away = await server.signIn('dispatcher', { cityCodes: [otherCity] })
    const elsewhere = as(server, away, people.reveal, { field: 'orders.customerPhone', id: order.id, reason })
    expect(await refusalOf(elsewhere)).toMatchObject({ code: 40401 })
    const ofUser = as(server, dispatcher, people.reveal, { field: 'users.phone', id: customerId, reason })
    expect(await refusalOf(ofUser)).toMatchObject({ code: 40401 })
  })

  test('is shown at most thirty times an hour, also with simultaneous requests', async () => {
    const kefu = await server.signIn('kefu')
    const outcomes = await Promise.allSettled(
      Array.from({ length: 34 }, () =>
        as(server, kefu, people.reveal, { field: 'users.phone', id: customerId, reason }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(30)
    const refused = await refusalOf(as(server, kefu, people.reveal, { field: 'users.phone', id: customerId, reason }))
    expect(refused).toMatchObject({ code: 42901, reason: 'revealedTooMuch' })
  })

  test('is not stored with the answers of repeatable commands', async () => {
    const { token } = await server.signIn('kefu')
    const [phone, requestId] = [await phoneOf(customerId), randomUUID()]
    const press = () =>
      call(server.url, people.reveal, { field: 'users.phone', id: customerId, reason }, { token, requestId })
    expect([await press(), await press()]).toEqual([{ value: phone }, { value: phone }])
    const lifted = { id: customerId, version: (await userOf(customerId)).version, reason }
    const { version } = await call(server.url, users.ban, lifted, { token: root.token, requestId: randomUUID() })
    await as(server, root, users.unban, { ...lifted, version })
    const kept = await server.db.selectFrom('requests').select(['operation', 'answer']).execute()
    expect(kept.map(({ operation }) => operation)).toContain('users.ban')
    expect(kept.map(({ operation }) => operation)).not.toContain('people.reveal')
    expect(JSON.stringify(kept)).not.toContain(phone)
  })
})

describe('the people of the platform', () => {
  test('are found by phone, its last four digits, or two characters of a name, and others are not', async () => {
    const { phone, nick_name } = await userOf(customerId)
    const stranger = await server.fixtures.rider({ name: '欧阳远山', phone: '17700009999' })
    const found = async (search: string) => {
      const { rows } = await as(server, root, users.list, { search, limit: 200 })
      return [rows.some(({ id }) => id === customerId), rows.some(({ id }) => id === stranger.id)]
    }
    for (const search of [phone, phone.slice(-4), nick_name.slice(0, 2)])
      expect(await found(search), search).toEqual([true, false])
    for (const search of ['17700009999', '9999', '远山']) expect(await found(search), search).toEqual([false, true])
  })

  test('are listed page by page, each once', async () => {
    for (let made = 0; made < 3; made++) await server.fixtures.rider()
    const first = await as(server, root, users.list, { kind: 'rider', limit: 2 })
    const second = await as(server, root, users.list, { kind: 'rider', limit: 2, after: first.next ?? '' })
    const ids = [...first.rows, ...second.rows].map(row => row.id)
    expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => other - one))
    expect(ids).toHaveLength(4)
  })

  test('are shown to staff of a city once they ordered there', async () => {
    const there = await server.signIn('ops', { cityCodes: [otherCity] })
    expect(await refusalOf(as(server, there, users.getInfoByUserId, { id: customerId }))).toMatchObject({ code: 40401 })
    await server.db
      .updateTable('users')
      .set({ city_codes: [homeCity] })
      .where('id', '=', customerId)
      .execute()
    const customers = server.db.selectFrom('customers').where('user_id', '=', customerId)
    const { external_id: externalId } = await customers.select('external_id').executeTakeFirstOrThrow()
    const written = server.fixtures.writeOrder({ cityCode: otherCity })
    await server.fixtures.app('customer').placeOrder({ ...written, customer: { ...written.customer, externalId } })
    const row = await as(server, there, users.getInfoByUserId, { id: customerId })
    expect(row.cityCodes?.toSorted()).toEqual([homeCity, otherCity].toSorted())
    expect(row.orderCount).toBeGreaterThanOrEqual(2)
  })

  test('a banned customer cannot order before the ban is lifted', async () => {
    const ops = await server.signIn('ops')
    const placed = server.fixtures.writeOrder()
    await server.fixtures.app('customer').placeOrder(placed)
    const found = await server.db
      .selectFrom('customers')
      .innerJoin('users', 'users.id', 'customers.user_id')
      .select(['users.id', 'users.version'])
      .where('external_id', '=', placed.customer.externalId)
      .executeTakeFirstOrThrow()
    const banned = await as(server, ops, users.ban, { ...found, reason: '恶意下单' })
    expect(banned).toMatchObject({ status: 'banned', statusReason: '恶意下单', allowed: ['unban'] })
    const next = { ...server.fixtures.writeOrder(), customer: placed.customer }
    expect((await server.fixtures.post('customer', '/open/v1/orders', next)).status).toBe(422)
    const again = as(server, ops, users.ban, { id: found.id, version: banned.version, reason: '恶意下单' })
    expect(await refusalOf(again)).toMatchObject({ reason: 'alreadySo', record: { status: 'banned' } })
    await as(server, ops, users.unban, { id: found.id, version: banned.version, reason: '申诉通过' })
    expect((await server.fixtures.post('customer', '/open/v1/orders', next)).status).toBe(200)
  })

  test('a banned rider gets no orders', async () => {
    const ops = await server.signIn('ops')
    const rider = await server.fixtures.rider()
    const waiting = await server.fixtures.order('preparing/wait_dispatch')
    const { version } = await as(server, ops, users.getInfoByUserId, { id: rider.id })
    await as(server, ops, users.ban, { id: rider.id, version, reason: '多次投诉' })
    const candidates = await as(server, ops, dispatch.candidates, { id: waiting.id })
    expect(candidates.find(({ id }) => id === rider.id)?.obstacle).toBe('frozen')
  })
})

describe('one’s own profile', () => {
  test('is saved field by field, and the log names what changed without the numbers', async () => {
    const desk = await enter(server, await addAccount(server.db))
    await as(server, desk, users.update, { nickName: '小周', phone: '13812345678', gender: 0, proof: password })
    const person = await as(server, desk, session.userInfo, {})
    expect(person).toMatchObject({ nickName: '小周', phone: '13812345678', gender: 0 })
    const { rows } = await as(server, root, events.list, { actorId: desk.person.id, action: 'users.update' })
    expect(rows[0]?.changes).toMatchObject({ phone: ['', '138****5678'], gender: [1, 0] })
  })

  test('a new password is refused with the sentence of its rule, field by field', async () => {
    const desk = await enter(server, await addAccount(server.db))
    const change = (oldPassword: string, newPassword: string) =>
      refusalOf(as(server, desk, users.newUpdate, { oldPassword, newPassword })).then(({ fields }) => fields)
    expect(await change(password, '12345')).toEqual({ newPassword: '密码长度不能少于6位' })
    expect(await change(password, '1234567')).toEqual({ newPassword: '密码至少 8 位' })
    expect(await change(password, 'Password1')).toEqual({ newPassword: '该密码太常见，请换一个不易被猜到的' })
    expect(await change(password, desk.person.username)).toEqual({ newPassword: '密码不能与用户名相同' })
    expect(await change('wrong', 'another of the journeys')).toEqual({ oldPassword: '原密码不正确' })
  })
})

describe('the log', () => {
  test('can be filtered by person, record and action, and shows no other city', async () => {
    const no = order.no
    const byRecord = await as(server, root, events.list, { record: no })
    expect(byRecord.rows.map(row => row.action)).toContain('orders.place')
    expect(new Set(byRecord.rows.map(row => row.subjectNo))).toEqual(new Set([no]))
    const byFeature = await as(server, root, events.list, { action: 'orders', limit: 200 })
    expect(new Set(byFeature.rows.map(({ action }) => action.split('.')[0]))).toEqual(new Set(['orders']))
    const seenFrom = async (cityCode: string) => {
      const local = await createStaff(server, { permissions: ['events.view'], cityCodes: [cityCode] })
      return (await as(server, local, events.list, { record: no })).rows.length
    }
    expect([await seenFrom(homeCity), await seenFrom(otherCity)]).toEqual([byRecord.rows.length, 0])
    const page = await as(server, root, events.list, { limit: 2 })
    const next = await as(server, root, events.list, { limit: 2, after: page.next })
    expect([page.rows.length, next.rows.length]).toEqual([2, 2])
    expect(Math.max(...next.rows.map(row => row.id))).toBeLessThan(Math.min(...page.rows.map(row => row.id)))
  })
})

describe('the menu', () => {
  test('is changed for everybody, and an entry cannot be below itself', async () => {
    const terms = {
      parentId: null,
      path: '/reports',
      component: '',
      titles: { zh: '报表', en: 'Reports' },
      icon: '',
      permissions: ['orders.view'],
      isHidden: false,
      alwaysShow: false,
      noCache: false,
    }
    const viewer = await server.signIn('viewer')
    const group = await as(server, root, menus.add, { ...terms, component: 'Layout' })
    const entry = await as(server, root, menus.add, {
      ...terms,
      parentId: group.id,
      component: 'OrdersPage',
      path: '/reports/all',
    })
    const menu = await as(server, viewer, session.getMenuList, {})
    expect(menu.find(({ path }) => path === '/reports')?.children).toMatchObject([
      { meta: { title: '报表', pinyin: 'baobiao' } },
    ])
    const circle = { ...terms, id: group.id, version: group.version, parentId: entry.id }
    expect((await refusalOf(as(server, root, menus.update, circle))).fields).toHaveProperty('parentId')
    for (const path of ['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example']) {
      expect((await refusalOf(as(server, root, menus.add, { ...terms, path }))).fields, path).toHaveProperty('path')
    }
    const early = as(server, root, menus.remove, { id: group.id, version: group.version })
    expect(await refusalOf(early)).toMatchObject({ reason: 'menuHasChildren' })
    await as(server, root, menus.arrange, { parentId: null, ids: [entry.id, group.id] })
    const rows = await as(server, root, menus.list, {})
    expect(rows.filter(row => row.parentId === null).map(row => row.id)).toEqual(
      expect.arrayContaining([entry.id, group.id]),
    )
  })
})
