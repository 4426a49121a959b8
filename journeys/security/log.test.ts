import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { session } from '#contract/access/session.ts'
import { notifications } from '#contract/desk/notifications.ts'
import { users } from '#contract/people/users.ts'
import { addAccount, enter, send } from '../access/access-calls.ts'
import { password } from '../setup/people/people.ts'
import { collectLog } from '../setup/process/log.ts'
import { withServer } from '../setup/process/server.ts'
import { openSocketAt, socketAddress, ticketAddress } from '../setup/process/socket.ts'

const log = collectLog()
const server = withServer({ listens: true, settings: { LOG_LEVEL: 'trace' }, logTo: log })

test('The line of an error has its message, its stack and the trace id that the person was shown', async () => {
  const desk = await server.signIn('viewer')
  await sql`alter table notification_rules rename to gone`.execute(server.db)
  const answer = await send(server.url, notifications.rules, {}, { token: desk.token })
  const { code, traceId } = (await answer.json()) as { code: number; traceId: string }
  expect(code).toBe(50001)
  const [line] = log.lines().filter(({ reqId }) => reqId === traceId)
  expect(line).toMatchObject({
    level: 50,
    msg: 'an operation failed',
    error: {
      message: expect.stringContaining('does not exist'),
      stack: expect.stringContaining('.ts:'),
      code: '42P01',
    },
  })
})

test('The values of a row that the database names in an error are not in the line', async () => {
  const desk = await server.signIn('viewer')
  const phone = '13812345678'
  await sql.raw(`alter table users add constraint refuses check (phone <> '${phone}')`).execute(server.db)
  const answer = await send(server.url, users.update, { phone, proof: password }, { token: desk.token })
  const { code, traceId } = (await answer.json()) as { code: number; traceId: string }
  expect(code).toBe(50001)
  const lines = log.lines().filter(({ reqId }) => reqId === traceId)
  expect(lines).toHaveLength(1)
  expect(JSON.stringify(lines)).toContain('violates check constraint')
  expect(JSON.stringify(lines)).not.toContain(phone)
})

test('No line of any level has a token, a ticket or a password, whether the call succeeds, is refused or fails', async () => {
  const { username } = await addAccount(server.db)
  const { token } = await enter(server, { username })
  await send(server.url, session.login, { username, password: `${password}-wrong` })
  await send(server.url, notifications.rules, {}, { token })
  await fetch(`${server.url}/api/nowhere?token=${token}`, { headers: { token } })
  const used = await ticketAddress({ url: server.url, token })
  const socket = await openSocketAt(used)
  socket.sendRaw(`{"senderId":0,"msg":"${token}","action":77}`)
  await socket.settled()
  socket.close()
  await expect(openSocketAt(used)).rejects.toThrow('HTTP 401')
  const byToken = await openSocketAt(socketAddress(server.url, { token }))
  byToken.close()
  const written = JSON.stringify(log.lines())
  const secrets = [token, new URL(used).searchParams.get('ticket') ?? '', password]
  expect(secrets.filter(secret => secret.length < 8 || written.includes(secret))).toEqual([])
  expect(log.lines().length).toBeGreaterThan(0)
})
