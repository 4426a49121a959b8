import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { pageOf } from '#contract/base/page.ts'
import { PlainQuestion, PlainRecord } from '#contract/base/plain.ts'
import { Nothing, Target } from '#contract/base/values.ts'
import { feedbackLimits } from './feedback.ts'

/** `trouble` (an incident): five pieces of feedback with it in ten minutes are an incident. `tag`: offered to whoever tags feedback. */
const feedbackTermKinds = ['trouble', 'tag'] as const
export type FeedbackTermKind = (typeof feedbackTermKinds)[number]

const FeedbackTerm = PlainRecord.extend({ kind: z.enum(feedbackTermKinds), term: z.string() })

const Terms = z.object({
  kind: z.enum(feedbackTermKinds),
  term: z.string().trim().min(2).max(feedbackLimits.tagCharacters),
})
const edit = { needs: 'feedback.terms', cityScope: 'none' } as const

export const feedbackTerms = {
  list: query('feedbackTerms.list', {
    needs: 'feedback.view',
    cityScope: 'none',
    input: PlainQuestion.extend({ kind: z.enum(feedbackTermKinds).optional() }),
    output: pageOf(FeedbackTerm),
  }),
  add: command('feedbackTerms.add', { ...edit, input: Terms, output: FeedbackTerm }),
  update: command('feedbackTerms.update', { ...edit, input: Terms.extend(Target.shape), output: FeedbackTerm }),
  remove: command('feedbackTerms.remove', { ...edit, input: Target, output: Nothing }),
}
