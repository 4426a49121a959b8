import { z } from 'zod'
import { workerKinds } from '#contract/base/machine.ts'
import { sortInput } from '#contract/base/page.ts'
import { merchantStatuses } from '#contract/people/merchants.ts'
import { workStatuses } from '#contract/people/worker.ts'
import { workerStatuses } from '#contract/people/worker-machine.ts'
import { workerSorts } from '#contract/people/worker-question.ts'
import type { ListTab } from '#words/people/workers.ts'

export const listTabs = [
  'rider',
  'chauffeur',
  'companion',
  'shop',
  'expiring',
  'frozen',
] as const satisfies readonly ListTab[]
export const expiries = ['any', '0', '7', '30'] as const
export const opens = ['any', 'open', 'closed'] as const
export const statuses = ['any', ...workerStatuses] as const
export const shopStatuses = ['any', ...merchantStatuses] as const
export const works = ['any', ...workStatuses] as const
export const kinds = ['any', ...workerKinds] as const
export const levels = ['any', '1', '2', '3', '4', '5'] as const
/** Days. */
export const silences = ['any', '1', '7', '30', '90'] as const

const Score = z.int().min(0).max(100).nullish()
const Day = z.iso.date().or(z.literal('')).default('')

/** Filters of the list in the address; `open` is the record whose drawer is open, 0 for none. */
export const Question = z.object({
  tab: z.enum(listTabs).default('rider'),
  sort: sortInput(workerSorts),
  search: z.string().max(64).default(''),
  city: z.string().max(6).default(''),
  status: z.enum(statuses).default('any'),
  shopStatus: z.enum(shopStatuses).default('any'),
  work: z.enum(works).default('any'),
  /** With an order in hand. */
  busy: z.boolean().default(false),
  /** Was on duty in the hour that has this moment; 0 for none. */
  onDutyAt: z.int().min(0).default(0),
  service: z.string().max(40).default(''),
  expiry: z.enum(expiries).default('any'),
  openNow: z.enum(opens).default('any'),
  kind: z.enum(kinds).default('any'),
  level: z.enum(levels).default('any'),
  leastScore: Score,
  mostScore: Score,
  silent: z.enum(silences).default('any'),
  firstDay: Day,
  lastDay: Day,
  open: z.int().min(0).default(0),
  /** The part of the drawer that a link opens. */
  part: z.enum(['', 'deposit']).default(''),
})
export type Question = z.output<typeof Question>
export type SetQuestion = (patch: Partial<Question>, options?: { replace?: boolean }) => void

/** Left out of the request where every value is accepted. */
export function chosen<Choice extends string>(choice: Choice): Exclude<Choice, 'any' | ''> | undefined {
  return choice === 'any' || choice === '' ? undefined : (choice as Exclude<Choice, 'any' | ''>)
}

/** Whether a filter is set that is not in the first row. */
export function isNarrowedFurther({ tab, ...question }: Question): boolean {
  const { kind, level, leastScore, mostScore, silent, firstDay, lastDay } = question
  const ofKind = isOfAnyKind(tab) && kind !== 'any'
  return (
    ofKind ||
    level !== 'any' ||
    silent !== 'any' ||
    leastScore != null ||
    mostScore != null ||
    firstDay + lastDay !== ''
  )
}

/** Tabs that list workers of every kind. */
export function isOfAnyKind(tab: ListTab): boolean {
  return tab === 'expiring' || tab === 'frozen'
}

export function isNarrowed(question: Question): boolean {
  const { search, city, status, shopStatus, work, busy, onDutyAt, service, expiry, openNow } = question
  const isChosen = [status, shopStatus, work, expiry, openNow].some(it => it !== 'any')
  return isChosen || [search, city, service, busy, onDutyAt].some(Boolean) || isNarrowedFurther(question)
}
