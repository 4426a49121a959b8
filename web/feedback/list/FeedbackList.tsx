import { byAge } from '#contract/base/page.ts'
import { feedbackLimits } from '#contract/feedback/feedback.ts'
import { IncidentStrip } from '#web/feedback/above/IncidentStrip.tsx'
import { useOpenIncidents, useTabs } from '#web/feedback/above/useTabs.ts'
import { useActions } from '#web/feedback/actions/useActions.tsx'
import { isNarrowed, listInputOf, Question } from '#web/feedback/question.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { invalidate } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { useChosen } from '#web/shared/list/chosen/useChosen.ts'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { feedbackWords } from '#words/feedback/feedback.ts'
import { useColumns } from './columns.tsx'
import { cardHeight, FeedbackCard } from './FeedbackCard.tsx'
import { FeedbackFilters } from './FeedbackFilters.tsx'
import { TogetherBar } from './TogetherBar.tsx'

const FeedbackDrawer = lazily(async () => (await import('#web/feedback/drawer/FeedbackDrawer.tsx')).FeedbackDrawer)

/** The feedback of a queue, the newest first. */
export function FeedbackList() {
  const text = useWords(feedbackWords)
  const { question, setQuestion, input, list, opened, sorting, screen } = useRecordList({
    name: 'feedback',
    address: Question,
    operation: () => api.feedback.list,
    input: listInputOf,
    sorts: () => byAge,
    exported: api.feedback.export,
    searchLabel: text.search,
    everywhere: { filters: { queue: 'all' } },
  })
  const { tab, open } = question
  const chosen = useChosen(list.rows, {
    under: JSON.stringify(input),
    most: feedbackLimits.together,
    canChoose: row => row.allowed.includes('tag'),
  })
  const { begin, beginTogether, dialog } = useActions({ onDone: chosen.clear })
  const hasIncidents = useOpenIncidents().rows.length > 0

  return (
    <TableScreen
      {...screen}
      passing={['open', 'incident']}
      title={text.title}
      panel="feedback-list"
      above={hasIncidents && <IncidentStrip />}
      tabs={useTabs(tab, setQuestion)}
      filters={<FeedbackFilters question={question} onFilter={setQuestion} />}
      columns={useColumns({ chosen, onAction: begin, sorting })}
      card={{ height: cardHeight, draw: row => <FeedbackCard row={row} chosen={chosen} /> }}
      under={<TogetherBar chosen={chosen} onAction={beginTogether} />}
      empty={isNarrowed(question) ? text.emptyFiltered : text.empty}
      onAgain={() => invalidate('feedback')}
    >
      {open > 0 && (
        <FeedbackDrawer
          key={open}
          id={open}
          row={opened.row}
          onStep={opened.step}
          onAction={begin}
          onClose={opened.close}
        />
      )}
      {dialog}
    </TableScreen>
  )
}
