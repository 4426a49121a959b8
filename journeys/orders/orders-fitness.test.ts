import { beforeAll, describe, expect, test } from 'vitest'
import { refusals } from '#contract/base/refusals.ts'
import type { Language } from '#contract/base/values.ts'
import { dispatch } from '#contract/orders/dispatch.ts'
import { orders } from '#contract/orders/orders.ts'
import { appFor } from '../setup/open/apps.ts'
import { type AppEvent, eventOf } from '../setup/open/life-events.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import type { Order, Worker } from '../setup/orders/order.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()
let desk: Desk

beforeAll(async () => {
  desk = await server.signIn('dispatcher')
})

async function setWorker(worker: Worker, set: object): Promise<void> {
  await server.db.updateTable('workers').set(set).where('user_id', '=', worker.id).execute()
}

/** The answer that the app gets to an event. */
async function answerTo(order: Order, appEvent: AppEvent) {
  const body = eventOf(order, appEvent)
  const response = await server.fixtures.post(appFor(appEvent.by), `/open/v1/orders/${order.no}/events`, body)
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> }
}

describe('who may join a challenge', () => {
  const match = (kind: string) => server.fixtures.orderOf('challenge', 'open', { kind })
  const companion = (games: string[]) => server.fixtures.worker('companion', { serviceTypes: games })

  test('against a coach: a companion who plays that game and is free', async () => {
    const order = await match('coach')
    const wrong = await answerTo(order, { event: 'join', by: 'opponent' })
    expect(wrong).toMatchObject({
      status: 400,
      answer: { fields: { by: 'A match of the kind coach is joined by: companion.' } },
    })
    const stranger = await companion(['game:荒岛行动'])
    const unable = await answerTo({ ...order, worker: stranger }, { event: 'join', by: 'companion' })
    expect(unable.answer).toMatchObject({ code: refusals.workerUnsuited })
    const coach = await companion(['game:王者峡谷'])
    const joined = await server.fixtures.sendEvent({ ...order, worker: coach }, { event: 'join', by: 'companion' })
    expect(joined.state).toBe('matched')
    const busy = await answerTo({ ...(await match('coach')), worker: coach }, { event: 'join', by: 'companion' })
    expect(busy.answer).toMatchObject({ code: refusals.workerFull })
  })

  test('for a prize: another user', async () => {
    const order = await match('event')
    const coach = await companion(['game:王者峡谷'])
    const wrong = await answerTo({ ...order, worker: coach }, { event: 'join', by: 'companion' })
    expect(wrong).toMatchObject({
      status: 400,
      answer: { fields: { by: 'A match of the kind event is joined by: opponent.' } },
    })
    const { external_id: externalId } = await server.db
      .selectFrom('orders')
      .innerJoin('customers', 'customers.user_id', 'orders.customer_id')
      .select('customers.external_id')
      .where('orders.id', '=', order.id)
      .executeTakeFirstOrThrow()
    const self = await answerTo(order, { event: 'join', by: 'opponent', opponent: { externalId, name: '自己' } })
    expect(self.answer).toMatchObject({
      fields: { opponent: 'Nobody plays against themself. Name another user.' },
    })
    expect((await server.fixtures.sendEvent(order, { event: 'join', by: 'opponent' })).state).toBe('matched')
  })
})

describe('who can be assigned an order', () => {
  const obstaclesOf = async ({ id }: Order, workers: { id: number }[]) => {
    const candidates = await desk.call(dispatch.candidates, { id })
    return workers.map(worker => candidates.find(one => one.id === worker.id)?.obstacle)
  }

  test('a companion who plays its game', async () => {
    const order = await server.fixtures.orderOf('companion', 'pending_accept')
    const plays = await server.fixtures.worker('companion', { serviceTypes: ['game:荒岛行动', 'game:王者峡谷'] })
    const other = await server.fixtures.worker('companion', { serviceTypes: ['game:荒岛行动'] })
    expect(await obstaclesOf(order, [plays, other])).toEqual([null, 'wrongService'])
    const { id, version } = order
    const refused = await refusalOf(desk.call(orders.assign, { id, version, workerId: other.id }))
    expect(refused.reason).toBe('workerUnsuited')
    expect(await desk.call(orders.assign, { id, version, workerId: plays.id })).toMatchObject({
      worker: { id: plays.id },
    })
  })

  test('the companion whom the customer chose, and nobody else', async () => {
    const cityCode = '330100'
    const companion = () => server.fixtures.worker('companion', { cityCode })
    const [chosen, other] = [await companion(), await companion()]
    const order = await server.fixtures.orderOf('companion', 'pending_accept', {
      cityCode,
      written: { companionId: chosen.externalId },
    })
    const { id, version, no } = order
    expect((await desk.call(orders.get, { no })).chosenCompanion).toBe(chosen.name)
    expect(await obstaclesOf(order, [chosen, other])).toEqual([null, 'notChosen'])
    const refused = await refusalOf(desk.call(orders.assign, { id, version, workerId: other.id }))
    expect(refused.reason).toBe('workerNotChosen')
    expect(refused.message).toContain(other.name)
    const stranger = await answerTo({ ...order, worker: other }, { event: 'grab', by: 'companion' })
    expect(stranger).toMatchObject({ status: 422, answer: { code: refusals.workerNotChosen } })
    const planned = async () => {
      const { proposals, left } = await desk.call(dispatch.propose, { service: 'companion', ids: [id] })
      return [proposals.map(({ worker }) => worker.id), left.map(({ why }) => why)]
    }
    expect(await planned()).toEqual([[chosen.id], []])
    await setWorker(chosen, { work_status: 'rest' })
    expect(await planned()).toEqual([[], ['unsuited']])
    await setWorker(chosen, { work_status: 'online' })
    expect(
      (await server.fixtures.sendEvent({ ...order, worker: chosen }, { event: 'grab', by: 'companion' })).state,
    ).toBe('accepted')
  })

  test('of a chosen companion whom no app has reported, the order says the id', async () => {
    const order = await server.fixtures.orderOf('companion', 'pending_accept', { written: { companionId: 'NOBODY-1' } })
    expect((await desk.call(orders.get, { no: order.no })).chosenCompanion).toBe('NOBODY-1')
    const anybody = await server.fixtures.orderOf('companion', 'pending_accept')
    expect((await desk.call(orders.get, { no: anybody.no })).chosenCompanion).toBeNull()
  })

  test('a chauffeur whose licence covers the gearbox', async () => {
    const drive = (licenceClass?: 'C1' | 'C2') => server.fixtures.worker('chauffeur', { licenceClass })
    const chauffeurs = [await drive('C1'), await drive('C2'), await drive()]
    const ride = (gearbox: string) => server.fixtures.orderOf('chauffeur', 'pending_dispatch', { written: { gearbox } })
    expect(await obstaclesOf(await ride('manual'), chauffeurs)).toEqual([null, 'wrongLicence', 'wrongLicence'])
    expect(await obstaclesOf(await ride('auto'), chauffeurs)).toEqual([null, null, 'wrongLicence'])
  })

  test('a worker at capacity is refused by name', async () => {
    const coach = await server.fixtures.worker('companion')
    await server.fixtures.orderOf('companion', 'accepted', { worker: coach })
    const { id, version } = await server.fixtures.orderOf('companion', 'pending_accept')
    const said = async (language: Language) =>
      (await refusalOf(desk.call(orders.assign, { id, version, workerId: coach.id }, { language }))).message
    expect(await said('zh')).toBe(`“${coach.name}”已有 1 单，达到上限，请选择其他人`)
    expect(await said('en')).toBe(`${coach.name} already has 1 orders, the limit. Choose somebody else.`)
    expect(await said('es')).toBe(`${coach.name} ya tiene 1 pedidos, el límite. Elija a otra persona.`)
    expect(await said('ja')).toBe(`「${coach.name}」さんは上限の 1 件を担当中です。別の担当者を選んでください。`)
  })
})
