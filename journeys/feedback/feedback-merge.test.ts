import { beforeAll, describe, expect, test } from 'vitest'
import { feedback } from '#contract/feedback/feedback-desk.ts'
import { act, type Sent, sendFeedback, targetOf, writeAgain } from '../setup/feedback/feedback.ts'
import { hold } from '../setup/held.ts'
import { type Desk, type Refused, refusalOf } from '../setup/orders/desk.ts'
import { withServer } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'

const server = withServer({ listens: true })
let kefu: Desk

beforeAll(async () => {
  kefu = await server.signIn('kefu')
})

async function merge(main: Sent, duplicates: readonly Sent[]) {
  const targets = await Promise.all(duplicates.map(({ id }) => targetOf(kefu, id)))
  return act('merge', { desk: kefu, id: main.id, more: { duplicates: targets } })
}

/** The webhooks for the persons of these, in the order of the pieces of feedback; each webhook once. */
async function receivedOf(all: readonly Sent[], count: number) {
  const received = () =>
    server.webhooks.receivedFeedback.filter(({ body }) => all.some(({ no }) => no === body.data.no))
  await until(async () => received().length >= count)
  return all.map(({ no }) => received().filter(({ body }) => body.data.no === no))
}

describe('merged feedback', () => {
  test('the answer goes to all that were merged, each to its own app and in the language of its person', async () => {
    const main = await sendFeedback(server)
    const rider = await server.fixtures.rider()
    const others = [
      await sendFeedback(server, { language: 'en' }),
      await sendFeedback(server, {
        language: 'es',
        person: { kind: 'rider', externalId: rider.externalId, name: rider.name },
      }),
    ]
    expect(await merge(main, others)).toMatchObject({ merged: 2, state: 'pending' })
    await act('reply', { desk: kefu, id: main.id, more: { text: '新版本已修复' } })
    const received = await receivedOf([main, ...others], 3)
    expect(
      received.map(one => one.map(({ app, body }) => [app, body.type, body.data.language, body.data.text])),
    ).toEqual([
      [['customer', 'feedback.replied', 'zh', '新版本已修复']],
      [['customer', 'feedback.replied', 'en', '新版本已修复']],
      [['rider', 'feedback.replied', 'es', '新版本已修复']],
    ])
    await act('adopt', { desk: kefu, id: main.id, more: { text: '6.1 上线', appVersion: '6.1' } })
    const adopted = (await receivedOf([main, ...others], 6)).map(one => one.at(-1)?.body)
    expect(adopted.map(body => [body?.type, body?.data.appVersion])).toEqual(
      Array.from({ length: 3 }, () => ['feedback.adopted', '6.1']),
    )
  })

  test('merged into one that is answered, its person receives the answer at once, and so does that of what was merged into it', async () => {
    const [main, child, grandchild] = [
      await sendFeedback(server),
      await sendFeedback(server),
      await sendFeedback(server),
    ]
    await merge(child, [grandchild])
    await act('reply', { desk: kefu, id: main.id, more: { text: '请更新到最新版' } })
    expect(await merge(main, [child])).toMatchObject({ merged: 2, state: 'replied' })
    const received = await receivedOf([child, grandchild], 2)
    expect(received.map(one => one.map(({ body }) => body.data.text))).toEqual([['请更新到最新版'], ['请更新到最新版']])
    const { duplicateOf } = await kefu.call(feedback.get, { id: grandchild.id })
    expect(duplicateOf?.no).toBe(main.no)
  })

  test('whose person writes again while it is about to be merged on: the message counts, and the merge is asked to look again', async () => {
    const [child, main, other] = [await sendFeedback(server), await sendFeedback(server), await sendFeedback(server)]
    await merge(main, [child])
    const held = await hold(server, db =>
      db.selectFrom('feedback').select('id').where('id', '=', child.id).forUpdate().execute(),
    )
    const written = writeAgain(server, child)
    await held.untilWaiting()
    const refused = merge(other, [main]).catch((error: Refused) => error)
    await held.untilWaiting(2)
    await held.rollback()
    expect((await written).status).toBe(200)
    expect(await refused).toMatchObject({ reason: 'feedbackNotMergeable' })
    expect(await merge(other, [main])).toMatchObject({ merged: 1 })
    expect(await kefu.call(feedback.get, { id: child.id })).toMatchObject({ duplicateOf: null })
  })

  test('who writes again stands for themselves again', async () => {
    const [main, other] = [await sendFeedback(server), await sendFeedback(server)]
    await merge(main, [other])
    expect((await writeAgain(server, other)).body.state).toBe('processing')
    expect(await kefu.call(feedback.get, { id: other.id })).toMatchObject({ duplicateOf: null, state: 'processing' })
    expect(await kefu.call(feedback.get, { id: main.id })).toMatchObject({ merged: 0, duplicates: [] })
  })

  test('one that is answered meanwhile refuses all of them', async () => {
    const [main, first, second] = [await sendFeedback(server), await sendFeedback(server), await sendFeedback(server)]
    const duplicates = [await targetOf(kefu, first.id), await targetOf(kefu, second.id)]
    await act('reply', { desk: kefu, id: second.id })
    const refused = await refusalOf(kefu.call(feedback.merge, { ...(await targetOf(kefu, main.id)), duplicates }))
    expect(refused).toMatchObject({ reason: 'feedbackNotMergeable' })
    expect(refused.message).toContain(second.no)
    expect(await kefu.call(feedback.get, { id: first.id })).toMatchObject({ state: 'pending', duplicateOf: null })
  })

  test('it is not merged into itself, nor into one that was merged', async () => {
    const [main, other, third] = [await sendFeedback(server), await sendFeedback(server), await sendFeedback(server)]
    expect(await refusalOf(merge(main, [main]))).toMatchObject({ reason: 'feedbackNotMergeable' })
    await merge(main, [other])
    expect(await refusalOf(merge(other, [third]))).toMatchObject({ reason: 'feedbackMerged' })
    const reopened = act('reopen', { desk: kefu, id: other.id })
    expect(await refusalOf(reopened)).toMatchObject({ reason: 'feedbackMerged' })
  })

  test('50 at once, and not 51', async () => {
    const main = await sendFeedback(server)
    const others = await Promise.all(Array.from({ length: 51 }, () => sendFeedback(server)))
    expect(await refusalOf(merge(main, others))).toMatchObject({ reason: 'badInput' })
    expect(await merge(main, others.slice(0, 50))).toMatchObject({ merged: 50 })
  })

  test('what says nearly the same is suggested, and what is over is not', async () => {
    const content = '打开优惠券页面后一直显示空白，刷新也没用'
    const main = await sendFeedback(server, { content })
    const near = await sendFeedback(server, { content: '优惠券页面打开后显示空白，刷新了也没用' })
    const far = await sendFeedback(server, { content: '骑手端导航经常绕远路，耗电厉害' })
    const over = await sendFeedback(server, { content })
    await act('close', { desk: kefu, id: over.id })
    const { alike } = await kefu.call(feedback.get, { id: main.id })
    expect(alike.map(({ no }) => no)).toEqual([near.no])
    expect(alike[0]?.likeness).toBeGreaterThanOrEqual(60)
    expect((await kefu.call(feedback.get, { id: far.id })).alike).toEqual([])
  })
})
