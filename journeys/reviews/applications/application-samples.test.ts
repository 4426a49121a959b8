import { beforeAll, expect, test } from 'vitest'
import { applications } from '#contract/reviews/applications.ts'
import { type Desk, refusalOf } from '../../setup/orders/desk.ts'
import { withServer } from '../../setup/process/server.ts'
import { apply, approvePapers, decide, decided, markAll, report } from '../../setup/reviews/applications.ts'

const server = withServer({ settings: { REVIEW_SAMPLE_PERCENT: '100', SESSION_IDLE_MINUTES: '600' } })
let first: Desk
let second: Desk
let third: Desk

beforeAll(async () => {
  first = await server.signIn('auditor', { name: '初审' })
  second = await server.signIn('auditor', { name: '复核' })
  third = await server.signIn('auditor', { name: '三审' })
})

const read = (id: number) => third.call(applications.get, { id })

async function onboarded() {
  const applied = await apply(server)
  await approvePapers(server, first, { person: applied.person, kind: 'rider' })
  await markAll(first, applied.id)
  expect(await decided(server, first, applied.id, { verdict: 'approve' })).toBe('onboarding')
  const { rows } = await second.call(applications.list, { queue: 'sample' })
  expect(rows.map(({ id }) => id)).toContain(applied.id)
  return applied
}

test('a sample that is judged otherwise opens the application again, for a third person', async () => {
  const { id } = await onboarded()
  expect(await refusalOf(decide(first, id, { verdict: 'approve' }))).toMatchObject({ reason: 'judgedBefore' })
  expect(await decided(server, second, id, { verdict: 'reject' })).toBe('submitted')
  const { rows } = await third.call(applications.list, { queue: 'waiting' })
  expect(rows.map(({ id: waiting }) => waiting)).toContain(id)
  expect(await refusalOf(decide(second, id, { verdict: 'reject' }))).toMatchObject({ reason: 'judgedBefore' })
  expect(await decided(server, third, id, { verdict: 'reject' })).toBe('rejected')
})

test('what was activated meanwhile stays, and the sample is recorded', async () => {
  const { id, no, person } = await onboarded()
  await report(server, { no, person }, 'progress', { trainingScore: 99 })
  expect(await decided(server, second, id, { verdict: 'reject' })).toBe('activated')
  const { log } = await read(id)
  expect(log.at(-1)).toMatchObject({ action: 'applications.sample' })
})

test('what is sent back is not sampled', async () => {
  const { id } = await apply(server)
  expect(await decided(server, first, id, { verdict: 'return' })).toBe('supplement')
  expect((await read(id)).case).toMatchObject({ purpose: 'first', state: 'closed' })
})
