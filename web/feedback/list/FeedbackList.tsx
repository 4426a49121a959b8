import CircleX from 'lucide-react/icons/circle-x'
import Combine from 'lucide-react/icons/combine'
import Tag from 'lucide-react/icons/tag'
import { byAge } from '#contract/base/page.ts'
import { type FeedbackRow, feedbackLimits } from '#contract/feedback/feedback.ts'
import { IncidentStrip } from '#web/feedback/above/IncidentStrip.tsx'
import { useOpenIncidents, useTabs } from '#web/feedback/above/useTabs.ts'
import { type Together, useActions } from '#web/feedback/actions/useActions.tsx'
import { isNarrowed, listInputOf, Question } from '#web/feedback/question.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { invalidate } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { ChooseBox } from '#web/shared/list/chosen/ChooseBox.tsx'
import { ChosenBar } from '#web/shared/list/chosen/ChosenBar.tsx'
import { type Chosen, useChosen } from '#web/shared/list/chosen/useChosen.ts'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { feedbackWords } from '#words/feedback/feedback.ts'
import { FeedbackState, Marks } from './badges.tsx'
import { useColumns } from './columns.tsx'
import { FeedbackFilters } from './FeedbackFilters.tsx'

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

const cardHeight = 112

/** The row as a card on a phone. */
function FeedbackCard({ row, chosen }: { row: FeedbackRow; chosen: Chosen<FeedbackRow> }) {
  const { names } = useWords(feedbackWords)
  return (
    <article className="grid gap-1 text-sm">
      <p className="flex items-center gap-2">
        <ChooseBox row={row} chosen={chosen} />
        <span className="truncate font-medium">{row.person.name}</span>
        <Badge>{names.types[row.type]}</Badge>
        <span className="ml-auto shrink-0">
          <FeedbackState state={row.state} />
        </span>
      </p>
      <p className="line-clamp-2 break-words">{row.summary}</p>
      <p className="flex items-center gap-2 overflow-hidden text-xs whitespace-nowrap text-muted">
        <span>{[row.appVersion, names.systems[row.system]].filter(Boolean).join(' · ')}</span>
        <Marks row={row} />
        <span className="ml-auto shrink-0">
          <Time at={row.createdAt} />
        </span>
      </p>
    </article>
  )
}

type TogetherBarProps = {
  chosen: Chosen<FeedbackRow>
  onAction: (action: Together, rows: readonly FeedbackRow[]) => void
}

/** Under the list: what may be done with the chosen ones. */
function TogetherBar({ chosen, onAction }: TogetherBarProps) {
  const text = useWords(feedbackWords)
  const { rows } = chosen
  if (chosen.most === 0) return null
  const isMergeable = rows.length > 1 && rows.some(row => row.allowed.includes('merge'))
  return (
    <div className="border-t border-line">
      <ChosenBar chosen={chosen}>
        <span className="ml-auto flex flex-wrap gap-2">
          <Button icon={Tag} onClick={() => onAction('tag', rows)}>
            {text.tagChosen(rows.length)}
          </Button>
          {isMergeable && (
            <Button icon={Combine} onClick={() => onAction('merge', rows)}>
              {text.mergeChosen(rows.length)}
            </Button>
          )}
          {rows.some(row => row.allowed.includes('close')) && (
            <Button look="risky" icon={CircleX} onClick={() => onAction('close', rows)}>
              {text.closeChosen(rows.length)}
            </Button>
          )}
        </span>
      </ChosenBar>
    </div>
  )
}
