import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import { type Caller, isInScope } from '#server/kit/caller.ts'
import type { Tables } from '#server/kit/database.ts'
import type { NotificationRow } from './view.ts'

/** How far back an unread notification is still shown and delivered. */
export const keptMs = 3 * 24 * 3_600_000

/** Whether it is meant for this person. The same rule as `isForCaller`, where the database decides. */
export function concerns(caller: Caller): Expression<SqlBool> {
  const row = expressionBuilder<Tables, 'notifications'>()
  const inCity =
    caller.cityCodes === null
      ? row.lit(true)
      : row.or([
          row('city_code', 'is', null),
          row('city_code', 'in', caller.cityCodes.length > 0 ? caller.cityCodes : ['']),
        ])
  const held = [...caller.permissions]
  return row.or([
    row('to_user_id', '=', caller.userId),
    row('is_for_all', '=', true),
    ...(held.length > 0 ? [row.and([row('to_permission', 'in', held), inCity])] : []),
  ])
}

/** The same rule as `concerns`, for a row in hand. */
export function isForCaller(row: NotificationRow, caller: Caller): boolean {
  if (row.is_for_all) return true
  if (row.to_user_id !== null) return row.to_user_id === caller.userId
  return caller.permissions.has(row.to_permission ?? '') && isInScope(caller, row.city_code)
}
