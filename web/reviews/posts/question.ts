import { z } from 'zod'
import { postKinds } from '#contract/reviews/post.ts'
import { postQueues } from '#contract/reviews/posts.ts'
import { deskAddress } from '#web/shared/review/list/address.ts'

export const kinds = ['any', ...postKinds] as const
export const ofOptions = ['any', 'posts', 'comments'] as const

/** Filters of the list in the address. */
export const Question = z.object({
  tab: z.enum(postQueues).default('waiting'),
  kind: z.enum(kinds).default('any'),
  of: z.enum(ofOptions).default('any'),
  ...deskAddress,
})
export type Question = z.output<typeof Question>

/** The address of a post beside the list. */
export const addressOf = (id: number) => `/user/dongtailist?open=${id}`
/** The address of a post beside the case on the desk. */
export const deskAddressOf = (id: number) => `/user/dongtailist?desk=true&open=${id}`
