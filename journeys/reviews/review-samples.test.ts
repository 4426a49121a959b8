import { beforeAll, expect, test } from 'vitest'
import { verifications } from '#contract/reviews/verifications.ts'
import { workerFacts } from '#server/people/workers/feature.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { withServer } from '../setup/process/server.ts'
import { appeal, judge, settled, showPaper } from '../setup/reviews/papers.ts'

const server = withServer({ settings: { REVIEW_SAMPLE_PERCENT: '100' } })
let first: Desk
let second: Desk
let third: Desk

beforeAll(async () => {
  first = await server.signIn('auditor', { name: '初审' })
  second = await server.signIn('auditor', { name: '复核' })
  third = await server.signIn('auditor', { name: '三审' })
})

const read = (desk: Desk, id: number) => desk.call(verifications.get, { id })

async function sampledIds(desk: Desk): Promise<number[]> {
  const { rows } = await desk.call(verifications.list, { queue: 'sample' })
  return rows.map(({ id }) => id)
}

test('a sample goes to another person; the same judgement changes nothing but the log', async () => {
  const { id } = await showPaper(server)
  await judge(first, id, 'approve')
  expect(await settled(server, id)).toBe('approved')
  expect(await sampledIds(first)).not.toContain(id)
  expect(await sampledIds(second)).toContain(id)
  expect(await read(second, id)).toMatchObject({ case: { purpose: 'sample', state: 'waiting' } })
  const { ids } = await first.call(verifications.claim, {})
  expect(ids).not.toContain(id)
  expect(await refusalOf(first.call(verifications.claim, { id }))).toMatchObject({ reason: 'judgedBefore' })

  await judge(second, id, 'approve')
  expect(await settled(server, id)).toBe('approved')
  const { log, case: review, reviewer } = await read(second, id)
  expect(log.at(-1)).toMatchObject({ action: 'verifications.sample' })
  expect(log.filter(({ action }) => action === 'verifications.approved')).toHaveLength(1)
  expect(reviewer?.id).toBe(first.person.id)
  expect(review?.state).toBe('closed')
  expect(await sampledIds(third)).not.toContain(id)
})

test('another judgement reopens the paper, and a third person decides', async () => {
  const { id } = await showPaper(server)
  await judge(first, id, 'approve')
  await settled(server, id)
  await judge(second, id, 'reject')
  expect(await settled(server, id)).toBe('pending')
  expect(await read(third, id)).toMatchObject({ state: 'pending', case: { purpose: 'second', state: 'waiting' } })
  for (const desk of [first, second]) {
    expect(await refusalOf(judge(desk, id, 'reject'))).toMatchObject({ reason: 'judgedBefore' })
  }
  await judge(third, id, 'reject')
  expect(await settled(server, id)).toBe('rejected')
  const { reviewer, log } = await read(third, id)
  expect(reviewer?.id).toBe(third.person.id)
  expect(log.map(({ action }) => action.replace('verifications.', ''))).toEqual(
    expect.arrayContaining(['approved', 'sample', 'reopen', 'rejected']),
  )
})

test('an appeal ends the sample of what it is against; who judged either gets neither', async () => {
  const shown = await showPaper(server)
  await judge(first, shown.id, 'reject')
  await settled(server, shown.id)
  expect((await appeal(server, shown)).status).toBe(200)
  expect(await sampledIds(second)).not.toContain(shown.id)
  expect(await refusalOf(judge(first, shown.id, 'approve'))).toMatchObject({ reason: 'judgedBefore' })
  await judge(second, shown.id, 'approve')
  expect(await settled(server, shown.id)).toBe('approved')
  expect(await refusalOf(judge(second, shown.id, 'approve'))).toMatchObject({ reason: 'judgedBefore' })
  expect(await sampledIds(third)).toContain(shown.id)
})

test('a paper that is rejected in the end takes back what it gave its worker', async () => {
  const { id: workerId, externalId } = await server.fixtures.rider({ credentials: [] })
  const { real_name: name } = await server.db
    .selectFrom('users')
    .select('real_name')
    .where('id', '=', workerId)
    .executeTakeFirstOrThrow()
  const person = { kind: 'rider', externalId } as const
  const { id } = await showPaper(server, { person, kind: 'healthCertificate', fields: { name } })
  const isValid = async () => {
    const { has_expired } = await workerFacts(server.db)
      .where('workers.user_id', '=', workerId)
      .executeTakeFirstOrThrow()
    return !has_expired
  }
  await judge(first, id, 'approve')
  await settled(server, id)
  await judge(second, id, 'reject')
  expect(await settled(server, id)).toBe('pending')
  expect(await isValid()).toBe(true)
  await judge(third, id, 'reject')
  expect(await settled(server, id)).toBe('rejected')
  expect(await isValid()).toBe(false)
})
