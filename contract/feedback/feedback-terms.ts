import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { AfterId, PageLimit, pageOf } from '#contract/base/page.ts'
import { Id, Nothing, Target, Version } from '#contract/base/values.ts'
import { feedbackLimits } from './feedback.ts'

/** `trouble` (an incident): five pieces of feedback with it in ten minutes are an incident. `tag`: offered to whoever tags feedback. */
export const feedbackTermKinds = ['trouble', 'tag'] as const
export type FeedbackTermKind = (typeof feedbackTermKinds)[number]

export const FeedbackTerm = z.object({
  id: Id,
  kind: z.enum(feedbackTermKinds),
  term: z.string(),
  version: Version,
  allowed: z.array(z.enum(['update', 'remove'])),
})
export type FeedbackTerm = z.output<typeof FeedbackTerm>

const Terms = z.object({
  kind: z.enum(feedbackTermKinds),
  term: z.string().trim().min(2).max(feedbackLimits.tagCharacters),
})
const edit = { needs: 'feedback.terms', cityScope: 'none' } as const

export const feedbackTerms = {
  list: query('feedbackTerms.list', {
    needs: 'feedback.view',
    cityScope: 'none',
    input: z.object({
      search: z.string().max(64).default(''),
      kind: z.enum(feedbackTermKinds).optional(),
      after: AfterId,
      limit: PageLimit,
    }),
    output: pageOf(FeedbackTerm),
  }),
  add: command('feedbackTerms.add', { ...edit, input: Terms, output: FeedbackTerm }),
  update: command('feedbackTerms.update', { ...edit, input: Terms.extend(Target.shape), output: FeedbackTerm }),
  remove: command('feedbackTerms.remove', { ...edit, input: Target, output: Nothing }),
}
