import { sql } from 'kysely'
import { postTerms } from '#contract/reviews/post-terms.ts'
import { plainTable } from '#server/desk/plainTables/index.ts'
import { feature } from '#server/kit/feature.ts'
import { handle } from '#server/kit/handle.ts'
import { today } from '#server/kit/rows/shanghai.ts'
import { comparedText, foldedText } from './compare/characters.ts'
import { findTerms } from './find.ts'

/** Days that finds are added up of. */
const foundDays = 30

const terms = plainTable(
  { list: postTerms.list, add: postTerms.add, update: postTerms.update, remove: postTerms.remove },
  {
    table: 'post_terms',
    title: 'term',
    stored: ({ term }, refuseTitle) => ({ compared: foldedText(term) || refuseTitle('required') }),
    shown: {
      found: sql<number>`(select coalesce(sum(found), 0)::int from post_term_finds
        where term_id = post_terms.id and day > ${today} - ${sql.lit(foundDays)})`,
    },
    recorded: {
      term: 'post_term',
      level: 'post_term_level',
      label: 'post_term_label',
      isBySound: 'post_term_by_sound',
    },
  },
)

const tryText = handle(postTerms.tryText, async ({ db }, { text }) => ({
  compared: comparedText(text),
  hits: (await findTerms(db, [text])).flat().map(({ termId: _, ...hit }) => hit),
}))

export const postTermsFeature = feature(postTerms, { ...terms, tryText })
