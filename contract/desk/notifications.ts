import { z } from 'zod'
import { command, query } from '../base/operation.ts'
import { Id, Moment, Nothing } from '../base/values.ts'
import { mostCleared, mostUnread } from './notification-rules.ts'
import { levels, levelsOf, type Topic, topics } from './notification-topics.ts'

/** What a notification is about. Below 6 comes from a conversation; 6 is an order, 7 a dispatch, deadline or safety alert. */
const WireType = z.int().min(0).max(15)

/** As it is sent over the socket, alone or in an array. */
export const Notification = z.object({
  id: Id,
  type: WireType,
  topic: z.enum(topics),
  /** Rings until somebody takes it, and nobody has. */
  isAlarm: z.boolean(),
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

/** An unclaimed alarm: it rings for all recipients until somebody claims it. */
export const Alarm = Notification.extend({ since: Moment })
export type Alarm = z.output<typeof Alarm>

/** A time of day in Shanghai, `HH:mm`. */
const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** How a person wants to be notified. Alarms ring regardless. */
export const NotificationRules = z.object({
  /** What is not named is told with a sound. */
  levels: z
    .partialRecord(z.enum(topics), z.enum(levels))
    .refine(chosen => Object.entries(chosen).every(([topic, level]) => levelsOf(topic as Topic).includes(level))),
  /** No sound and no desktop notification within; they may span midnight. */
  quietHours: z.object({ from: TimeOfDay, to: TimeOfDay }).nullable(),
  /** Whether a hidden page may raise a notification of the operating system. */
  desktop: z.boolean(),
})
export type NotificationRules = z.output<typeof NotificationRules>

/** The snapshot of a list: notifications that were not committed yet are not part of it. */
const Mark = z
  .string()
  .max(4096)
  .regex(/^\d{1,18}:\d{1,18}:(\d{1,18}(,\d{1,18})*)?$/)

/** What a list showed: the notifications before its mark, and those that arrived after it. Without either, all. */
const Cleared = z.object({ mark: Mark.optional(), ids: z.array(Id).max(mostCleared).default([]) })

export const notifications = {
  /** The newest unread ones, newest first. `unread` counts to 1,000, which means that or more. `mark` is for `clear`. */
  list: query('notifications.list', {
    needs: 'signed-in',
    input: z.object({ limit: z.int().min(1).max(mostUnread).default(200) }),
    output: z.object({ rows: z.array(Notification), unread: z.int(), mark: Mark }),
  }),
  /** The alarms that this person may take, oldest first. One that arrives over the socket again and is in here rings again. */
  alarms: query('notifications.alarms', {
    needs: 'signed-in',
    input: z.object({}),
    output: z.object({ rows: z.array(Alarm) }),
  }),
  /** Takes an alarm: it stops ringing at everybody. Refused with the name of a colleague who was faster. */
  claim: command('notifications.claim', { needs: 'signed-in', input: z.object({ id: Id }), output: Nothing }),
  rules: query('notifications.rules', { needs: 'signed-in', input: z.object({}), output: NotificationRules }),
  saveRules: command('notifications.saveRules', { needs: 'signed-in', input: NotificationRules, output: Nothing }),
  read: command('notifications.read', {
    needs: 'signed-in',
    input: z.object({ ids: z.array(Id).min(1).max(200) }),
    output: Nothing,
  }),
  clear: command('notifications.clear', { needs: 'signed-in', input: Cleared, output: Nothing }),
}

/** What a browser sends over the socket. `msgIds` is comma-joined. */
export const ClientFrame = z.object({
  senderId: z.union([z.int(), z.string().max(64)]),
  msg: z.string().max(512).default(''),
  msgIds: z.string().max(4096).default(''),
  action: z.int(),
})
export type ClientFrame = z.input<typeof ClientFrame>
