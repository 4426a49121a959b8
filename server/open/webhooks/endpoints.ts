import { sql, type Updateable } from 'kysely'
import { hourMs } from '#contract/base/durations.ts'
import { searchedText } from '#contract/base/texts/typed-text.ts'
import type { Target } from '#contract/base/values.ts'
import { webhookLimits } from '#contract/open/webhooks/limits.ts'
import { type WebhookEndpoint, webhooks } from '#contract/open/webhooks.ts'
import { confirmSecondFactor } from '#server/access/session/index.ts'
import { contains } from '#server/desk/searches/index.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Tables } from '#server/kit/database.ts'
import { type Changes, changesBetween, recordEvent } from '#server/kit/events.ts'
import { feature } from '#server/kit/feature.ts'
import { type FieldWord, fieldSentence } from '#server/kit/field-sentences.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { lockSeen } from '#server/kit/rows/lock-seen.ts'
import { afterId, oneMore, pageOf } from '#server/kit/rows/page.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { appIsCovered, coversCities } from '#server/open/apps/index.ts'
import { sealText } from '#server/people/index.ts'
import type { EventAction } from '#words/access/features.ts'
import { refuseWrongAddress } from './address.ts'
import { createEndpoint } from './create-endpoint.ts'
import { enqueueTest } from './enqueue.ts'
import { hostOf, switchOff } from './failing.ts'
import { giveUpQueue } from './queues.ts'
import { newSecret, secretsOf } from './secrets.ts'
import type { EndpointRecord } from './table.ts'
import {
  type EndpointAction,
  endpointsQuery,
  type ListedEndpoint,
  refusalOf,
  standingIs,
  viewEndpoint,
} from './view.ts'

const list = handle(webhooks.list, async ({ db, caller }, { search, standing, after, limit }) => {
  const found = await endpointsQuery(db)
    .$if(search !== '', rows =>
      rows.where(row =>
        row.or([
          // Whoever sees no path of it learns none by asking, either.
          row.and([appIsCovered(caller), contains(sql.ref('endpoint.url'), search)]),
          contains(sql.ref('apps.name'), search),
          row('apps.id', '=', searchedText(search)),
        ]),
      ),
    )
    .$if(standing !== undefined, rows => rows.where(standingIs(standing ?? 'on')))
    .where(afterId('endpoint.id', after))
    .orderBy('endpoint.id', 'desc')
    .limit(oneMore(limit))
    .execute()
  return pageOf(found, limit, { view: row => viewEndpoint(row, caller), cursorOf: row => row.id })
})

const get = handle(webhooks.get, async ({ db, caller }, { id }) => {
  const row = await endpointsQuery(db).where('endpoint.id', '=', id).executeTakeFirst()
  return row ? viewEndpoint(row, caller) : refuse('notFound')
})

const apps = handle(webhooks.apps, async ({ db, caller }) => ({
  apps: await db
    .selectFrom('apps')
    .select(['id', 'name'])
    .where(appIsCovered(caller))
    .orderBy('id')
    .limit(500)
    .execute(),
}))

const add = handle(webhooks.add, async (context, { appId, proof, ...terms }) => {
  const app = await context.db
    .selectFrom('apps')
    .select('city_codes')
    .where('id', '=', appId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!app) return refuseField(context, { appId: 'format' })
  if (!coversCities(context.caller, app.city_codes)) refuse('beyondOwn')
  refuseUnusable(context, terms.url)
  await confirmSecondFactor(context, proof)
  const { count } = await context.db
    .selectFrom('webhook_endpoints')
    .select(row => row.fn.countAll<number>().as('count'))
    .where('app_id', '=', appId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (count >= webhookLimits.endpoints) refuse('tooManyEndpoints', { params: { most: webhookLimits.endpoints } })
  const { row, secret } = await createEndpoint({ db: context.db, config: context.runtime.config }, { appId, ...terms })
  await record(context, 'webhooks.add', row, changesBetween({}, { app: appId, ...shown(terms) }))
  return { endpoint: await fresh(context, row.id), secret }
})

/** A proof is asked for where webhooks are to go elsewhere. */
const update = handle(webhooks.update, async (context, { id, version, proof, ...terms }) => {
  // Before the lock, as when a secret is replaced: what is sent meanwhile waits for it.
  if (proof !== undefined) await confirmSecondFactor(context, proof)
  const before = await lock(context, { id, version }, 'update')
  if (terms.url !== before.url) {
    refuseUnusable(context, terms.url)
    if (proof === undefined) refuseField(context, { proof: 'required' })
  }
  await write(context, before, terms)
  await record(context, 'webhooks.update', before, changesBetween(shown(before), shown(terms)))
  return fresh(context, id)
})

/** It is gone from the lists; the log of its deliveries stays until it is old. */
const remove = handle(webhooks.remove, async (context, target) => {
  const before = await lock(context, target, 'remove')
  const now = new Date()
  await write(context, before, {
    removed_at: now,
    is_enabled: false,
    off_reason: 'staff',
    off_at: now,
    secret: null,
    secret_sealed: null,
    old_secret_sealed: null,
    old_secret_until: null,
  })
  await context.later(giveUpQueue, { endpointId: before.id })
  await record(context, 'webhooks.remove', before)
  return {}
})

const enable = handle(webhooks.enable, async (context, target) => {
  const before = await lock(context, target, 'enable')
  await write(context, before, {
    is_enabled: true,
    off_reason: null,
    off_at: null,
    failing_since: null,
    failures: 0,
    resting_until: null,
  })
  await record(context, 'webhooks.enable', before)
  return fresh(context, before.id)
})

const disable = handle(webhooks.disable, async (context, target) => {
  const before = await lock(context, target, 'disable')
  await switchOff(context, before, 'staff')
  return fresh(context, before.id)
})

const rotate = handle(webhooks.rotate, async (context, { hours, proof, ...target }) => {
  await confirmSecondFactor(context, proof)
  const before = await lock(context, target, 'rotate')
  const { runtime } = context
  const [current] = await secretsOf(runtime, before)
  const secret = newSecret()
  await write(context, before, {
    secret: null,
    secret_sealed: await sealText(runtime, secret),
    old_secret_sealed: hours === 0 ? null : await sealText(runtime, current?.text ?? ''),
    old_secret_until: hours === 0 ? null : new Date(Date.now() + hours * hourMs),
  })
  await record(context, 'webhooks.rotate', before)
  return { endpoint: await fresh(context, before.id), secret }
})

const test = handle(webhooks.test, async (context, { id }) => {
  const row = await endpointsQuery(context.db).where('endpoint.id', '=', id).executeTakeFirst()
  if (!row) return refuse('notFound')
  refuseUnlessAllowed(context, row, 'test')
  const deliveryId = await enqueueTest(context, id)
  await recordEvent(context, {
    action: 'webhooks.test',
    subject: 'webhooks',
    subjectId: id,
    subjectNo: hostOf(row.url),
  })
  return { deliveryId }
})

export const webhooksFeature = feature(webhooks, {
  list,
  get,
  apps,
  add,
  update,
  remove,
  enable,
  disable,
  rotate,
  test,
})

/** The same address that a delivery would refuse, said at once to whoever types it. */
function refuseUnusable(context: CommandContext, url: string): void {
  if (context.runtime.config.WEBHOOKS_TO_PRIVATE_ADDRESSES) return
  try {
    refuseWrongAddress(new URL(url))
  } catch {
    refuseField(context, { url: 'publicHttps' })
  }
}

function refuseField({ sender }: CommandContext, wrong: Partial<Record<'appId' | 'url' | 'proof', FieldWord>>): never {
  const fields = Object.entries(wrong).map(([field, word]) => [field, fieldSentence(word, sender.language)])
  return refuse('badInput', { fields: Object.fromEntries(fields) })
}

/** The endpoint, locked as this person saw it, if they may do that to it. */
async function lock(context: CommandContext, { id, version }: Target, action: EndpointAction): Promise<ListedEndpoint> {
  const { db, caller } = context
  const row = await lockSeen(db, {
    subject: 'webhooks',
    id,
    version,
    lock: () => endpointsQuery(db).where('endpoint.id', '=', id).forNoKeyUpdate('endpoint').executeTakeFirst(),
    fresh: row => viewEndpoint(row, caller),
  })
  refuseUnlessAllowed(context, row, action)
  return row
}

function refuseUnlessAllowed({ caller }: CommandContext, row: ListedEndpoint, action: EndpointAction): void {
  const reason = refusalOf(row, action, caller)
  if (reason !== null) refuse(reason)
}

async function write(
  { db }: CommandContext,
  { id, version }: EndpointRecord,
  set: Omit<Updateable<Tables['webhook_endpoints']>, 'version'>,
): Promise<void> {
  await db
    .updateTable('webhook_endpoints')
    .set({ ...set, version: version + 1 })
    .where('id', '=', id)
    .execute()
}

async function fresh(
  { db, caller }: { db: CommandContext['db']; caller: Caller },
  id: number,
): Promise<WebhookEndpoint> {
  return viewEndpoint(await endpointsQuery(db).where('endpoint.id', '=', id).executeTakeFirstOrThrow(), caller)
}

type Terms = Pick<EndpointRecord, 'url' | 'types' | 'services' | 'cities'>

function shown({ url, types, services, cities }: Terms) {
  return { url, types, services, cities }
}

async function record(context: CommandContext, action: EventAction, { id, url }: EndpointRecord, changes?: Changes) {
  await recordEvent(context, { action, subject: 'webhooks', subjectId: id, subjectNo: hostOf(url), changes })
  context.nudge({ word: 'webhooks.changed', id })
}
