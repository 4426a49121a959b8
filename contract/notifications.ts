import { z } from 'zod'
import { command, query } from './operation.ts'
import { Id, Nothing } from './values.ts'

/** What a notification is about. Below 6 comes from a conversation; 6 is an order, 7 a dispatch, deadline or safety alert. */
export const NotificationType = z.int().min(0).max(15)

/** As it travels over the socket: alone or in an array, and nothing else does. */
export const Notification = z.object({
  id: Id,
  type: NotificationType,
  /** 1 when it is for everybody. */
  allUser: z.union([z.literal(0), z.literal(1)]),
  /** 0 unread, 1 read. */
  flag: z.union([z.literal(0), z.literal(1)]),
  sendName: z.string(),
  sendImg: z.string(),
  msg: z.string(),
  /** `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai. */
  createTime: z.string(),
  /** Path and query of the exact record; empty where the type alone decides. */
  link: z.string(),
})
export type Notification = z.output<typeof Notification>

export const notifications = {
  /** Unread ones, newest first. */
  list: query('notifications.list', {
    needs: 'signed-in',
    input: z.object({}),
    output: z.object({ rows: z.array(Notification), unread: z.int() }),
  }),
  read: command('notifications.read', {
    needs: 'signed-in',
    input: z.object({ ids: z.array(Id).min(1).max(200) }),
    output: Nothing,
  }),
  clear: command('notifications.clear', { needs: 'signed-in', input: z.object({}), output: Nothing }),
}

/** What a browser sends over the socket. `msgIds` is comma-joined. */
export const ClientFrame = z.object({
  senderId: z.union([z.int(), z.string()]),
  msg: z.string().max(512).default(''),
  msgIds: z.string().max(4096).default(''),
  action: z.int(),
})
export type ClientFrame = z.input<typeof ClientFrame>

/** The actions of client frames. The three acknowledgements mean the same to the server. */
export const action = { firstLogin: 1, heartbeat: 4, ackChat: 3, ackOwn: 5, ackAll: 6, watch: 9 } as const

/** Which acknowledgement belongs to a notification: 3 below type 6, else 6 for everybody's, else 5. */
export function acknowledgementOf({ type, allUser }: Pick<Notification, 'type' | 'allUser'>): number {
  if (type < 6) return action.ackChat
  return allUser === 1 ? action.ackAll : action.ackOwn
}

const targets: Record<number, string> = {
  8: '/gonggao',
  9: '/tixian',
  10: '/list',
  11: '/user/renzheng',
  12: '/user/dongtailist',
  13: '/shenqing',
  14: '/tousu',
  15: '/fankui',
}

const serviceTargets: readonly [word: RegExp, path: string][] = [
  [/外卖/, '/order'],
  [/代驾/, '/daiorder'],
  [/跑腿|寄件/, '/sendorder'],
  [/陪玩/, '/gameorder'],
]

/** The screen a notification belongs to, by its type and, for orders, by the one service word of its Chinese text. */
export function screenOf({ type, msg }: Pick<Notification, 'type' | 'msg'>): string {
  if (type < 6) return '/kefumsg'
  if (type === 6) return serviceTargets.find(([word]) => word.test(msg))?.[1] ?? '/dashboard'
  return targets[type] ?? '/dashboard'
}

/** Where a click on it leads: its exact record, else its screen. */
export function targetOf(notification: Pick<Notification, 'type' | 'msg' | 'link'>): string {
  return notification.link || screenOf(notification)
}
