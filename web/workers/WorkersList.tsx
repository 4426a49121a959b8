import { useState } from 'react'
import type { WorkerAct, WorkerRow } from '#contract/people/worker.ts'
import { workers } from '#contract/people/workers.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useList } from '#web/kit/list.ts'
import { useWords } from '#web/kit/words.ts'
import { useOpenRow } from '#web/shared/list/openRow.ts'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import type { TabsProps } from '#web/ui/list/Tabs.tsx'
import { type ListTab, type WorkersWords as Words, workersText } from '#words/people/workers.ts'
import { cardHeight, WorkerCard, workerColumns } from './columns.tsx'
import { type Ask, chosen, isNarrowed, isOfAnyKind, type Question } from './question.ts'
import { WorkerFilters } from './WorkerFilters.tsx'

const WorkerDrawer = lazily(async () => (await import('./WorkerDrawer.tsx')).WorkerDrawer)
const AskedAct = lazily(async () => (await import('./AskedAct.tsx')).AskedAct)

type WorkersListProps = {
  tab: Exclude<ListTab, 'shop'>
  tabs: Omit<TabsProps<ListTab>, 'panel'>
  question: Question
  onAsk: Ask
}

export function WorkersList({ tab, tabs, question, onAsk }: WorkersListProps) {
  const text = useWords(workersText)
  const [act, setAct] = useState<{ act: WorkerAct; worker: WorkerRow }>()
  const asked = askedOf(tab, question)
  const list = useList(callOf(tab), asked)
  const opened = useOpenRow(
    list.rows,
    row => row.id,
    question.open,
    (open, options) => onAsk({ open: open ?? 0 }, options),
  )
  const askAct = (act: WorkerAct, worker: WorkerRow) => setAct({ act, worker })

  return (
    <TableScreen
      name="workers"
      title={text.title}
      panel="workers-list"
      tabs={tabs}
      search={{
        label: text.search,
        value: question.search,
        onSearch: next => onAsk({ search: next }, { replace: true }),
      }}
      filters={<WorkerFilters tab={tab} question={question} onAsk={onAsk} />}
      exported={{ operation: workers.export, question: asked }}
      list={list}
      opened={opened}
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

function emptyWords(tab: ListTab, question: Question, text: Words): string {
  if (isNarrowed(question)) return text.emptyFiltered
  if (tab === 'expiring') return text.emptyExpiring
  return tab === 'frozen' ? text.emptyFrozen : text.empty
}
