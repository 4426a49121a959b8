import { type NotificationRules, notifications } from '#contract/desk/notifications.ts'
import { handle } from '#server/kit/handle.ts'

/** Until a person has set their own. */
const initialRules: NotificationRules = { silentTypes: [], quietHours: null, desktop: true }

export const rules = handle(notifications.rules, async ({ db, caller }) => {
  const own = await db
    .selectFrom('notification_rules')
    .selectAll()
    .where('user_id', '=', caller.userId)
    .executeTakeFirst()
  if (!own) return initialRules
  const { quiet_from: from, quiet_to: to } = own
  return {
    silentTypes: own.silent_types,
    quietHours: from === null || to === null ? null : { from: timeOf(from), to: timeOf(to) },
    desktop: own.has_desktop,
  }
})

/** The person's other windows are nudged and read the rules again. */
export const saveRules = handle(notifications.saveRules, async ({ db, caller, nudge }, rulesOfPerson) => {
  const { silentTypes, quietHours, desktop } = rulesOfPerson
  const own = {
    silent_types: [...new Set(silentTypes)].sort((one, other) => one - other),
    quiet_from: quietHours && minutesOf(quietHours.from),
    quiet_to: quietHours && minutesOf(quietHours.to),
    has_desktop: desktop,
  }
  await db
    .insertInto('notification_rules')
    .values({ user_id: caller.userId, ...own })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(own))
    .execute()
  nudge({ word: 'notifications.changed', id: null, userId: caller.userId })
  return {}
})

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function timeOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join(':')
}
