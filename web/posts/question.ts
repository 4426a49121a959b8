import { z } from 'zod'
import { postKinds } from '#contract/reviews/post.ts'
import { postQueues } from '#contract/reviews/posts.ts'

export const kinds = ['any', ...postKinds] as const
export const ofOptions = ['any', 'posts', 'comments'] as const

/** Filters of the list in the address; `open` is the post whose drawer is open, 0 for none. */
export const Question = z.object({
  tab: z.enum(postQueues).default('waiting'),
  search: z.string().max(64).default(''),
  kind: z.enum(kinds).default('any'),
  of: z.enum(ofOptions).default('any'),
  city: z
    .string()
    .regex(/^(\d{6})?$/)
    .default(''),
  open: z.int().min(0).default(0),
  /** Whether the desk is shown instead of the list. */
  desk: z.boolean().default(false),
})
export type Question = z.output<typeof Question>

/** The address of a post beside the list. */
export const addressOf = (id: number) => `/user/dongtailist?open=${id}`
/** The address of a post beside the case on the desk. */
export const deskAddressOf = (id: number) => `/user/dongtailist?desk=true&open=${id}`
