import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Permission } from '#contract/access/permissions.ts'
import type { Needs } from '#contract/base/operation.ts'
import type { NotificationRow } from '#server/desk/notifications/delivery/view.ts'
import { type Caller, isInScope, may } from '#server/kit/caller.ts'
import type { Tables } from '#server/kit/database.ts'
import type { AddressedNudge } from '#server/kit/nudges.ts'

/** After this time a notification is deleted; until then one for a person or for everybody waits for them. */
export const keptDays = 90
/** A notification for the holders of a permission is about work that its lists show as well, so it expires sooner. */
export const keptForWorkDays = 3

/** Nobody is notified of what they cannot act on: who only sees orders gets no notification of each. */
export type Audience = Exclude<Permission, `${string}.view`>

/** Nodes of the version before notify whoever may see orders. */
const actingOn = {
  'orders.view': [
    'orders.accept',
    'orders.assign',
    'orders.cancel',
    'orders.complete',
    'orders.exception',
    'orders.follow',
  ],
} as const satisfies Partial<Record<Permission, readonly Permission[]>>

/** The permissions of which one is enough to be notified. Rows of an older version may name any permission. */
function actsOf(audience: string): readonly Needs[] {
  const known: Partial<Record<string, readonly Needs[]>> = actingOn
  return known[audience] ?? [audience as Needs]
}

function mayAct(caller: Caller, audience: string): boolean {
  return actsOf(audience).some(one => may(caller, one))
}

const youngerThan = (days: number) => sql<number>`now() - make_interval(days => ${sql.lit(days)})`

/** Notifications for this person that have not expired, as a condition of SQL. The same rule as `isForCaller`. */
export function addressedTo(caller: Caller): Expression<SqlBool> {
  const row = expressionBuilder<Tables, 'notifications'>()
  if (caller.mustDo !== null) return row.lit(false)
  const inCity =
    caller.cityCodes === null
      ? row.lit(true)
      : row.or([
          row('city_code', 'is', null),
          row('city_code', 'in', caller.cityCodes.length > 0 ? caller.cityCodes : ['']),
        ])
  const held = [...caller.permissions].filter(one => mayAct(caller, one))
  const [kept, keptForWork] = [youngerThan(keptDays), youngerThan(keptForWorkDays)]
  return row.or([
    row.and([row('to_user_id', '=', caller.userId), row('notifications.created_at', '>', kept)]),
    row.and([row('is_for_all', '=', true), row('notifications.created_at', '>', kept)]),
    ...(held.length > 0
      ? [row.and([row('to_permission', 'in', held), inCity, row('notifications.created_at', '>', keptForWork)])]
      : []),
  ])
}

/** The same rule as `addressedTo`, for one row. */
export function isForCaller(row: NotificationRow, caller: Caller): boolean {
  if (caller.mustDo !== null) return false
  if (row.is_for_all) return true
  if (row.to_user_id !== null) return row.to_user_id === caller.userId
  const audience = row.to_permission ?? ''
  return caller.permissions.has(audience) && mayAct(caller, audience) && isInScope(caller, row.city_code)
}

type Addressee = Pick<NotificationRow, 'to_user_id' | 'to_permission' | 'city_code'>

/** The nudge that a notification changed, to its audience only. */
export function nudgeOf(row: Addressee & { id: number }): AddressedNudge {
  return {
    word: 'notifications.changed',
    id: row.id,
    ...(row.to_user_id !== null && { userId: row.to_user_id }),
    ...(row.to_permission !== null && { needs: actsOf(row.to_permission) }),
    ...(row.city_code !== null && { cityCode: row.city_code }),
  }
}
