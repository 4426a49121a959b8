import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { session } from '#contract/access/session.ts'
import { offerFirstAdministrator } from '#server/access/session/feature.ts'
import { addAccount, call, send } from '../../access/access-calls.ts'
import { refusalOf } from '../../setup/orders/desk.ts'
import { password } from '../../setup/people/people.ts'
import { withServerPerTest } from '../../setup/process/server.ts'

// This trusted proxy names another address for each stranger.
const server = withServerPerTest({ settings: { TRUSTED_PROXIES: '127.0.0.1,::1' } })

/** Strangers at addresses of their own guess at names of their own. */
function guesses(count: number): Promise<Response>[] {
  return Array.from({ length: count }, (_, at) => {
    const headers = { 'x-forwarded-for': `203.0.113.${at}` }
    return send(server.url, session.login, { username: `name-${at}`, password: 'guess' }, { headers })
  })
}

test('The key of the first administrator is looked at before the password', async () => {
  const key = await offerFirstAdministrator(server.db)
  const weak = { username: 'root', password: '12345678' }
  const guess = call(server.url, session.createFirstAdministrator, { ...weak, key: 'x'.repeat(32) })
  expect(await refusalOf(guess)).toMatchObject({ reason: 'keySpent' })
  const owner = call(server.url, session.createFirstAdministrator, { ...weak, key: key ?? '' })
  expect(await refusalOf(owner)).toMatchObject({ reason: 'badInput' })
})

/** Accounts with the names of the guesses; whether a password is theirs takes a sixth of the CPU that it takes elsewhere, and much longer than a request. */
async function addNames(count: number): Promise<void> {
  const none = Buffer.alloc(32).toString('base64').replace(/=+$/, '')
  const accounts = Array.from({ length: count }, (_, at) => ({
    kind: 'staff' as const,
    username: `name-${at}`,
    nick_name: `name-${at}`,
    password_hash: `$argon2id$v=19$m=32768,t=1,p=1$${none}$${none}`,
  }))
  await server.db.insertInto('users').values(accounts).execute()
}

test('Guesses beyond a short queue are refused and do not count, and a browser that signed in before gets in', async () => {
  const { username } = await addAccount(server.db)
  const known = await send(server.url, session.login, { username, password })
  const [cookie = ''] = (known.headers.get('set-cookie') ?? '').split(';')
  await addNames(60)
  // More than may wait for a hash, and fewer than may wait for the database.
  const asked = guesses(60)
  await Promise.race(asked)
  const pass = await call(server.url, session.login, { username, password }, { headers: { cookie } })
  expect(pass).toHaveProperty('token')
  const answers = await Promise.all(asked)
  const busy = answers.filter(({ status }) => status === 503)
  expect(busy.length).toBeGreaterThan(0)
  expect(busy[0]?.headers.get('retry-after')).toBe('5')
  expect(await busy[0]?.json()).toMatchObject({ code: 50301, data: { reason: 'busy' } })
  for (const answer of answers.filter(({ status }) => status !== 503))
    expect(await answer.json()).toMatchObject({ data: { reason: 'wrongPassword' } })
  const counted = await server.db
    .selectFrom('sign_in_failures')
    .select('username')
    .where('username', 'like', 'name-%')
    .where('ip', '<>', '')
    .where('failures', '>', 0)
    .execute()
  expect(counted).toHaveLength(60 - busy.length)
})

test('Files are read while passwords are hashed', async () => {
  const asked = guesses(8)
  let answered = 0
  for (const guess of asked) guess.then(() => answered++)
  await Promise.race(asked)
  await readFile(fileURLToPath(import.meta.url))
  expect(answered).toBeLessThan(6)
  await Promise.all(asked)
})
