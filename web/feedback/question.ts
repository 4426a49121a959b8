import { z } from 'zod'
import type { InputOf } from '#contract/base/operation.ts'
import { byAge, sortInput } from '#contract/base/page.ts'
import { DayLimit, Id } from '#contract/base/values.ts'
import { deviceSystems, feedbackPeople, feedbackTypes } from '#contract/feedback/feedback.ts'
import { type feedback, feedbackQueues } from '#contract/feedback/feedback-desk.ts'

export const tabs = [...feedbackQueues, 'all', 'incidents', 'insight'] as const
export const types = ['any', ...feedbackTypes] as const
export const people = ['any', ...feedbackPeople] as const
export const systems = ['any', ...deviceSystems] as const

const text = (most: number) => z.string().max(most).default('')

/** Filters of the list in the address. */
export const Question = z.object({
  tab: z.enum(tabs).default('pending'),
  sort: sortInput(byAge),
  search: text(64),
  type: z.enum(types).default('any'),
  person: z.enum(people).default('any'),
  system: z.enum(systems).default('any'),
  version: text(32),
  tag: text(20),
  word: text(32),
  city: z
    .string()
    .regex(/^(\d{6})?$/)
    .default(''),
  from: DayLimit,
  to: DayLimit,
  /** The incident whose feedback is shown or that a notification leads to, 0 for none. */
  incident: Id.or(z.literal(0)).default(0),
  /** The feedback whose drawer is open, 0 for none. */
  open: z.int().min(0).default(0),
})
export type Question = z.output<typeof Question>

export function listInputOf(question: Question): Omit<InputOf<typeof feedback.list>, 'after'> {
  const { tab, search, type, person, system, version, tag, word, city, from, to, incident } = question
  return {
    queue: tab === 'incidents' || tab === 'insight' ? 'all' : tab,
    search,
    type: type === 'any' ? undefined : type,
    person: person === 'any' ? undefined : person,
    system: system === 'any' ? undefined : system,
    appVersion: version,
    tag,
    word,
    cityCode: city || undefined,
    from,
    to,
    incidentId: incident || undefined,
  }
}

/** Whether other filters than the tab are set; the order is none. */
export function isNarrowed({ tab: _tab, sort: _sort, open: _open, incident, ...filters }: Question): boolean {
  return incident > 0 || Object.values(filters).some(value => value !== '' && value !== 'any')
}

/** The address of one piece of feedback. */
export const addressOf = (id: number) => `/fankui?tab=all&open=${id}`
