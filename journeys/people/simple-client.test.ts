import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { addAccount } from '../access/access-calls.ts'
import { addPacket, ownChat, personOf } from '../setup/chats/chats.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { addStaff, password } from '../setup/people/people.ts'
import { withServer } from '../setup/process/server.ts'

// A client that knows paths and four helpers: POST and PUT of JSON, GET with a query or the id in the path, DELETE with the id in the path.

const server = withServer()
const asked = new Set<string>()
let token = ''

type Answer = { code: number; success: boolean; message: string; data: never }
type Row = { id: number; no: string } & Record<string, unknown>

async function ask<Data>(call: string, body?: unknown): Promise<Data> {
  const [method = '', path = ''] = call.split(' ')
  asked.add(`${method} ${path.replace(/\?.*|\/\d+$/g, '')}`)
  const form = body instanceof URLSearchParams
  const response = await fetch(server.url + path, {
    method,
    headers: { token, ...(body !== undefined && !form && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
  })
  const answer = (await response.json()) as Answer
  expect(answer, `${call}: ${answer.message}`).toMatchObject({ code: 200, success: true })
  return answer.data
}

beforeAll(async () => {
  const username = await addStaff(server.db, 'super_admin')
  const signedIn = await ask<{ token: string; expireTime: number }>(
    'POST /api/user/login',
    new URLSearchParams({ username, password }),
  )
  expect(signedIn.expireTime).toBeGreaterThan(Date.now())
  token = signedIn.token
})

test('Who is signed in: the person, the menu, a renewed token', async () => {
  expect(await ask('GET /api/sysUser/userInfo')).toMatchObject({
    id: expect.any(Number),
    roles: expect.arrayContaining(['super_admin']),
  })
  await ask('GET /api/sysUser/getInfo')
  expect(await ask<unknown[]>('GET /api/sysUser/getMenuList')).not.toEqual([])
  const before = token
  token = (await ask<{ token: string }>('POST /api/sysUser/refreshToken', {})).token
  expect(token).not.toBe(before)
})

test('Staff: listed, added, changed, given roles, read and removed by their ids', async () => {
  expect(await ask('GET /api/user/list')).toMatchObject({ rows: expect.any(Array) })
  expect(await ask('GET /api/user/trueUser')).toMatchObject({ rows: [] })
  const username = `new-${randomUUID().slice(0, 8)}`
  const added = await ask<Row>('POST /api/user/add', { username, nickName: '新同事', password })
  expect(await ask('PUT /api/user/update', { ...added, nickName: '老同事' })).toMatchObject({ nickName: '老同事' })
  const [role] = await ask<{ id: number; code: string }[]>('GET /api/user/getRoleListForAssign')
  await ask('POST /api/user/saveUserRole', { id: added.id, roleIds: [role?.id] })
  await ask('POST /api/user/saveUserRole', { userId: added.id, roleIds: [role?.id] })
  expect(await ask(`GET /api/user/getRoleByUserId/${added.id}`)).toMatchObject([{ code: role?.code }])
  expect(await ask(`GET /api/user/getInfoByUserId/${added.id}`)).toMatchObject({ username, nickName: '老同事' })
  expect(await ask(`DELETE /api/user/delete/${added.id}`)).toMatchObject({ status: 'disabled' })
})

describe('Conversations', () => {
  let agent: Desk
  let chat: Row

  beforeAll(async () => {
    agent = await server.signIn('kefu')
    chat = (await ownChat(server, agent, personOf(server))) as unknown as Row
    token = agent.token
  })

  test('are listed, and read by their id', async () => {
    const { rows } = await ask<{ rows: Row[] }>('POST /api/chat/list', {})
    expect(rows.map(({ id }) => id)).toContain(chat.id)
    const text = '您好，请稍等'
    await ask('POST /api/chat/sendMsg', { chatId: chat.id, clientId: randomUUID(), kind: 'text', text })
    const byId = await ask<{ rows: Row[] }>(`GET /api/chat/msglist?id=${chat.id}`)
    expect(byId.rows.at(-1)).toMatchObject({ text })
    expect(await ask(`GET /api/chat/msglist?chatId=${chat.id}`)).toEqual(byId)
    expect(await ask(`GET /api/chat/msglist?chatId=${chat.id}&id=999999`)).toEqual(byId)
  })

  test('are marked, pinned and hidden by their id', async () => {
    await ask('PUT /api/chat/upone', { id: chat.id, read: true })
    expect(await ask('PUT /api/chat/gotop', { id: chat.id })).toMatchObject({ isPinned: true })
    await ask('PUT /api/chat/pcDelete', { id: chat.id })
    const { rows } = await ask<{ rows: Row[] }>('POST /api/chat/list', {})
    expect(rows.map(({ id }) => id)).not.toContain(chat.id)
  })

  test('have red packets, read by their id', async () => {
    const id = await addPacket(server.db, { chatId: chat.id, staffId: agent.person.id })
    expect(await ask('POST /api/chat/openred', { id })).toMatchObject({ id })
  })
})

test('Workers: all, chauffeurs, those online; a row is changed by sending it back', async () => {
  const rider = await server.fixtures.rider()
  token = (await server.signIn('super_admin')).token
  const { rows } = await ask<{ rows: Row[] }>('GET /api/shopuser/allsend')
  const row = rows.find(({ id }) => id === rider.id)
  expect(await ask('POST /api/shopuser/pcUpSend', { ...row, level: 3 })).toMatchObject({ id: rider.id, level: 3 })
  await ask('GET /api/shopuser/allDai')
  expect(await ask('GET /api/shopuser/daiJia')).toEqual([])
})

test('Orders: errands with parcels, and parcels', async () => {
  const errand = await server.fixtures.orderOf('errand', 'pending_pay')
  const parcel = await server.fixtures.orderOf('express', 'pending_pay')
  const numbers = async (call: string) => (await ask<{ rows: Row[] }>(call, {})).rows.map(({ no }) => no)
  expect(await numbers('POST /api/sendOrder/allList')).toEqual([parcel.no, errand.no])
  expect(await numbers('POST /api/send/allList')).toEqual([parcel.no])
})

test('One’s own password is changed, and one signs out', async () => {
  const account = await addAccount(server.db, { permissions: ['users.view'] })
  const signIn = async (word: string) => {
    const own = new URLSearchParams({ username: account.username, password: word })
    token = (await ask<{ token: string }>('POST /api/user/login', own)).token
  }
  await signIn(password)
  await ask('PUT /api/user/newUpdate', { oldPassword: password, newPassword: `${password}, another` })
  await signIn(`${password}, another`)
  await ask('POST /api/sysUser/logout', {})
})

test('These are all of its calls', () => expect(asked.size).toBe(29))
