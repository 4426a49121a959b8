import { beforeAll, expect, test } from 'vitest'
import type { Operation } from '#contract/base/operation.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { readShared } from '#server/dashboard/shared.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Scope } from '#server/kit/rows/shared-reads.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { answerOf, compareShared, sharedBeyond, viewerOf } from '../setup/live/compared.ts'
import type { Role } from '../setup/people/people.ts'
import { holdTimeouts } from '../setup/people/records.ts'
import { withServer } from '../setup/process/server.ts'

/** Every block is asked by every viewer at the same moment, so that its reads are shared wherever they can be. */
const server = withServer()
const cities = ['410100', '110100'] as const
const people: readonly [Role, string[] | undefined][] = [
  ['super_admin', undefined],
  ['ops', undefined],
  ['ops', ['410100']],
  ['dispatcher', ['410100']],
  ['dispatcher', ['110100']],
  ['kefu', ['410100']],
  ['kefu_leader', undefined],
  ['finance', ['410100']],
  ['viewer', ['410100', '110100']],
  ['viewer', []],
]
const { todo, kpi, trend, funnel, supply, heat, delays, reasons, rank, quality, wall } = dashboard
const questions: readonly { operation: Operation; input: object }[] = [
  ...[todo, kpi, trend, funnel, supply, heat, delays, reasons, rank, quality, wall].map(operation => ({
    operation: operation as Operation,
    input: {},
  })),
  { operation: kpi, input: { service: 'food' } },
  { operation: heat, input: { cityCode: '110100' } },
  { operation: rank, input: { side: 'merchant', order: 'worst' } },
]
const viewers: Caller[] = []

beforeAll(async () => {
  for (const [role, cityCodes] of people)
    viewers.push(await viewerOf(server, await server.signIn(role, cityCodes && { cityCodes })))
  for (const cityCode of cities) {
    for (const state of ['pending_accept', 'preparing/wait_dispatch', 'completed', 'cancelled'] as const)
      await server.fixtures.order(state, { cityCode })
    await server.fixtures.orderOf('chauffeur', 'completed', { cityCode })
  }
  await server.fixtures.order('completed', { cityCode: '110100' })
  await holdTimeouts(server.db)
})

/** Without the moment of the answer, which is the end of a span as well. */
function withoutTime(answer: unknown): unknown {
  const text = JSON.stringify(answer, (name, value) => (name === 'asOf' || name === 'until' ? undefined : value))
  return JSON.parse(text)
}

const terms = () => ({ runtime: server.runtime, viewers, withoutTime, settingFor: () => server.runtime.settings.now })

test('Every block is answered as if each had asked alone, and differently where people may see different things', async () => {
  const found = []
  for (const one of questions) {
    const { wrong, isVaried } = await compareShared(one, server.runtime.share, terms())
    found.push({ name: one.operation.name, wrong: wrong.map(at => people[at]), isVaried })
  }
  expect(found.flatMap(({ name, wrong }) => wrong.map(who => [name, who]))).toEqual([])
  // Otherwise the viewers would see the same anyway.
  expect(found.filter(({ isVaried }) => isVaried).length).toBeGreaterThan(questions.length / 2)
})

test.each<[string, (scope: Scope) => Partial<Scope>]>([
  ['cities', ({ caller }) => ({ caller: { ...caller, cityCodes: null } })],
  ['permissions', ({ caller }) => ({ caller: { ...caller, permissions: new Set() } })],
])('the comparison finds blocks that are shared without regard to %s', async (_what, part) => {
  const wrong = []
  for (const one of questions)
    wrong.push(...(await compareShared(one, sharedBeyond(server.runtime, part), terms())).wrong)
  expect(wrong.length).toBeGreaterThan(0)
})

test('People with the same cities and permissions share one read, and their answer is one object', async () => {
  let reads = 0
  const share: typeof server.runtime.share = (name, read, asked) => {
    const counted: typeof read = (...given) => {
      reads += 1
      return read(...given)
    }
    return server.runtime.share(name, counted, asked)
  }
  const [, , viewer] = viewers
  if (!viewer) throw new Error('There are no viewers.')
  const runtime = { ...server.runtime, share }
  const asked = { operation: kpi, input: {} }
  const answers = await Promise.all(Array.from({ length: 40 }, () => answerOf(asked, viewer, runtime)))
  // The sums, and the people.
  expect(reads).toBeLessThanOrEqual(4)
  expect(new Set(answers).size).toBeLessThanOrEqual(2)
})

test('A shared read is given nothing but its scope', async () => {
  const [viewer] = viewers
  const context = {
    db: server.db,
    caller: viewer,
    sender: {},
    runtime: server.runtime,
    traceId: '',
    setting: server.runtime.settings.now,
  } as QueryContext
  const ask = (read: (context: QueryContext) => unknown) =>
    readShared('dashboard.nothing', { permissions: ['orders.view'] }, async shared => read(shared))(context, {})
  expect(await ask(({ caller }) => caller.permissions.has('orders.view'))).toBe(true)
  for (const read of [
    ({ caller }: QueryContext) => caller.permissions.has('refunds.view'),
    ({ caller }: QueryContext) => caller.name,
    ({ sender }: QueryContext) => sender.ip,
    ({ runtime }: QueryContext) => runtime.jobs,
    ({ setting }: QueryContext) => setting('money.payoutHours'),
  ])
    await expect(ask(read)).rejects.toThrow('which is no part of its scope')
})
