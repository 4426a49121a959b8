import type { Notification } from './notifications.ts'

/** The screen of each type. A type without one is not sent. Of an order, the service decides between its screens. */
export const screenOfType = {
  0: '/kefumsg',
  1: '/kefumsg',
  2: '/kefumsg',
  3: '/kefumsg',
  4: '/kefumsg',
  5: '/kefumsg',
  6: '/dashboard',
  7: '/dashboard',
  8: '/gonggao',
  9: '/tixian',
  10: '/list',
  11: '/user/renzheng',
  12: '/user/dongtailist',
  13: '/shenqing',
  14: '/tousu',
  15: '/fankui',
} as const
export type NotificationType = keyof typeof screenOfType

const serviceTargets: readonly [word: RegExp, path: string][] = [
  [/外卖/, '/order'],
  [/代驾/, '/daiorder'],
  [/跑腿|寄件/, '/sendorder'],
  [/陪玩/, '/gameorder'],
]

/** The screen a notification belongs to, by its type and, for orders, by the one service word of its Chinese text. */
export function screenOf({ type, msg }: Pick<Notification, 'type' | 'msg'>): string {
  const ofService = type === 6 ? serviceTargets.find(([word]) => word.test(msg))?.[1] : undefined
  const screens: Record<number, string | undefined> = screenOfType
  return ofService ?? screens[type] ?? '/dashboard'
}

/** The target of a click on it: its record, otherwise its screen. */
export function targetOf(notification: Pick<Notification, 'type' | 'msg' | 'link'>): string {
  return notification.link || screenOf(notification)
}
