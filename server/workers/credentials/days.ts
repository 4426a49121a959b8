import { type RawBuilder, sql } from 'kysely'

/** Days until the last day on which something is good, as people in Shanghai count; negative once it has passed. */
export function daysUntil(column: string): RawBuilder<number | null> {
  return sql<number | null>`(${sql.ref(column)} - ${todayInShanghai})`
}

export const todayInShanghai = sql`(now() at time zone 'Asia/Shanghai')::date`

/** A column of type date as `2026-11-21`. */
export function dayText(column: string): RawBuilder<string | null> {
  return sql<string | null>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`
}

/** So many days before the end somebody is told; 0 stands for the end itself. */
const reminders = [0, 1, 7, 30] as const

/** Which reminder is due with so many days left, the last one there is; undefined while there is none. */
export function reminderDue(daysLeft: number): number | undefined {
  if (daysLeft < 0) return 0
  return reminders.find(days => days > 0 && daysLeft <= days)
}

/** So many days are left when the next reminder after `reminded_days` is due; after the last one, never. */
export const nextReminder = sql<number>`case reminded_days
  when 30 then 7 when 7 then 1 when 1 then -1 when 0 then -1000000 else 30 end`
