import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { session } from '#contract/access/session.ts'
import type { Operation } from '#contract/base/operation.ts'
import { languages } from '#contract/base/values.ts'
import { notifications } from '#contract/desk/notifications.ts'
import { dispatch } from '#contract/orders/dispatch.ts'
import { OrderDetail } from '#contract/orders/order.ts'
import { orders } from '#contract/orders/orders.ts'
import { homeCity, otherCity } from '../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { countRows, readOrder } from '../setup/people/records.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()
let desk: Desk

beforeAll(async () => {
  desk = await server.signIn('ops', { name: '老周' })
})

async function expectNothingWritten(act: () => Promise<unknown>): Promise<void> {
  const before = await countRows(server.db)
  await act()
  expect(await countRows(server.db)).toEqual(before)
}

const reason = '电话里说好的'

describe('people of one city', () => {
  test('a dispatcher of another city finds no order, no count and no candidates, and can do nothing', async () => {
    const order = await server.fixtures.order('pending_accept')
    const stranger = await server.signIn('dispatcher', { cityCodes: [otherCity] })
    expect((await stranger.call(orders.list, { search: order.no })).rows).toEqual([])
    expect(await stranger.call(orders.counts, {})).toMatchObject({ accept: 0 })
    await expectNothingWritten(async () => {
      const { id, no, version } = order
      const asked: [Operation, object][] = [
        [orders.get, { no }],
        [dispatch.candidates, { id }],
        [orders.accept, { id, version, reason }],
        [orders.assign, { id, version, workerId: 1 }],
        [orders.flag, { id, version, reason }],
      ]
      for (const [operation, input] of asked) {
        const refused = await refusalOf(stranger.call(operation, { ...input }))
        expect(refused).toMatchObject({ code: 40401, record: undefined })
      }
    })
  })

  test('a dispatcher of the order’s own city finds it and acts on it', async () => {
    const order = await server.fixtures.order('pending_accept')
    const local = await server.signIn('dispatcher', { cityCodes: [otherCity, homeCity] })
    expect((await local.call(orders.list, { search: order.no })).rows).toHaveLength(1)
    expect((await local.call(orders.accept, { id: order.id, version: order.version, reason })).state).toBe(
      'preparing/wait_dispatch',
    )
  })

  test('somebody without any city sees nothing at all', async () => {
    await server.fixtures.order('pending_accept')
    const nowhere = await server.signIn('dispatcher', { cityCodes: [] })
    expect(await nowhere.call(orders.list, {})).toEqual({ rows: [], next: null })
  })
})

describe('two people on one order', () => {
  test('who acts on an outdated version is told who changed it, and gets the fresh record', async () => {
    const seen = await server.fixtures.order('pending_accept')
    const colleague = await server.signIn('kefu', { name: '客服小李' })
    await colleague.call(orders.accept, { id: seen.id, version: seen.version, reason })
    const before = await readOrder(server.db, seen.id)
    const refused = await refusalOf(desk.call(orders.cancel, { id: seen.id, version: seen.version, code: 'U01' }))
    expect(refused).toMatchObject({ code: 40901, reason: 'changedByOther' })
    expect(refused.message).toContain('客服小李')
    expect(OrderDetail.parse(refused.record)).toMatchObject({
      id: seen.id,
      version: seen.version + 1,
      state: 'preparing/wait_dispatch',
    })
    expect(await readOrder(server.db, seen.id)).toEqual(before)
  })

  test('an event that changes nothing for the move does not refuse it', async () => {
    const seen = await server.fixtures.order('preparing/wait_dispatch')
    await server.fixtures.sendEvent(seen, { event: 'ready', by: 'merchant' })
    const cancelled = await desk.call(orders.cancel, { id: seen.id, version: seen.version, code: 'U01' })
    expect(cancelled).toMatchObject({ state: 'cancelled', version: seen.version + 2 })
  })

  test('a version above the current one is refused', async () => {
    const order = await server.fixtures.order('pending_accept')
    const ahead = desk.call(orders.accept, { id: order.id, version: order.version + 1, reason })
    expect(await refusalOf(ahead)).toMatchObject({ code: 40901 })
  })
})

describe('a press with a request id', () => {
  test('when repeated has one effect and the same answer', async () => {
    const order = await server.fixtures.order('pending_accept')
    const press = { requestId: randomUUID() }
    const input = { id: order.id, version: order.version, reason }
    const first = await desk.call(orders.accept, input, press)
    const after = await readOrder(server.db, order.id)
    expect(await desk.call(orders.accept, input, press)).toEqual(first)
    expect(await readOrder(server.db, order.id)).toEqual(after)
  })

  test('ten times at once has one effect and one answer', async () => {
    const order = await server.fixtures.order('pending_accept')
    const press = { requestId: randomUUID() }
    const input = { id: order.id, version: order.version, reason }
    const answers = await Promise.all(Array.from({ length: 10 }, () => desk.call(orders.accept, input, press)))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    const { row, events } = await readOrder(server.db, order.id)
    expect(row.version).toBe(order.version + 1)
    expect(events.filter(event => event.action === 'orders.accept')).toHaveLength(1)
  })

  test('with the id of another command is refused, and the first effect remains', async () => {
    const order = await server.fixtures.order('pending_accept')
    const press = { requestId: randomUUID() }
    const { version } = await desk.call(orders.accept, { id: order.id, version: order.version, reason }, press)
    const after = await readOrder(server.db, order.id)
    const other = { id: order.id, version, reason: '别的原因' }
    expect(await refusalOf(desk.call(orders.accept, other, press))).toMatchObject({ code: 40904 })
    const elsewhere = desk.call(orders.cancel, { id: order.id, version, code: 'U01' }, press)
    expect(await refusalOf(elsewhere)).toMatchObject({ code: 40904 })
    expect(await readOrder(server.db, order.id)).toEqual(after)
  })

  test('that was refused can be repeated with the same id', async () => {
    const order = await server.fixtures.order('pending_accept')
    const press = { requestId: randomUUID() }
    const stale = { id: order.id, version: order.version + 1, reason }
    expect(await refusalOf(desk.call(orders.accept, stale, press))).toMatchObject({ code: 40901 })
    const answer = await desk.call(orders.accept, { ...stale, version: order.version }, press)
    expect(answer.state).toBe('preparing/wait_dispatch')
  })

  test('by a colleague with the same id is a different command', async () => {
    const [first, second] = [
      await server.fixtures.order('pending_accept'),
      await server.fixtures.order('pending_accept'),
    ]
    const press = { requestId: randomUUID() }
    const colleague = await server.signIn('kefu')
    await desk.call(orders.accept, { id: first.id, version: first.version, reason }, press)
    const answer = await colleague.call(orders.accept, { id: second.id, version: second.version, reason }, press)
    expect(answer.id).toBe(second.id)
  })
})

describe('invalid input', () => {
  const sentences = {
    zh: { tooShort: '至少 2 个字符', required: '此项必填', sayWhy: '选择“其他”时请填写说明（2-200字）' },
    en: {
      tooShort: 'At least 2 characters',
      required: 'This field is required',
      sayWhy: 'With “other”, please explain (2–200 characters)',
    },
    es: {
      tooShort: 'Al menos 2 caracteres',
      required: 'Este campo es obligatorio',
      sayWhy: 'Con «otro», explíquelo (2–200 caracteres)',
    },
    ja: {
      tooShort: '2 文字以上で入力してください',
      required: '必須項目です',
      sayWhy: '「その他」の場合は説明を入力してください（2〜200文字）',
    },
  }

  for (const language of languages) {
    test(`is refused with a sentence for each field in ${language}, and nothing is written`, async () => {
      const { id, version } = await server.fixtures.order('pending_accept')
      await expectNothingWritten(async () => {
        const short = await refusalOf(desk.call(orders.accept, { id, reason: ' a ' }, { language }))
        expect(short).toMatchObject({ code: 40001, reason: 'badInput' })
        expect(short.fields).toEqual({ version: sentences[language].required, reason: sentences[language].tooShort })
        const silent = desk.call(orders.cancel, { id, version, code: 'Z99', reason: ' ' }, { language })
        expect((await refusalOf(silent)).fields).toEqual({ reason: sentences[language].sayWhy })
      })
    })
  }

  /** Invalid input; the answer is a sentence about it, never "the system is busy". */
  const wrong: [string, Operation, Record<string, unknown>][] = [
    ['a page that does not exist', orders.list, { after: 'abc' }],
    ['half a page number', orders.list, { after: '1.5' }],
    ['an unknown queue', orders.list, { queue: 'nowhere' }],
    ['ten thousand rows at once', orders.list, { limit: 10_000 }],
    ['a number beyond all ids', dispatch.candidates, { id: 2 ** 60 }],
    ['an id that is text', dispatch.candidates, { id: '1; drop table orders' }],
    ['a character no database stores, in a search', orders.list, { search: 'ab\u0000' }],
    ['a character no database stores, in an order number', orders.get, { no: 'WM\u0000' }],
    ['a character no database stores, in a reason', orders.accept, { id: 1, version: 1, reason: 'a\u0000b' }],
    ['a character no database stores, in a name', session.login, { username: 'a\u0000', password: 'x' }],
    ['nothing to read', notifications.read, { ids: [] }],
  ]
  for (const [what, operation, input] of wrong) {
    test(`${what} is refused as bad input (${operation.name})`, async () => {
      const refused = await refusalOf(desk.call(operation, input))
      expect(refused).toMatchObject({ code: 40001 })
    })
  }

  for (const [type, body] of [
    ['application/json', '{"queue":'],
    ['application/json', '["all"]'],
    ['application/json', '"all"'],
    ['text/plain', '{}'],
    ['application/xml', '<all/>'],
  ] as const) {
    test(`a body ${body} of ${type} is refused in an envelope`, async () => {
      const response = await fetch(`${server.url}${orders.list.path}`, {
        method: 'POST',
        headers: { token: desk.token, 'content-type': type },
        body,
      })
      expect(response.status).toBe(200)
      expect(await response.json()).toMatchObject({ code: 40001, success: false, data: { reason: 'badInput' } })
    })
  }
})
