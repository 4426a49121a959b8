import { beforeAll, expect, test } from 'vitest'
import { signedHeaders } from '#city/api/open-api.ts'
import { courses, namesOf, type Service } from '#city/conformance/courses.ts'
import { registerWholeApp, type WholeApp } from '../setup/open/whole-app.ts'
import { withServer } from '../setup/process/server.ts'
import * as client from './generated/open-client.ts'

/** Plays by a client that a generator made of the description: what it lacks is not described. */
const server = withServer()
const names = namesOf('1gen')
const cityCode = '410100'
const now = () => new Date().toISOString()
const soon = () => new Date(Date.now() + 45 * 60_000).toISOString()
let app: WholeApp
let examples: Record<Service, { value: client.Order }>

beforeAll(async () => {
  app = await registerWholeApp(server)
  client.defaults.baseUrl = server.url
  client.defaults.fetch = async (address, init) => {
    const url = new URL(String(address))
    const body = typeof init?.body === 'string' ? init.body : ''
    const headers = new Headers(init?.headers)
    const signed = signedHeaders(app, { method: init?.method ?? 'GET', url, body })
    for (const [name, value] of Object.entries(signed)) headers.set(name, value)
    return fetch(url, { ...init, headers })
  }
  const description = await (await fetch(`${server.url}/open/openapi.json`)).json()
  const place = description.paths['/open/v1/orders'].post
  examples = place.requestBody.content['application/json'].examples

  const onDuty = { cityCode, online: true, position: { lng: 113.665, lat: 34.757 } }
  const workers: client.Workers['workers'] = [
    { ...onDuty, kind: 'rider', externalId: names.rider, name: '刘洋', phone: '13811000001' },
    {
      ...onDuty,
      kind: 'chauffeur',
      externalId: names.chauffeur,
      name: '陈军',
      phone: '13811000002',
      licenceClass: 'C1',
    },
    {
      ...onDuty,
      kind: 'companion',
      externalId: names.companion,
      name: '小鹿',
      phone: '13811000003',
      serviceTypes: ['game:王者峡谷'],
    },
  ]
  expect(await client.sendWorkers({ workers })).toMatchObject({ status: 200, data: { reported: 3 } })
})

/** The example of a service, placed now under a number of its own. */
async function place(service: Service, externalNo = `GENERATED-${service}`): Promise<client.OrderAnswer> {
  const example = examples[service].value
  const order: client.Order = {
    ...example,
    externalNo,
    placedAt: now(),
    customer: { ...example.customer, externalId: names.customer },
    ...('promisedAt' in example && { promisedAt: soon() }),
    ...('startAt' in example && { startAt: soon() }),
  }
  const placed = await client.placeOrder(order)
  if (placed.status !== 200) throw new Error(placed.data.message)
  return placed.data
}

test.each(Object.keys(courses) as Service[])('an order of %s goes from the first call to its end', async service => {
  const { no } = await place(service)
  const { end, steps } = courses[service]
  let state = ''
  for (const { event, by, ...more } of steps(names)) {
    const happened = { eventId: `${no}-${event}`, event, by, occurredAt: now(), ...more } as client.Event
    const answer = await client.sendEvent(no, happened)
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.data))
    state = answer.data.state
  }
  expect(state).toBe(end)
})

test('somebody complains about an order, and writes', async () => {
  const placed = await place('food', 'GENERATED-complained')
  const from = { kind: 'customer', externalId: names.customer } as const
  const complaint: client.Complaint = {
    externalNo: 'GENERATED-complaint',
    from,
    orderNo: placed.no,
    about: 'platform',
    type: 'D230',
    content: '比承诺时间晚了四十分钟',
    demand: 'apology',
  }
  expect(await client.complain(complaint)).toMatchObject({ status: 200, data: { state: 'pending' } })
  const message: client.Message = {
    messageId: 'GENERATED-message',
    kind: 'text',
    text: '什么时候到？',
    from: { ...from, name: '王丽' },
    cityCode,
    sentAt: now(),
  }
  const written = await client.sendMessage(message)
  const { status, data } = await client.sendMessage(message)
  expect({ status, data }).toEqual({ status: 200, data: written.data })
  expect(written.status).toBe(200)
})

test('a refusal is described: its reason, both sentences and its place in the reference', async () => {
  const refused = await client.readFeedback('FK0')
  if (refused.status !== 404) throw new Error(`answered ${refused.status}`)
  const { reason, message, messageZh, docs = '' } = refused.data
  expect([reason, message, messageZh]).toEqual([
    'notFound',
    expect.stringMatching(/^[A-Z].*\.$/),
    expect.stringMatching(/\p{Script=Han}/u),
  ])
  const page = await (await fetch(new URL(docs, server.url))).text()
  expect(page).toContain(`<section id="${new URL(docs, server.url).hash.slice(1)}"`)
})
