import { beforeAll, describe, expect, test } from 'vitest'
import { users } from '#contract/people/users.ts'
import { posts } from '#contract/reviews/posts.ts'
import { webhookAbout } from '../../setup/open/webhooks.ts'
import { type Desk, refusalOf } from '../../setup/orders/desk.ts'
import { passTime } from '../../setup/process/clock.ts'
import { withServer } from '../../setup/process/server.ts'
import {
  type Author,
  appeal,
  callPosts,
  edit,
  judge,
  judged,
  machineSays,
  newAuthor,
  publish,
  settled,
  writePost,
} from '../../setup/reviews/posts.ts'

const settings = { SESSION_IDLE_MINUTES: '600' }
const server = withServer({ listens: true, settings })
let auditor: Desk
let ops: Desk

beforeAll(signIn)

async function signIn(): Promise<void> {
  auditor = await server.signIn('auditor', { name: '审核员甲' })
  ops = await server.signIn('ops', { name: '运营乙' })
}

/** Sessions end meanwhile. */
async function passDays(days: number): Promise<void> {
  await passTime(days * 86_400 + 60)
  await signIn()
}

const read = (id: number) => auditor.call(posts.get, { id })
const post = (author: Author, more: object = {}) => callPosts(server, '', writePost({ author, ...more }), author.kind)

const webhookOf = (no: string, type: string) => webhookAbout(server.webhooks.receivedPosts, no, type)

async function punish(desk: Desk, id: number, step: string, reason = '多次发布违规内容') {
  const { version } = await desk.call(posts.get, { id })
  return desk.call(posts.punish, { id, version, step, reason })
}

describe('staff', () => {
  test('hide a post and restore it, each with a reason that its author receives', async () => {
    const published = await publish(server, { machine: machineSays('pass') })
    const { version } = await read(published.id)
    const target = { id: published.id, version }
    const hidden = await ops.call(posts.hide, { ...target, reason: '疑似引流', codes: ['contacts'] })
    expect(hidden).toMatchObject({ state: 'hidden', codes: ['contacts'], note: '疑似引流', case: null })
    expect(hidden.reviewer?.id).toBe(ops.person.id)
    expect(await webhookOf(published.no, 'post.hidden')).toMatchObject({
      text: '您的动态已下架：留有联系方式或引流。如有异议，请在 7 天内申诉一次',
      appealBy: expect.any(String),
    })
    expect(await refusalOf(auditor.call(posts.restore, { ...target, reason: '误判' }))).toMatchObject({
      reason: 'changedByOther',
      record: { state: 'hidden' },
    })
    const restored = await auditor.call(posts.restore, { ...target, version: hidden.version, reason: '误判，已恢复' })
    expect(restored).toMatchObject({ state: 'approved', codes: [] })
    expect(await webhookOf(published.no, 'post.restored')).toMatchObject({ text: '您的动态已恢复展示：误判，已恢复' })
    const again = { ...target, version: restored.version, reason: '再次恢复' }
    expect((await refusalOf(ops.call(posts.restore, again))).reason).toBe('reviewNotInThisState')
  })

  test('who hid a post do not judge the appeal against it', async () => {
    const published = await publish(server, { machine: machineSays('pass') })
    const { version } = await read(published.id)
    await auditor.call(posts.hide, { id: published.id, version, reason: '低俗', codes: ['vulgar'] })
    expect((await appeal(server, published)).status).toBe(200)
    expect((await refusalOf(judge(auditor, published.id, 'approve'))).reason).toBe('judgedBefore')
    await judge(await server.signIn('auditor'), published.id, 'approve')
    expect(await settled(server, published.id)).toBe('approved')
    expect(await read(published.id)).toMatchObject({ codes: [], appealText: '只是普通分享，请复核' })
  })
})

describe('authors', () => {
  test('are judged by what they did in 90 days', async () => {
    const author = newAuthor()
    const steps: unknown[] = []
    for (let made = 0; made < 6; made += 1) {
      const { id } = await judged(server, auditor, 'reject', { author, codes: ['vulgar'] })
      steps.push((await read(id)).authorHistory.suggested)
    }
    expect(steps).toEqual(['warn', 'mute1', 'mute3', 'mute7', 'mute30', 'ban'])
    const severe = await publish(server, { machine: machineSays('risky', { label: 'pornography' }) })
    expect((await read(severe.id)).authorHistory.suggested).toBe('mute7')
    const clean = await publish(server, { machine: machineSays('pass') })
    expect((await read(clean.id)).authorHistory).toMatchObject({ suggested: null, faults: 0, posts: 1 })
    await passDays(91)
    const later = await publish(server, { author })
    expect((await read(later.id)).authorHistory).toMatchObject({ suggested: 'warn', faults: 0, posts: 7 })
  })

  test('who are muted can neither post nor comment, until it ends', async () => {
    const published = await judged(server, auditor, 'reject', { codes: ['abuse'] })
    const { author, id, no } = published
    const other = await publish(server)
    const punished = await punish(auditor, id, 'mute3')
    expect(punished.authorHistory).toMatchObject({
      mutedUntil: expect.any(Number),
      isBanned: false,
      punishments: [{ step: 'mute3', by: '审核员甲', postNo: no, reason: '多次发布违规内容' }],
    })
    expect(await webhookOf(no, 'post.punished')).toMatchObject({
      step: 'mute3',
      until: expect.any(String),
      text: '因发布违规内容，您已被禁言 3 天：多次发布违规内容',
      to: { externalId: author.externalId },
    })
    expect((await post(author)).body).toMatchObject({ code: 40902, message: expect.stringContaining('muted') })
    expect((await post(author, { parentNo: other.no })).status).toBe(422)
    expect((await edit(server, published)).status).toBe(422)
    expect((await appeal(server, published)).status).toBe(200)
    await passDays(3)
    expect((await post(author)).status).toBe(200)
    expect((await read(id)).authorHistory.mutedUntil).toBeNull()
  })

  test('of two who punish for the same post at once, one sees what the other did', async () => {
    const { id } = await judged(server, auditor, 'reject')
    const { version } = await read(id)
    const target = { id, version, step: 'warn' as const, reason: '首次提醒' }
    const outcomes = await Promise.allSettled([auditor, ops].map(desk => desk.call(posts.punish, target)))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await read(id)).authorHistory.punishments).toHaveLength(1)
    const { log } = await read(id)
    expect(log.at(-1)).toMatchObject({ action: 'posts.punish', reason: '首次提醒' })
  })

  test('are limited without being muted', async () => {
    const { id, author } = await judged(server, auditor, 'reject')
    const { authorHistory } = await punish(ops, id, 'limit')
    expect(authorHistory).toMatchObject({ mutedUntil: null, limitedUntil: expect.any(Number) })
    expect((await post(author)).status).toBe(200)
  })

  test('are banned by who may ban, and then publish nothing', async () => {
    const worker = await server.fixtures.rider()
    const author = { kind: 'rider' as const, externalId: worker.externalId, name: '骑手' }
    const { id } = await judged(server, auditor, 'reject', { author, codes: ['fraud'] })
    const [may, mayNot] = auditor.person.permissions.includes(users.ban.needs) ? [auditor, ops] : [ops, auditor]
    expect((await refusalOf(punish(mayNot, id, 'ban'))).reason).toBe('noPermission')
    const banned = await punish(may, id, 'ban')
    expect(banned.authorHistory).toMatchObject({ isBanned: true, punishments: [{ step: 'ban', until: null }] })
    const person = await server.db
      .selectFrom('users')
      .innerJoin('workers', 'workers.user_id', 'users.id')
      .select(['users.status', 'workers.status as worker'])
      .where('users.id', '=', worker.id)
      .executeTakeFirstOrThrow()
    expect(person).toEqual({ status: 'banned', worker: 'frozen' })
    expect((await post(author)).body).toMatchObject({ message: expect.stringContaining('banned') })
    expect((await refusalOf(punish(may, id, 'ban'))).reason).toBe('alreadySo')
  })
})
