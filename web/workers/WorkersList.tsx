import { useState } from 'react'
import type { WorkerRow } from '#contract/people/worker.ts'
import type { WorkerMove } from '#contract/people/worker-machine.ts'
import { workers } from '#contract/people/workers.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useWords } from '#web/kit/words.ts'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import type { TabsProps } from '#web/ui/list/Tabs.tsx'
import { type ListTab, type WorkersWords, workersWords } from '#words/people/workers.ts'
import { cardHeight, WorkerCard, workerColumns } from './columns.tsx'
import { chosen, isNarrowed, isOfAnyKind, Question } from './question.ts'
import { WorkerFilters } from './WorkerFilters.tsx'

const WorkerDrawer = lazily(async () => (await import('./WorkerDrawer.tsx')).WorkerDrawer)
const AskedAct = lazily(async () => (await import('./AskedAct.tsx')).AskedAct)

type WorkersListProps = {
  tab: Exclude<ListTab, 'shop'>
  tabs: Omit<TabsProps<ListTab>, 'panel'>
}

export function WorkersList({ tab, tabs }: WorkersListProps) {
  const text = useWords(workersWords)
  const [act, setAct] = useState<{ act: WorkerMove; worker: WorkerRow }>()
  const { question, ask, opened, screen } = useRecordList({
    name: 'workers',
    address: Question,
    operation: () => callOf(tab),
    asked: said => askedOf(tab, said),
    exported: workers.export,
    searchLabel: text.search,
  })
  const askAct = (act: WorkerMove, worker: WorkerRow) => setAct({ act, worker })

  return (
    <TableScreen
      {...screen}
      title={text.title}
      panel="workers-list"
      tabs={tabs}
      filters={<WorkerFilters tab={tab} question={question} onAsk={ask} />}
      columns={workerColumns(text, askAct)}
      card={{ height: cardHeight, draw: row => <WorkerCard row={row} text={text} /> }}
      freshLabel={text.fresh}
      empty={emptyWords(tab, question, text)}
    >
      {question.open > 0 && (
        <WorkerDrawer
          key={question.open}
          id={question.open}
          row={opened.row}
          onStep={opened.step}
          onAsk={askAct}
          onClose={opened.close}
        />
      )}
      {act && <AskedAct {...act} onClose={() => setAct(undefined)} />}
    </TableScreen>
  )
}

function askedOf(tab: Exclude<ListTab, 'shop'>, question: Question) {
  const { search, city, status, work, service, expiry, kind, level, silent } = question
  const { leastScore, mostScore, firstDay, lastDay } = question
  return {
    queue: tab,
    search,
    cityCode: chosen(city),
    status: tab === 'frozen' ? undefined : chosen(status),
    workStatus: chosen(work),
    serviceType: chosen(service),
    expiresIn: tab === 'expiring' ? undefined : numberOf(chosen(expiry)),
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
  if (tab === 'rider') return workers.allsend
  return tab === 'chauffeur' ? workers.allDai : workers.list
}

function emptyWords(tab: ListTab, question: Question, text: WorkersWords): string {
  if (isNarrowed(question)) return text.emptyFiltered
  if (tab === 'expiring') return text.emptyExpiring
  return tab === 'frozen' ? text.emptyFrozen : text.empty
}
