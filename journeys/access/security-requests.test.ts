import { request } from 'node:http'
import { beforeAll, describe, expect, test } from 'vitest'
import { events } from '#contract/access/events.ts'
import { menus } from '#contract/access/menus.ts'
import { session } from '#contract/access/session.ts'
import { demoPassword } from '#contract/access/sign-on.ts'
import { orders } from '#contract/orders/orders.ts'
import { users } from '#contract/people/users.ts'
import { testDataKey } from '../../e2e/setup/data/data-key.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { password } from '../setup/people/people.ts'
import { startTestServer, withServer } from '../setup/process/server.ts'
import { openSocket, openSocketAt, socketAddress } from '../setup/process/socket.ts'
import { addAccount, as, call, enter, failedJustNow, send } from './access-calls.ts'

const server = withServer()
let root: Desk

beforeAll(async () => {
  root = await server.signIn('super_admin')
})

/** Without a client that normalizes the path. */
function getRaw(path: string): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path }, response => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', part => {
        text += part
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    asked.on('error', reject).end()
  })
}

/** What a page says about windows that it opens, asked for under this name. */
function openerPolicy(host: string): Promise<string | undefined> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path: '/healthz', headers: { host } }, response => {
      response.resume()
      resolve(response.headers['cross-origin-opener-policy']?.toString())
    })
    asked.on('error', reject).end()
  })
}

// Vulnerabilities that were found in another product in use.

describe('SQL from a client', () => {
  const evil = [
    "' or '1'='1",
    "x'; drop table users; --",
    'id desc; select pg_sleep(9)',
    "%' union select password_hash --",
  ]

  test('in a search or a filter is plain text', async () => {
    for (const text of evil) {
      expect((await as(server, root, users.list, { search: text })).rows).toEqual([])
      expect((await as(server, root, events.list, { action: text, record: text })).rows).toEqual([])
      expect((await as(server, root, orders.list, { search: text })).rows).toEqual([])
    }
  })

  test('in a cursor or a sort key is refused or ignored: the client chooses among the orders of a list, not a column', async () => {
    for (const asked of [...evil, 'password_hash'].flatMap(text => [{ after: text }, { sort: text }]))
      expect(await refusalOf(as(server, root, users.list, asked))).toMatchObject({ code: 40001 })
    await addAccount(server.db)
    for (const key of ['orderBy', 'order', 'sortField', 'params.dataScope']) {
      const { rows } = await as(server, root, users.list, { [key]: 'password_hash', kind: 'staff' })
      const ids = rows.map(row => row.id)
      expect(ids).toEqual(ids.toSorted((one, other) => other - one))
      expect(ids.length).toBeGreaterThan(1)
    }
  })

  test('wildcards of a pattern are matched literally', async () => {
    for (const search of ['%%', '__', '\\%']) expect((await as(server, root, users.list, { search })).rows).toEqual([])
  })
})

describe('paths', () => {
  test('cannot leave the folder of the built web', async () => {
    for (const path of [
      '/../package.json',
      '/assets/../../../package.json',
      '/..%2f..%2fpackage.json',
      '/%2e%2e/%2e%2e/package.json',
      '/assets/..%5c..%5cpackage.json',
      '//etc/passwd',
      '/%00/etc/passwd',
    ]) {
      const { text } = await getRaw(path)
      expect(text, path).not.toMatch(/"dependencies"|root:/)
    }
  })

  test('of a call determine the record, whatever else the request contains', async () => {
    const [one, other] = [await addAccount(server.db), await addAccount(server.db)]
    const target = `${server.url}/api/user/getInfoByUserId/${one.id}?id=${other.id}`
    const response = await fetch(target, { headers: { token: root.token } })
    expect(await response.json()).toMatchObject({ code: 200, data: { id: one.id } })
  })
})

describe('text from outside', () => {
  const html = '<img src=x onerror=alert(1)>'

  test('stays unchanged, in JSON that no browser renders as a page', async () => {
    const desk = await enter(server, await addAccount(server.db))
    const response = await send(server.url, users.update, { nickName: html }, { token: desk.token })
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self';/)
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe-inline')
    expect(await as(server, desk, session.userInfo, {})).toMatchObject({ nickName: html })
    const { rows } = await as(server, root, events.list, { actorId: desk.person.id, action: 'users.update' })
    expect(rows[0]?.changes.nickName?.[1]).toBe(html)
  })

  test('opens windows of its own only where browsers trust the connection', async () => {
    expect(await openerPolicy('127.0.0.1')).toBe('same-origin')
    expect(await openerPolicy('desk.example')).toBeUndefined()
  })

  test('cannot be a script address, neither as an avatar nor in the menu', async () => {
    const desk = await enter(server, await addAccount(server.db))
    for (const avatar of [
      'javascript:alert(1)',
      'data:image/svg+xml,<svg/>',
      'https://elsewhere.example/x.png',
      '//x.example/y',
      '/a/../../b',
    ])
      expect((await refusalOf(as(server, desk, users.update, { avatar }))).fields, avatar).toHaveProperty('avatar')
    const entry = {
      parentId: null,
      component: '',
      titles: { zh: html },
      icon: '',
      permissions: null,
      isHidden: false,
      alwaysShow: false,
      noCache: false,
    }
    for (const path of ['javascript:alert(1)', ' javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'vbscript:x'])
      expect((await refusalOf(as(server, root, menus.add, { ...entry, path }))).fields, path).toHaveProperty('path')
  })
})

describe('secrets', () => {
  test('are not in the product: a new installation has no account, no app and no key', async () => {
    const fresh = await startTestServer()
    try {
      expect(await fresh.db.selectFrom('users').select('id').execute()).toEqual([])
      // What tells one key from another, and not the key.
      const settings = await fresh.db.selectFrom('installation_values').select(['name', 'value']).execute()
      expect(settings).toEqual([{ name: 'dataKey', value: { check: expect.stringMatching(/^[\w+/=-]{8,64}$/) } }])
      expect(JSON.stringify(settings)).not.toContain(testDataKey)
      for (const [username, its] of [
        ['admin', demoPassword],
        ['admin', 'admin'],
        ['root', '123456'],
      ] as const) {
        const guess = call(fresh.url, session.login, { username, password: its })
        expect(await refusalOf(guess)).toMatchObject({ reason: 'wrongPassword' })
      }
    } finally {
      await fresh.stop()
    }
  })

  test('are not stored in the answers and inputs of repeatable commands', async () => {
    const desk = await enter(server, await addAccount(server.db))
    const change = { oldPassword: password, newPassword: 'another of the journeys' }
    await call(server.url, users.newUpdate, change, { token: desk.token, requestId: 'pressed-once' })
    const kept = await server.db
      .selectFrom('requests')
      .select('operation')
      .where('user_id', '=', desk.person.id)
      .execute()
    expect(kept).toEqual([])
  })
})

describe('the socket', () => {
  test('is refused without a valid token and from other origins', async () => {
    const { token, ...desk } = await enter(server, await addAccount(server.db))
    const connect = (query: Record<string, string>) => openSocketAt(socketAddress(server.url, query))
    for (const bad of ['', 'undefined', 'null', 'x'.repeat(43), `${token}x`]) {
      await expect(connect({ token: bad }), bad).rejects.toThrow('HTTP 401')
      await expect(connect({ ticket: bad }), bad).rejects.toThrow('HTTP 401')
    }
    await expect(connect({ ticket: token })).rejects.toThrow('HTTP 401')
    for (const origin of ['https://elsewhere.example', 'null', `${server.url}.elsewhere.example`])
      await expect(openSocket({ url: server.url, token, origin }), origin).rejects.toThrow('HTTP 403')
    await as(server, { token, ...desk }, session.logout, {})
    await expect(connect({ token })).rejects.toThrow('HTTP 401')
  })

  test('ignores a claimed identity', async () => {
    const desk = await enter(server, await addAccount(server.db))
    const socket = await openSocket({ url: server.url, token: desk.token })
    socket.firstLogin(root.person.id)
    expect(await socket.closed).toBe(1008)
  })
})

describe('requests', () => {
  test('of other origins get no headers that permit reading the answer', async () => {
    for (const method of ['GET', 'OPTIONS']) {
      const response = await fetch(server.url + session.userInfo.path, {
        method,
        headers: { origin: 'https://elsewhere.example', token: root.token, 'access-control-request-method': 'GET' },
      })
      expect([...response.headers.keys()].filter(name => name.startsWith('access-control-'))).toEqual([])
    }
  })

  test('with a cookie alone are not signed in', async () => {
    const headers = { cookie: `Admin-Token=${root.token}; token=${root.token}` }
    expect(await refusalOf(call(server.url, session.userInfo, {}, { headers }))).toMatchObject({ code: 50008 })
  })

  test('cannot forge the address of their sender', async () => {
    const { username } = await addAccount(server.db)
    const guess = (number: number) =>
      refusalOf(
        call(
          server.url,
          session.login,
          { username, password: 'guess' },
          {
            headers: {
              'x-forwarded-for': `198.51.100.${number}`,
              'x-real-ip': `198.51.100.${number}`,
              forwarded: `for=198.51.100.${number}`,
            },
          },
        ),
      )
    for (let number = 0; number < 5; number++) expect(await guess(number)).toMatchObject({ reason: 'wrongPassword' })
    await failedJustNow(server.db, username)
    expect(await guess(6)).toMatchObject({ reason: 'lockedForNow' })
  })
})
