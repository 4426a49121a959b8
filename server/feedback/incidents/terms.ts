import { feedbackTerms } from '#contract/feedback/feedback-terms.ts'
import { plainTable } from '#server/desk/plainTables/index.ts'
import { foldedText } from '#server/reviews/postTerms/index.ts'

export const terms = plainTable(
  {
    list: feedbackTerms.list,
    add: feedbackTerms.add,
    update: feedbackTerms.update,
    remove: feedbackTerms.remove,
  },
  {
    table: 'feedback_terms',
    title: 'term',
    stored: ({ term }, refuseTitle) => ({ compared: foldedText(term) || refuseTitle('required') }),
    recorded: { term: 'feedback_term', kind: 'feedback_term_kind' },
  },
)
