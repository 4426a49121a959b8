import { beforeAll, describe, expect, test } from 'vitest'
import { events } from '#contract/access/events.ts'
import type { Operation } from '#contract/base/operation.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { boardServices, dispatch } from '#contract/orders/dispatch.ts'
import { orders } from '#contract/orders/orders.ts'
import { services } from '#contract/orders/service.ts'
import { workers } from '#contract/people/workers.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { writeOrderOf } from '../setup/orders/placed.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()
let boss: Desk

beforeAll(async () => {
  boss = await server.signIn('super_admin')
})

const beyondCalendar = 8_640_000_000_000_001

async function place(written: object): Promise<{ status: number; fields: Record<string, string> }> {
  const response = await server.fixtures.post('customer', '/open/v1/orders', written)
  const { fields = {} } = (await response.json()) as { fields?: Record<string, string> }
  return { status: response.status, fields }
}

describe('numbers and times that apps send', () => {
  test('an amount of 2^53−1 fen is refused, and the dashboard goes on adding up', async () => {
    const tooMuch = Number.MAX_SAFE_INTEGER
    const ride = writeOrderOf('chauffeur', { payFen: tooMuch as never })
    expect(await place(ride)).toMatchObject({ status: 400, fields: { payFen: expect.any(String) } })
    const order = await server.fixtures.order('pending_pay')
    const event = { eventId: 'too-much', event: 'pay', by: 'payment', occurredAt: new Date().toISOString() }
    const answer = await server.fixtures.post('customer', `/open/v1/orders/${order.no}/events`, {
      ...event,
      amountFen: tooMuch,
    })
    expect(answer.status).toBe(400)
    const { figures } = await boss.call(dashboard.kpi, {})
    expect(figures.find(({ key }) => key === 'gmvFen')?.value).toEqual(expect.any(Number))
  })

  test('a distance longer than the way round the earth is refused', async () => {
    expect(await place(writeOrderOf('chauffeur', { estimatedM: 3_000_000_000 }))).toMatchObject({
      status: 400,
      fields: { estimatedM: expect.any(String) },
    })
  })

  for (const placedAt of ['1970-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '0000-01-01T00:00:00Z']) {
    test(`an order placed at ${placedAt} is refused`, async () => {
      expect(await place(writeOrderOf('food', { placedAt }))).toMatchObject({
        status: 400,
        fields: { placedAt: expect.any(String) },
      })
    })
  }

  test('a path with U+0000 is refused', async () => {
    const event = { eventId: 'e', event: 'pay', by: 'payment', occurredAt: new Date().toISOString() }
    expect((await server.fixtures.post('customer', '/open/v1/orders/%00/events', event)).status).toBe(400)
  })
})

describe('questions beyond the calendar', () => {
  const questions: [Operation, Record<string, unknown>][] = [
    [events.list, { from: beyondCalendar }],
    [events.list, { to: -beyondCalendar }],
    [events.export, { from: beyondCalendar }],
    [orders.list, { firstDay: '0000-01-01' }],
    [orders.counts, { lastDay: '0000-01-01' }],
    [orders.export, { firstDay: '0000-01-01' }],
    [workers.export, { queue: 'rider', firstDay: '0000-01-01' }],
  ]
  for (const [operation, input] of questions) {
    test(`${operation.name} with ${JSON.stringify(input)} is refused in words`, async () => {
      const refused = await refusalOf(boss.call(operation, input))
      expect(refused.code).toBe(40001)
      expect(Object.keys(refused.fields)).toEqual(Object.keys(input).slice(-1))
    })
  }
})

describe('text that the database cannot keep', () => {
  const half = '\ud83d'
  const questions: [Operation, Record<string, unknown>][] = [
    [orders.list, { search: `${half}张` }],
    [orders.export, { search: `${half}张` }],
    [events.list, { record: half }],
    [orders.note, { id: 1, version: 1, text: half }],
  ]
  for (const [operation, input] of questions) {
    test(`${operation.name} refuses half a character`, async () => {
      const refused = await refusalOf(boss.call(operation, input))
      expect(refused.code).toBe(40001)
      expect(Object.keys(refused.fields)).toEqual(Object.keys(input).slice(-1))
    })
  }

  test('a request id with U+0000 is refused', async () => {
    const order = await server.fixtures.order('pending_accept')
    const input = { id: order.id, version: order.version, text: 'x', requestId: 'a\0b' }
    expect((await refusalOf(boss.call(orders.note, input))).code).toBe(40001)
  })

  test('a message is received whose shortened form ends inside an emoji', async () => {
    const answers = []
    for (const [at, kept] of [30, 31, 40, 41, 59, 60, 79, 80, 99, 100].entries()) {
      const response = await server.fixtures.post('customer', '/open/v1/chat/messages', {
        messageId: `emoji-${kept}`,
        from: { kind: 'customer', externalId: `emoji-${at}`, name: '小王' },
        cityCode: '410100',
        kind: 'text',
        text: `${'字'.repeat(kept - 1)}😀😀😀😀😀😀`,
        sentAt: new Date().toISOString(),
      })
      answers.push(response.status)
    }
    expect(answers).toEqual(answers.map(() => 200))
  })
})

describe('the dispatch board', () => {
  for (const service of services.filter(one => !boardServices.includes(one))) {
    test(`is refused in words for ${service}, whose orders nobody assigns`, async () => {
      const refused = await refusalOf(boss.call(dispatch.board, { service }))
      expect(refused).toMatchObject({ code: 40001, fields: { service: expect.any(String) } })
    })
  }
})
