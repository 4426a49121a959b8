import { expect, test } from 'vitest'
import { orders } from '#contract/orders/orders.ts'
import { findWrongs } from '../setup/process/invariants.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()

test('a decided dispute counts for no worker’s capacity', async () => {
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

test('the remaining distance leads by the shop until the pick-up, and is not given after the delivery', async () => {
  const { street, db } = server
  const desk = await server.signIn('kefu')
  const read = ({ no }: { no: string }) => desk.call(orders.get, { no })
  const fetching = await street.orderOf('food', 'preparing/accepted')
  const { from, to, worker, distanceM } = await read(fetching)
  if (!from || !to || !worker || distanceM === null) throw new Error('It leads from nowhere to nobody.')
  const stand = { lng: to.lng, lat: to.lat, located_at: new Date() }
  await db.updateTable('workers').set(stand).where('user_id', '=', worker.id).execute()
  const before = (await read(fetching)).whereabouts
  expect(before).toMatchObject({ lng: to.lng, lat: to.lat, isLoaded: false })
  expect(Math.abs((before?.toGoM ?? 0) - 2 * distanceM)).toBeLessThanOrEqual(1)
  const carrying = await street.bring(fetching, 'delivering/picked_up')
  await db.updateTable('workers').set(stand).where('user_id', '=', worker.id).execute()
  expect((await read(carrying)).whereabouts).toMatchObject({ isLoaded: true, toGoM: 0 })
  expect((await read(await street.bring(carrying, 'delivered'))).whereabouts).toBeNull()
})
