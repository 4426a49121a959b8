import { z } from 'zod'
import { Id, Moment } from '#contract/base/values.ts'
import { agentStatuses, chatGroups } from './chat.ts'

export const Agent = z.object({
  id: Id,
  name: z.string(),
  avatar: z.string(),
  status: z.enum(agentStatuses),
  groups: z.array(z.enum(chatGroups)),
  /** Conversations in hand, and how many at once. */
  load: z.int(),
  capacity: z.int(),
})
export type Agent = z.output<typeof Agent>

export const LiveFigures = z.object({
  waiting: z.int(),
  longestWaitSince: Moment.nullable(),
  overdue: z.int(),
  /** Of conversations that began today in Shanghai. */
  today: z.object({
    begun: z.int(),
    resolved: z.int(),
    firstMissed: z.int(),
    nextMissed: z.int(),
    /** Seconds, the middle one. */
    firstReplyMedian: z.int().nullable(),
    /** Seconds from a question to its answer, on average over all answers. */
    replyAverage: z.int().nullable(),
    /** Not over within a day. */
    resolveMissed: z.int(),
    /** Conversations with an answer that was late, and those that were passed on, of those begun; 0 to 1. */
    lateShare: z.number().nullable(),
    passedOnShare: z.number().nullable(),
    rated: z.int(),
    ratingAverage: z.number().nullable(),
  }),
  agents: z.array(
    Agent.extend({
      servedToday: z.int(),
      missedToday: z.int(),
      /** Seconds, as of today's. */
      firstReplyMedian: z.int().nullable(),
      replyAverage: z.int().nullable(),
      ratingAverage: z.number().nullable(),
    }),
  ),
})

export const AgentTerms = z.object({
  userId: Id,
  groups: z.array(z.enum(chatGroups)).min(1),
  capacity: z.int().min(1).max(50),
})
