import fc from 'fast-check'
import { type SqlBool, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { notifications } from '#contract/desk/notifications.ts'
import { orderQueues, orderSorts } from '#contract/orders/order-queues.ts'
import { orders } from '#contract/orders/orders.ts'
import type { SettingReader } from '#contract/settings/registry.ts'
import { notify } from '#server/desk/notifications/index.ts'
import type { Caller } from '#server/kit/caller.ts'
import { makeChange } from '#server/kit/change.ts'
import type { Scope, SharedReads } from '#server/kit/rows/shared-reads.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { ordersWithPeople } from '#server/orders/index.ts'
import { viewRow, viewSharedRow } from '#server/orders/read/view.ts'
import { type Asked, answerOf, compareShared, sharedBeyond, viewerOf } from '../../setup/live/compared.ts'
import type { Desk } from '../../setup/orders/desk.ts'
import type { Role } from '../../setup/people/people.ts'
import { holdTimeouts } from '../../setup/people/records.ts'
import { withServer } from '../../setup/process/server.ts'

/** Every question is asked by every viewer at the same moment, so that reads are shared wherever they can be. */
const server = withServer()
const seed = Number(process.env.FUZZ_SEED ?? 1)
const pairs = Number(process.env.FUZZ_PAIRS ?? 400)
const cities = ['410100', '110100', '310100'] as const
const people: readonly [Role, string[] | undefined][] = [
  ['super_admin', undefined],
  ['ops', undefined],
  ['ops', ['410100']],
  ['ops', ['110100']],
  ['ops', ['410100', '110100']],
  ['ops', ['110100', '410100']],
  ['dispatcher', undefined],
  ['dispatcher', ['410100']],
  ['dispatcher', ['310100']],
  ['kefu', ['410100']],
  ['kefu_leader', ['110100']],
  ['finance', ['410100']],
  ['auditor', undefined],
  ['viewer', ['410100']],
  ['viewer', []],
  ['ops', []],
]
let viewers: Caller[] = []

/** Every second viewer asks after passengers were given ten hours to pay and orders could be urged again at once, as if the settings were changed meanwhile. */
function settingFor(at: number): SettingReader {
  const { now } = server.runtime.settings
  const changed = (key: Parameters<SettingReader>[0]) => {
    if (key === 'orders.timeouts.chauffeur') return { ...now('orders.timeouts.chauffeur'), pending_pay: 36_000 }
    return key === 'orders.urgePause' ? 0 : now(key)
  }
  return at % 2 === 0 ? now : (changed as SettingReader)
}

beforeAll(async () => {
  const desks: Desk[] = []
  for (const [role, cityCodes] of people) desks.push(await server.signIn(role, cityCodes && { cityCodes }))
  viewers = await Promise.all(desks.map(desk => viewerOf(server, desk)))
  const states = ['pending_accept', 'preparing/wait_dispatch', 'preparing/accepted', 'completed'] as const
  for (const cityCode of cities) {
    for (const state of states) await server.fixtures.order(state, { cityCode })
    await server.fixtures.orderOf('errand', 'completed', { cityCode, kind: 'fetch' })
    await server.fixtures.orderOf('chauffeur', 'completed', { cityCode })
    await server.fixtures.orderOf('challenge', 'finished', { cityCode })
  }
  await holdTimeouts(server.db)
  await prepare(desks)
})

/** Orders that some have claimed, urged or complained about, and alarms for some. */
async function prepare(desks: readonly Desk[]): Promise<void> {
  for (const desk of desks.slice(0, 5)) {
    const free = (await desk.call(orders.list, { limit: 200 })).rows.find(row => row.claimedBy === null)
    if (free) await desk.call(orders.claim, { id: free.id, version: free.version })
  }
  await server.db.updateTable('orders').set({ complaints: 1 }).where(sql<SqlBool>`id % 2 = 0`).execute()
  await server.db.updateTable('orders').set({ urged_at: new Date() }).where(sql<SqlBool>`id % 3 = 0`).execute()
  await server.db
    .updateTable('orders')
    .set({ facts: sql`facts || ${JSON.stringify({ judgedById: desks[0]?.person.id, judgedAt: Date.now() })}::jsonb` })
    .where('service', '=', 'challenge')
    .execute()
  const rides = server.db.updateTable('orders').where('service', '=', 'chauffeur')
  await rides.set({ facts: sql`facts || '{"isUnpaid": true}'`, state_at: sql`now() - interval '2 hours'` }).execute()
  const actor = { kind: 'system', id: null, name: '' } as const
  for (const cityCode of cities)
    await makeChange(server.runtime, { actor, traceId: 'fuzz' }, change =>
      notify(change, {
        type: 7,
        kind: 'dispatch.exception',
        params: { no: cityCode },
        isAlarm: true,
        to: { permission: 'orders.assign', cityCode },
      }),
    )
}

const maybe = <Value>(value: fc.Arbitrary<Value>, none: Value) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(none) }, value)
const filters = {
  service: fc.constantFrom('food', 'food', 'errand', 'chauffeur'),
  search: maybe(fc.constantFrom('订单', '路', '小'), ''),
  claimed: maybe(fc.boolean(), false),
  complained: maybe(fc.boolean(), false),
  urged: maybe(fc.boolean(), false),
  cityCode: maybe(fc.constantFrom(...cities), ''),
  leastFen: maybe(fc.nat(5000), 0),
  firstDay: maybe(fc.constant('2026-01-01'), ''),
} as const
const page = {
  queue: maybe(fc.constantFrom(...orderQueues), 'all'),
  sort: maybe(fc.constantFrom(...orderSorts), ''),
  after: maybe<string | null>(fc.integer({ min: 1, max: 20 }).map(String), null),
  limit: fc.integer({ min: 1, max: 40 }),
}
/** Depends on the time that passengers have to pay. */
const unpaid = fc.record({
  service: fc.constant('chauffeur'),
  unpaidHours: fc.constantFrom(1, 20, 40),
  cityCode: filters.cityCode,
})
const question: fc.Arbitrary<Asked> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ ...filters, ...page }).map(input => ({ operation: orders.list, input })) },
  { weight: 3, arbitrary: fc.record(filters).map(input => ({ operation: orders.counts, input })) },
  { weight: 1, arbitrary: unpaid.map(input => ({ operation: orders.list, input })) },
  { weight: 1, arbitrary: fc.constant({ operation: notifications.alarms, input: {} }) },
)

/** What differs from person to person is rare among the rest. */
const own: Asked[] = [
  { operation: notifications.alarms, input: {} },
  { operation: orders.list, input: { service: 'food', claimed: true } },
]
const asked = [...own, ...fc.sample(question, { seed, numRuns: Math.ceil(pairs / people.length) })]

async function compare(one: Asked, share: SharedReads) {
  const { wrong, ...found } = await compareShared(one, share, { runtime: server.runtime, viewers, settingFor })
  return { ...found, wrong: wrong.map(at => ({ ...one, operation: one.operation.name, who: people[at] })) }
}

test(`${pairs} questions of people of different roles and cities are answered as if each had asked alone`, async () => {
  const found = []
  for (const one of asked) found.push(await compare(one, server.runtime.share))
  expect(found.flatMap(({ wrong }) => wrong)).toEqual([])
  expect(found.reduce((sum, { compared }) => sum + compared, 0)).toBeGreaterThanOrEqual(pairs)
  // Otherwise the viewers would see the same anyway.
  expect(found.filter(({ isVaried }) => isVaried).length).toBeGreaterThan(asked.length / 4)
})

test.each<[string, (scope: Scope) => Partial<Scope>]>([
  ['cities', ({ caller }) => ({ caller: { ...caller, cityCodes: null } })],
  ['permissions', ({ caller }) => ({ caller: { ...caller, permissions: new Set() } })],
  ['person', ({ caller }) => ({ caller: { ...caller, userId: 0 } })],
  ['settings', () => ({ settings: {} })],
])('the comparison finds answers that are shared without regard to %s', async (_what, part) => {
  let wrong = 0
  for (const one of asked) {
    wrong += (await compare(one, sharedBeyond(server.runtime, part))).wrong.length
    if (wrong > 0) break
  }
  expect(wrong).toBeGreaterThan(0)
})

test('a row that is shown to several readers is to each of them as if it was shown to them alone', async () => {
  const rows = await ordersWithPeople(server.db).execute()
  const readers = viewers.map((caller, at) => ({ caller, setting: settingFor(at) }))
  const alone = readers.map(reader => rows.map(row => viewRow(row, reader)))
  expect(readers.map(reader => rows.map(viewSharedRow(reader)))).toEqual(alone)
  // What one's own claim, a pause and the permissions change is among it.
  const distinct = new Set(alone.flat().map(({ allowed, followUps }) => [...allowed, ...followUps].join()))
  expect([...distinct].some(moves => moves.includes('release'))).toBe(true)
  expect(distinct.size).toBeGreaterThan(20)
})

test('readers with the same scope share their reads', async () => {
  let reads = 0
  const counting: Runtime = {
    ...server.runtime,
    share(name, read, asked) {
      const counted: typeof read = (...given) => {
        reads += 1
        return read(...given)
      }
      return server.runtime.share(name, counted, asked)
    },
  }
  const [, viewer] = viewers
  if (!viewer) throw new Error('There are no viewers.')
  await Promise.all(Array.from({ length: 60 }, () => answerOf({ operation: orders.list, input: {} }, viewer, counting)))
  expect(reads).toBeLessThanOrEqual(2)
})
