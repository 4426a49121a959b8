import { z } from 'zod'
import { merchantStatuses } from '#contract/merchants.ts'
import { workerStatuses, workStatuses } from '#contract/worker.ts'
import type { ListTab } from './text.ts'

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

/** What the address says of the list; `open` is the record whose drawer is open, 0 for none. */
export const Question = z.object({
  tab: z.enum(listTabs).default('rider'),
  search: z.string().max(64).default(''),
  city: z.string().max(6).default(''),
  status: z.enum(statuses).default('any'),
  shopStatus: z.enum(shopStatuses).default('any'),
  work: z.enum(works).default('any'),
  service: z.string().max(40).default(''),
  expiry: z.enum(expiries).default('any'),
  openNow: z.enum(opens).default('any'),
  open: z.int().min(0).default(0),
})
export type Question = z.output<typeof Question>
export type Ask = (patch: Partial<Question>, options?: { replace?: boolean }) => void

/** Left out of what the server is asked where anything will do. */
export function chosen<Choice extends string>(choice: Choice): Exclude<Choice, 'any' | ''> | undefined {
  return choice === 'any' || choice === '' ? undefined : (choice as Exclude<Choice, 'any' | ''>)
}

export function isNarrowed({ search, city, status, shopStatus, work, service, expiry, openNow }: Question): boolean {
  return [search, city, service].some(Boolean) || [status, shopStatus, work, expiry, openNow].some(it => it !== 'any')
}
