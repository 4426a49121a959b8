import { beforeAll, describe, expect, test } from 'vitest'
import { bannedTerms } from '#contract/chats/banned-terms.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { feedback } from '#contract/feedback/feedback-desk.ts'
import { people } from '#contract/people/people.ts'
import { customerOf } from '../setup/chats/chats.ts'
import {
  act,
  allCounted,
  callFeedback,
  sendFeedback,
  targetOf,
  writeAgain,
  writeFeedback,
} from '../setup/feedback/feedback.ts'
import { homeCity, otherCity } from '../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { passTime } from '../setup/process/clock.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'
import { pictureOf } from '../setup/reviews/papers.ts'

const server = withServer({ listens: true })
let kefu: Desk
let leader: Desk

beforeAll(async () => {
  kefu = await server.signIn('kefu', { cityCodes: [homeCity] })
  leader = await server.signIn('kefu_leader')
})

describe('by the open API', () => {
  test('the same twice is one, also at once; another body under its number is a conflict', async () => {
    const body = writeFeedback()
    const answers = await Promise.all([1, 2, 3].map(() => callFeedback(server, 'customer', '', body)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(answer => answer.body.no)).size).toBe(1)
    const other = await callFeedback(server, 'customer', '', { ...body, content: '另一个内容，也有五个字' })
    expect(other.status).toBe(409)
  })

  test('a message that comes twice is there once', async () => {
    const sent = await sendFeedback(server)
    for (let time = 0; time < 2; time += 1) await writeAgain(server, sent, '补充一下', 'same-event')
    expect((await kefu.call(feedback.get, { id: sent.id })).messages.length).toBe(1)
  })

  test('an app reads how its feedback stands, and not that of another app', async () => {
    const { id, no, body } = await sendFeedback(server)
    await act('reply', { desk: kefu, id })
    const read = await callFeedback(server, 'customer', `/${no}`)
    expect(read).toMatchObject({ status: 200, body: { no, externalNo: body.externalNo, state: 'replied' } })
    expect((await callFeedback(server, 'rider', `/${no}`)).status).toBe(404)
  })

  test('nine images stand in their order, and belong to one piece of feedback only', async () => {
    const imageIds: string[] = []
    const data = (await pictureOf()).toString('base64')
    for (let made = 0; made < 9; made += 1)
      imageIds.push(String((await callFeedback(server, 'customer', '/images', { data })).body.imageId))
    const { id } = await sendFeedback(server, { imageIds })
    const { imageUrls } = await kefu.call(feedback.get, { id })
    expect(imageUrls.map(url => /^\/files\/([\w-]{22})\.webp\?/.exec(url)?.[1])).toEqual(imageIds)
    const response = await fetch(server.url + imageUrls[0])
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const again = await callFeedback(server, 'customer', '', writeFeedback({ imageIds: imageIds.slice(0, 1) }))
    expect([again.status, Object.keys(again.body.fields as object)]).toEqual([400, ['imageIds']])
    const tooMany = await callFeedback(
      server,
      'customer',
      '',
      writeFeedback({ imageIds: [...imageIds, 'x'.repeat(22)] }),
    )
    expect(tooMany.status).toBe(400)
  })

  test.each([
    ['too short', { content: '四个字呀' }],
    ['too long', { content: '长'.repeat(1001) }],
    ['of an unknown worker', { person: { kind: 'rider' as const, externalId: 'nobody', name: '无' } }],
    ['of an unknown shop', { person: { kind: 'merchant' as const, externalId: 'nobody', name: '无' } }],
  ])('one %s is refused and leaves nothing', async (_what, more) => {
    const body = writeFeedback(more)
    const app = body.person.kind === 'customer' || body.person.kind === 'merchant' ? body.person.kind : 'rider'
    expect((await callFeedback(server, app, '', body)).status).toBe(400)
    const stored = await server.db
      .selectFrom('feedback')
      .select('id')
      .where('external_no', '=', body.externalNo)
      .execute()
    expect(stored).toEqual([])
  })

  test('a shop and a worker write as themselves', async () => {
    const shop = await server.fixtures.merchant()
    const fromShop = await sendFeedback(server, {
      person: { kind: 'merchant', externalId: shop.externalId, name: '店主' },
    })
    expect(await kefu.call(feedback.get, { id: fromShop.id })).toMatchObject({
      person: { kind: 'merchant', id: shop.id },
    })
    const rider = await server.fixtures.rider()
    const { id } = await sendFeedback(server, { person: { kind: 'rider', externalId: rider.externalId, name: '骑手' } })
    expect(await kefu.call(feedback.get, { id })).toMatchObject({ person: { kind: 'rider', id: rider.id } })
  })
})

describe('personal data', () => {
  test('contact and numbers in the content are masked, and shown to whoever says why', async () => {
    const content = '请打我电话13800138000说明情况'
    const { id, no } = await sendFeedback(server, { content, contact: '13912345678' })
    const shown = await kefu.call(feedback.get, { id })
    expect([shown.content, shown.contact]).toEqual(['请打我电话138****8000说明情况', '139****5678'])
    const log = JSON.stringify(await kefu.call(feedback.list, { queue: 'all', search: no }))
    expect(log).not.toContain('13800138000')
    const reveal = (field: string, reason: string) => kefu.call(people.reveal, { field, id, reason })
    expect(await reveal('feedback.contact', '需要回电')).toEqual({ value: '13912345678' })
    expect(await reveal('feedback.content', '需要回电')).toEqual({ value: content })
    expect(await refusalOf(reveal('feedback.contact', ''))).toMatchObject({ reason: 'badInput' })
    const elsewhere = await sendFeedback(server, { cityCode: otherCity, contact: 'a@b.cn' })
    const asked = kefu.call(people.reveal, { field: 'feedback.contact', id: elsewhere.id, reason: '需要回电' })
    expect(await refusalOf(asked)).toMatchObject({ reason: 'notFound' })
  })

  test('no word of the figures is a number', async () => {
    await sendFeedback(server, { content: '联系13800138000关于怪词甲乙的事' })
    const stored = await server.db
      .selectFrom('feedback')
      .select('words')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(stored.words.join()).not.toMatch(/\d/)
  })
})

describe('what staff say', () => {
  test('an empty reply, a long one and one with a banned term are refused with a sentence', async () => {
    const { id } = await sendFeedback(server)
    const say = (text: string) => refusalOf(act('reply', { desk: kefu, id, more: { text } }))
    expect((await say(' ')).fields.text).toBe('回复内容不能为空')
    expect((await say('字'.repeat(501))).fields.text).toBe('回复不能超过500字')
    await leader.call(bannedTerms.add, { term: '这不归我们管', advice: '我来帮您转给同事' })
    expect(await say('抱歉，这不归我们管')).toMatchObject({ reason: 'bannedTerm' })
    expect(await kefu.call(feedback.get, { id })).toMatchObject({ state: 'pending', messages: [] })
  })

  test('several are closed and tagged together; what cannot be is named and changes nothing of the others', async () => {
    const [first, second, third] = [await sendFeedback(server), await sendFeedback(server), await sendFeedback(server)]
    const elsewhere = await sendFeedback(server, { cityCode: otherCity })
    await act('tag', { desk: leader, id: second.id, more: { tags: ['一', '二', '三', '四', '五'] } })
    await act('claim', { desk: leader, id: third.id })
    const targets = await Promise.all([first, second, third].map(({ id }) => targetOf(kefu, id)))
    const all = [...targets, await targetOf(leader, elsewhere.id)]
    const tagged = await kefu.call(feedback.tagMany, { feedback: all, tag: '六' })
    expect([tagged.done, tagged.refused.map(({ id }) => id)]).toEqual([2, [elsewhere.id, second.id]])
    const fresh = await Promise.all([first, second, third].map(({ id }) => targetOf(kefu, id)))
    const stale = { id: first.id, version: 1 }
    const closed = await kefu.call(feedback.closeMany, { feedback: [stale, ...fresh.slice(1)], reason: '重复提交' })
    expect([closed.done, closed.refused.map(({ no }) => no)]).toEqual([1, [first.no, third.no]])
    expect(closed.refused.every(({ refusal }) => /[一-龥]/.test(refusal))).toBe(true)
    expect((await kefu.call(feedback.get, { id: second.id })).state).toBe('closed')
  })

  test('closing is told to the person', async () => {
    const { id, no } = await sendFeedback(server, { language: 'ja' })
    await act('close', { desk: kefu, id, more: { reason: '現在の仕様です' } })
    const received = await until(() => server.webhooks.receivedFeedback.find(({ body }) => body.data.no === no))
    expect(received.body).toMatchObject({
      type: 'feedback.closed',
      data: { text: '現在の仕様です', language: 'ja', state: 'closed' },
    })
  })
})

describe('a complaint hidden in feedback', () => {
  test('is offered, made of it, and linked both ways', async () => {
    const order = await server.fixtures.order('delivering/picked_up')
    const { externalId } = (await customerOf(server, order)).peer
    const person = { kind: 'customer' as const, externalId, name: '顾客' }
    const { id, no } = await sendFeedback(server, { person, content: `订单${order.no}一直没送到，我要退款` })
    const shown = await kefu.call(feedback.get, { id })
    expect(shown).toMatchObject({ isLikeComplaint: true, orderNo: order.no })
    expect(shown.marked).toEqual(['退款', order.no])
    const done = await act('convert', { desk: kefu, id, more: { orderNo: order.no } })
    expect(done).toMatchObject({ state: 'closed', complaint: { no: expect.stringMatching(/^TS/) } })
    const complaint = await kefu.call(complaints.get, { id: done.complaint?.id ?? 0 })
    expect(complaint).toMatchObject({ feedback: { id, no }, order: { no: order.no }, content: shown.content })
  })

  test('an order of somebody else is refused, in the words of the reader', async () => {
    const order = await server.fixtures.order('delivering/picked_up')
    const { id } = await sendFeedback(server)
    const refused = await refusalOf(act('convert', { desk: kefu, id, more: { orderNo: order.no } }))
    expect(refused).toMatchObject({ reason: 'badInput', fields: { orderNo: '不是可选的值' } })
    expect((await kefu.call(feedback.get, { id })).state).toBe('pending')
  })
})

describe('figures', () => {
  const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)

  test('count by word, type, version and day, and each leads to a list as long', async () => {
    const word = '青花瓷'
    for (const appVersion of ['8.8.8', '8.8.8', '8.8.9'])
      await sendFeedback(server, { content: `想要${word}主题皮肤，颜色更好看`, appVersion, type: 'experience' })
    await sendFeedback(server, { content: `想要${word}主题皮肤，颜色更好看`, cityCode: otherCity, appVersion: '8.8.8' })
    const days = { from: today(), to: today() }
    const read = (desk: Desk) => desk.call(feedback.insight, days)
    await allCounted(server)
    expect((await read(leader)).words).toContainEqual({ name: '皮肤', count: 4 })
    const figures = await read(kefu)
    const find = (all: readonly { name: string; count: number }[], name: string) =>
      all.find(one => one.name === name)?.count
    expect([find(figures.words, '皮肤'), find(figures.versions, '8.8.8'), find(figures.days, today())]).toEqual([
      3,
      2,
      figures.total,
    ])
    const listed = async (filter: object) =>
      (await kefu.call(feedback.list, { queue: 'all', limit: 200, ...days, ...filter })).rows.length
    expect([await listed({ word: '皮肤' }), await listed({ appVersion: '8.8.8' })]).toEqual([3, 2])
    expect(await listed({ type: 'experience' })).toBe(find(figures.types, 'experience'))
    expect(await listed({})).toBe(figures.total)
  })

  test('of more than a quarter of a year, or backwards, are refused', async () => {
    for (const days of [
      { from: '2026-01-01', to: '2026-04-03' },
      { from: '2026-01-02', to: '2026-01-01' },
    ])
      expect(await refusalOf(kefu.call(feedback.insight, days))).toMatchObject({ reason: 'badInput' })
  })
})

describe('later', () => {
  test('who writes after seven days is asked to send new feedback', async () => {
    const sent = await sendFeedback(server)
    await act('reply', { desk: kefu, id: sent.id })
    await passTime(7 * 86_400 + 1)
    const { status, body } = await writeAgain(server, sent)
    expect([status, String(body.message)]).toEqual([422, expect.stringContaining('7 days')])
    // The sessions of before have ended.
    const later = await server.signIn('kefu')
    expect(await later.call(feedback.get, { id: sent.id })).toMatchObject({
      state: 'replied',
      messages: [{ by: 'staff' }],
    })
  })
})
