import { beforeAll, describe, expect, test } from 'vitest'
import { canMove } from '#contract/base/machine.ts'
import { type ReviewState, reviewMachine, reviewMoves, reviewTerms } from '#contract/reviews/review.ts'
import { type VerificationState, verificationMachine } from '#contract/reviews/verification.ts'
import { verifications } from '#contract/reviews/verifications.ts'
import { expirePapers } from '#server/verifications/index.ts'
import { homeCity, otherCity } from '../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { passTime } from '../setup/process/clock.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'
import { appeal, caseTarget, decideClaimed, judge, newHolder, settled, showPaper } from '../setup/reviews/papers.ts'

const server = withServer({ settings: { REVIEW_SAMPLE_PERCENT: '0', SESSION_IDLE_MINUTES: '600' } })
let auditor: Desk
let colleague: Desk

beforeAll(async () => {
  auditor = await server.signIn('auditor', { name: '审核员甲' })
  colleague = await server.signIn('auditor', { name: '审核员乙' })
})

const read = (desk: Desk, id: number) => desk.call(verifications.get, { id })
const claimIds = async (desk: Desk, most: number = reviewTerms.batch) =>
  (await desk.call(verifications.claim, { most })).ids

async function showMany(count: number, cityCode = homeCity): Promise<number[]> {
  const ids: number[] = []
  for (let made = 0; made < count; made += 1) {
    // Game skills have one image, which makes many of them cheap.
    ids.push((await showPaper(server, { kind: 'gameSkill', cityCode })).id)
  }
  return ids
}

/** Nobody has anything to judge any more. */
async function empty(): Promise<void> {
  await server.db
    .updateTable('review_cases')
    .set({ state: 'withdrawn', holder_id: null, leased_until: null })
    .where('state', '=', 'waiting')
    .execute()
}

describe('claims', () => {
  test('fifty at once by five people: every case belongs to exactly one, nobody has more than a batch', async () => {
    await empty()
    const shown = await showMany(42)
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
    await empty()
  })

  test('the riskiest first, then the longest waiting; what one has is renewed', async () => {
    await empty()
    const [first = 0, second = 0, third = 0] = await showMany(3)
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
    await empty()
    const [first = 0, second = 0] = await showMany(2)
    const { ids } = await auditor.call(verifications.claim, { id: second, most: 1 })
    expect(ids).toEqual([second])
    const refused = await refusalOf(colleague.call(verifications.claim, { id: second }))
    expect(refused).toMatchObject({ reason: 'reviewTakenBy', message: '「审核员甲」正在审核，请处理下一条' })
    expect(await claimIds(colleague)).toEqual([first])
  })

  test('a chosen one takes the place of the last of a whole batch', async () => {
    await empty()
    const shown = await showMany(reviewTerms.batch + 1)
    const last = shown.at(-1) ?? 0
    expect(await claimIds(auditor)).toEqual(shown.slice(0, -1))
    const { ids } = await auditor.call(verifications.claim, { id: last })
    expect(ids).toEqual([last, ...shown.slice(0, -2)])
    expect((await read(auditor, shown.at(-2) ?? 0)).case?.holder).toBeNull()
    await empty()
  })

  test('only in own cities', async () => {
    await empty()
    const [foreign = 0] = await showMany(1, otherCity)
    const local = await server.signIn('auditor', { cityCodes: [homeCity] })
    expect(await claimIds(local)).toEqual([])
    const refused = await refusalOf(local.call(verifications.claim, { id: foreign }))
    expect(refused.reason).toBe('notFound')
    expect(await claimIds(auditor)).toEqual([foreign])
  })

  test('a lease that ended goes to the next person, and the late decision is refused', async () => {
    await empty()
    const [id = 0] = await showMany(1)
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
    await empty()
    for (const id of await showMany(5)) {
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

describe('the table of states of a case', () => {
  const ways: Record<ReviewState, (id: number) => Promise<unknown>> = {
    waiting: id => auditor.call(verifications.claim, { id, most: 1 }),
    decided: id => judge(auditor, id, 'reject'),
    async closed(id) {
      await judge(auditor, id, 'reject')
      await settled(server, id)
    },
    async withdrawn(id) {
      const { person_external_id: externalId } = await server.db
        .selectFrom('verifications')
        .select('person_external_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      await showPaper(server, { kind: 'gameSkill', person: { kind: 'customer', externalId } })
    },
  }

  for (const state of reviewMachine.states) {
    test(`${state}: staff make exactly the moves that it has, and are offered no others`, async () => {
      for (const move of reviewMoves) {
        const [id = 0] = await showMany(1)
        await ways[state](id)
        const { case: review } = await read(auditor, id)
        const target = { id, version: review?.version ?? 1, seconds: 1, codes: ['blurred'], note: '' }
        const isDone = await auditor.call(verifications[move], { ...target, most: 1 }).then(
          () => true,
          () => false,
        )
        expect([move, isDone]).toEqual([move, canMove(reviewMachine, { state }, move, 'staff')])
        expect([move, review?.allowed.includes(move) ?? false]).toEqual([move, isDone])
      }
    })
  }
})

describe('the table of states of a paper', () => {
  async function paperIn(state: VerificationState) {
    const shown = await showPaper(server, { kind: 'gameSkill', person: newHolder() })
    if (state === 'pending') return shown
    await judge(auditor, shown.id, state === 'rejected' ? 'reject' : 'approve')
    await settled(server, shown.id)
    const over = { valid_to: '2020-01-01' }
    if (state === 'expired') {
      await server.db.updateTable('verifications').set(over).where('id', '=', shown.id).execute()
      await expirePapers(server.runtime)
    }
    if (state === 'revoked') {
      const { version } = await read(auditor, shown.id)
      await auditor.call(verifications.revoke, { id: shown.id, version, reason: '旅程测试' })
    }
    return shown
  }

  for (const state of verificationMachine.states) {
    test(`${state}: is revoked, appealed against and expires exactly where the table says`, async () => {
      const tries = {
        revoke: {
          by: 'staff',
          async run({ id }: { id: number }) {
            const { version, allowed } = await read(auditor, id)
            const isDone = await auditor.call(verifications.revoke, { id, version, reason: '旅程测试' }).then(
              () => true,
              () => false,
            )
            expect(allowed.includes('revoke')).toBe(isDone)
            return isDone
          },
        },
        appeal: {
          by: 'app',
          run: async (shown: Awaited<ReturnType<typeof paperIn>>) => (await appeal(server, shown)).status === 200,
        },
        expire: {
          by: 'clock',
          async run({ id }: { id: number }) {
            await server.db.updateTable('verifications').set({ valid_to: '2020-01-01' }).where('id', '=', id).execute()
            const before = (await read(auditor, id)).state
            await expirePapers(server.runtime)
            return (await read(auditor, id)).state !== before
          },
        },
      } as const
      for (const [move, { by, run }] of Object.entries(tries)) {
        const shown = await paperIn(state)
        expect([move, await run(shown)]).toEqual([move, canMove(verificationMachine, { state }, move, by)])
        if (!canMove(verificationMachine, { state }, move, by))
          expect((await read(auditor, shown.id)).state).toBe(state)
      }
    })
  }
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
