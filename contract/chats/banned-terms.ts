import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { pageOf } from '#contract/base/page.ts'
import { PlainQuestion, PlainRecord } from '#contract/base/plain.ts'
import { longText, Nothing, shortText, Target } from '#contract/base/values.ts'

/** A term that staff may not send to customers, upper and lower case alike. */
const BannedTerm = PlainRecord.extend({ term: z.string(), advice: z.string() })

const Terms = z.object({
  term: shortText,
  /** What to say instead; part of the refusal. */
  advice: longText.default(''),
})
const view = { needs: 'bannedTerms.view', cityScope: 'none' } as const
const edit = { needs: 'bannedTerms.edit', cityScope: 'none' } as const

export const bannedTerms = {
  list: query('bannedTerms.list', { ...view, input: PlainQuestion, output: pageOf(BannedTerm) }),
  add: command('bannedTerms.add', { ...edit, input: Terms, output: BannedTerm }),
  update: command('bannedTerms.update', { ...edit, input: Terms.extend(Target.shape), output: BannedTerm }),
  remove: command('bannedTerms.remove', { ...edit, input: Target, output: Nothing }),
}
