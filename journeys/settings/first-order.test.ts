import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOpenApi } from '#city/api/open-api.ts'
import { courses, namesOf, orderOf } from '#city/conformance/courses.ts'
import { shopsOf, workersOf } from '#city/conformance/people.ts'
import { roles } from '#contract/access/roles.ts'
import { session } from '#contract/access/session.ts'
import { apps, usualAppTerms } from '#contract/open/apps.ts'
import { openScopes } from '#contract/open/open.ts'
import { orders } from '#contract/orders/orders.ts'
import { users } from '#contract/people/users.ts'
import { cities } from '#contract/settings/cities.ts'
import { type SetupStep, setup } from '#contract/settings/setup.ts'
import { type FirstStart, startEmpty } from '../setup/first-start.ts'
import { ask, type Desk, deskOf } from '../setup/orders/desk.ts'

const password = 'the password of the first one'
let start: FirstStart

beforeAll(async () => {
  start = await startEmpty()
})
afterAll(() => start.stop())

async function statesOf(desk: Desk): Promise<Record<SetupStep, string>> {
  const { steps } = await desk.call(setup.list, {})
  return Object.fromEntries(steps.map(({ step, state }) => [step, state])) as Record<SetupStep, string>
}

/** The city that the reference list knows under this name, first without services. */
async function addCity(admin: Desk, name: string) {
  const [found] = await admin.call(cities.reference, { search: name })
  if (!found) throw new Error(`The reference list has no ${name}.`)
  return admin.call(cities.add, { ...found, services: [] })
}

async function addApp(admin: Desk) {
  const { app, secret } = await admin.call(apps.add, {
    ...usualAppTerms,
    name: '我的后端',
    kind: 'other',
    proof: password,
    scopes: openScopes.filter(scope => scope !== 'payout.write'),
  })
  return createOpenApi({ api: start.url, app: { id: app.appId, secret } })
}

async function invite(admin: Desk): Promise<void> {
  const all = await admin.call(roles.list, {})
  const roleIds = all.filter(({ code }) => code === 'dispatcher').map(({ id }) => id)
  await admin.call(users.add, { username: 'laozhou', nickName: '调度老周', password: 'Temporary-8851', roleIds })
}

test('from an empty data folder to a delivered order, by the first administrator, the first steps and the open API', async () => {
  const asked = { key: start.key, username: 'boss', password }
  const admin = await deskOf(start.url, (await ask(start.url, session.createFirstAdministrator, asked)).token)
  const open = { city: 'open', services: 'open', app: 'open', colleagues: 'open', secondFactor: 'open' }
  expect(await statesOf(admin)).toEqual(open)

  const city = await addCity(admin, '郑州')
  expect(await statesOf(admin)).toEqual({ ...open, city: 'done' })
  const { id, version, names, hours, holidays, centre, outline } = city
  await admin.call(cities.update, { id, version, names, hours, holidays, centre, outline, services: ['food'] })
  const api = await addApp(admin)
  await invite(admin)
  await admin.call(setup.skip, { step: 'secondFactor', isSkipped: true })
  expect(await admin.call(setup.list, {})).toMatchObject({ hasOrders: false })
  const done = { city: 'done', services: 'done', app: 'done', colleagues: 'done' }
  expect(await statesOf(admin)).toEqual({ ...done, secondFactor: 'skipped' })
  await admin.call(setup.skip, { step: 'secondFactor', isSkipped: false })
  expect(await statesOf(admin)).toEqual({ ...done, secondFactor: 'open' })

  const people = namesOf('first')
  await api.sendWorkers(workersOf(people, city.code))
  await api.sendMerchants(shopsOf(people, city.code))
  const order = orderOf('food', people, city.code)
  expect(await admin.call(orders.first, {})).toEqual({ order: null })
  const { no } = await api.placeOrder(order)
  await api.placeOrder({ ...order, externalNo: `${order.externalNo}-second` })
  expect(await admin.call(orders.first, {})).toEqual({ order: { no, service: 'food' } })
  const steps = courses.food.steps(people).filter(({ event }) => event !== 'confirm')
  for (const step of steps) {
    const eventId = `${order.externalNo}-${step.event}`
    await api.sendEvent(no, { ...step, eventId, occurredAt: new Date().toISOString() })
  }
  const { rows } = await admin.call(orders.list, { service: 'food', search: no })
  expect(rows).toMatchObject([{ no, state: 'delivered' }])
  expect(await admin.call(setup.list, {})).toMatchObject({ hasOrders: true })
})
