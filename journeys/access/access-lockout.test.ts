import { describe, expect, test } from 'vitest'
import { signIns } from '#contract/access/events.ts'
import { session } from '#contract/access/session.ts'
import { staff } from '#contract/access/staff.ts'
import { refusalOf } from '../setup/orders/desk.ts'
import { password } from '../setup/people/people.ts'
import { withServer } from '../setup/process/server.ts'
import { addAccount, as, call, failedJustNow, send } from './access-calls.ts'

// The journeys have one address; this trusted proxy states another one for each person.
const server = withServer({ settings: { TRUSTED_PROXIES: '127.0.0.1,::1' } })

type From = { ip: string; cookie?: string }

function login(username: string, given: string, { ip, cookie }: From) {
  const headers = { 'x-forwarded-for': ip, ...(cookie && { cookie }) }
  return call(server.url, session.login, { username, password: given }, { headers })
}

async function deviceOf(username: string, ip: string): Promise<string> {
  const headers = { 'x-forwarded-for': ip }
  const response = await send(server.url, session.login, { username, password }, { headers })
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';')
  return cookie
}

const stranger = '203.0.113.7'
const home = '198.51.100.20'

describe('many wrong passwords', () => {
  test('for one account do not lock out its owner: neither elsewhere nor, on a known device, at the same address', async () => {
    const { username } = await addAccount(server.db)
    const cookie = await deviceOf(username, home)
    expect(cookie).toMatch(/^citydesk-device=[\w-]{43}$/)
    const reasons: Record<string, number> = {}
    for (let round = 0; round < 20; round++) {
      const refused = await Promise.all(
        Array.from({ length: 50 }, () => refusalOf(login(username, 'guess', { ip: stranger }))),
      )
      for (const { reason } of refused) reasons[reason] = (reasons[reason] ?? 0) + 1
    }
    expect((reasons.wrongPassword ?? 0) + (reasons.lockedForNow ?? 0)).toBe(1000)
    expect(reasons.lockedForNow).toBeGreaterThan(980)
    // Had it gone on for an hour, the wait would be a long one; so what follows does not race against it.
    await server.db
      .updateTable('sign_in_failures')
      .set({ failures: 12, last_at: new Date() })
      .where('username', '=', username)
      .where('ip', '=', stranger)
      .execute()
    expect(await login(username, password, { ip: home })).toHaveProperty('token')
    expect(await login(username, password, { ip: stranger, cookie })).toHaveProperty('token')
    expect(await refusalOf(login(username, password, { ip: stranger }))).toMatchObject({ reason: 'lockedForNow' })
  })

  test('store few rows, and old ones are deleted', async () => {
    const failures = await server.db.selectFrom('sign_in_failures').selectAll().execute()
    expect(failures.length).toBeLessThan(10)
    const log = await server.db.selectFrom('sign_ins').select('id').where('ip', '=', stranger).execute()
    // Of each minute one refused attempt, and the wrong passwords before the account was locked.
    expect(log.length).toBeLessThan(40)
  })

  test('for many accounts from one address delay that address', async () => {
    const ip = '203.0.113.8'
    const { username } = await addAccount(server.db)
    await server.db
      .insertInto('sign_in_failures')
      .values({ username: '', ip, failures: 400, last_at: new Date() })
      .execute()
    expect(await refusalOf(login(username, password, { ip }))).toMatchObject({ reason: 'lockedForNow' })
    expect(await login(username, password, { ip: home })).toHaveProperty('token')
  })

  test('with a stolen device cookie are counted for that cookie, which grants no access', async () => {
    const { username } = await addAccount(server.db)
    const cookie = await deviceOf(username, home)
    for (let attempt = 0; attempt < 5; attempt++)
      expect(await refusalOf(login(username, 'guess', { ip: stranger, cookie }))).toMatchObject({
        reason: 'wrongPassword',
      })
    const other = '203.0.113.9'
    await failedJustNow(server.db, username)
    expect(await refusalOf(login(username, password, { ip: other, cookie }))).toMatchObject({ reason: 'lockedForNow' })
    expect(await login(username, password, { ip: other })).toHaveProperty('token')
    const { username: somebody } = await addAccount(server.db)
    expect(await refusalOf(login(somebody, 'guess', { ip: other, cookie }))).toMatchObject({ reason: 'wrongPassword' })
  })

  test('are forgotten when an administrator unlocks the account', async () => {
    const { username, id } = await addAccount(server.db)
    for (let attempt = 0; attempt < 5; attempt++) await refusalOf(login(username, 'guess', { ip: home }))
    await failedJustNow(server.db, username)
    expect(await refusalOf(login(username, password, { ip: home }))).toMatchObject({ reason: 'lockedForNow' })
    const root = await server.signIn('super_admin')
    await as(server, root, staff.unlock, { id })
    expect(await login(username, password, { ip: home })).toHaveProperty('token')
  })
})

describe('the sign-in log', () => {
  test('has the name, the address and the result of each attempt', async () => {
    const { username } = await addAccount(server.db)
    await refusalOf(login(username, 'guess', { ip: '192.0.2.77' }))
    await login(username, password, { ip: '192.0.2.77' })
    await refusalOf(login('nobody-at-all', 'guess', { ip: '192.0.2.77' }))
    const root = await server.signIn('super_admin')
    const { rows } = await as(server, root, signIns.list, { search: '192.0.2.77' })
    expect(rows.map(row => [row.username, row.why, row.isSuccess])).toEqual([
      ['nobody-at-all', 'wrongPassword', false],
      [username, 'ok', true],
      [username, 'wrongPassword', false],
    ])
    expect(JSON.stringify(rows)).not.toContain('guess')
    const failed = await as(server, root, signIns.list, { search: '192.0.2.77', isSuccess: false, limit: 1 })
    expect(failed.rows).toHaveLength(1)
    const rest = await as(server, root, signIns.list, { search: '192.0.2.77', isSuccess: false, after: failed.next })
    expect(rest.rows.map(row => row.username)).toEqual([username])
  })
})
