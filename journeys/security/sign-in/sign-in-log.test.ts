import { expect, test } from 'vitest'
import { signIns } from '#contract/access/events.ts'
import { session } from '#contract/access/session.ts'
import { noteSignIn } from '#server/access/session/sign-in-log.ts'
import { budget } from '#server/process/limits/budget.ts'
import { addAccount, as, call } from '../../access/access-calls.ts'
import { refusalOf } from '../../setup/orders/desk.ts'
import { withServer } from '../../setup/process/server.ts'

const server = withServer({ settings: { TRUSTED_PROXIES: '127.0.0.1,::1' } })

const ip = '203.0.113.40'
const sender = { ip, language: 'zh', userAgent: 'script', token: '', device: '', cookie: '' } as const

function rowsOf(address: string) {
  return server.db.selectFrom('sign_ins').select(['username', 'why', 'times']).where('ip', '=', address).execute()
}

test('Random names fill so many rows an hour; one more row says how many were left out', async () => {
  const names = Array.from({ length: budget.signInRows + 250 }, (_, at) => `random-${at}`)
  for (const username of names) await noteSignIn(server.db, { username, userId: null, why: 'wrongPassword', sender })
  const rows = await rowsOf(ip)
  expect(rows).toHaveLength(budget.signInRows + 1)
  expect(rows.filter(({ why }) => why === 'leftOut')).toEqual([{ username: '', why: 'leftOut', times: 250 }])
  const root = await server.signIn('super_admin')
  const { rows: shown } = await as(server, root, signIns.list, { search: ip, limit: 10 })
  expect(shown.find(({ why }) => why === 'leftOut')).toMatchObject({ username: '× 250', isSuccess: false })
})

test('They do not hide who guesses at an account, and other addresses are logged as ever', async () => {
  const { username } = await addAccount(server.db)
  const guess = (address: string, name: string) =>
    refusalOf(
      call(
        server.url,
        session.login,
        { username: name, password: 'guess' },
        { headers: { 'x-forwarded-for': address } },
      ),
    )
  await guess(ip, username)
  expect(await rowsOf(ip)).toContainEqual({ username, why: 'wrongPassword', times: 1 })
  await guess('203.0.113.41', 'random-0')
  expect(await rowsOf('203.0.113.41')).toEqual([{ username: 'random-0', why: 'wrongPassword', times: 1 }])
})

test('A hundred attempts at once on a locked account add one row', async () => {
  const { username } = await addAccount(server.db)
  const from = { ...sender, ip: '203.0.113.42' }
  await Promise.all(
    Array.from({ length: 100 }, () => noteSignIn(server.db, { username, userId: null, why: 'locked', sender: from })),
  )
  const rows = await rowsOf(from.ip)
  // Two if a minute ended meanwhile.
  expect([1, 2]).toContain(rows.length)
})
