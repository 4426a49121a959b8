import { shanghaiTime } from '#contract/base/shanghai.ts'
import type { NotificationRules } from './notifications.ts'

/** Whether a notification of that type is announced: by sound, as a toast and by the operating system. It is unread either way. */
export function isAnnounced({ silentTypes }: NotificationRules, type: number): boolean {
  return !silentTypes.includes(type)
}

/** Whether it makes a sound at a moment (epoch milliseconds). */
export function isAudible(rules: NotificationRules, type: number, at: number): boolean {
  return isAnnounced(rules, type) && !isQuiet(rules.quietHours, at)
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
