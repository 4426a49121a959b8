import { Plus } from 'lucide-react'
import { z } from 'zod'
import { type FeedbackTerm, feedbackTermKinds } from '#contract/feedback/feedback-terms.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useMay } from '#web/kit/may.ts'
import { useWords } from '#web/kit/words.ts'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useEdited } from '#web/shared/list/useEdited.ts'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { TwoLines } from '#web/ui/show/TwoLines.tsx'
import { feedbackTermWords } from '#words/feedback/feedback.ts'

const FeedbackTermDrawer = lazily(async () => (await import('./FeedbackTermDrawer.tsx')).FeedbackTermDrawer)
const FeedbackTermDialog = lazily(async () => (await import('./FeedbackTermDialog.tsx')).FeedbackTermDialog)

const kinds = ['any', ...feedbackTermKinds] as const

/** `open` is the word whose drawer is open; 0 for none. */
const Question = z.object({
  search: z.string().max(64).default(''),
  kind: z.enum(kinds).default('any'),
  open: z.int().min(0).default(0),
})

/** Words of trouble, and tags that staff are offered. */
export function FeedbackTermsPage() {
  const text = useWords(feedbackTermWords)
  const mayEdit = useMay('feedback.terms')
  const { question, setQuestion, list, opened, screen } = useRecordList({
    name: 'feedbackTerms',
    address: Question,
    operation: () => api.feedbackTerms.list,
    input: ({ search, kind }) => ({ search, kind: kind === 'any' ? undefined : kind }),
    searchLabel: text.search,
  })
  const edited = useEdited<FeedbackTerm>(list)

  return (
    <TableScreen
      {...screen}
      title={text.title}
      panel="feedback-terms"
      filters={
        <FilterSelect
          label={text.kind}
          options={kinds.map(value => ({ value, label: value === 'any' ? text.anyKind : text.kinds[value] }))}
          value={question.kind}
          onChoose={kind => setQuestion({ kind, open: 0 })}
        />
      }
      actions={
        mayEdit && (
          <Button look="primary" icon={Plus} onClick={edited.add}>
            {text.add}
          </Button>
        )
      }
      columns={[
        { key: 'term', head: text.term, width: 200, grow: 1, cell: row => row.term },
        { key: 'kind', head: text.kind, width: 160, grow: 1, cell: row => text.kinds[row.kind] },
      ]}
      card={{ height: 56, draw: row => <TwoLines under={text.kinds[row.kind]}>{row.term}</TwoLines> }}
      empty={text.empty}
    >
      {opened.row && (
        <FeedbackTermDrawer row={opened.row} onEdit={edited.edit} onStep={opened.step} onClose={opened.close} />
      )}
      {edited.isOpen && <FeedbackTermDialog row={edited.row} onClose={edited.close} />}
    </TableScreen>
  )
}
