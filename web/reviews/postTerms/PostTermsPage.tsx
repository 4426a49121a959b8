import { FlaskConical, Plus } from 'lucide-react'
import type { PostTerm } from '#contract/reviews/post-terms.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useMay } from '#web/kit/may.ts'
import { useNumberFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useEdited } from '#web/shared/list/useEdited.ts'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import type { Column } from '#web/ui/list/TableRow.tsx'
import { TwoLines } from '#web/ui/show/TwoLines.tsx'
import { postNameWords, postTermsWords } from '#words/reviews/posts.ts'
import { Level } from './Level.tsx'
import { PostTermFilters } from './PostTermFilters.tsx'
import { Question } from './question.ts'

const PostTermDrawer = lazily(async () => (await import('./PostTermDrawer.tsx')).PostTermDrawer)
const PostTermDialog = lazily(async () => (await import('./PostTermDialog.tsx')).PostTermDialog)
const TryText = lazily(async () => (await import('./TryText.tsx')).TryText)

/** Terms that posts are searched for, and a box to try them. */
export function PostTermsPage() {
  const text = useWords(postTermsWords)
  const mayEdit = useMay('postTerms.edit')
  const { question, setQuestion, list, opened, screen } = useRecordList({
    name: 'postTerms',
    address: Question,
    operation: () => api.postTerms.list,
    input: ({ search, level, label }) => ({
      search,
      level: level === 'any' ? undefined : level,
      label: label === 'any' ? undefined : label,
    }),
    searchLabel: text.search,
  })
  const edited = useEdited<PostTerm>(list)
  const isNarrowed = question.search !== '' || question.level !== 'any' || question.label !== 'any'

  return (
    <TableScreen
      {...screen}
      passing={['open', 'isTrying']}
      title={text.title}
      panel="post-terms"
      filters={<PostTermFilters question={question} onFilter={setQuestion} />}
      actions={
        <>
          <Button icon={FlaskConical} onClick={() => setQuestion({ isTrying: true, open: 0 })}>
            {text.tryOut}
          </Button>
          {mayEdit && (
            <Button look="primary" icon={Plus} onClick={edited.add}>
              {text.add}
            </Button>
          )}
        </>
      }
      columns={useColumns()}
      card={{ height: 76, draw: row => <PhoneCard row={row} /> }}
      empty={isNarrowed ? text.emptyFiltered : text.empty}
    >
      {opened.row && (
        <PostTermDrawer row={opened.row} onEdit={edited.edit} onStep={opened.step} onClose={opened.close} />
      )}
      {question.isTrying && !opened.row && <TryText onClose={() => setQuestion({ isTrying: false })} />}
      {edited.isOpen && <PostTermDialog row={edited.row} onClose={edited.close} />}
    </TableScreen>
  )
}

function useColumns(): readonly Column<PostTerm>[] {
  const text = useWords(postTermsWords)
  const { faults } = useWords(postNameWords)
  const number = useNumberFormat()
  return [
    { key: 'term', head: text.term, width: 160, grow: 2, cell: row => <span className="font-medium">{row.term}</span> },
    { key: 'level', head: text.level, width: 120, grow: 1, cell: row => <Level level={row.level} /> },
    { key: 'label', head: text.label, width: 140, grow: 1, cell: row => faults[row.label] },
    { key: 'matching', head: text.matching, width: 120, cell: row => (row.isBySound ? text.bySound : text.exact) },
    { key: 'found', head: text.found, width: 120, align: 'end', cell: row => number(row.found) },
  ]
}

function PhoneCard({ row }: { row: PostTerm }) {
  const text = useWords(postTermsWords)
  const { faults } = useWords(postNameWords)
  const number = useNumberFormat()
  return (
    <article className="flex items-center gap-3 text-sm">
      <span className="flex min-w-0 flex-1 flex-col">
        <TwoLines strong under={`${faults[row.label]} · ${row.isBySound ? text.bySound : text.exact}`}>
          {row.term}
        </TwoLines>
      </span>
      <span className="text-xs text-muted">{`${text.found} ${number(row.found)}`}</span>
      <Level level={row.level} />
    </article>
  )
}
