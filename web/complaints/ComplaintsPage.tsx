import { Plus } from 'lucide-react'
import { useState } from 'react'
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
import { complaintsWords } from '#words/complaints/complaints.ts'
import { ComplaintFilters } from './ComplaintFilters.tsx'
import { ComplaintCard, cardHeight, useColumns } from './columns.tsx'
import { Question, tabs } from './question.ts'

const ComplaintDrawer = lazily(async () => (await import('./ComplaintDrawer.tsx')).ComplaintDrawer)
const ActionDialog = lazily(async () => (await import('./ActionDialog.tsx')).ActionDialog)
const CreateDialog = lazily(async () => (await import('./CreateDialog.tsx')).CreateDialog)

/** The list of complaints, the earliest deadline first. */
export function ComplaintsPage() {
  const text = useWords(complaintsWords)
  const [chosen, setChosen] = useState<{ action: StaffComplaintMove; complaint: ComplaintRow }>()
  const { question, setQuestion, opened, screen } = useRecordList({
    name: 'complaints',
    address: Question,
    operation: () => complaints.list,
    input: ({ tab, search, level, type }) => ({
      queue: tab,
      search,
      level: level === 'any' ? undefined : level,
      type: type === 'any' ? undefined : type,
    }),
    searchLabel: text.search,
    openUnder: { name: 'id', keyOf: row => row.id },
  })
  const { tab, search, level, type } = question
  const { data: counts } = useRead(complaints.counts, {})
  const mayCreate = useMay('complaints.create')
  const chooseAction = useChooseAction((action, complaint) => setChosen({ action, complaint }))
  const isNarrowed = search !== '' || level !== 'any' || type !== 'any'

  return (
    <TableScreen
      {...screen}
      passing={['id', 'new', 'from']}
      title={text.title}
      panel="complaints-list"
      tabs={{
        label: text.tabsLabel,
        tabs: tabs.map(key => ({
          key,
          label: text.tabs[key],
          count: key === 'all' || key === 'closed' ? undefined : counts?.[key],
          urgent: key === 'escalated' || (key === 'near' && (counts?.overdue ?? 0) > 0),
        })),
        current: tab,
        onChoose: next => setQuestion({ tab: next, id: 0 }),
      }}
      filters={<ComplaintFilters question={question} onFilter={setQuestion} />}
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
          onClose={opened.close}
        />
      )}
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

/** Claiming runs at once; every other action opens a dialog. */
function useChooseAction(onAction: (action: StaffComplaintMove, complaint: ComplaintRow) => void) {
  const claiming = useCommand(complaints.claim)
  return (action: StaffComplaintMove, complaint: ComplaintRow) => {
    if (action === 'claim') void claiming.run({ id: complaint.id, version: complaint.version })
    else onAction(action, complaint)
  }
}
