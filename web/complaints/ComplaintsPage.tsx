import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { OutputOf } from '#contract/base/operation.ts'
import { mostTogether } from '#contract/base/page.ts'
import type { ComplaintRow, StaffComplaintMove } from '#contract/complaints/complaint.ts'
import { complaintSortsOf } from '#contract/complaints/complaints.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useMay } from '#web/kit/may.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { UnderList } from '#web/shared/list/chosen/UnderList.tsx'
import { useChosen } from '#web/shared/list/chosen/useChosen.ts'
import { DaySpan } from '#web/shared/list/DaySpan.tsx'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { complaintDecisionWords, complaintsWords } from '#words/complaints/complaints.ts'
import { complaintNameWords } from '#words/complaints/names.ts'
import type { AskedAction } from './ActionDialog.tsx'
import { ComplaintCard, cardHeight, useColumns } from './columns.tsx'
import type { Judging } from './decision/JudgeDialog.tsx'
import { isNarrowed, levels, listInputOf, Question, queueOf, tabs, types } from './question.ts'
import { Ranking, RankingFilters } from './ranking/Ranking.tsx'
import { canChoose } from './together.ts'

const ComplaintDrawer = lazily(async () => (await import('./ComplaintDrawer.tsx')).ComplaintDrawer)
const ActionDialog = lazily(async () => (await import('./ActionDialog.tsx')).ActionDialog)
const JudgeDialog = lazily(async () => (await import('./decision/JudgeDialog.tsx')).JudgeDialog)
const TogetherBar = lazily(async () => (await import('./TogetherBar.tsx')).TogetherBar)
const CreateDialog = lazily(async () => (await import('./CreateDialog.tsx')).CreateDialog)

/** The list of complaints, the earliest deadline first. */
export function ComplaintsPage() {
  const text = useWords(complaintsWords)
  const [asked, setAsked] = useState<{ action: AskedAction; complaint: ComplaintRow }>()
  const { question, setQuestion, input, list, opened, sorting, screen } = useRecordList({
    name: 'complaints',
    address: Question,
    operation: () => api.complaints.list,
    input: listInputOf,
    sorts: ({ tab }) => complaintSortsOf(queueOf(tab)),
    exported: api.complaints.export,
    searchLabel: text.search,
    everywhere: { filters: { queue: 'all', sort: '' } },
    openUnder: { name: 'id', keyOf: row => row.id },
  })
  const { tab } = question
  const isRanking = tab === 'ranking'
  const chosen = useChosen(list.rows, { under: JSON.stringify(input), most: mostTogether, canChoose })
  const [judged, setJudged] = useState<{ judging: Judging; complaint: ComplaintRow }>()
  const tabNames = useTabs()
  const mayCreate = useMay('complaints.create')
  const chooseAction = useChooseAction((action, complaint) => setAsked({ action, complaint }))

  return (
    <TableScreen
      {...screen}
      passing={['id', 'new', 'from']}
      title={text.title}
      panel="complaints-list"
      tabs={{ ...tabNames, current: tab, onChoose: next => setQuestion({ tab: next, sort: '', id: 0, about: 0 }) }}
      search={isRanking ? undefined : screen.search}
      unfolded={isRanking}
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
      columns={useColumns(chooseAction, chosen, sorting)}
      card={{ height: cardHeight, draw: row => <ComplaintCard row={row} chosen={chosen} /> }}
      under={
        !isRanking && (
          <UnderList chosen={chosen}>
            <TogetherBar chosen={chosen} />
          </UnderList>
        )
      }
      freshLabel={text.fresh}
      empty={isNarrowed(question) ? text.emptyFiltered : text.empty}
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
      {asked && <ActionDialog {...asked} onClose={() => setAsked(undefined)} />}
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
  const { data: counts } = useRead(api.complaints.counts, {})
  const named = tabs.map(key => ({
    key,
    label: key === 'ranking' ? ranking : text.tabs[key],
    count: key === 'all' || key === 'closed' || key === 'ranking' ? undefined : counts?.[key],
    urgent: isUrgent(key, counts),
  }))
  return { label: text.tabsLabel, tabs: named }
}

/** A tab whose number is shown in red. */
function isUrgent(key: Question['tab'], counts: OutputOf<typeof api.complaints.counts> | undefined): boolean {
  if (key === 'near') return (counts?.overdue ?? 0) > 0
  if (key === 'hotline') return (counts?.hotlineNear ?? 0) > 0
  return key === 'escalated'
}

/** Claiming runs at once; every other action opens a dialog. */
function useChooseAction(onAction: (action: AskedAction, complaint: ComplaintRow) => void) {
  const claiming = useCommand(api.complaints.claim)
  return (action: StaffComplaintMove, complaint: ComplaintRow) => {
    if (action === 'claim') void claiming.run({ id: complaint.id, version: complaint.version })
    else onAction(action, complaint)
  }
}

type ComplaintFiltersProps = { question: Question; onFilter: (patch: Partial<Question>) => void }

function ComplaintFilters({ question, onFilter }: ComplaintFiltersProps) {
  const text = useWords(complaintsWords)
  const names = useWords(complaintNameWords)
  const { onlyAbout } = useWords(complaintDecisionWords)
  return (
    <>
      <FilterSelect
        label={text.level}
        options={levels.map(value => ({ value, label: value === 'any' ? text.anyLevel : value }))}
        value={question.level}
        onChoose={level => onFilter({ level, id: 0 })}
      />
      <FilterSelect
        label={text.type}
        options={types.map(value => ({
          value,
          label: value === 'any' ? text.anyType : names.types[value],
        }))}
        value={question.type}
        onChoose={type => onFilter({ type, id: 0 })}
      />
      <DaySpan
        from={question.firstDay}
        to={question.lastDay}
        label={text.createdAt}
        onFilter={({ from, to }) => onFilter({ firstDay: from, lastDay: to, id: 0 })}
      />
      {question.about > 0 && (
        <Chip chosen onChoose={() => onFilter({ about: 0, id: 0 })}>
          {onlyAbout} ×
        </Chip>
      )}
    </>
  )
}
