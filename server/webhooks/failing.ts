import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type offReasons, webhookLimits } from '#contract/open/webhooks/limits.ts'
import { type Change, clock, makeChange } from '#server/kit/change.ts'
import { recordEvent } from '#server/kit/events.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { everyCity, notify } from '#server/notifications/index.ts'
import type { Due } from './deliver.ts'
import { giveUpQueue, resumeQueue } from './queues.ts'
import type { EndpointRecord } from './table.ts'

/** From so many failures in a row on it rests after each: half as long as it has been failing, within these seconds. */
const [restAfter, shortestRest, longestRest] = [5, 15, 600]

/** What rests for it goes on, if it failed before. */
export async function noteSuccess(runtime: Runtime, { endpoint_id: id, failing_since }: Due): Promise<void> {
  if (failing_since === null) return
  await makeChange(runtime, byClock(), async change => {
    const recovered = await change.db
      .updateTable('webhook_endpoints')
      .set({ failing_since: null, failures: 0, resting_until: null })
      .where('id', '=', id)
      .where('failing_since', 'is not', null)
      .returning('id')
      .executeTakeFirst()
    if (!recovered) return
    await change.later(resumeQueue, { endpointId: id })
    change.nudge({ word: 'webhooks.changed', id })
  })
}

type Failure = { status: number | null; isOver: boolean }

/** Counts a failure; after some the endpoint rests, after three days of them or with a 410 it is switched off. */
export async function noteFailure(runtime: Runtime, due: Due, { status, isOver }: Failure): Promise<void> {
  await makeChange(runtime, byClock(), async change => {
    const before = await lockEndpoint(change, due.endpoint_id)
    if (!before?.is_enabled) return
    const now = Date.now()
    const failingSince = before.failing_since ?? now
    const failures = before.failures + 1
    const isResting = (before.resting_until ?? 0) > now
    const mustRest = failures >= restAfter && !isResting
    const restSeconds = Math.min(longestRest, Math.max(shortestRest, (now - failingSince) / 2000))
    await change.db
      .updateTable('webhook_endpoints')
      .set({
        failures,
        failing_since: new Date(failingSince),
        ...(mustRest && { resting_until: new Date(now + restSeconds * 1000) }),
        ...(isOver && { missed_since: new Date(Math.min(before.missed_since ?? now, due.created_at)) }),
      })
      .where('id', '=', before.id)
      .execute()
    if (mustRest) await change.later(resumeQueue, { endpointId: before.id }, Math.ceil(restSeconds))
    if (status === 410) await switchOff(change, before, 'gone')
    else if (now - failingSince >= webhookLimits.failingDays * 86_400_000) await switchOff(change, before, 'failing')
    else if (failures === 1 || failures === restAfter) change.nudge({ word: 'webhooks.changed', id: before.id })
  })
}

/** Switches off what has failed for too long although nothing was tried of late. */
export async function switchOffFailing(runtime: Runtime): Promise<void> {
  const rows = await runtime.db
    .selectFrom('webhook_endpoints')
    .select('id')
    .where('is_enabled', '=', true)
    .where('removed_at', 'is', null)
    .where('failing_since', '<', sql<number>`now() - make_interval(days => ${sql.lit(webhookLimits.failingDays)})`)
    .execute()
  for (const { id } of rows)
    await makeChange(runtime, byClock(), async change => {
      const before = await lockEndpoint(change, id)
      if (before?.is_enabled && before.failing_since !== null) await switchOff(change, before, 'failing')
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
      ...{ is_enabled: false, off_reason: reason, off_at: new Date(), missed_since: new Date(missedSince) },
      ...{ resting_until: null, version: before.version + 1 },
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
    to: { permission: 'webhooks.view', cityCode: everyCity },
    link: `/system/open?tab=endpoints&open=${id}`,
  })
}

/** When the oldest webhook that it has not got was enqueued, which was before the first try failed; now if there is none. */
async function oldestOpen({ db }: Change, endpointId: number): Promise<number> {
  const oldest = await db
    .selectFrom('webhooks')
    .select('created_at')
    .where('endpoint_id', '=', endpointId)
    .where('delivered_at', 'is', null)
    .where('dead_at', 'is', null)
    .orderBy('id')
    .limit(1)
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

function byClock() {
  return { actor: clock, traceId: randomUUID() }
}
