import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { notifications } from '#contract/desk/notifications.ts'
import { postTerms } from '#contract/reviews/post-terms.ts'
import { posts } from '#contract/reviews/posts.ts'
import { webhookAbout } from '../../setup/open/webhooks.ts'
import { type Desk, refusalOf } from '../../setup/orders/desk.ts'
import { withServer } from '../../setup/process/server.ts'
import {
  appeal,
  callPosts,
  deleteByAuthor,
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

beforeAll(async () => {
  auditor = await server.signIn('auditor', { name: '审核员甲' })
  ops = await server.signIn('ops')
  await ops.call(postTerms.add, { term: '加微信', level: 'block', label: 'contacts' })
  await ops.call(postTerms.add, { term: '代练', level: 'review', label: 'cheating' })
  await ops.call(postTerms.add, { term: '便宜', level: 'mark', label: 'advertising' })
})

const read = (id: number) => auditor.call(posts.get, { id })

const webhookOf = (no: string, type: string) => webhookAbout(server.webhooks.receivedPosts, no, type)

async function actionsOf(id: number): Promise<string[]> {
  return (await read(id)).log.map(({ action }) => action.replace('posts.', ''))
}

describe('a post', () => {
  test('goes the whole way from the app to the webhook', async () => {
    const author = newAuthor()
    const { id, no, body } = await publish(server, { author, topics: ['美食'], place: '郑东新区' })
    expect(body).toEqual({ no, state: 'pending', version: 1 })
    expect(no).toMatch(/^DT\d{18}$/)
    const seen = await read(id)
    expect(seen).toMatchObject({ no, state: 'pending', cause: 'new', topics: ['美食'], author: { name: author.name } })
    expect(seen.case).toMatchObject({ purpose: 'first', state: 'waiting', holder: null })
    const { rows } = await auditor.call(posts.list, { search: no.slice(-8) })
    expect(rows).toMatchObject([{ id, cause: 'new', ipRegion: '河南' }])

    const decided = await judge(auditor, id, 'approve')
    expect(decided).toMatchObject({ state: 'pending', case: { state: 'decided', decision: { verdict: 'approve' } } })
    expect(await settled(server, id)).toBe('approved')
    expect(await webhookOf(no, 'post.approved')).toMatchObject({
      state: 'approved',
      to: { kind: 'customer', externalId: author.externalId },
      text: '您的动态已通过审核',
      codes: [],
      appealBy: null,
    })
    expect(await actionsOf(id)).toEqual(['submit', 'claim', 'approve', 'approved'])
    expect(await read(id)).toMatchObject({ cause: null, reviewer: { id: auditor.person.id } })
    expect(server.webhooks.faults).toEqual([])
  })

  test('is the same under its number of the app, and another one is refused under it', async () => {
    const written = writePost()
    const answers = await Promise.all([1, 2, 3].map(() => callPosts(server, '', written)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.no)).size).toBe(1)
    expect((await callPosts(server, '', { ...written, text: '别的内容' })).status).toBe(409)
  })

  test.each([
    ['passed by the machine', { machine: machineSays('pass') }, 'approved', null],
    ['that the machine wants to be seen', { machine: machineSays('review') }, 'pending', 'machine'],
    ['risky for the machine', { machine: machineSays('risky') }, 'hidden', 'machine'],
    ['passed, with a term that blocks', { text: '加微信聊', machine: machineSays('pass') }, 'hidden', 'terms'],
    ['passed, with a term to be seen', { text: '找人代练', machine: machineSays('pass') }, 'pending', 'terms'],
    ['passed, with a marked term', { text: '便宜好吃', machine: machineSays('pass') }, 'approved', null],
    ['with a term in its topic', { topics: ['加微信'], machine: machineSays('pass') }, 'hidden', 'terms'],
    ['of which the machine says nothing', {}, 'pending', 'new'],
  ])('%s arrives as it should', async (_what, options, state, cause) => {
    const published = await publish(server, options)
    expect(published.state).toBe(state)
    expect(await read(published.id)).toMatchObject({ state, cause })
  })

  test('that was hidden at once is told to whoever judges', async () => {
    const { id, no } = await publish(server, { machine: machineSays('risky', { label: 'fraud' }) })
    const { rows } = await auditor.call(notifications.list, {})
    const told = rows.find(({ link }) => link === `/user/dongtailist?open=${id}`)
    expect(told).toMatchObject({ type: 12 })
    expect(JSON.stringify(told)).toContain(no)
    expect((await auditor.call(posts.list, { queue: 'suspected', search: no.slice(-8) })).rows).toHaveLength(1)
  })

  test('of a severe kind is first in the queue, and due in five minutes', async () => {
    const { id } = await publish(server, { machine: machineSays('risky', { label: 'minors', score: 55 }) })
    const { case: review } = await read(id)
    expect(review?.risk).toBeGreaterThanOrEqual(90)
    expect(Math.round(((review?.dueAt ?? 0) - (review?.queuedAt ?? 0)) / 60_000)).toBe(5)
  })

  test('has a text of its own, and a comment the post that it is about', async () => {
    const { no } = await publish(server)
    expect((await callPosts(server, '', writePost({ text: ' ' }))).body).toMatchObject({
      fields: { text: expect.any(String) },
    })
    const comment = await publish(server, { parentNo: no, text: '同意' })
    expect(await read(comment.id)).toMatchObject({ parent: { no } })
    expect((await auditor.call(posts.list, { of: 'comments', search: comment.no.slice(-8) })).rows).toHaveLength(1)
    expect((await auditor.call(posts.list, { of: 'posts', search: comment.no.slice(-8) })).rows).toEqual([])
    expect((await callPosts(server, '', writePost({ parentNo: 'DT1' }))).status).toBe(400)
  })

  test('of a worker needs a worker who was reported', async () => {
    const { externalId } = await server.fixtures.rider()
    const { id } = await publish(server, { author: { kind: 'rider', externalId, name: '骑手' } })
    expect(await read(id)).toMatchObject({ author: { kind: 'rider' } })
    const unknown = writePost({ author: newAuthor('rider') })
    expect((await callPosts(server, '', unknown, 'rider')).body).toMatchObject({
      fields: { author: expect.any(String) },
    })
  })

  test('shows no phone number that its author wrote', async () => {
    const { id, no } = await publish(server, { text: '电话 138-1234-5678，加微信也行' })
    const { text, hits } = await read(id)
    expect(text).toBe('电话 138****5678，加微信也行')
    expect(hits.map(({ from, to }) => text.slice(from, to))).toEqual(['加微信'])
    expect(JSON.stringify(await auditor.call(posts.list, { search: no.slice(-8) }))).not.toContain('1234')
  })
})

describe('its author', () => {
  test('changes it: what it said is kept, and it is judged anew', async () => {
    const post = await judged(server, auditor, 'approve', { text: '原来的话' })
    const { body } = await edit(server, post, { text: '新的话' })
    expect(body).toMatchObject({ no: post.no, state: 'pending' })
    expect(await read(post.id)).toMatchObject({
      state: 'pending',
      cause: 'edited',
      text: '新的话',
      earlier: [{ text: '原来的话' }],
      case: { purpose: 'first', state: 'waiting' },
    })
    await judge(auditor, post.id, 'reject')
    expect(await settled(server, post.id)).toBe('rejected')
    const foreign = { ...post, author: newAuthor() }
    expect((await edit(server, foreign)).status).toBe(404)
  })

  test('changes it while somebody judges it: the decision about the old text has no effect', async () => {
    const post = await publish(server)
    await judge(auditor, post.id, 'approve')
    await edit(server, post, { text: '趁机加微信' })
    expect(await settled(server, post.id)).toBe('pending')
    expect(await read(post.id)).toMatchObject({ hits: [{ term: '加微信' }], cause: 'edited' })
  })

  test('deletes it: nothing is left to judge or to read, unless it may be a crime', async () => {
    const post = await publish(server, { text: '想了想还是删掉' })
    expect((await deleteByAuthor(server, post)).body).toMatchObject({ state: 'deleted' })
    expect(await read(post.id)).toMatchObject({ state: 'deleted', text: '', cause: null, allowed: ['punish'] })
    const severe = await publish(server, { text: '可疑内容', machine: machineSays('risky', { label: 'crime' }) })
    await deleteByAuthor(server, severe)
    expect(await read(severe.id)).toMatchObject({ state: 'deleted', text: '可疑内容' })
    expect((await edit(server, post)).status).toBe(422)
  })

  test('appeals once; somebody else judges it', async () => {
    const post = await judged(server, auditor, 'reject', { codes: ['vulgar'], note: '请注意用语' })
    expect(await webhookOf(post.no, 'post.rejected')).toMatchObject({
      codes: ['vulgar'],
      text: '您的动态未通过审核：低俗内容；请注意用语。如有异议，请在 7 天内申诉一次',
      appealBy: expect.any(String),
    })
    expect((await appeal(server, post)).body).toMatchObject({ state: 'pending' })
    const refused = await refusalOf(auditor.call(posts.claim, { id: post.id }))
    expect(refused.reason).toBe('judgedBefore')
    const colleague = await server.signIn('auditor')
    const { rows } = await colleague.call(posts.list, { queue: 'appeals' })
    expect(rows).toMatchObject([{ id: post.id, cause: 'appeal', case: { purpose: 'appeal' } }])
    await judge(colleague, post.id, 'reject', { codes: ['vulgar'] })
    expect(await settled(server, post.id)).toBe('rejected')
    expect((await appeal(server, post)).status).toBe(422)
  })

  test('appeals only against what somebody decided', async () => {
    const post = await publish(server, { machine: machineSays('risky') })
    expect((await appeal(server, post)).status).toBe(422)
    expect(
      (await callPosts(server, `/${post.no}/appeal`, { eventId: randomUUID(), externalId: 'x', text: '申诉' })).status,
    ).toBe(404)
  })
})
