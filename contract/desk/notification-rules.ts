import { shanghaiTime } from '#contract/base/shanghai.ts'
import type { Level, Topic } from './notification-topics.ts'
import type { NotificationRules } from './notifications.ts'

/** How a notification about this is told, until the person chooses otherwise with a sound. */
export function levelOf({ levels }: Pick<NotificationRules, 'levels'>, topic: Topic): Level {
  return levels[topic] ?? 'sound'
}

/** Whether it is shown as a toast and by the operating system. */
export function isAnnounced(rules: NotificationRules, topic: Topic): boolean {
  return ['sound', 'reminder'].includes(levelOf(rules, topic))
}

/** Whether it makes a sound at a moment (epoch milliseconds). */
export function isAudible(rules: NotificationRules, topic: Topic, at: number): boolean {
  return levelOf(rules, topic) === 'sound' && !isQuiet(rules.quietHours, at)
}

export function isQuiet(quietHours: NotificationRules['quietHours'], at: number): boolean {
  if (!quietHours) return false
  const now = shanghaiTime(at).slice(0, 5)
  const { from, to } = quietHours
  return from <= to ? from <= now && now < to : from <= now || now < to
}

/** More than these are neither counted nor listed; they follow as others are read. */
export const mostUnread = 1000

/** More than these are not cleared one by one. */
export const mostCleared = 200
