import { beforeAll, describe, expect, test } from 'vitest'
import { posts } from '#contract/reviews/posts.ts'
import { mostCounted, reviewTerms } from '#contract/reviews/review.ts'
import { homeCity, otherCity } from '../../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../../setup/orders/desk.ts'
import { withServer } from '../../setup/process/server.ts'
import { withdrawCases } from '../../setup/reviews/cases.ts'
import { caseTarget, judge, publish, settled } from '../../setup/reviews/posts.ts'

const settings = { SESSION_IDLE_MINUTES: '600' }
const server = withServer({ settings })
let auditor: Desk
let colleague: Desk

beforeAll(async () => {
  auditor = await server.signIn('auditor', { name: '审核员甲' })
  colleague = await server.signIn('auditor', { name: '审核员乙' })
})

const read = (desk: Desk, id: number) => desk.call(posts.get, { id })

async function publishMany(count: number, cityCode = homeCity): Promise<number[]> {
  const ids: number[] = []
  for (let made = 0; made < count; made += 1) ids.push((await publish(server, { cityCode })).id)
  return ids
}

const idsOf = (targets: readonly { id: number }[]) => targets.map(({ id }) => id).toSorted((one, other) => one - other)

describe('claims', () => {
  test('fifty at once by five people: every post belongs to exactly one of them', async () => {
    await withdrawCases(server)
    const published = await publishMany(42)
    const desks = await Promise.all([1, 2, 3, 4, 5].map(number => server.signIn('auditor', { name: `并发${number}` })))
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_none, at) => {
        const desk = desks[at % desks.length] as Desk
        return { by: desk.person.id, ids: (await desk.call(posts.claim, {})).ids }
      }),
    )
    const holders = new Map<number, Set<number>>()
    for (const { by, ids } of answers) {
      expect(ids.length).toBeLessThanOrEqual(reviewTerms.batch)
      for (const id of ids) holders.set(id, (holders.get(id) ?? new Set()).add(by))
    }
    expect([...holders.keys()].toSorted((one, other) => one - other)).toEqual(published)
    expect([...holders.values()].every(people => people.size === 1)).toBe(true)
    await withdrawCases(server)
  })

  test('only in own cities; a post of another one is not there', async () => {
    await withdrawCases(server)
    const [foreign = 0] = await publishMany(1, otherCity)
    const [own = 0] = await publishMany(1)
    const local = await server.signIn('auditor', { cityCodes: [homeCity] })
    expect((await local.call(posts.claim, {})).ids).toEqual([own])
    expect((await refusalOf(local.call(posts.get, { id: foreign }))).reason).toBe('notFound')
    expect((await local.call(posts.list, {})).rows.map(({ id }) => id)).not.toContain(foreign)
    expect((await local.call(posts.counts, {})).waiting).toBe(1)
    const { approved, refused } = await local.call(posts.approveMany, { posts: [await caseTarget(auditor, foreign)] })
    expect([approved, refused.map(({ id }) => id)]).toEqual([[], [foreign]])
    expect(await read(auditor, foreign)).toMatchObject({ state: 'pending', case: { state: 'waiting' } })
  })

  test('are counted, with what is past its time', async () => {
    await withdrawCases(server)
    await publishMany(3)
    await auditor.call(posts.claim, { most: 1 })
    expect(await auditor.call(posts.counts, {})).toEqual({
      waiting: 3,
      mine: 1,
      sample: 0,
      overdue: 0,
      suspected: 0,
      reported: 0,
      appeals: 0,
    })
    await server.db
      .updateTable('review_cases')
      .set({ due_at: new Date(0) })
      .where('state', '=', 'waiting')
      .execute()
    expect((await colleague.call(posts.counts, {})).overdue).toBe(3)
    expect(mostCounted).toBe(1000)
  })
})

describe('decisions', () => {
  test('of six at once on one post, only one stands, and takes effect once', async () => {
    await withdrawCases(server)
    for (const id of await publishMany(5)) {
      await auditor.call(posts.claim, { id, most: 1 })
      const target = { ...(await caseTarget(auditor, id)), seconds: 3 }
      const outcomes = await Promise.allSettled(
        Array.from({ length: 6 }, (_none, at) =>
          (at % 2 ? colleague : auditor).call(posts.reject, { ...target, codes: ['abuse'], note: '' }),
        ),
      )
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(await settled(server, id)).toBe('rejected')
      const { log } = await read(auditor, id)
      expect(log.filter(({ action }) => action === 'posts.rejected')).toHaveLength(1)
    }
  })

  test('are undone within ten seconds by whoever made them, and not after', async () => {
    const { id } = await publish(server)
    await judge(auditor, id, 'reject')
    const target = await caseTarget(auditor, id)
    expect((await refusalOf(colleague.call(posts.undo, target))).reason).toBe('reviewTakenBy')
    const undone = await auditor.call(posts.undo, target)
    expect(undone).toMatchObject({ state: 'pending', case: { state: 'waiting', holder: { id: auditor.person.id } } })
    expect(await settled(server, id)).toBe('pending')
    await judge(auditor, id, 'approve')
    const late = await caseTarget(auditor, id)
    expect(await settled(server, id)).toBe('approved')
    expect(await refusalOf(auditor.call(posts.undo, late))).toMatchObject({
      reason: 'undoTooLate',
      record: { state: 'approved' },
    })
  })
})

describe('approving many', () => {
  test('approves each; what a colleague has or changed is named, and changes nothing of the others', async () => {
    await withdrawCases(server)
    const [first = 0, second = 0, taken = 0, changed = 0, judgedOnce = 0] = await publishMany(5)
    await auditor.call(posts.claim, { id: first, most: 1 })
    await colleague.call(posts.claim, { id: taken, most: 1 })
    await judge(colleague, judgedOnce, 'reject')
    await settled(server, judgedOnce)
    const targets = await Promise.all([first, second, taken, judgedOnce].map(id => caseTarget(auditor, id)))
    const stale = { id: changed, version: 99 }
    const answer = await auditor.call(posts.approveMany, { posts: [...targets, stale, { id: 987_654, version: 1 }] })
    expect(idsOf(answer.approved)).toEqual([first, second])
    expect(Object.fromEntries(answer.refused.map(({ id, message }) => [id, message]))).toEqual({
      [taken]: '“审核员乙”正在审核，请处理下一条',
      [judgedOnce]: '该申请已有结果或已撤回，请查看最新状态',
      [changed]: expect.stringContaining('请'),
      987654: expect.any(String),
    })
    expect(await read(auditor, taken)).toMatchObject({ case: { state: 'waiting', holder: { name: '审核员乙' } } })
    expect(await read(auditor, changed)).toMatchObject({ case: { state: 'waiting', holder: null } })
    expect(await settled(server, first)).toBe('approved')
    expect(await settled(server, second)).toBe('approved')
    const { log } = await read(auditor, second)
    expect(log.map(({ action }) => action)).toEqual(['posts.submit', 'posts.approveMany', 'posts.approved'])
  })

  test('by two people at once: each post is decided once', async () => {
    await withdrawCases(server)
    const ids = await publishMany(20)
    const targets = await Promise.all(ids.map(id => caseTarget(auditor, id)))
    const answers = await Promise.all(
      [auditor, colleague, auditor].map((desk, at) =>
        desk.call(posts.approveMany, { posts: at === 1 ? targets.toReversed() : targets }),
      ),
    )
    expect(idsOf(answers.flatMap(answer => answer.approved))).toEqual(ids)
    expect(answers.map(answer => answer.approved.length + answer.refused.length)).toEqual([20, 20, 20])
  })

  test('is undone within its ten seconds by whoever did it: all are in the queue again, and no webhook was sent', async () => {
    await withdrawCases(server)
    const [first = 0, second = 0, gone = 0] = await publishMany(3)
    const late = await auditor.call(posts.approveMany, { posts: [await caseTarget(auditor, gone)] })
    expect(await settled(server, gone)).toBe('approved')
    const targets = await Promise.all([first, second].map(id => caseTarget(auditor, id)))
    const { approved } = await auditor.call(posts.approveMany, { posts: targets })
    const byOther = await colleague.call(posts.undoMany, { posts: approved })
    expect([byOther.undone, byOther.refused.length]).toEqual([[], 2])

    const { undone, refused } = await auditor.call(posts.undoMany, { posts: [...approved, ...late.approved] })
    expect(undone.toSorted((one, other) => one - other)).toEqual([first, second])
    expect(refused).toEqual([{ id: gone, message: expect.stringMatching(/撤回/) }])
    for (const id of [first, second]) {
      expect(await read(auditor, id)).toMatchObject({ state: 'pending', case: { state: 'waiting', holder: null } })
      // The time of the decision passes: it does not take effect.
      expect(await settled(server, id)).toBe('pending')
    }
    const { log } = await read(auditor, first)
    expect(log.map(({ action }) => action)).toEqual(['posts.submit', 'posts.approveMany', 'posts.undoMany'])
    const again = await auditor.call(posts.undoMany, { posts: approved })
    expect(again.undone).toEqual([])
    expect((await colleague.call(posts.claim, {})).ids.toSorted((one, other) => one - other)).toEqual([first, second])
  })

  test('at most fifty', async () => {
    const many = Array.from({ length: 51 }, (_none, at) => ({ id: at + 1, version: 1 }))
    expect((await refusalOf(auditor.call(posts.approveMany, { posts: many }))).reason).toBe('badInput')
  })
})
