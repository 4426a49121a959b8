import { expect, test } from 'vitest'
import { orders } from '#contract/orders/orders.ts'
import { appOf } from '../setup/open/apps.ts'
import { callAs } from '../setup/open/call-as.ts'
import { homeCity } from '../setup/open/fixtures.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()

test('the first order is that of the reader’s cities', async () => {
  const here = await server.signIn('ops', { cityCodes: [homeCity] })
  const elsewhere = await server.signIn('ops', { cityCodes: ['110100'] })
  for (const reader of [here, elsewhere]) expect(await reader.call(orders.first, {})).toEqual({ order: null })
  const place = (cityCode: string) =>
    callAs(server.url, appOf('customer'), { path: '/orders', body: server.fixtures.writeOrder({ cityCode }) })
  for (const cityCode of ['110100', homeCity, '110100']) expect((await place(cityCode)).status).toBe(200)
  const numbersIn = async (cityCode: string) => {
    const found = await server.db
      .selectFrom('orders')
      .select('no')
      .where('city_code', '=', cityCode)
      .orderBy('id')
      .execute()
    return found.map(({ no }) => no)
  }
  const firstOf = async (reader: typeof here) => (await reader.call(orders.first, {})).order?.no
  expect(await firstOf(here)).toBe((await numbersIn(homeCity))[0])
  expect(await firstOf(elsewhere)).toBe((await numbersIn('110100'))[0])
  expect(await firstOf(await server.signIn('ops'))).toBe((await numbersIn('110100'))[0])
})
