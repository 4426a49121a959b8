import { expect, test } from 'vitest'
import { orders } from '#contract/orders/orders.ts'
import { findWrongs } from '../setup/process/invariants.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()

test('a decided dispute does not count towards a worker’s load', async () => {
  const { fixtures } = server
  for (const verdict of ['completed', 'negotiated', 'refunded'] as const) {
    const fromService = await fixtures.advance(await fixtures.orderOf('companion', 'in_service'), 'consulting')
    await fixtures.advance(await fixtures.advance(fromService, 'arbitrating'), verdict)
  }
  const taken = await fixtures.advance(await fixtures.orderOf('companion', 'in_service'), 'consulting')
  const dropped = await fixtures.sendEvent(taken, { event: 'drop', by: 'customer' })
  await fixtures.sendEvent(dropped, { event: 'confirm', by: 'customer' })
  for (const end of ['finished', 'void'] as const) {
    const open = await fixtures.orderOf('challenge', 'open', { kind: 'coach' })
    const coach = await fixtures.worker('companion')
    const matched = await fixtures.sendEvent({ ...open, worker: coach }, { event: 'join', by: 'companion' })
    await fixtures.advance(await fixtures.advance(matched, 'disputed'), end)
  }
  expect(await findWrongs(server.db, { graceMs: 15_000 })).toEqual([])
})

test('the remaining distance includes the shop until the pick-up, and is absent after the delivery', async () => {
  const { fixtures, db } = server
  const desk = await server.signIn('kefu')
  const read = ({ no }: { no: string }) => desk.call(orders.get, { no })
  const fetching = await fixtures.orderOf('food', 'preparing/accepted')
  const { from, to, worker, distanceM } = await read(fetching)
  if (!from || !to || !worker || distanceM === null) throw new Error('It leads from nowhere to nobody.')
  const stand = { lng: to.lng, lat: to.lat, located_at: new Date() }
  await db.updateTable('workers').set(stand).where('user_id', '=', worker.id).execute()
  const before = (await read(fetching)).whereabouts
  expect(before).toMatchObject({ lng: to.lng, lat: to.lat, isLoaded: false })
  expect(Math.abs((before?.toGoM ?? 0) - 2 * distanceM)).toBeLessThanOrEqual(1)
  const carrying = await fixtures.advance(fetching, 'delivering/picked_up')
  await db.updateTable('workers').set(stand).where('user_id', '=', worker.id).execute()
  expect((await read(carrying)).whereabouts).toMatchObject({ isLoaded: true, toGoM: 0 })
  expect((await read(await fixtures.advance(carrying, 'delivered'))).whereabouts).toBeNull()
})
