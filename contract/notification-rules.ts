import type { NotificationRules } from './notifications.ts'

/** Whether these rules let a notification of that type make a sound at a moment (epoch milliseconds). */
export function isHeard({ silentTypes, quietHours }: NotificationRules, type: number, at: number): boolean {
  return !silentTypes.includes(type) && !isQuiet(quietHours, at)
}

export function isQuiet(quietHours: NotificationRules['quietHours'], at: number): boolean {
  if (!quietHours) return false
  const now = timeInShanghai.format(at)
  const { from, to } = quietHours
  return from <= to ? from <= now && now < to : from <= now || now < to
}

const timeInShanghai = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Shanghai', timeStyle: 'short' })
