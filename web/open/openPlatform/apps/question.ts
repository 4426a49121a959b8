import { z } from 'zod'
import { appKinds } from '#contract/open/apps/app-kinds.ts'
import { appStatuses } from '#contract/open/apps.ts'

const any = z.literal('')

/** Filters in the address; `open` is the app whose drawer is open, 0 for none. */
export const Question = z.object({
  search: z.string().max(64).default(''),
  kind: z.enum(appKinds).or(any).default(''),
  status: z.enum(appStatuses).or(any).default(''),
  open: z.int().min(0).default(0),
})
export type Question = z.output<typeof Question>
