import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Needs } from '#contract/base/operation.ts'
import { type Caller, isInScope } from '#server/kit/caller.ts'
import type { Tables } from '#server/kit/database.ts'
import type { AddressedNudge } from '#server/kit/nudges.ts'
import type { NotificationRow } from '#server/notifications/delivery/view.ts'

/** After this time a notification is deleted; until then one for a person or for everybody waits for them. */
export const keptDays = 90
/** A notification for the holders of a permission is about work that its lists show as well, so it expires sooner. */
export const keptForWorkDays = 3

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
  const held = [...caller.permissions]
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
  return caller.permissions.has(row.to_permission ?? '') && isInScope(caller, row.city_code)
}

/** The nudge that a notification changed, to its audience only. */
export function nudgeOf(row: NotificationRow): AddressedNudge {
  return {
    word: 'notifications.changed',
    id: row.id,
    ...(row.to_user_id !== null && { userId: row.to_user_id }),
    ...(row.to_permission !== null && { needs: row.to_permission as Needs }),
    ...(row.city_code !== null && { cityCode: row.city_code }),
  }
}
