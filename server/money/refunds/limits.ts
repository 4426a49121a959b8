import { sql } from 'kysely'
import { type Fen, fen } from '#contract/base/values.ts'
import { otherRoles, type RoleAmounts } from '#contract/settings/kinds.ts'
import type { Caller } from '#server/kit/caller.ts'
import type { Database } from '#server/kit/database.ts'
import { startOfToday } from '#server/kit/rows/shanghai.ts'
import { lockNamed } from '#server/process/locks/index.ts'
import { settingIn } from '#server/settings/index.ts'

/** How much a person may refund without a colleague's approval, in fen; null for any amount. */
export type Limit = RoleAmounts | null

/** The highest limit of the roles; of those that the setting does not name, that of all others. */
async function limitOfRoles(db: Database, roleCodes: readonly string[], isSuper: boolean): Promise<Limit> {
  if (isSuper) return null
  const limits = await settingIn(db, 'money.refundLimits')
  const named = roleCodes.filter(code => Object.hasOwn(limits, code))
  const own = (named.length > 0 ? named : [otherRoles]).map(code => limits[code] ?? null)
  if (own.includes(null)) return null
  const highest = (read: (limit: RoleAmounts) => Fen) =>
    fen(Math.max(0, ...own.map(limit => (limit === null ? 0 : read(limit)))))
  return { onceFen: highest(limit => limit.onceFen), dayFen: highest(limit => limit.dayFen) }
}

export function ownLimit(db: Database, { roleCodes, isSuper }: Caller): Promise<Limit> {
  return limitOfRoles(db, roleCodes, isSuper)
}

export async function limitOf(db: Database, userId: number): Promise<Limit> {
  const roles = await db
    .selectFrom('user_roles')
    .innerJoin('roles', 'roles.id', 'user_roles.role_id')
    .select(['roles.code', 'roles.permissions'])
    .where('user_id', '=', userId)
    .execute()
  const isSuper = roles.some(role => role.permissions.includes('*'))
  return limitOfRoles(
    db,
    roles.map(role => role.code),
    isSuper,
  )
}

/** How much of a limit is left today, in Shanghai; null for any amount. */
export async function restOf(db: Database, userId: number, limit: Limit): Promise<Fen | null> {
  if (limit === null) return null
  const { spent } = await db
    .selectFrom('refunds')
    .select(sql<number>`coalesce(sum(amount_fen), 0)::bigint`.as('spent'))
    .where('decided_by_id', '=', userId)
    .where('stage', 'in', ['processing', 'refunded', 'failed'])
    .where('decided_at', '>=', startOfToday)
    .executeTakeFirstOrThrow()
  return Math.max(0, Math.min(limit.onceFen, limit.dayFen - spent)) as Fen
}

/** Runs the decisions of one person one after the other, so that each sees how much of the day's limit is left. */
export async function lockLimit(db: Database, userId: number): Promise<void> {
  await lockNamed(db, 'refunds.limits', userId)
}
