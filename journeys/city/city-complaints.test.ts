import { afterAll, beforeAll, expect, test } from 'vitest'
import { complaints } from '#contract/complaints/complaints.ts'
import { act, postComplaint, writtenBy } from '../setup/complaints/complaints.ts'
import { homeCity } from '../setup/open/fixtures.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { dispatchOnce, startTestCity, type TestCity } from '../setup/process/city.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServer()
let city: TestCity
let li: Desk

beforeAll(async () => {
  city = await startTestCity(server, { quiet: true, speed: 400 })
  li = await server.signIn('ops', { cityCodes: [homeCity] })
})
afterAll(async () => {
  await city.stop()
})

test('the simulated rider gives a statement, and the simulated customer accepts the proposal', async () => {
  const { no: orderNo } = await city.placeOrder()
  const { customer } = await until(
    async () => {
      await dispatchOnce(li)
      await city.live(300)
      return server.db
        .selectFrom('orders')
        .innerJoin('customers', 'customers.user_id', 'orders.customer_id')
        .select('customers.external_id as customer')
        .where('orders.no', '=', orderNo)
        .where('orders.state', 'in', ['delivered', 'completed'])
        .executeTakeFirst()
    },
    { what: 'the meal at the door' },
  )
  const { body } = await postComplaint(server, writtenBy({ kind: 'customer', externalId: customer }, orderNo))
  const { id } = await server.db
    .selectFrom('complaints')
    .select('id')
    .where('no', '=', String(body.no))
    .executeTakeFirstOrThrow()
  await act(li, 'claim', id)
  await act(li, 'askEvidence', id)
  const stated = await until(async () => {
    await city.live(300)
    const complaint = await li.call(complaints.get, { id })
    return complaint.evidence?.statement ? complaint : null
  })
  expect(stated).toMatchObject({ state: 'processing', respondent: { kind: 'rider' } })
  await act(li, 'propose', id)
  const closed = await until(async () => {
    await city.live(300)
    const complaint = await li.call(complaints.get, { id })
    return complaint.state === 'closed' ? complaint : null
  })
  expect(closed.log.at(-1)).toMatchObject({ action: 'accept', actor: { kind: 'customer' } })
})
