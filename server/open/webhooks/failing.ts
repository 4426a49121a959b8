import { dayMs } from '#contract/base/durations.ts'
import { type offReasons, webhookLimits } from '#contract/open/webhooks/limits.ts'
import { everyCity, notify } from '#server/desk/notifications/index.ts'
import { type Change, makeClockChange } from '#server/kit/change.ts'
import { recordEvent } from '#server/kit/events.ts'
import { moment } from '#server/kit/rows/moment.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { giveUpQueue, restAfter, sendQueue } from './queues.ts'
import type { Outcome } from './settle.ts'
import type { EndpointRecord } from './table.ts'

/** An endpoint rests half as long as it has been failing, within these seconds. */
const [shortestRest, longestRest] = [15, 600]
const longestFailingMs = webhookLimits.failingDays * dayMs

/** What tries that were settled together say about their endpoints. One success is enough. */
export async function noteOutcomes(runtime: Runtime, outcomes: readonly Outcome[]): Promise<void> {
  const meant = outcomes.filter(({ due }) => due.type !== 'endpoint.test')
  const arrived = outcomes.filter(({ tried }) => tried.error === null)
  const isUp = new Set(arrived.map(({ due }) => due.endpoint_id))
  const recovered = new Set(arrived.filter(({ due }) => due.failing_since !== null).map(({ due }) => due.endpoint_id))
  for (const id of recovered) await noteSuccess(runtime, id)
  const failed = Map.groupBy(meant, ({ due }) => due.endpoint_id)
  for (const [id, own] of failed) if (!isUp.has(id)) await noteFailures(runtime, id, own)
}

/** What rests for it goes on. */
async function noteSuccess(runtime: Runtime, id: number): Promise<void> {
  await makeClockChange(runtime, async change => {
    const recovered = await change.db
      .updateTable('webhook_endpoints')
      .set({ failing_since: null, failures: 0, resting_until: null })
      .where('id', '=', id)
      .where('failing_since', 'is not', null)
      .returning('id')
      .executeTakeFirst()
    if (!recovered) return
    change.wake(sendQueue)
    change.nudge({ word: 'webhooks.changed', id })
  })
}

/** Counts failures; after some the endpoint rests, after three days of them or with a 410 it is switched off. */
async function noteFailures(runtime: Runtime, id: number, failed: readonly Outcome[]): Promise<void> {
  const missed = failed.filter(({ waitSeconds }) => waitSeconds === null).map(({ due }) => due.created_at)
  await makeClockChange(runtime, async change => {
    const before = await lockEndpoint(change, id)
    if (!before?.is_enabled) return
    const now = Date.now()
    const failingSince = before.failing_since ?? now
    const failures = before.failures + failed.length
    const mustRest = failures >= restAfter && (before.resting_until ?? 0) <= now
    const restSeconds = Math.min(longestRest, Math.max(shortestRest, (now - failingSince) / 2000))
    await change.db
      .updateTable('webhook_endpoints')
      .set({
        failures,
        failing_since: new Date(failingSince),
        ...(mustRest && { resting_until: new Date(now + restSeconds * 1000) }),
        ...(missed.length > 0 && { missed_since: new Date(Math.min(before.missed_since ?? now, ...missed)) }),
      })
      .where('id', '=', id)
      .execute()
    if (failed.some(({ tried }) => tried.status === 410)) await switchOff(change, before, 'gone')
    else if (now - failingSince >= longestFailingMs) await switchOff(change, before, 'failing')
    else if (before.failures === 0 || (before.failures < restAfter && failures >= restAfter))
      change.nudge({ word: 'webhooks.changed', id })
  })
}

/** Switches off what has failed for too long although nothing was tried of late. */
export async function switchOffFailing(runtime: Runtime): Promise<void> {
  const rows = await runtime.db
    .selectFrom('webhook_endpoints')
    .select('id')
    .where('is_enabled', '=', true)
    .where('removed_at', 'is', null)
    .where('failing_since', '<', moment(Date.now() - longestFailingMs))
    .execute()
  for (const { id } of rows)
    await makeClockChange(runtime, async change => {
      const before = await lockEndpoint(change, id)
      // It may have recovered since, and failed again.
      const failingSince = before?.failing_since ?? Date.now()
      if (before?.is_enabled && Date.now() - failingSince > longestFailingMs) await switchOff(change, before, 'failing')
    })
}

/** Switches a locked endpoint off. What it has not got by now and what comes meanwhile is kept, to be sent again. */
export async function switchOff(
  change: Change,
  before: EndpointRecord,
  reason: (typeof offReasons)[number],
): Promise<void> {
  const { id, app_id, url } = before
  const missedSince = Math.min(before.missed_since ?? Date.now(), await oldestOpen(change, id))
  await change.db
    .updateTable('webhook_endpoints')
    .set({
      is_enabled: false,
      off_reason: reason,
      off_at: new Date(),
      missed_since: new Date(missedSince),
      resting_until: null,
      version: before.version + 1,
    })
    .where('id', '=', id)
    .execute()
  await change.later(giveUpQueue, { endpointId: id })
  const action = reason === 'staff' ? 'webhooks.disable' : 'webhooks.switchOff'
  await recordEvent(change, { action, subject: 'webhooks', subjectId: id, subjectNo: hostOf(url) })
  change.nudge({ word: 'webhooks.changed', id })
  if (reason === 'staff') return
  await notify(change, {
    type: 7,
    kind: reason === 'gone' ? 'webhook.gone' : 'webhook.failing',
    params: { app: app_id, host: hostOf(url) },
    to: { permission: 'webhooks.edit', cityCode: everyCity },
    link: `/system/open?tab=endpoints&open=${id}`,
  })
}

/** When the oldest webhook that it has not got was enqueued, which was before the first try failed; now if there is none. */
async function oldestOpen({ db }: Change, endpointId: number): Promise<number> {
  const oldest = await db
    .selectFrom('webhook_queue')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_queue.webhook_id')
    .select(row => row.fn.min('webhooks.created_at').as('created_at'))
    .where('webhook_queue.endpoint_id', '=', endpointId)
    .executeTakeFirst()
  return oldest?.created_at ?? Date.now()
}

/** Without holding up those who enqueue for it. */
export function lockEndpoint({ db }: Pick<Change, 'db'>, id: number): Promise<EndpointRecord | undefined> {
  return db
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** How the operation log and notifications call an endpoint. */
export function hostOf(url: string): string {
  return new URL(url).host
}
