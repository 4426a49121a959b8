import { z } from 'zod'
import { command, query } from '#contract/base/operation.ts'
import { AfterId, PageLimit, pageOf } from '#contract/base/page.ts'
import { Id, longText, Nothing, shortText, Target, Version } from '#contract/base/values.ts'

/** A term that staff may not send to customers, upper and lower case alike. */
export const BannedTerm = z.object({
  id: Id,
  term: z.string(),
  advice: z.string(),
  version: Version,
  allowed: z.array(z.enum(['update', 'remove'])),
})
export type BannedTerm = z.output<typeof BannedTerm>

const Terms = z.object({
  term: shortText,
  /** What to say instead; part of the refusal. */
  advice: longText.default(''),
})
const Question = z.object({ search: z.string().max(64).default(''), after: AfterId, limit: PageLimit })
const edit = { needs: 'bannedTerms.edit', cityScope: 'none' } as const

export const bannedTerms = {
  list: query('bannedTerms.list', {
    needs: 'bannedTerms.view',
    cityScope: 'none',
    input: Question,
    output: pageOf(BannedTerm),
  }),
  add: command('bannedTerms.add', { ...edit, input: Terms, output: BannedTerm }),
  update: command('bannedTerms.update', { ...edit, input: Terms.extend(Target.shape), output: BannedTerm }),
  remove: command('bannedTerms.remove', { ...edit, input: Target, output: Nothing }),
}
