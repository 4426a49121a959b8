import { z } from 'zod'
import { announcementCategories, readerKinds } from '#contract/announcements/announcement.ts'
import { announcementQueues, type announcements } from '#contract/announcements/announcements.ts'
import type { InputOf } from '#contract/base/operation.ts'
import { DayLimit } from '#contract/base/values.ts'

export const categoryOptions = ['any', ...announcementCategories] as const
export const kindOptions = ['any', ...readerKinds] as const

/** Filters in the address; `open` is the announcement whose drawer is open, `write` the one in the form, 0 for none. */
export const Question = z.object({
  tab: z.enum(announcementQueues).default('all'),
  search: z.string().max(64).default(''),
  category: z.enum(categoryOptions).default('any'),
  kind: z.enum(kindOptions).default('any'),
  from: DayLimit,
  to: DayLimit,
  open: z.int().min(0).default(0),
  write: z.union([z.literal('new'), z.int().min(0)]).default(0),
})
export type Question = z.output<typeof Question>

export function listInputOf(question: Question): Omit<InputOf<typeof announcements.list>, 'after'> {
  const { tab, search, category, kind, from, to } = question
  return {
    queue: tab,
    search,
    category: category === 'any' ? undefined : category,
    kind: kind === 'any' ? undefined : kind,
    from,
    to,
  }
}

export function isNarrowed({ search, category, kind, from, to }: Question): boolean {
  return search !== '' || category !== 'any' || kind !== 'any' || from !== '' || to !== ''
}
