import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { pageOf } from '#contract/base/page.ts'
import { PlainQuestion, PlainRecord } from '#contract/base/plain.ts'
import { Nothing, shortText, Target } from '#contract/base/values.ts'
import { postFaults } from './post-rules.ts'

/** `block` hides a new post until somebody judged it; `review` brings it into the queue; `mark` is only shown. */
const termLevels = ['block', 'review', 'mark'] as const
export type TermLevel = (typeof termLevels)[number]

/** A term that posts are searched for. */
export const PostTerm = PlainRecord.extend({
  term: z.string(),
  level: z.enum(termLevels),
  label: z.enum(postFaults),
  /** Also found where it is written by its sound, wholly or in part: `weixin`, `威信`. */
  isBySound: z.boolean(),
  /** Posts of the last 30 days in which it was found. */
  found: z.int(),
})
export type PostTerm = z.output<typeof PostTerm>

const Terms = z.object({
  term: shortText,
  level: z.enum(termLevels),
  label: z.enum(postFaults),
  isBySound: z.boolean().default(false),
})
const Question = PlainQuestion.extend({
  level: z.enum(termLevels).optional(),
  label: z.enum(postFaults).optional(),
})
const edit = { needs: 'postTerms.edit', cityScope: 'none' } as const
const view = { needs: 'postTerms.view', cityScope: 'none' } as const

export const postTerms = {
  list: query('postTerms.list', { ...view, input: Question, output: pageOf(PostTerm) }),
  add: command('postTerms.add', { ...edit, input: Terms, output: PostTerm }),
  update: command('postTerms.update', { ...edit, input: Terms.extend(Target.shape), output: PostTerm }),
  remove: command('postTerms.remove', { ...edit, input: Target, output: Nothing }),
  /** What would be found in a text: places in it, and the text as it is compared. */
  tryText: query('postTerms.tryText', {
    ...view,
    input: z.object({ text: z.string().max(1000) }),
    output: z.object({
      compared: z.string(),
      hits: z.array(
        z.object({
          term: z.string(),
          level: z.enum(termLevels),
          label: z.enum(postFaults),
          from: z.int(),
          to: z.int(),
        }),
      ),
    }),
  }),
}
