import { z } from 'zod'
import { agentStatuses, chatGroups } from './chat.ts'
import { Id, Moment } from './values.ts'

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
    rated: z.int(),
    ratingAverage: z.number().nullable(),
  }),
  agents: z.array(Agent.extend({ servedToday: z.int(), missedToday: z.int(), ratingAverage: z.number().nullable() })),
})

export const AgentTerms = z.object({
  userId: Id,
  groups: z.array(z.enum(chatGroups)).min(1),
  capacity: z.int().min(1).max(50),
})
