import { z } from 'zod'
import { sortInput } from '#contract/base/page.ts'
import { DayLimit } from '#contract/base/values.ts'
import { complaintCodes, complaintLevels } from '#contract/complaints/complaint-types.ts'
import { complaintQueues, complaintSorts } from '#contract/complaints/complaints.ts'
import { RankingQuestion } from '#contract/complaints/ranking.ts'

export const tabs = [...complaintQueues, 'all', 'ranking'] as const
export const levels = ['any', ...complaintLevels] as const
export const types = ['any', ...complaintCodes] as const

/** Filters of the list in the address; `id` is the complaint whose drawer is open, 0 for none. */
export const Question = z.object({
  tab: z.enum(tabs).default('pending'),
  sort: sortInput(complaintSorts),
  search: z.string().max(64).default(''),
  level: z.enum(levels).default('any'),
  type: z.enum(types).default('any'),
  firstDay: DayLimit,
  lastDay: DayLimit,
  id: z.int().min(0).default(0),
  /** Those about the same respondent as this complaint; 0 for all. */
  about: z.int().min(0).default(0),
  /** Of the ranking. */
  side: RankingQuestion.shape.side,
  days: RankingQuestion.shape.days,
  /** The order of a new complaint; `-` while the order is unknown. */
  new: z.string().max(32).default(''),
  /** The channel of a new complaint. */
  from: z.enum(['phone', 'chat']).default('phone'),
})
export type Question = z.output<typeof Question>

/** The ranking stands in place of the list. */
export function queueOf(tab: Question['tab']) {
  return tab === 'ranking' ? 'pending' : tab
}

export function listInputOf({ tab, search, level, type, about, firstDay, lastDay }: Question) {
  return {
    queue: queueOf(tab),
    search,
    aboutId: about || undefined,
    level: level === 'any' ? undefined : level,
    type: type === 'any' ? undefined : type,
    firstDay,
    lastDay,
  }
}

export function isNarrowed({ search, level, type, about, firstDay, lastDay }: Question): boolean {
  return search !== '' || level !== 'any' || type !== 'any' || about > 0 || firstDay !== '' || lastDay !== ''
}
