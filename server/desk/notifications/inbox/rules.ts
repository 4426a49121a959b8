import { type Level, type Topic, topics } from '#contract/desk/notification-topics.ts'
import { type NotificationRules, notifications } from '#contract/desk/notifications.ts'
import { handle } from '#server/kit/handle.ts'

/** Until a person has set their own. */
const initialRules: NotificationRules = { levels: {}, quietHours: null, desktop: true }

export const rules = handle(notifications.rules, async ({ db, caller }) => {
  const own = await db
    .selectFrom('notification_rules')
    .selectAll()
    .where('user_id', '=', caller.userId)
    .executeTakeFirst()
  if (!own) return initialRules
  const { quiet_from: from, quiet_to: to } = own
  return {
    levels: own.levels,
    quietHours: from === null || to === null ? null : { from: timeOf(from), to: timeOf(to) },
    desktop: own.has_desktop,
  }
})

/** The person's other windows are nudged and read the rules again. */
export const saveRules = handle(notifications.saveRules, async ({ db, caller, nudge }, rulesOfPerson) => {
  const { levels, quietHours, desktop } = rulesOfPerson
  const before = await db
    .selectFrom('notification_rules')
    .select('wanted_since')
    .where('user_id', '=', caller.userId)
    .forUpdate()
    .executeTakeFirst()
  const own = {
    levels: JSON.stringify(levels),
    wanted_since: JSON.stringify(wantedSince(before?.wanted_since ?? {}, levels)),
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

type Since = Partial<Record<Topic, string>>

/** What came while nobody wanted it is not listed once the topic is wanted again. */
function wantedSince(before: Since, levels: Partial<Record<Topic, Level>>): Since {
  const now = new Date().toISOString()
  const since = (topic: Topic) => {
    if (levels[topic] === 'none') return 'infinity'
    return before[topic] === 'infinity' ? now : before[topic]
  }
  return Object.fromEntries(topics.map(topic => [topic, since(topic)]))
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function timeOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join(':')
}
