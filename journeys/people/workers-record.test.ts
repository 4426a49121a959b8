import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { orders } from '#contract/orders/orders.ts'
import { workers } from '#contract/people/workers.ts'
import { complain } from '../setup/complaints/complaints.ts'
import { fetchExport, readXlsx } from '../setup/files/spreadsheets.ts'
import type { Desk } from '../setup/orders/desk.ts'
import type { Worker } from '../setup/orders/order.ts'
import { avoidMidnight } from '../setup/process/midnight.ts'
import { withServer } from '../setup/process/server.ts'
import { see } from './workers-calls.ts'

const server = withServer()
let ops: Desk

beforeAll(async () => {
  ops = await server.signIn('ops')
})
beforeEach(avoidMidnight)

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString()

async function offered(worker: Worker, written: object = {}) {
  return server.fixtures.order('preparing/offered', { worker, written })
}

async function taken(worker: Worker, written: object = {}) {
  return server.fixtures.sendEvent(await offered(worker, written), { event: 'take', by: 'rider' })
}

test('the list of riders shows acceptance, punctuality, cancellations and complaints', async () => {
  const { fixtures } = server
  const rider = await fixtures.rider({ name: '齐可靠' })
  const inTime = await fixtures.advance(await taken(rider), 'delivered')
  await fixtures.advance(await taken(rider, { promisedAt: minutes(-1) }), 'delivered')
  await fixtures.sendEvent(await offered(rider), { event: 'decline', by: 'rider' })
  await fixtures.timeOut(await offered(rider))
  await fixtures.sendEvent(await taken(rider), { event: 'handBack', by: 'rider' })
  // The app was cut off and tells late of what was delivered in time.
  const cutOff = await fixtures.advance(await taken(rider, { promisedAt: minutes(-5) }), 'delivering/picked_up')
  await fixtures.sendEvent(cutOff, { event: 'deliver', by: 'rider', occurredAt: minutes(-6) })
  await fixtures.advance(await fixtures.order('preparing/accepted', { worker: rider }), 'delivered')
  // Nobody’s doing but the customer’s and the desk’s.
  await fixtures.sendEvent(await offered(rider), { event: 'cancel', by: 'customer' })
  await ops.call(orders.handBack, { ...(await taken(rider)), reason: '改派其他骑手' })
  await complain(server, { order: inTime })
  const record = { offered: 6, accepted: 4, taken: 5, finished: 4, gaveUp: 1, gaveUpToday: 1, promised: 4, punctual: 3 }
  const [row] = (await ops.call(workers.allsend, { search: '齐可靠' })).rows
  expect(row?.record).toEqual({ ...record, complaints: 1 })
  expect((await see(ops, rider.id)).record).toEqual(row?.record)

  const { id } = await ops.call(workers.export, { queue: 'rider', search: '齐可靠' })
  const { heads, rows } = await readXlsx(await fetchExport(server.url, ops, id))
  const cell = (head: string) => rows[0]?.[heads.findIndex(one => one.startsWith(head))]
  expect(['近30日接单率', '近30日准时率', '近30日取消率', '近30日投诉'].map(cell)).toEqual([66, 75, 20, 1])

  await sql`update assignments set at = now() - interval '31 days' where worker_id = ${rider.id}`.execute(server.db)
  await sql`update complaints set created_at = now() - interval '31 days'`.execute(server.db)
  const nothing = Object.fromEntries(Object.keys(record).map(name => [name, 0]))
  expect((await see(ops, rider.id)).record).toEqual({ ...nothing, complaints: 0 })
})

test('punctuality counts at the arrival of a chauffeur and the start of a companion, only with a promised time', async () => {
  const { fixtures } = server
  const chauffeur = await fixtures.worker('chauffeur')
  const ride = (bookedFor?: string) =>
    fixtures.orderOf('chauffeur', 'completed', { worker: chauffeur, written: { ...(bookedFor && { bookedFor }) } })
  const arrive = async (bookedFor?: string) => {
    const written = { ...(bookedFor && { bookedFor }) }
    const accepted = await fixtures.orderOf('chauffeur', 'accepted', { worker: chauffeur, written })
    await fixtures.advance(await fixtures.sendEvent(accepted, { event: 'arrive', by: 'chauffeur' }), 'completed')
  }
  await arrive(minutes(40))
  await arrive(minutes(-40))
  await arrive()
  await ride(minutes(40))
  expect((await see(ops, chauffeur.id)).record).toMatchObject({ finished: 4, promised: 2, punctual: 1 })
  const companion = await fixtures.worker('companion')
  await fixtures.orderOf('companion', 'completed', { worker: companion, written: { startAt: minutes(30) } })
  await fixtures.orderOf('companion', 'completed', { worker: companion, written: { startAt: minutes(-30) } })
  expect((await see(ops, companion.id)).record).toMatchObject({ finished: 2, promised: 2, punctual: 1 })
})
