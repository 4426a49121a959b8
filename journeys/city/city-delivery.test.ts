import { afterEach, expect, test } from 'vitest'
import { dispatch } from '#contract/orders/dispatch.ts'
import { orders } from '#contract/orders/orders.ts'
import { startTestCity } from '../setup/process/city.ts'
import { startTestServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

test('a placed order that staff assign is delivered by a simulated rider', async () => {
  const server = await startTestServer()
  closing.push(server.stop)
  const desk = await server.signIn('dispatcher')
  const city = await startTestCity(server, { quiet: true, speed: 300 })
  closing.unshift(city.stop)
  const { no } = await city.placeOrder()
  const read = () => desk.call(orders.get, { no })
  const waiting = await until(async () => {
    await city.live(60)
    const order = await read()
    return order.state === 'preparing/wait_dispatch' ? order : null
  })
  // The order may change between reading and assigning it: then it is read again.
  const best = await until(async () => {
    const [nearest] = await desk.call(dispatch.candidates, { id: waiting.id })
    if (!nearest || nearest.obstacle !== null) return null
    const { id, version } = await read()
    return desk.call(orders.assign, { id, version, workerId: nearest.id }).then(
      () => nearest,
      () => null,
    )
  })
  const done = await until(async () => {
    await city.live(60)
    const order = await read()
    return ['delivered', 'completed'].includes(order.state) ? order : null
  })
  expect(done.worker?.id).toBe(best.id)
  expect(done.timeline.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['place', 'pay', 'accept', 'assign', 'take', 'arriveShop', 'pickUp', 'arrive', 'deliver']),
  )
})
