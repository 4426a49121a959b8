import { useState } from 'react'
import type { WorkerRow } from '#contract/people/worker.ts'
import type { WorkerMove } from '#contract/people/worker-machine.ts'
import { workerSortsOf } from '#contract/people/worker-question.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useWords } from '#web/kit/words.ts'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { type ListTab, type WorkersWords, workersWords } from '#words/people/workers.ts'
import { cardHeight, WorkerCard, workerColumns } from './columns.tsx'
import { chosen, isNarrowed, isOfAnyKind, Question } from './question.ts'
import { WorkerFilters } from './WorkerFilters.tsx'
import type { ListHeading } from './WorkersPage.tsx'

const WorkerDrawer = lazily(async () => (await import('./WorkerDrawer.tsx')).WorkerDrawer)
const ActionDialog = lazily(async () => (await import('./ActionDialog.tsx')).ActionDialog)

type WorkersListProps = {
  tab: Exclude<ListTab, 'shop'>
  heading: ListHeading
}

export function WorkersList({ tab, heading }: WorkersListProps) {
  const text = useWords(workersWords)
  const [action, setAction] = useState<{ action: WorkerMove; worker: WorkerRow }>()
  const { question, setQuestion, input, opened, sorting, screen } = useRecordList({
    name: 'workers',
    address: Question,
    operation: () => callOf(tab),
    input: question => inputOf(tab, question),
    sorts: () => workerSortsOf(tab),
    exported: api.workers.export,
    searchLabel: text.search,
  })
  const chooseAction = (action: WorkerMove, worker: WorkerRow) => setAction({ action, worker })

  return (
    <TableScreen
      {...screen}
      {...heading}
      everywhere={{ operation: api.workers.list, input: { ...input, queue: 'all', sort: '' }, tabOf: row => row.kind }}
      filters={<WorkerFilters tab={tab} question={question} onFilter={setQuestion} />}
      columns={workerColumns(text, chooseAction, sorting)}
      card={{ height: cardHeight, draw: row => <WorkerCard row={row} text={text} /> }}
      empty={emptyWords(tab, question, text)}
    >
      {question.open > 0 && (
        <WorkerDrawer
          key={question.open}
          id={question.open}
          row={opened.row}
          first={question.part || 'facts'}
          onStep={opened.step}
          onAction={chooseAction}
          onClose={opened.close}
        />
      )}
      {action && <ActionDialog {...action} onClose={() => setAction(undefined)} />}
    </TableScreen>
  )
}

function inputOf(tab: Exclude<ListTab, 'shop'>, question: Question) {
  const { search, city, status, work, busy, onDutyAt, service, expiry, kind, level, silent } = question
  const { leastScore, mostScore, firstDay, lastDay } = question
  return {
    queue: tab,
    search,
    cityCode: chosen(city),
    status: tab === 'frozen' ? undefined : chosen(status),
    workStatus: chosen(work),
    busy: busy || undefined,
    onDutyAt: onDutyAt || undefined,
    serviceType: chosen(service),
    expiresIn: numberOf(chosen(expiry)),
    ...(isOfAnyKind(tab) && { kind: chosen(kind) }),
    level: numberOf(chosen(level)),
    silentDays: numberOf(chosen(silent)),
    leastScore,
    mostScore,
    firstDay,
    lastDay,
  }
}

function numberOf(choice: string | undefined): number | undefined {
  return choice === undefined ? undefined : Number(choice)
}

function callOf(tab: Exclude<ListTab, 'shop'>) {
  if (tab === 'rider') return api.workers.allsend
  return tab === 'chauffeur' ? api.workers.allDai : api.workers.list
}

function emptyWords(tab: ListTab, question: Question, text: WorkersWords): string {
  if (isNarrowed(question)) return text.emptyFiltered
  if (tab === 'expiring') return text.emptyExpiring
  return tab === 'frozen' ? text.emptyFrozen : text.empty
}
