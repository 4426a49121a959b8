import { sql } from 'kysely'
import { roles as rolesOfContract } from '#contract/access/roles.ts'
import { needsOfList } from '#contract/desk/nudges.ts'
import { type View, views } from '#contract/desk/views.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { fieldSentence } from '#server/kit/field-sentences.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { QueryContext } from '#server/kit/serve.ts'
import { asWritten } from '#server/people/index.ts'

type Language = QueryContext['sender']['language']
type Record = Awaited<ReturnType<ReturnType<typeof viewsQuery>['executeTakeFirstOrThrow']>>

export function viewsQuery(db: Database) {
  return db
    .selectFrom('views')
    .innerJoin('users', 'users.id', 'views.owner_id')
    .leftJoin('roles', 'roles.id', 'views.role_id')
    .selectAll('views')
    .select(['users.nick_name as owner_name', 'users.username as owner_username', 'roles.names as role_names'])
}

/** Refuses a list that does not exist, and one that this person may not open. */
export function refuseUnopened({ caller, sender }: Pick<QueryContext, 'caller' | 'sender'>, list: string): void {
  const needs = needsOfList(list.split('.')[0] ?? '')
  if (needs === undefined) refuse('badInput', { fields: { list: fieldSentence('choice', sender.language) } })
  if (!may(caller, needs)) refuse('noPermission')
}

export const list = handle(views.list, async (context, { list: name }) => {
  const { db, caller, sender } = context
  refuseUnopened(context, name)
  const rows = await viewsQuery(db)
    .where('views.list', '=', name)
    .where(row =>
      row.or([
        row('views.owner_id', '=', caller.userId),
        // Views of disabled people are shared no longer.
        row.and([hasRole(caller), row('users.status', '=', 'enabled')]),
      ]),
    )
    .orderBy(row => row('views.owner_id', '<>', caller.userId))
    .orderBy('views.name')
    .orderBy('views.id')
    .limit(500)
    .execute()
  const roles = await shareable(db, caller).execute()
  return {
    views: rows.map(row => viewOf(row, caller, sender.language)),
    roles: roles.map(({ id, names }) => ({ id, name: names[sender.language] ?? names.zh })),
  }
})

/** The roles that this person may share a view with: their own, or all if they edit roles. */
export function shareable(db: Database, caller: Caller) {
  const all = db.selectFrom('roles').select(['roles.id', 'roles.names']).orderBy('roles.id')
  return may(caller, rolesOfContract.update.needs) ? all : all.where(hasRole(caller))
}

function hasRole({ roleCodes }: Caller) {
  return sql<boolean>`roles.code = any(${roleCodes})`
}

export function viewOf(row: Record, caller: Caller, language: Language): View {
  const { id, list, name, question, role_id, role_names, owner_id, version } = row
  return {
    id,
    list,
    name: asWritten(name),
    question: owner_id === caller.userId ? question : withoutNumbers(question),
    role: role_id !== null && role_names ? { id: role_id, name: role_names[language] ?? role_names.zh } : null,
    owner: { id: owner_id, name: row.owner_name || row.owner_username || '' },
    version,
    allowed: owner_id === caller.userId ? ['update', 'remove'] : [],
  }
}

/** The search of a colleague can be a phone number. */
function withoutNumbers(question: string): string {
  const spaced = question.replaceAll('+', ' ')
  const masked = asWritten(spaced)
  return masked === spaced ? question : masked.replaceAll(' ', '+')
}
