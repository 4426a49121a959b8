import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { postTerms } from '#contract/reviews/post-terms.ts'
import { reviewTerms } from '#contract/reviews/review.ts'
import { mostImagesADay } from '#contract/reviews/verification.ts'
import { verifications } from '#contract/reviews/verifications.ts'
import { hold, withoutWrites } from '../setup/held.ts'
import { homeCity } from '../setup/open/fixtures.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { withServer } from '../setup/process/server.ts'
import { postApplication, writeApplication } from '../setup/reviews/applications.ts'
import { withdrawCases } from '../setup/reviews/cases.ts'
import { appeal, decideClaimed, identityNumber, judge, newHolder, settled, showPaper } from '../setup/reviews/papers.ts'

const server = withServer({ settings: { SESSION_IDLE_MINUTES: '600' } })
let auditor: Desk
let colleague: Desk

beforeAll(async () => {
  auditor = await server.signIn('auditor', { name: '审核员甲' })
  colleague = await server.signIn('auditor', { name: '审核员乙' })
})

const read = (id: number) => auditor.call(verifications.get, { id })

let lastId = 900_000
/** So many cases in the queue, of papers that nobody looks at. */
async function queueCases(count: number): Promise<number[]> {
  await withdrawCases(server)
  const ids = Array.from({ length: count }, () => ++lastId)
  await sql`insert into review_cases (subject, subject_id, subject_no, city_code, purpose, due_at)
    select 'verifications', id, 'RZ' || id, ${homeCity}, 'first', now() from unnest(${ids}::bigint[]) as id`.execute(
    server.db,
  )
  return ids
}

describe('a claim', () => {
  test('of one person from two windows at once gives one batch', async () => {
    await queueCases(reviewTerms.batch + 5)
    const held = await hold(server, withoutWrites('review_cases'))
    const both = Promise.all([1, 2].map(() => auditor.call(verifications.claim, {})))
    await held.untilWaiting(2)
    await held.commit()
    expect(new Set((await both).flatMap(({ ids }) => ids)).size).toBe(reviewTerms.batch)
  })

  test('finds what somebody else held only for a moment', async () => {
    const [id = 0] = await queueCases(1)
    const held = await hold(server, db =>
      db.selectFrom('review_cases').select('id').where('subject_id', '=', id).forUpdate().execute(),
    )
    const claimed = auditor.call(verifications.claim, {})
    await Promise.race([claimed, held.untilWaiting()])
    await held.rollback()
    expect(await claimed).toEqual({ ids: [id] })
  })
})

describe('a paper', () => {
  test('is approved of one person, whatever was decided about another with its number meanwhile', async () => {
    await withdrawCases(server)
    const number = identityNumber()
    const [first, second] = [await showPaper(server, { number }), await showPaper(server, { number })]
    await judge(auditor, first.id, 'reject')
    await settled(server, first.id)
    // Nothing is against the second one yet; the decision takes effect only after the other paper came back.
    await judge(auditor, second.id, 'approve')
    expect((await appeal(server, first)).status).toBe(200)
    await judge(colleague, first.id, 'approve')
    const held = await hold(server, withoutWrites('verifications'))
    const effect = settled(server, second.id)
    await held.untilWaiting(2)
    await held.commit()
    await effect
    await settled(server, first.id)
    const both = [await read(first.id), await read(second.id)]
    expect(both.map(({ state }) => state).toSorted()).toEqual(['approved', 'pending'])
    const left = both.find(({ state }) => state === 'pending')
    expect(left).toMatchObject({ hints: ['numberTaken'], case: { state: 'waiting', purpose: 'second', risk: 90 } })
    await auditor.call(verifications.claim, { id: left?.id ?? 0, most: 1 })
    await decideClaimed(auditor, left?.id ?? 0, 'reject', { codes: ['repeated'] })
    expect(await settled(server, left?.id ?? 0)).toBe('rejected')
  })

  test('is opened twice at once by one person only as often as a day allows', async () => {
    const [one, other, before] = [await showPaper(server), await showPaper(server), await showPaper(server)]
    const opened = JSON.stringify({ verification_images: [null, Array(mostImagesADay - 3).fill('page')] })
    await sql`insert into events (action, subject, subject_id, actor_kind, actor_id, actor_name, trace_id, changes)
      values ('verifications.open', 'verifications', ${before.id}, 'staff', ${auditor.person.id}, '', '', ${opened}::jsonb)`.execute(
      server.db,
    )
    const held = await hold(server, withoutWrites('events'))
    const both = Promise.allSettled([one, other].map(({ id }) => auditor.call(verifications.open, { id })))
    await held.untilWaiting(2)
    await held.commit()
    const refused = (await both).flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refused).toMatchObject([{ reason: 'imagesOpenedTooMuch' }])
  })
})

test('of two applications of one person for the same at once, one is open, and the other is told which', async () => {
  const person = newHolder()
  const held = await hold(server, withoutWrites('applications'))
  const both = Promise.all([1, 2].map(() => postApplication(server, '', writeApplication({ person }))))
  await held.untilWaiting(2)
  await held.commit()
  const answers = await both
  const [open, refused] = answers.toSorted((one, other) => one.status - other.status)
  expect([open?.status, refused?.status]).toEqual([200, 422])
  expect(refused?.body.message).toContain(String(open?.body.no))
})

test('of two who change and remove a term at once, one is told that the other was faster', async () => {
  const terms = { term: '代打', level: 'review', label: 'contacts', isBySound: false } as const
  const ops = await server.signIn('ops')
  const { id, version } = await ops.call(postTerms.add, terms)
  const held = await hold(server, db =>
    db.selectFrom('post_terms').select('id').where('id', '=', id).forUpdate().execute(),
  )
  const removed = ops.call(postTerms.remove, { id, version })
  await held.untilWaiting()
  const changed = ops.call(postTerms.update, { ...terms, id, version, level: 'block' })
  const both = Promise.allSettled([removed, changed])
  await held.untilWaiting(2)
  await held.rollback()
  expect(await both).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected', reason: { reason: 'notFound' } }])
})
