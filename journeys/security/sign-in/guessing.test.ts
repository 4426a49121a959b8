import { expect, test } from 'vitest'
import { session } from '#contract/access/session.ts'
import { staff } from '#contract/access/staff.ts'
import { notifications } from '#contract/desk/notifications.ts'
import { budget } from '#server/process/limits/budget.ts'
import { addAccount, as, call, failedJustNow, send } from '../../access/access-calls.ts'
import { type Desk, refusalOf } from '../../setup/orders/desk.ts'
import { password } from '../../setup/people/people.ts'
import { withServer } from '../../setup/process/server.ts'

// The journeys have one address; this trusted proxy states another one for each sender.
const server = withServer({ settings: { TRUSTED_PROXIES: '127.0.0.1,::1' } })

function login(username: string, ip: string, { given = 'guess', cookie = '' } = {}) {
  const headers = { 'x-forwarded-for': ip, ...(cookie && { cookie }) }
  return call(server.url, session.login, { username, password: given }, { headers })
}

async function reasonsOf(username: string, addresses: string[]): Promise<string[]> {
  const reasons: string[] = []
  for (const ip of addresses) reasons.push((await refusalOf(login(username, ip))).reason)
  return reasons
}

async function messages(desk: Desk): Promise<string[]> {
  const { rows } = await as(server, desk, notifications.list, {})
  return rows.map(({ msg }) => msg)
}

test('Addresses of one IPv6 network count as one: changing them gives no new tries', async () => {
  const { username } = await addAccount(server.db)
  const own = Array.from({ length: 5 }, (_, at) => `2001:db8:1:2:${at}::${at + 7}`)
  expect(new Set(await reasonsOf(username, own))).toEqual(new Set(['wrongPassword']))
  await failedJustNow(server.db, username)
  expect(await reasonsOf(username, ['2001:db8:1:2:ffff::1'])).toEqual(['lockedForNow'])
  expect(await reasonsOf(username, ['2001:db8:1:3::1'])).toEqual(['wrongPassword'])
})

test('So do they for many accounts', async () => {
  const { username } = await addAccount(server.db)
  await server.db
    .insertInto('sign_in_failures')
    .values({ username: '', ip: '2001:db8:9:9::/64', failures: 400, last_at: new Date() })
    .execute()
  expect(await reasonsOf(username, ['2001:db8:9:9:abcd::1'])).toEqual(['lockedForNow'])
  expect(await login(username, '2001:db8:9:a::1', { given: password })).toHaveProperty('token')
})

test('One account is guessed at from many addresses so often; its owner and administrators are told, and its owner’s browser is let in', async () => {
  const { username, id } = await addAccount(server.db)
  const response = await send(server.url, session.login, { username, password }, {})
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';')
  const root = await server.signIn('super_admin')
  const addresses = Array.from({ length: budget.guessesOfAccount }, (_, at) => `203.0.113.${at}`)
  expect(new Set(await reasonsOf(username, addresses))).toEqual(new Set(['wrongPassword']))
  await failedJustNow(server.db, username)
  // Another's tries are no business of theirs.
  const { username: other } = await addAccount(server.db)
  const fresh = ['198.51.100.1', '198.51.100.2']
  expect(await reasonsOf(username, fresh)).toEqual(['lockedForNow', 'lockedForNow'])
  expect(await reasonsOf(other, fresh)).toEqual(['wrongPassword', 'wrongPassword'])
  const { token } = await login(username, '198.51.100.3', { given: password, cookie })
  const owner = { token } as Desk
  expect(await messages(owner)).toEqual([expect.stringContaining('反复猜测您的密码')])
  expect(await messages(root)).toEqual([expect.stringContaining(`账号 ${username} 的密码`)])
  await as(server, root, staff.unlock, { id })
  expect(await login(username, '198.51.100.1', { given: password })).toHaveProperty('token')
})
