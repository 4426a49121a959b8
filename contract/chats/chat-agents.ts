import { z } from 'zod'
import { Id, Moment } from '#contract/base/values.ts'
import { agentStatuses, chatGroups } from './chat.ts'

export const Agent = z.object({
  id: Id,
  name: z.string(),
  avatar: z.string(),
  status: z.enum(agentStatuses),
  groups: z.array(z.enum(chatGroups)),
  /** Of the reader's cities those whose conversations they may take; null means all. */
  cityCodes: z.array(z.string()).nullable(),
  /** Current conversations, and the maximum at once. */
  load: z.int(),
  capacity: z.int(),
})
export type Agent = z.output<typeof Agent>

export const LiveFigures = z.object({
  waiting: z.int(),
  longestWaitSince: Moment.nullable(),
  overdue: z.int(),
  /** Of conversations that began today, in Shanghai's time. */
  today: z.object({
    begun: z.int(),
    resolved: z.int(),
    firstMissed: z.int(),
    nextMissed: z.int(),
    /** In seconds. */
    firstReplyMedian: z.int().nullable(),
    /** Seconds from a message of the person to our reply, on average. */
    replyAverage: z.int().nullable(),
    /** Not resolved within a day. */
    resolveMissed: z.int(),
    /** Shares of conversations with a late reply and of transferred ones, 0 to 1. */
    lateShare: z.number().nullable(),
    passedOnShare: z.number().nullable(),
    rated: z.int(),
    ratingAverage: z.number().nullable(),
  }),
  agents: z.array(
    Agent.extend({
      servedToday: z.int(),
      missedToday: z.int(),
      /** In seconds. */
      firstReplyMedian: z.int().nullable(),
      replyAverage: z.int().nullable(),
      ratingAverage: z.number().nullable(),
    }),
  ),
})

export const AgentTerms = z.object({
  userId: Id,
  groups: z.array(z.enum(chatGroups)).min(1).max(50),
  capacity: z.int().min(1).max(50),
})
