import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { notifications } from '#contract/notifications.ts'
import { users } from '#contract/people/users.ts'
import { send } from '../access/access-calls.ts'
import { collectLog } from '../setup/process/log.ts'
import { withServer } from '../setup/process/server.ts'

const log = collectLog()
const server = withServer({ settings: { LOG_LEVEL: 'error' }, logTo: log })

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
  const answer = await send(server.url, users.update, { phone }, { token: desk.token })
  const { code, traceId } = (await answer.json()) as { code: number; traceId: string }
  expect(code).toBe(50001)
  const lines = log.lines().filter(({ reqId }) => reqId === traceId)
  expect(lines).toHaveLength(1)
  expect(JSON.stringify(lines)).toContain('violates check constraint')
  expect(JSON.stringify(lines)).not.toContain(phone)
})
