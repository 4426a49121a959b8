import { type Expression, type SqlBool, sql } from 'kysely'
import type { Reason } from '#contract/base/refusals.ts'
import { type App, type AppRow, appActions, apps } from '#contract/open/apps.ts'
import { contains } from '#server/desk/searches/index.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import { afterId, oneMore, pageOf } from '#server/kit/rows/page.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { staffName } from '#server/people/index.ts'
import { inScope } from '#server/people/users/index.ts'
import { ofLastDay, readCalls } from './calls/read.ts'
import { coversCities } from './covers-cities.ts'
import { goodSecrets } from './secrets.ts'

type Action = (typeof appActions)[number]
type Reader = Pick<QueryContext, 'db' | 'caller' | 'sender'>
export type AppRecord = Awaited<ReturnType<typeof readRecord>> & object

export const list = handle(apps.list, async ({ db, caller }, { search, kind, status, after, limit }) => {
  const found = await records(db)
    .where(row => row.or([contains(sql.ref('apps.name'), search), contains(sql.ref('apps.id'), search)]))
    .$if(kind !== undefined, rows => rows.where('apps.kind', '=', kind ?? 'other'))
    .$if(status !== undefined, rows => rows.where('apps.is_enabled', '=', status === 'enabled'))
    .where(afterId('apps.number', after))
    .orderBy('apps.number', 'desc')
    .limit(oneMore(limit))
    .execute()
  return pageOf(found, limit, { view: row => rowOf(row, caller), cursorOf: row => row.number })
})

export const get = handle(apps.get, async (context, { id }) => {
  const record = await readRecord(context.db, id)
  return record ? view(context, record) : refuse('notFound')
})

const mostOwners = 10

export const owners = handle(apps.owners, ({ db, caller }, { search }) =>
  db
    .selectFrom('users')
    .select(['id', 'username'])
    .select(sql<string>`${staffName('users')}`.as('name'))
    .where('kind', '=', 'staff')
    .where(inScope(caller))
    .where('status', '=', 'enabled')
    .where('username', 'is not', null)
    .where(row => row.or([contains(sql.ref('nick_name'), search), contains(sql.ref('username'), search)]))
    .orderBy('id')
    .limit(mostOwners)
    .$narrowType<{ username: string }>()
    .execute(),
)

/** Why this person may not do it to the app as it is; null if they may. Decides what is offered and what is refused alike. */
export function refusalOf(app: AppRecord, action: Action, caller: Caller): Reason | null {
  if (!may(caller, action === 'rotate' || action === 'endOldSecret' ? 'apps.secret' : 'apps.edit'))
    return 'noPermission'
  if (!coversCities(caller, app.city_codes)) return 'beyondOwn'
  if (action === 'rotate') return app.old_secrets > 0 ? 'oldSecretGood' : null
  if (action === 'endOldSecret') return app.old_secrets > 0 ? null : 'alreadySo'
  if (action === 'disable') return app.is_enabled ? null : 'alreadySo'
  return action === 'enable' && app.is_enabled ? 'alreadySo' : null
}

export function readRecord(db: Database, id: number) {
  return records(db).where('apps.number', '=', id).executeTakeFirst()
}

/** The whole app as this reader sees it. */
export async function view({ db, caller, sender }: Reader, record: AppRecord): Promise<App> {
  const secrets = await goodSecrets(db, record.id)
  return {
    ...rowOf(record, caller),
    scopes: record.scopes,
    services: record.services,
    cityCodes: record.city_codes,
    ratePerSecond: record.rate_limit,
    addresses: record.addresses,
    carriers: record.carriers,
    createdAt: record.created_at,
    secrets: secrets.map(({ created_at, ends_at }) => ({ since: created_at, until: ends_at })),
    ...(await readCalls(db, record.id, sender.language)),
  }
}

function records(db: Database) {
  return db
    .selectFrom('apps')
    .leftJoin('users', 'users.id', 'apps.owner_id')
    .select(['apps.id', 'apps.number', 'apps.name', 'apps.kind', 'apps.scopes', 'apps.services', 'apps.city_codes'])
    .select([
      'apps.rate_limit',
      'apps.addresses',
      'apps.carriers',
      'apps.is_enabled',
      'apps.version',
      'apps.created_at',
    ])
    .select(['apps.owner_id', sql<string>`coalesce(${staffName('users')}, apps.owner_name)`.as('owner_name')])
    .select([
      sql<number | null>`(select max(at) from app_last_calls where app_id = apps.id)`.as('last_call_at'),
      countOf(sql<SqlBool>`true`).as('calls'),
      countOf(sql<SqlBool>`outcome <> 'accepted'`).as('refused'),
      sql<number>`(select count(*) from app_secrets where app_id = apps.id and ends_at > now())`.as('old_secrets'),
    ])
}

function countOf(which: Expression<SqlBool>) {
  return sql<number>`(select coalesce(sum(calls), 0)::bigint from app_call_counts
    where app_id = apps.id and ${ofLastDay} and ${which})`
}

function rowOf(app: AppRecord, caller: Caller): AppRow {
  return {
    id: app.number,
    appId: app.id,
    name: app.name,
    kind: app.kind,
    owner: { id: app.owner_id, name: app.owner_name },
    isEnabled: app.is_enabled,
    lastCallAt: app.last_call_at,
    calls: app.calls,
    refused: app.refused,
    version: app.version,
    allowed: appActions.filter(action => refusalOf(app, action, caller) === null),
  }
}
