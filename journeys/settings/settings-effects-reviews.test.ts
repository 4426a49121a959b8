import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { workers } from '#contract/people/workers.ts'
import { applications } from '#contract/reviews/applications.ts'
import { posts } from '#contract/reviews/posts.ts'
import { verifications } from '#contract/reviews/verifications.ts'
import { sweepDeposits } from '#server/money/deposits/feature.ts'
import { sweepOldRows } from '#server/process/housekeeping.ts'
import { deleteOldImages } from '#server/reviews/verifications/images/retention.ts'
import { chauffeurWithDeposit } from '../setup/money/deposits.ts'
import type { Desk } from '../setup/orders/desk.ts'
import { requestRefundByApp } from '../setup/people/money.ts'
import { withServerPerTest } from '../setup/process/server.ts'
import { until } from '../setup/process/until.ts'
import { apply } from '../setup/reviews/applications.ts'
import { addPaper } from '../setup/reviews/paper-images.ts'
import { caseTarget, decideClaimed, judge, settled, showPaper } from '../setup/reviews/papers.ts'
import { machineSays, publish } from '../setup/reviews/posts.ts'
import { setSetting } from '../setup/settings.ts'

const server = withServerPerTest({ settings: { SESSION_IDLE_MINUTES: '600000', SESSION_HOURS: '10000' } })
const minute = 60
const hour = 3600
const day = 86_400
let auditor: Desk

beforeEach(async () => {
  auditor = await server.signIn('auditor')
})

/** Whether a moment lies so many seconds ahead; the machine may have been slow meanwhile. */
const expectIn = (at: number | null | undefined, seconds: number) => {
  expect((at ?? 0) - Date.now()).toBeLessThanOrEqual(seconds * 1000)
  expect((at ?? 0) - Date.now()).toBeGreaterThan((seconds - 5 * minute) * 1000)
}

describe('reviews', () => {
  test('are kept for whoever claimed them for as long as is set', async () => {
    await setSetting(server, 'reviews.lease', 50 * minute)
    const { id } = await showPaper(server)
    await auditor.call(verifications.claim, { id, most: 1 })
    expectIn((await auditor.call(verifications.get, { id })).case?.leasedUntil, 50 * minute)
    await decideClaimed(auditor, id, 'approve')
    await auditor.call(verifications.undo, await caseTarget(auditor, id))
    expectIn((await auditor.call(verifications.get, { id })).case?.leasedUntil, 50 * minute)
  })

  test('are to be decided within the times that are set, of papers and of applications', async () => {
    await setSetting(server, 'reviews.due', { verifications: 3 * hour, applications: 5 * hour })
    const [paper, application] = [await showPaper(server), await apply(server)]
    expectIn((await auditor.call(verifications.get, { id: paper.id })).case?.dueAt, 3 * hour)
    expectIn((await auditor.call(applications.get, { id: application.id })).case?.dueAt, 5 * hour)
  })

  test('are looked at again as often as is set: all of them, or none', async () => {
    const samplesOf = async (percent: number) => {
      await setSetting(server, 'reviews.samplePercent', percent)
      const { id } = await showPaper(server)
      await judge(auditor, id, 'approve')
      await settled(server, id)
      const cases = server.db.selectFrom('review_cases').select('id').where('subject_id', '=', id)
      return cases.where('subject', '=', 'verifications').where('purpose', '=', 'sample').execute()
    }
    expect(await samplesOf(0)).toHaveLength(0)
    expect(await samplesOf(100)).toHaveLength(1)
    expect(await samplesOf(0)).toHaveLength(0)
  })

  test('of posts that a machine passed are made as often as is set', async () => {
    const purposeWith = async (percent: number) => {
      await setSetting(server, 'reviews.postSamplePercent', percent)
      const { id } = await publish(server, { machine: machineSays('pass') })
      return (await auditor.call(posts.get, { id })).case?.purpose
    }
    expect(await purposeWith(100)).toBe('sample')
    expect(await purposeWith(0)).toBeUndefined()
  })
})

test('A customer asks for a refund within the time of the service that is set', async () => {
  const usual = server.runtime.settings.now('money.refundWindows')
  const askAfter = async (seconds: number) => {
    const order = await server.fixtures.order('completed')
    await server.db
      .updateTable('orders')
      .set({ finished_at: new Date(Date.now() - seconds * 1000) })
      .where('id', '=', order.id)
      .execute()
    return (await requestRefundByApp(server, order, { askedFen: 100 })).answer.reason
  }
  await setSetting(server, 'money.refundWindows', { ...usual, food: 2 * hour })
  expect(await askAfter(3 * hour)).toBe('afterSaleOver')
  await setSetting(server, 'money.refundWindows', { ...usual, food: 60 * day })
  expect(await askAfter(59 * day)).toBeUndefined()
})

test('The deposit of a worker who left is held for as long as is set', async () => {
  await setSetting(server, 'reviews.samplePercent', 0)
  await setSetting(server, 'money.depositHold', 5 * day)
  const { workerId: id } = await chauffeurWithDeposit(server, { auditor, colleague: await server.signIn('auditor') })
  const ops = await server.signIn('ops')
  const { version } = await ops.call(workers.get, { id })
  await ops.call(workers.resign, { id, version, reason: '本人申请离职' })
  await sweepDeposits(server.runtime)
  const { release_at } = await until(() =>
    server.db.selectFrom('deposits').select('release_at').where('state', '=', 'leaving').executeTakeFirst(),
  )
  expectIn(release_at, 5 * day)
})

describe('retention', () => {
  test('of positions and of events of apps is as long as is set', async () => {
    const { id: orderId } = await server.fixtures.order('pending_accept')
    const { id } = await server.fixtures.rider()
    await sql`delete from worker_positions`.execute(server.db)
    await sql`insert into worker_positions (worker_id, at, lng, lat)
      values (${id}, now() - interval '20 days', 113, 34)`.execute(server.db)
    await sql`insert into order_inbox (order_id, app_id, event_id, seq, happened, occurred_at, state, settled_at)
      values (${orderId}, 'customer-app', 'E1', 1, '{}', now(), 'applied', now() - interval '20 days')`.execute(
      server.db,
    )
    const left = async () => {
      await sweepOldRows(server.runtime)
      const { rows } = await sql<{ positions: number; events: number }>`
        select (select count(*)::int from worker_positions) as positions,
          (select count(*)::int from order_inbox) as events`.execute(server.db)
      return rows[0]
    }
    expect(await left()).toEqual({ positions: 1, events: 1 })
    await setSetting(server, 'retention.workerPositions', 10 * day)
    expect(await left()).toEqual({ positions: 0, events: 1 })
    await setSetting(server, 'retention.orderInbox', 10 * day)
    expect(await left()).toEqual({ positions: 0, events: 0 })
  })

  test('of the images of papers that were settled is as long as is set', async () => {
    const id = await addPaper(server, { state: 'rejected', daysAgo: 50, imageIds: [] })
    const isDeleted = async () => {
      await deleteOldImages(server.runtime)
      const paper = server.db.selectFrom('verifications').select('images_deleted_at').where('id', '=', id)
      return (await paper.executeTakeFirstOrThrow()).images_deleted_at !== null
    }
    await setSetting(server, 'retention.paperImages', 60 * day)
    expect(await isDeleted()).toBe(false)
    await setSetting(server, 'retention.paperImages', 40 * day)
    expect(await isDeleted()).toBe(true)
  })
})
