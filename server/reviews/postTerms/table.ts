import type { Generated } from 'kysely'
import type { PostFault } from '#contract/reviews/post-rules.ts'
import type { TermLevel } from '#contract/reviews/post-terms.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    post_terms: TermsTable
    post_term_finds: { term_id: number; day: string; found: number }
  }
}

type TermsTable = {
  id: Generated<number>
  term: string
  /** As it is compared: one width, one case, without signs between the letters. */
  compared: string
  level: TermLevel
  label: PostFault
  is_by_sound: Generated<boolean>
  version: Generated<number>
}
