import { beforeAll, describe, expect, test } from 'vitest'
import { announcements } from '#contract/announcements/announcements.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { notifications } from '#contract/desk/notifications.ts'
import { publishText, submitText, targetOf, writeText } from '../setup/announcements/announcements.ts'
import { type Desk, refusalOf } from '../setup/orders/desk.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()
let ops: Desk
let leader: Desk
let kefu: Desk

beforeAll(async () => {
  ops = await server.signIn('ops')
  leader = await server.signIn('kefu_leader')
  kefu = await server.signIn('kefu')
})

const queueOf = async (desk: Desk, queue: string) =>
  (await desk.call(announcements.list, { queue })).rows.map(({ id }) => id)

describe('an announcement', () => {
  test('is written, submitted and published; staff are told and read it', async () => {
    const draft = await ops.call(announcements.add, writeText({ title: '端午值班安排' }))
    expect(draft).toMatchObject({ state: 'draft', revision: 1, targets: null, mine: null })
    expect(draft.allowed).toEqual(['update', 'submit', 'copy', 'remove'])
    expect(await queueOf(kefu, 'all')).not.toContain(draft.id)
    const submitted = await ops.call(announcements.submit, draft)
    const published = await leader.call(announcements.publish, targetOf(submitted))
    expect(published).toMatchObject({ state: 'published', publisher: { name: 'kefu_leader' }, read: 0 })
    const { total } = await ops.call(announcements.count, published.audience)
    expect(published.targets).toBe(total)

    expect(await queueOf(kefu, 'unread')).toContain(draft.id)
    const block = await kefu.call(dashboard.notices, {})
    expect(block.unread.map(({ id }) => id)).toContain(draft.id)
    const notices = await kefu.call(notifications.list, {})
    expect(notices.rows).toContainEqual(
      expect.objectContaining({ type: 8, allUser: 1, msg: '公告：端午值班安排', link: `/gonggao?open=${draft.id}` }),
    )
    await kefu.call(announcements.read, { id: draft.id })
    await kefu.call(announcements.read, { id: draft.id })
    expect(await queueOf(kefu, 'unread')).not.toContain(draft.id)
    const { unreadCount } = await kefu.call(dashboard.notices, {})
    expect(unreadCount).toBe(block.unreadCount - 1)
    expect(await leader.call(announcements.get, { id: draft.id })).toMatchObject({ read: 1, acknowledged: 0 })
    expect((await kefu.call(announcements.counts, {})).draft).toBe(0)
  })

  test('is changed on the version that was seen', async () => {
    const draft = await ops.call(announcements.add, writeText())
    const changed = await ops.call(announcements.update, { ...draft, text: writeText({ title: '改过的标题' }) })
    const late = await refusalOf(ops.call(announcements.update, { ...draft, text: writeText() }))
    expect(late).toMatchObject({ reason: 'changedByOther', record: changed })
    await ops.call(announcements.remove, changed)
    expect(await refusalOf(ops.call(announcements.get, { id: draft.id }))).toMatchObject({ reason: 'notFound' })
  })

  test('goes back to its author with the reason', async () => {
    const submitted = await submitText(ops)
    const back = await leader.call(announcements.refuse, { ...submitted, reason: '标题不清楚' })
    expect(back).toMatchObject({ state: 'draft', reason: '标题不清楚' })
  })

  test('that is published gets a newer text, which waits until somebody publishes it; who has read it has read it', async () => {
    const published = await publishText(server, { title: '第一版' })
    await kefu.call(announcements.read, { id: published.id })
    const waiting = await ops.call(announcements.update, { ...published, text: writeText({ title: '第二版' }) })
    expect(waiting).toMatchObject({ title: '第一版', hasPending: true, revision: 1 })
    expect(await kefu.call(announcements.get, { id: published.id })).toMatchObject({ title: '第一版', revisions: [] })
    const seen = await leader.call(announcements.get, { id: published.id })
    const revised = await leader.call(announcements.publish, targetOf(seen))
    expect(revised).toMatchObject({ title: '第二版', hasPending: false, revision: 2, read: 1 })
    expect(revised.revisions.map(({ number, text }) => [number, text.title])).toEqual([
      [2, '第二版'],
      [1, '第一版'],
    ])
    expect(await kefu.call(announcements.get, { id: published.id })).toMatchObject({
      mine: { readAt: expect.any(Number) },
    })
  })
})
