import { type SqlBool, sql } from 'kysely'
import { endAlarms, everyCity, notify } from '#server/desk/notifications/index.ts'
import { type Actor, type Change, makeChange } from '#server/kit/change.ts'
import type { Database } from '#server/kit/database.ts'
import { recordEvent } from '#server/kit/events.ts'
import type { Runtime } from '#server/kit/runtime.ts'

/** As much of the runtime as makes changes. */
export type ChangeRuntime = Pick<Runtime, 'config' | 'db' | 'jobs' | 'nudgeChannel' | 'settings'>

/** The actor of notifications about threats, and of ending stolen sessions. */
export const system: Actor = { kind: 'system', id: null, name: '' }

/** Where owners see their devices and their second factor. */
export const ownAccess = '/user/access'

export const staffLink = (userId: number) => `/system/staff?open=${userId}`

/** Many wrong passwords from many addresses: a stranger needs no more than the name for them, so it is no alarm. */
export function notifyOfGuesses(runtime: ChangeRuntime, userId: number): Promise<void> {
  return makeChange(runtime, { actor: system, traceId: '' }, change => notifyOwnerAndStaff(change, userId, 'guessed'))
}

/** Too many wrong codes after the right password: rings until an administrator takes it. At most once a day. */
export function notifyOfSpentCodes(runtime: ChangeRuntime, userId: number): Promise<void> {
  return makeChange(runtime, { actor: system, traceId: '' }, async change => {
    if (await isWarningDue(change.db, userId)) await notifyOwnerAndStaff(change, userId, 'codesSpent')
  })
}

/** Whoever dealt with the account ends its alarm, and its owner may try codes again. */
export async function settleGuessing(change: Change, userId: number): Promise<void> {
  await change.db
    .updateTable('second_factors')
    .set({ codes_spent: 0, warned_at: null })
    .where('user_id', '=', userId)
    .execute()
  await endAlarms(change, staffLink(userId), ['session.codesSpent'])
}

const kinds = {
  guessed: { all: 'session.guessed', own: 'session.ownGuessed', isAlarm: false },
  codesSpent: { all: 'session.codesSpent', own: 'session.ownCodesSpent', isAlarm: true },
} as const

async function notifyOwnerAndStaff(change: Change, userId: number, what: keyof typeof kinds): Promise<void> {
  const { all, own, isAlarm } = kinds[what]
  const { username, city_codes } = await change.db
    .selectFrom('users')
    .select(['username', 'city_codes'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const params = { username: username ?? '' }
  await notify(change, { type: 7, kind: all, params, to: editorsOf(city_codes), link: staffLink(userId), isAlarm })
  await notify(change, { type: 7, kind: own, params: {}, to: { userId }, link: ownAccess })
  await recordEvent(change, { action: all, subject: 'users', subjectId: userId, subjectNo: params.username })
}

/** Whoever may edit a member of staff: their cities are all among one's own; of several cities, no single one says that. */
export function editorsOf(cityCodes: readonly string[] | null) {
  const cityCode = cityCodes?.length === 1 ? (cityCodes[0] ?? everyCity) : everyCity
  return { permission: 'staff.edit', cityCode } as const
}

async function isWarningDue(db: Database, userId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ warned_at: new Date() })
    .where('user_id', '=', userId)
    .where(sql<SqlBool>`coalesce(warned_at < now() - interval '1 day', true)`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
