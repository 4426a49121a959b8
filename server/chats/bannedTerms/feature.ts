import { bannedTerms } from '#contract/chats/banned-terms.ts'
import { plainTable } from '#server/desk/plainTables/index.ts'
import { feature } from '#server/kit/feature.ts'

export const bannedTermsFeature = feature(
  bannedTerms,
  plainTable(
    { list: bannedTerms.list, add: bannedTerms.add, update: bannedTerms.update, remove: bannedTerms.remove },
    { table: 'banned_terms', title: 'term' },
  ),
)
