import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { events } from '#contract/access/events.ts'
import { notifications } from '#contract/desk/notifications.ts'
import { posts } from '#contract/reviews/posts.ts'
import { type Desk, refusalOf } from '../../setup/orders/desk.ts'
import { passTime } from '../../setup/process/clock.ts'
import { withServer } from '../../setup/process/server.ts'
import { until } from '../../setup/process/until.ts'
import {
  type Author,
  callPosts,
  judge,
  judged,
  machineSays,
  newAuthor,
  type Published,
  publish,
  report,
  settled,
} from '../../setup/reviews/posts.ts'

const settings = { SESSION_IDLE_MINUTES: '600' }
const server = withServer({ listens: true, settings })
let auditor: Desk
let colleague: Desk

beforeAll(async () => {
  auditor = await server.signIn('auditor', { name: '审核员甲' })
  colleague = await server.signIn('auditor', { name: '审核员乙' })
})

const read = (id: number) => auditor.call(posts.get, { id })
const passed = () => publish(server, { machine: machineSays('pass') })

async function reportBy(post: Published, reporters: readonly Author[], reason = 'abuse'): Promise<void> {
  for (const reporter of reporters) {
    const { status } = await report(server, post, { reporter, reason })
    expect(status).toBe(200)
  }
}

/** Somebody whose reports were judged wrong so often. */
async function wrongReporter(times: number): Promise<Author> {
  const reporter = newAuthor()
  for (let made = 0; made < times; made += 1) {
    const post = await publish(server)
    await reportBy(post, [reporter])
    await judge(auditor, post.id, 'approve')
    expect(await settled(server, post.id)).toBe('approved')
  }
  return reporter
}

describe('reports', () => {
  test('come by any app; its author alone changes a post, by the app that sent it', async () => {
    const post = await passed()
    const reporter = { kind: 'rider', externalId: newAuthor('rider').externalId } as const
    const told = { eventId: randomUUID(), reporter, reason: 'abuse' }
    expect((await callPosts(server, `/${post.no}/reports`, told, 'rider')).status).toBe(200)
    expect(await read(post.id)).toMatchObject({ reports: 1 })
    const change = { eventId: randomUUID(), externalId: post.author.externalId }
    expect((await callPosts(server, `/${post.no}/delete`, change, 'rider')).status).toBe(404)
  })

  test('of three different people hide a post until somebody judges it who did not', async () => {
    const post = await judged(server, auditor, 'approve')
    const [first, second, third] = [newAuthor(), newAuthor(), newAuthor()] as const
    await reportBy(post, [first, second, first])
    expect(await read(post.id)).toMatchObject({ state: 'approved', reports: 2 })
    expect((await report(server, post, { reporter: third })).body).toMatchObject({ state: 'hidden' })
    const seen = await read(post.id)
    expect(seen).toMatchObject({ state: 'hidden', reports: 3, cause: 'reports', case: { purpose: 'second' } })
    expect(seen.reportsOf).toHaveLength(3)
    expect(seen.allowed).not.toContain('restore')
    const { body } = await until(() =>
      server.webhooks.receivedPosts.find(
        one => one.body.type === 'post.hidden' && 'no' in one.body.data && one.body.data.no === post.no,
      ),
    )
    expect(body.data).toMatchObject({ codes: [], appealBy: null })
    expect(body.text).toMatchObject({ key: 'post.reported', body: '您的动态被多人举报，已暂时下架，等待审核' })
    const { rows } = await auditor.call(notifications.list, {})
    expect(rows.find(({ link }) => link === `/user/dongtailist?open=${post.id}`)).toMatchObject({ type: 12 })

    expect((await refusalOf(judge(auditor, post.id, 'approve'))).reason).toBe('judgedBefore')
    expect((await colleague.call(posts.list, { queue: 'reported' })).rows).toMatchObject([{ id: post.id }])
    await judge(colleague, post.id, 'approve')
    expect(await settled(server, post.id)).toBe('approved')
    expect(await read(post.id)).toMatchObject({ reports: 0, cause: null })
    await reportBy(post, [first, second, third])
    expect(await read(post.id)).toMatchObject({ state: 'approved', reports: 0 })
  })

  test('of three people who were mostly wrong do not hide it', async () => {
    const wrong = [await wrongReporter(3), await wrongReporter(3), await wrongReporter(3)]
    const post = await passed()
    await reportBy(post, wrong)
    expect(await read(post.id)).toMatchObject({ state: 'approved', reports: 3 })
    expect((await read(post.id)).reportsOf.map(({ isCredible }) => isCredible)).toEqual([false, false, false])
    await reportBy(post, [newAuthor(), newAuthor()])
    expect(await read(post.id)).toMatchObject({ state: 'approved' })
    await reportBy(post, [newAuthor()])
    expect(await read(post.id)).toMatchObject({ state: 'hidden', reports: 6 })
  })

  test('count again once they were right as often, or after 90 days', async () => {
    const reporter = await wrongReporter(3)
    for (let made = 0; made < 3; made += 1) {
      const post = await publish(server)
      await reportBy(post, [reporter])
      await judge(auditor, post.id, 'reject')
      expect(await settled(server, post.id)).toBe('rejected')
    }
    const other = await wrongReporter(3)
    const post = await passed()
    await reportBy(post, [reporter, other])
    const credible = async () => (await read(post.id)).reportsOf.map(({ isCredible }) => isCredible)
    expect(await credible()).toEqual([false, true])
    await passTime(91 * 86_400)
    auditor = await server.signIn('auditor')
    colleague = await server.signIn('auditor')
    const later = await passed()
    await reportBy(later, [other])
    expect((await read(later.id)).reportsOf).toMatchObject([{ isCredible: true }])
  })

  test('and the number of people who saw it raise a post in the queue', async () => {
    const post = await publish(server)
    const before = (await read(post.id)).case?.risk ?? 0
    await reportBy(post, [newAuthor()])
    const reported = (await read(post.id)).case?.risk ?? 0
    expect(reported).toBeGreaterThan(before)
    const figures = { no: post.no, exposure: 500_000, likes: 12, comments: 3, shares: 1 }
    const unknown = { ...figures, no: 'DT1' }
    expect((await callPosts(server, '/figures', { posts: [figures, unknown] })).body).toEqual({ known: 1 })
    await until(async () => ((await read(post.id)).case?.risk ?? 0) > reported)
    expect(await read(post.id)).toMatchObject({ exposure: 500_000, likes: 12, comments: 3, shares: 1 })
  })

  test('of many at once hide it once', async () => {
    const post = await passed()
    const answers = await Promise.all(Array.from({ length: 12 }, () => report(server, post)))
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
    const { log, reports, state } = await read(post.id)
    expect([state, reports]).toEqual(['hidden', 12])
    expect(log.filter(({ action }) => action === 'posts.reported')).toHaveLength(1)
  })
})

test('who reported stands nowhere: not in answers, events, notifications, webhooks or the log', async () => {
  const worker = await server.fixtures.rider({ name: '举报人赵六六' })
  const reporters = [{ kind: 'rider' as const, externalId: worker.externalId }, newAuthor(), newAuthor(), newAuthor()]
  const post = await passed()
  const author = post.author
  for (const reporter of reporters)
    expect((await report(server, post, { reporter, text: '太过分了' })).status).toBe(200)
  const administrator = await server.signIn('super_admin')
  const answers: unknown[] = []
  for (const desk of [administrator, auditor, await server.signIn('ops')]) {
    answers.push(await desk.call(posts.get, { id: post.id }), await desk.call(posts.list, { queue: 'hidden' }))
    answers.push(await desk.call(posts.list, { queue: 'reported' }), await desk.call(notifications.list, {}))
  }
  answers.push(await administrator.call(events.list, { limit: 200 }))
  await judge(await server.signIn('auditor'), post.id, 'reject')
  await settled(server, post.id)
  answers.push(await administrator.call(posts.get, { id: post.id }), server.webhooks.receivedPosts)
  for (const table of ['events', 'notifications', 'webhooks', 'review_cases', 'requests', 'posts'] as const) {
    const rows = (await server.db.selectFrom(table).selectAll().execute()) as unknown[]
    // The worker's own events are about their being reported to us, not about a report of theirs.
    answers.push(rows.filter(row => JSON.stringify(row).includes('posts') || table !== 'events'))
  }
  const text = JSON.stringify(answers)
  expect(text).toContain('太过分了')
  expect(text).toContain(author.externalId)
  for (const { externalId } of reporters) expect(text).not.toContain(externalId)
  expect(text).not.toContain('举报人赵六六')
})
