import { afterAll, beforeAll, expect, test } from 'vitest'
import { findWrongs } from './setup/invariants.ts'
import { startTestServer, type TestServer } from './setup/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('what two sides disagreed about is in nobody’s hands once it is decided', async () => {
  const { street } = server
  for (const verdict of ['completed', 'negotiated', 'refunded'] as const) {
    const fromService = await street.bring(await street.orderOf('companion', 'in_service'), 'consulting')
    await street.bring(await street.bring(fromService, 'arbitrating'), verdict)
  }
  const taken = await street.bring(await street.orderOf('companion', 'in_service'), 'consulting')
  const dropped = await street.happen(taken, { event: 'drop', by: 'customer' })
  await street.happen(dropped, { event: 'confirm', by: 'customer' })
  for (const end of ['finished', 'void'] as const) {
    const open = await street.orderOf('challenge', 'open', { kind: 'coach' })
    const coach = await street.worker('companion')
    const matched = await street.happen({ ...open, worker: coach }, { event: 'join', by: 'companion' })
    await street.bring(await street.bring(matched, 'disputed'), end)
  }
  expect(await findWrongs(server.db, { graceMs: 15_000 })).toEqual([])
})
