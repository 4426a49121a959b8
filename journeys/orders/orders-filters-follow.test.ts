import { beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { refunds } from '#contract/money/refunds.ts'
import type { OrderQuestion } from '#contract/orders/order-question.ts'
import type { OrderQueue } from '#contract/orders/order-queues.ts'
import { orders } from '#contract/orders/orders.ts'
import { complain } from '../setup/complaints/complaints.ts'
import { fetchExport, readXlsx } from '../setup/files/spreadsheets.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { decide } from '../setup/orders/desk-moves.ts'
import type { Order } from '../setup/orders/order.ts'
import { askFor, mealFor, target } from '../setup/people/money.ts'
import { withServer } from '../setup/process/server.ts'

type Filters = Partial<z.input<typeof OrderQuestion>>
const minute = 60_000
const day = 1440 * minute

const server = withServer()
let desk: Desk

beforeAll(async () => {
  desk = await server.signIn('ops')
})

const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
const dayOf = (moment: string) => new Date(Date.parse(moment) + 8 * 60 * minute).toISOString().slice(0, 10)
const ride = (state: 'pending_dispatch' | 'arrived' | 'in_service' | 'pending_pay', written = {}) =>
  server.fixtures.orderOf('chauffeur', state, { written })

async function list(filters: Filters, who = desk): Promise<string[]> {
  return (await who.call(orders.list, { limit: 200, ...filters })).rows.map(({ no }) => no)
}

async function seen({ no }: Pick<Order, 'no'>) {
  const { id, version } = await desk.call(orders.get, { no })
  return { id, version }
}

/** Expects the list to have the first orders and not the others, and each tab's count to be the length of its list. */
async function expectFiltered(filters: Filters, inside: readonly { no: string }[], outside: readonly { no: string }[]) {
  const found = await list(filters)
  expect(found.toSorted()).toEqual(inside.map(({ no }) => no).toSorted())
  for (const { no } of outside) expect(found).not.toContain(no)
  const counts = await desk.call(orders.counts, filters)
  for (const [queue, count] of Object.entries(counts)) {
    const { length } = await list({ ...filters, queue: queue as OrderQueue })
    expect([filters, queue, count]).toEqual([filters, queue, length])
  }
}

async function exported(filters: Filters): Promise<string[]> {
  const { id } = await desk.call(orders.export, filters)
  const { heads, rows } = await readXlsx(await fetchExport(server.url, desk, id))
  return rows.map(cells => String(cells[heads.indexOf('订单号')]))
}

test('the filters by day of payment and by day of the order are separate', async () => {
  const [placedAt, occurredAt] = [ago(3 * day), ago(day)]
  const late = await server.fixtures.order('pending_pay', { written: { placedAt } })
  const unpaid = await server.fixtures.order('pending_pay', { written: { placedAt: occurredAt } })
  await server.fixtures.sendEvent(late, { event: 'pay', by: 'payment', occurredAt })
  const paid = dayOf(occurredAt)
  await expectFiltered({ dayOf: 'paid', firstDay: paid, lastDay: paid }, [late], [unpaid])
  await expectFiltered({ dayOf: 'placed', firstDay: paid, lastDay: paid }, [unpaid], [late])
})

test('the filters urged, with complaint, with note and claimed by me, alone and together', async () => {
  const plain = await server.fixtures.order('pending_accept')
  const all = await server.fixtures.sendEvent(await server.fixtures.order('pending_accept'), {
    event: 'urge',
    by: 'customer',
  })
  const urged = await server.fixtures.sendEvent(await server.fixtures.order('pending_accept'), {
    event: 'urge',
    by: 'customer',
  })
  const taken = await server.fixtures.order('preparing/accepted')
  await complain(server, { order: taken })
  await desk.call(orders.note, { ...(await seen(taken)), text: '已致电商家' })
  await desk.call(orders.note, { ...(await seen(all)), text: '已致电商家' })
  await desk.call(orders.note, { ...(await seen(all)), text: '商家说马上' })
  await desk.call(orders.claim, await seen(all))
  const colleague = await server.signIn('kefu')
  await colleague.call(orders.claim, await seen(taken))
  await expectFiltered({ urged: true }, [all, urged], [plain, taken])
  await expectFiltered({ complained: true }, [taken], [plain, all])
  await expectFiltered({ noted: true }, [all, taken], [plain, urged])
  await expectFiltered({ claimed: true }, [all], [plain, taken])
  await expectFiltered({ urged: true, noted: true, claimed: true }, [all], [urged, taken])
  await expectFiltered({ noted: true, queue: 'all', state: 'preparing/accepted' }, [taken], [all])
  expect(await list({ claimed: true }, colleague)).toEqual([taken.no])
  for (const filters of [{ noted: true }, { urged: true, claimed: true }]) {
    expect(await exported(filters)).toEqual(await list(filters))
  }
})

test('the filter by complaint finds nothing without the permission to see complaints', async () => {
  expect(await list({ complained: true })).toHaveLength(1)
  const viewer = await server.signIn('viewer')
  expect((await list({}, viewer)).length).toBeGreaterThan(0)
  expect(await list({ complained: true }, viewer)).toEqual([])
})

test('the filter by liability ignores rejected refunds', async () => {
  const [finance, kefu] = [await server.signIn('finance'), await server.signIn('kefu')]
  const spilled = await mealFor(server, 8000)
  const fine = await mealFor(server, 8000)
  await askFor(kefu, spilled, 3000)
  await askFor(kefu, fine, 6000)
  await expectFiltered({ liability: 'worker' }, [spilled, fine], [])
  await finance.call(refunds.reject, { ...(await target(finance, fine)), reason: '照片看不清' })
  await expectFiltered({ liability: 'worker' }, [spilled], [fine])
  await askFor(kefu, fine, 1000, { code: 'M03', liability: 'merchant', reason: '卖完了' })
  await expectFiltered({ liability: 'merchant' }, [fine], [spilled])
})

test('the filters of rides by plate and by booking', async () => {
  const later = await ride('pending_dispatch', { bookedFor: ago(-90 * minute), plate: '豫B77K88' })
  const now = await ride('pending_dispatch', { plate: '豫A12345', note: '豫B77K88 旁边' })
  const rides = { service: 'chauffeur' } as const
  for (const plate of ['豫B77K88', '77k8', '豫B']) await expectFiltered({ ...rides, plate }, [later], [now])
  for (const plate of ['%%', '__', '豫C']) expect(await list({ ...rides, plate })).toEqual([])
  await expectFiltered({ ...rides, booking: 'later' }, [later], [now])
  await expectFiltered({ ...rides, booking: 'now' }, [now], [later])
  expect(await list({ service: 'food', booking: 'later' })).toEqual([])
  expect(await exported({ ...rides, booking: 'later' })).toEqual([later.no])
  expect((await refusalOf(desk.call(orders.list, { ...rides, plate: '豫' }))).reason).toBe('badInput')
})

test('the filter of rides by waiting time', async () => {
  const placedAt = ago(20 * minute)
  const waits = await ride('pending_dispatch', { placedAt })
  const late = await ride('pending_dispatch', { placedAt: ago(120 * minute), bookedFor: ago(15 * minute) })
  const others = [
    await ride('pending_dispatch', { placedAt, bookedFor: ago(-60 * minute) }),
    await ride('arrived', { placedAt }),
    await ride('pending_dispatch'),
  ]
  await expectFiltered({ service: 'chauffeur', waitedMinutes: 10 }, [waits, late], others)
  await expectFiltered({ service: 'chauffeur', waitedMinutes: 17 }, [waits], [late])
})

test('the filter of rides by open and settled calls for help', async () => {
  const [quiet, called] = [await ride('in_service'), await ride('in_service')]
  const open = await server.fixtures.sendEvent(called, { event: 'callForHelp', by: 'customer' })
  await expectFiltered({ service: 'chauffeur', help: 'open' }, [called], [quiet])
  await expectFiltered({ service: 'chauffeur', help: 'settled' }, [], [called])
  await decide(await server.signIn('kefu_leader'), 'settleHelp', open)
  await expectFiltered({ service: 'chauffeur', help: 'open' }, [], [called])
  await expectFiltered({ service: 'chauffeur', help: 'settled' }, [called], [quiet])
})

test('the filter of rides by time since the end without payment, including debts', async () => {
  const [waits, owed, paid] = [await ride('pending_pay'), await ride('pending_pay'), await ride('pending_pay')]
  await expectFiltered({ service: 'chauffeur', unpaidHours: 0 }, [waits, owed, paid], [])
  await server.db
    .updateTable('orders')
    .set({ state_at: new Date(Date.now() - 7 * 60 * minute) })
    .where('id', 'in', [waits.id, paid.id])
    .execute()
  await server.fixtures.timeOut(owed)
  await server.fixtures.sendEvent(paid, { event: 'pay', by: 'payment' })
  await expectFiltered({ service: 'chauffeur', unpaidHours: 6 }, [waits, owed], [paid])
  await expectFiltered({ service: 'chauffeur', unpaidHours: 24 }, [owed], [waits, paid])
  await expectFiltered({ service: 'chauffeur', unpaidHours: 25 }, [], [owed])
})
