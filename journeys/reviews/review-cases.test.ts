import { beforeAll, describe, expect, test } from 'vitest'
import { reviewTerms } from '#contract/reviews/review.ts'
import { verifications } from '#contract/reviews/verifications.ts'
import { homeCity, otherCity } from '../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { passTime } from '../setup/process/clock.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'
import { withdrawCases } from '../setup/reviews/cases.ts'
import { caseTarget, decideClaimed, judge, settled, showPaper, showPapers } from '../setup/reviews/papers.ts'

const server = withServer({ settings: { SESSION_IDLE_MINUTES: '600' } })
let auditor: Desk
let colleague: Desk

beforeAll(async () => {
  auditor = await server.signIn('auditor', { name: '审核员甲' })
  colleague = await server.signIn('auditor', { name: '审核员乙' })
})

const read = (desk: Desk, id: number) => desk.call(verifications.get, { id })
const claimIds = async (desk: Desk, most: number = reviewTerms.batch) =>
  (await desk.call(verifications.claim, { most })).ids

describe('claims', () => {
  test('fifty at once by five people: every case belongs to exactly one, nobody has more than a batch', async () => {
    await withdrawCases(server)
    const shown = await showPapers(server, 42)
    const desks = await Promise.all([1, 2, 3, 4, 5].map(number => server.signIn('auditor', { name: `并发${number}` })))
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_none, at) => {
        const desk = desks[at % desks.length] as Desk
        return desk.call(verifications.claim, {}).then(({ ids }) => ({ by: desk.person.id, ids }))
      }),
    )
    const holders = new Map<number, Set<number>>()
    for (const { by, ids } of answers) {
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.length).toBeLessThanOrEqual(reviewTerms.batch)
      for (const id of ids) holders.set(id, (holders.get(id) ?? new Set()).add(by))
    }
    expect([...holders.keys()].toSorted((one, other) => one - other)).toEqual(shown)
    expect([...holders.values()].every(people => people.size === 1)).toBe(true)
    const claims = await server.db
      .selectFrom('events')
      .select('subject_id')
      .where('action', '=', 'verifications.claim')
      .where('subject_id', 'in', shown)
      .execute()
    expect(claims).toHaveLength(shown.length)
    await withdrawCases(server)
  })

  test('the riskiest first, then the longest waiting; what one has is renewed', async () => {
    await withdrawCases(server)
    const [first = 0, second = 0, third = 0] = await showPapers(server, 3)
    await server.db.updateTable('review_cases').set({ risk: 90 }).where('subject_id', '=', third).execute()
    expect(await claimIds(auditor, 2)).toEqual([third, first])
    const before = (await read(auditor, third)).case
    await passTime(60)
    expect(await claimIds(auditor)).toEqual([third, first, second])
    const after = (await read(auditor, third)).case
    expect(after?.version).toBe(before?.version)
    expect(after?.leasedUntil).toBeGreaterThan((before?.leasedUntil ?? 0) + 30_000)
    await auditor.call(verifications.release, {})
    expect((await read(auditor, first)).case).toMatchObject({ holder: null, leasedUntil: null })
  })

  test('a chosen one comes first; one that a colleague has is refused with their name', async () => {
    await withdrawCases(server)
    const [first = 0, second = 0] = await showPapers(server, 2)
    const { ids } = await auditor.call(verifications.claim, { id: second, most: 1 })
    expect(ids).toEqual([second])
    const refused = await refusalOf(colleague.call(verifications.claim, { id: second }))
    expect(refused).toMatchObject({ reason: 'reviewTakenBy', message: '“审核员甲”正在审核，请处理下一条' })
    expect(await claimIds(colleague)).toEqual([first])
  })

  test('a chosen one takes the place of the last of a whole batch', async () => {
    await withdrawCases(server)
    const shown = await showPapers(server, reviewTerms.batch + 1)
    const last = shown.at(-1) ?? 0
    expect(await claimIds(auditor)).toEqual(shown.slice(0, -1))
    const { ids } = await auditor.call(verifications.claim, { id: last })
    expect(ids).toEqual([last, ...shown.slice(0, -2)])
    expect((await read(auditor, shown.at(-2) ?? 0)).case?.holder).toBeNull()
    await withdrawCases(server)
  })

  test('only in own cities', async () => {
    await withdrawCases(server)
    const [foreign = 0] = await showPapers(server, 1, { cityCode: otherCity })
    const local = await server.signIn('auditor', { cityCodes: [homeCity] })
    expect(await claimIds(local)).toEqual([])
    const refused = await refusalOf(local.call(verifications.claim, { id: foreign }))
    expect(refused.reason).toBe('notFound')
    expect(await claimIds(auditor)).toEqual([foreign])
  })

  test('a lease that ended goes to the next person, and the late decision is refused', async () => {
    await withdrawCases(server)
    const [id = 0] = await showPapers(server, 1)
    expect(await claimIds(auditor)).toEqual([id])
    const target = { ...(await caseTarget(auditor, id)), seconds: 900 }
    await passTime(reviewTerms.leaseMinutes * 60 + 1)
    expect(await refusalOf(auditor.call(verifications.approve, target))).toMatchObject({ reason: 'reviewNotClaimed' })
    expect(await claimIds(colleague)).toEqual([id])
    const refused = await refusalOf(auditor.call(verifications.approve, target))
    expect(refused).toMatchObject({ reason: 'reviewTakenBy', message: expect.stringContaining('审核员乙') })
    await decideClaimed(colleague, id, 'approve')
    expect(await settled(server, id)).toBe('approved')
  })
})

describe('decisions', () => {
  test('of two people at once on one case, only that of its holder stands, and once', async () => {
    await withdrawCases(server)
    for (const id of await showPapers(server, 5)) {
      await auditor.call(verifications.claim, { id, most: 1 })
      const target = { ...(await caseTarget(auditor, id)), seconds: 3 }
      const outcomes = await Promise.allSettled(
        Array.from({ length: 6 }, (_none, at) =>
          (at % 2 ? colleague : auditor).call(verifications.reject, { ...target, codes: ['blurred'], note: '' }),
        ),
      )
      expect(outcomes.map(({ status }, at) => status === 'fulfilled' && at % 2)).toEqual(expect.arrayContaining([0]))
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect((await read(auditor, id)).case?.decision).toMatchObject({
        by: { id: auditor.person.id },
        codes: ['blurred'],
      })
    }
  })

  test('are undone within ten seconds by whoever made them, and not after', async () => {
    const { id } = await showPaper(server)
    await judge(auditor, id, 'approve')
    const target = await caseTarget(auditor, id)
    expect(await refusalOf(colleague.call(verifications.undo, target))).toMatchObject({ reason: 'reviewTakenBy' })
    const undone = await auditor.call(verifications.undo, target)
    expect(undone).toMatchObject({
      state: 'pending',
      case: { state: 'waiting', decision: null, holder: { id: auditor.person.id } },
    })
    expect(await settled(server, id)).toBe('pending')

    await decideClaimed(auditor, id, 'reject', { note: '第二次判定' })
    const late = await caseTarget(auditor, id)
    expect(await settled(server, id)).toBe('rejected')
    const refused = await refusalOf(auditor.call(verifications.undo, late))
    expect(refused).toMatchObject({ reason: 'undoTooLate', record: { state: 'rejected' } })
    expect(await server.db.selectFrom('verifications').select('note').where('id', '=', id).execute()).toEqual([
      { note: '第二次判定' },
    ])
  })
})

test('a decision takes effect once, however often its job runs', async () => {
  const { id } = await showPaper(server)
  await judge(auditor, id, 'approve')
  const { id: caseId, version } = await server.db
    .selectFrom('review_cases')
    .select(['id', 'version'])
    .where('subject_id', '=', id)
    .executeTakeFirstOrThrow()
  await server.db.transaction().execute(async db => {
    for (let run = 0; run < 5; run += 1)
      await server.runtime.jobs.later(db, 'reviews.close.verifications', { id: caseId, version })
  })
  expect(await settled(server, id)).toBe('approved')
  await until(async () => (await read(auditor, id)).log.some(({ action }) => action === 'verifications.approved'))
  const { log } = await read(auditor, id)
  expect(log.filter(({ action }) => action === 'verifications.approved')).toHaveLength(1)
})
