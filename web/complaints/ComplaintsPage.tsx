import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { OutputOf } from '#contract/base/operation.ts'
import type { ComplaintRow, StaffComplaintMove } from '#contract/complaints/complaint.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { useCommand } from '#web/kit/command.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useMay } from '#web/kit/may.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { complaintDecisionWords, complaintsWords } from '#words/complaints/complaints.ts'
import { ComplaintFilters } from './ComplaintFilters.tsx'
import { ComplaintCard, cardHeight, useColumns } from './columns.tsx'
import type { Judging } from './decision/JudgeDialog.tsx'
import { Question, tabs } from './question.ts'
import { Ranking, RankingFilters } from './ranking/Ranking.tsx'

const ComplaintDrawer = lazily(async () => (await import('./ComplaintDrawer.tsx')).ComplaintDrawer)
const ActionDialog = lazily(async () => (await import('./ActionDialog.tsx')).ActionDialog)
const JudgeDialog = lazily(async () => (await import('./decision/JudgeDialog.tsx')).JudgeDialog)
const CreateDialog = lazily(async () => (await import('./CreateDialog.tsx')).CreateDialog)

/** The list of complaints, the earliest deadline first. */
export function ComplaintsPage() {
  const text = useWords(complaintsWords)
  const [chosen, setChosen] = useState<{ action: StaffComplaintMove; complaint: ComplaintRow }>()
  const { question, setQuestion, opened, screen } = useRecordList({
    name: 'complaints',
    address: Question,
    operation: () => complaints.list,
    input: ({ tab, search, level, type, about }) => ({
      // The ranking stands in place of the list.
      queue: tab === 'ranking' ? 'pending' : tab,
      search,
      aboutId: about || undefined,
      level: level === 'any' ? undefined : level,
      type: type === 'any' ? undefined : type,
    }),
    exported: complaints.export,
    searchLabel: text.search,
    openUnder: { name: 'id', keyOf: row => row.id },
  })
  const { tab, search, level, type, about } = question
  const isRanking = tab === 'ranking'
  const [judged, setJudged] = useState<{ judging: Judging; complaint: ComplaintRow }>()
  const tabNames = useTabs()
  const mayCreate = useMay('complaints.create')
  const chooseAction = useChooseAction((action, complaint) => setChosen({ action, complaint }))
  const isNarrowed = search !== '' || level !== 'any' || type !== 'any' || about > 0

  return (
    <TableScreen
      {...screen}
      passing={['id', 'new', 'from']}
      title={text.title}
      panel="complaints-list"
      tabs={{
        label: text.tabsLabel,
        tabs: tabNames,
        current: tab,
        onChoose: next => setQuestion({ tab: next, id: 0, about: 0 }),
      }}
      search={isRanking ? undefined : screen.search}
      filters={<Filters question={question} onFilter={setQuestion} />}
      insteadOfTable={isRanking ? <Ranking question={question} /> : undefined}
      actions={
        mayCreate && (
          <Button onClick={() => setQuestion({ new: '-', from: 'phone' })}>
            <Plus size={14} aria-hidden />
            {text.create}
          </Button>
        )
      }
      columns={useColumns(chooseAction)}
      card={{ height: cardHeight, draw: row => <ComplaintCard row={row} /> }}
      freshLabel={text.fresh}
      empty={isNarrowed ? text.emptyFiltered : text.empty}
    >
      {question.id > 0 && (
        <ComplaintDrawer
          key={question.id}
          id={question.id}
          row={opened.row}
          onStep={opened.step}
          onAction={chooseAction}
          onJudge={(judging, complaint) => setJudged({ judging, complaint })}
          onClose={opened.close}
        />
      )}
      {judged && <JudgeDialog {...judged} onClose={() => setJudged(undefined)} />}
      {chosen && <ActionDialog {...chosen} onClose={() => setChosen(undefined)} />}
      {question.new !== '' && mayCreate && (
        <CreateDialog
          orderNo={question.new === '-' ? '' : question.new}
          source={question.from}
          onClose={() => setQuestion({ new: '' }, { replace: true })}
          onDone={id => setQuestion({ new: '', tab: 'all', id })}
        />
      )}
    </TableScreen>
  )
}

type FiltersProps = { question: Question; onFilter: (patch: Partial<Question>) => void }

/** Of the ranking or of the list. */
function Filters(props: FiltersProps) {
  return props.question.tab === 'ranking' ? <RankingFilters {...props} /> : <ComplaintFilters {...props} />
}

/** The queues with their numbers, and the ranking. */
function useTabs() {
  const text = useWords(complaintsWords)
  const { ranking } = useWords(complaintDecisionWords)
  const { data: counts } = useRead(complaints.counts, {})
  return tabs.map(key => ({
    key,
    label: key === 'ranking' ? ranking : text.tabs[key],
    count: key === 'all' || key === 'closed' || key === 'ranking' ? undefined : counts?.[key],
    urgent: isUrgent(key, counts),
  }))
}

/** A tab whose number is shown in red. */
function isUrgent(key: Question['tab'], counts: OutputOf<typeof complaints.counts> | undefined): boolean {
  if (key === 'near') return (counts?.overdue ?? 0) > 0
  if (key === 'hotline') return (counts?.hotlineNear ?? 0) > 0
  return key === 'escalated'
}

/** Claiming runs at once; every other action opens a dialog. */
function useChooseAction(onAction: (action: StaffComplaintMove, complaint: ComplaintRow) => void) {
  const claiming = useCommand(complaints.claim)
  return (action: StaffComplaintMove, complaint: ComplaintRow) => {
    if (action === 'claim') void claiming.run({ id: complaint.id, version: complaint.version })
    else onAction(action, complaint)
  }
}
