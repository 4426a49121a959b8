import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { feedbackMachine } from '#contract/feedback/feedback.ts'
import { feedback } from '#contract/feedback/feedback-desk.ts'
import { feedbackIncidents } from '#contract/feedback/incidents.ts'
import { customersApp } from '#server/demo/customers.ts'
import { addFeedback } from '#server/demo/feedback.ts'
import { fillOrders } from '#server/demo/history.ts'
import { act, targetOf } from '../setup/feedback/feedback.ts'
import { homeCity } from '../setup/open/fixtures.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { startTestCity, type TestCity } from '../setup/process/city.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServer({ settings: { WEBHOOKS_TO_PRIVATE_ADDRESSES: '1' } })
let city: TestCity
let kefu: Desk

beforeAll(async () => {
  city = await startTestCity(server, { quiet: true })
  kefu = await server.signIn('kefu_leader')
})
afterAll(() => city.stop())

async function idOf(no: string): Promise<number> {
  const { id } = await server.db.selectFrom('feedback').select('id').where('no', '=', no).executeTakeFirstOrThrow()
  return id
}

describe('the city', () => {
  test('sends feedback of customers, workers and shops, and receives the answers', async () => {
    for (let sent = 0; sent < 30; sent += 1) await city.feedback.send()
    const rows = await server.db.selectFrom('feedback').select(['person_kind', 'language', 'images']).execute()
    expect(new Set(rows.map(row => row.person_kind))).toEqual(new Set(['customer', 'rider', 'merchant']))
    expect(new Set(rows.map(row => row.language)).size).toBeGreaterThan(2)
    expect(rows.some(({ images }) => images > 0)).toBe(true)
    const { no } = await city.feedback.send({ language: 'es' })
    await act('reply', { desk: kefu, id: await idOf(no), more: { text: 'Gracias, está arreglado' } })
    const received = await until(() => city.feedback.received.find(one => one.no === no))
    expect(received).toMatchObject({ type: 'feedback.replied', text: 'Gracias, está arreglado', language: 'es' })
  })

  test('five crashes within minutes are an incident', async () => {
    for (let nth = 0; nth < 5; nth += 1)
      await city.feedback.send({ content: `第 ${nth} 次闪退了，没法用`, type: 'bug' })
    const { rows } = await kefu.call(feedbackIncidents.list, { openOnly: true })
    expect(rows).toMatchObject([{ term: '闪退', reports: 5 }])
  })
})

describe('the demo', () => {
  test('has feedback in every state, which can be handled', async () => {
    await fillOrders(server.db, { cityCode: homeCity, orders: 20, days: 2 })
    const before = await server.db.selectFrom('feedback').select('id').execute()
    await server.db.transaction().execute(db => addFeedback(db, { cityCode: homeCity, count: 60, days: 14 }))
    const rows = await server.db.selectFrom('feedback').selectAll().where('app_id', '=', customersApp).execute()
    expect(rows.length).toBe(60)
    expect((await server.db.selectFrom('feedback').select('id').execute()).length).toBe(before.length + 60)
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(feedbackMachine.states))
    const waiting = rows.find(({ state }) => state === 'pending')
    expect(waiting?.words.length).toBeGreaterThan(1)
    const target = await targetOf(kefu, waiting?.id ?? 0)
    expect((await kefu.call(feedback.claim, target)).state).toBe('processing')
  })
})
