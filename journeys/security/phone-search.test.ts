import { beforeAll, describe, expect, test } from 'vitest'
import { events } from '#contract/access/events.ts'
import type { Permission } from '#contract/access/permissions.ts'
import { staff } from '#contract/access/staff.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { orders } from '#contract/orders/orders.ts'
import { merchants } from '#contract/people/merchants.ts'
import { people } from '#contract/people/people.ts'
import { users } from '#contract/people/users.ts'
import { workers } from '#contract/people/workers.ts'
import { addAccount, as, enter } from '../access/access-calls.ts'
import { complain } from '../setup/complaints/complaints.ts'
import { fetchExport } from '../setup/files/spreadsheets.ts'
import { homeCity, otherCity } from '../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { passTime } from '../setup/process/clock.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()
const phones = { customer: '13907651234', rider: '13807655678', merchant: '13707659012' }

const seeing: Permission[] = ['users.view', 'orders.view', 'workers.view', 'complaints.view']
const exporting: Permission[] = ['orders.export', 'workers.export', 'merchants.export', 'users.export']

async function newReader(more: Permission[] = [], cityCodes: string[] | null = null): Promise<Desk> {
  return enter(server, await addAccount(server.db, { permissions: [...seeing, ...more], cityCodes }))
}

beforeAll(async () => {
  const order = await server.fixtures.order('preparing/accepted')
  await complain(server, { order })
  const customers = server.db.selectFrom('orders').select('customer_id').where('id', '=', order.id)
  await server.db.updateTable('users').set({ phone: phones.customer }).where('id', 'in', customers).execute()
  await server.fixtures.rider({ phone: phones.rider })
  await server.fixtures.merchant({ phone: phones.merchant })
})

/** Every list in which somebody is found by a phone number, and whose number. */
const rooms = [
  ['users', users.list, {}, phones.customer],
  ['users with a real name', users.trueUser, {}, phones.rider],
  ['orders', orders.list, {}, phones.customer],
  ['the command search', orders.find, {}, phones.customer],
  ['workers', workers.list, { queue: 'rider' }, phones.rider],
  ['riders', workers.allsend, {}, phones.rider],
  ['merchants', merchants.list, {}, phones.merchant],
  ['complaints', complaints.list, {}, phones.customer],
] as const

async function count(reader: Desk, operation: (typeof rooms)[number][1], asked: object): Promise<number> {
  const { rows } = (await as(server, reader, operation, asked as never)) as { rows: unknown[] }
  return rows.length
}

describe.each(rooms)('%s', (_name, operation, question, phone) => {
  test('are found by a whole number only with the permission to see it, and the operation log tells', async () => {
    const without = await newReader()
    for (const search of [phone, `+86 ${phone}`, phone.replace(/^(...)(....)/, '$1-$2 '), `王 ${phone}`])
      expect(await refusalOf(as(server, without, operation, { ...question, search })), search).toMatchObject({
        code: 40301,
        reason: 'wholePhoneSearched',
      })
    const permitted = await newReader(['people.reveal', 'events.view'])
    expect(await count(permitted, operation, { ...question, search: phone })).toBe(1)
    expect(await count(permitted, operation, { ...question, search: `+86 ${phone}` })).toBe(1)
    const { rows } = await as(server, permitted, events.list, { actorId: permitted.person.id, action: 'people.search' })
    const shown = phone.replace(/^(...)..../, '$1****')
    expect(rows).toMatchObject([{ subjectNo: shown, changes: { search: [null, shown] } }])
    const kept = await server.db.selectFrom('events').selectAll().where('action', '=', 'people.search').execute()
    expect(JSON.stringify(kept)).not.toContain(phone)
  })

  test('are found by the last four digits, and by no other part', async () => {
    const reader = await newReader(['people.reveal'])
    expect(await count(reader, operation, { ...question, search: phone.slice(-4) })).toBe(1)
    for (const part of [phone.slice(0, 4), phone.slice(3, 7), phone.slice(1)])
      expect(await count(reader, operation, { ...question, search: part }), part).toBe(0)
    for (let length = 5; length <= 10; length += 1) {
      expect(await count(reader, operation, { ...question, search: phone.slice(0, length) }), `${length}`).toBe(0)
      expect(await count(reader, operation, { ...question, search: phone.slice(-length) }), `${length}`).toBe(0)
    }
  })

  test('are not found outside of the cities that the reader may see', async () => {
    const away = await newReader(['people.reveal'], [otherCity])
    for (const search of [phone, phone.slice(-4)])
      expect(await count(away, operation, { ...question, search }), search).toBe(0)
    const here = await newReader(['people.reveal'], [homeCity])
    expect(await count(here, operation, { ...question, search: phone.slice(-4) })).toBe(1)
  })
})

describe('searches by whole numbers', () => {
  const number = (index: number) => `139${String(10_000_000 + index)}`

  test('count in the hourly limit of what is shown in full, the same number once', async () => {
    const reader = await newReader(['people.reveal'])
    const { rows } = await as(server, reader, users.list, { kind: 'customer', search: phones.customer })
    const id = rows[0]?.id ?? 0
    for (let shown = 0; shown < 9; shown += 1)
      await as(server, reader, people.reveal, { field: 'users.phone', id, reason: '用户来电核实' })
    const rooms20 = [users.list, workers.allsend, merchants.list, complaints.list]
    for (let asked = 0; asked < 20; asked += 1)
      await as(server, reader, rooms20[asked % 4] as typeof users.list, { search: number(asked) })
    const tooMuch = { code: 42901, reason: 'revealedTooMuch' }
    expect(await refusalOf(as(server, reader, users.list, { search: number(20) }))).toMatchObject(tooMuch)
    expect(await refusalOf(as(server, reader, orders.counts, { search: number(21) }))).toMatchObject(tooMuch)
    const reveal = as(server, reader, people.reveal, { field: 'users.phone', id, reason: '用户来电核实' })
    expect(await refusalOf(reveal)).toMatchObject(tooMuch)
    // What was asked before is answered again: a list that is open goes on reading.
    expect(await count(reader, users.list, { search: number(3) })).toBe(0)
    expect(await count(reader, orders.list, { search: phones.customer })).toBe(1)
  })

  test('that are asked at the same moment are counted one after the other', async () => {
    const reader = await newReader(['people.reveal'])
    const outcomes = await Promise.allSettled(
      Array.from({ length: 34 }, (_one, index) => as(server, reader, users.list, { search: number(100 + index) })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(30)
  })

  test('do not tell by the counts of tabs or by exports either', async () => {
    const without = await newReader(exporting)
    const refused = { reason: 'wholePhoneSearched' }
    expect(await refusalOf(as(server, without, orders.counts, { search: phones.customer }))).toMatchObject(refused)
    const exports = [
      [orders.export, phones.customer, {}],
      [users.export, phones.customer, {}],
      [workers.export, phones.rider, { queue: 'rider' }],
      [merchants.export, phones.merchant, {}],
    ] as const
    const permitted = await newReader([...exporting, 'people.reveal'])
    for (const [operation, search, question] of exports) {
      expect(await refusalOf(as(server, without, operation, { ...question, search }))).toMatchObject(refused)
      const { id } = await as(server, permitted, operation, { ...question, search })
      await fetchExport(server.url, permitted, id)
    }
    const kept = await server.db.selectFrom('events').selectAll().where('actor_id', '=', permitted.person.id).execute()
    expect(kept.filter(({ action }) => action === 'people.search')).toHaveLength(4)
    expect(JSON.stringify(kept)).not.toMatch(/13[789]0765\d{4}/)
  })

  test('of staff need the permission, too', async () => {
    const without = await newReader(['staff.view'])
    expect(await refusalOf(as(server, without, staff.list, { search: '13912345678' }))).toMatchObject({
      reason: 'wholePhoneSearched',
    })
  })
})

describe('searches by last four digits', () => {
  const tail = (index: number) => String(index).padStart(4, '0')

  test('are paced for each person, over all lists together', async () => {
    const reader = await newReader()
    const lists = [users.list, orders.list, workers.allsend, merchants.list, complaints.list]
    for (let asked = 0; asked < 120; asked += 1)
      await as(server, reader, lists[asked % 5] as typeof users.list, { search: tail(asked) })
    const tooMuch = { code: 42901, reason: 'tailsSearchedTooMuch' }
    for (const operation of lists)
      expect(await refusalOf(as(server, reader, operation as typeof users.list, { search: '0765' }))).toMatchObject(
        tooMuch,
      )
    // What was searched before may be searched again. How many it finds depends on the numbers of the fixtures.
    await as(server, reader, users.list, { search: tail(7) })
    expect(await count(await newReader(), users.list, { search: '1234' })).toBeGreaterThan(0)
    passTime(20 * 60)
    expect(await refusalOf(as(server, reader, users.list, { search: '0765' }))).toMatchObject(tooMuch)
  })
})
