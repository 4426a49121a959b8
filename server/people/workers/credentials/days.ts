import { type RawBuilder, sql } from 'kysely'
import { today } from '#server/kit/rows/shanghai.ts'

/** Days until the last day of validity, by the calendar of Shanghai; negative once it has passed. */
export function daysUntil(column: string): RawBuilder<number | null> {
  return sql<number | null>`(${sql.ref(column)} - ${today})`
}

/** Staff are reminded this many days before the end; 0 stands for the end itself. */
const reminders = [0, 1, 7, 30] as const

/** The latest reminder that is due with so many days left; undefined while none is. */
export function reminderDue(daysLeft: number): number | undefined {
  if (daysLeft < 0) return 0
  return reminders.find(days => days > 0 && daysLeft <= days)
}

/** How many days are left when the reminder after `reminded_days` is due; after the last one, never. */
export const nextReminder = sql<number>`case reminded_days
  when 30 then 7 when 7 then 1 when 1 then -1 when 0 then -1000000 else 30 end`
