import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import Keyboard from 'lucide-react/icons/keyboard'
import ListFilter from 'lucide-react/icons/list-filter'
import Search from 'lucide-react/icons/search'
import { Suspense, useState } from 'react'
import type { Agent } from '#contract/chats/chat-agents.ts'
import { type ChatQueue, type ChatRow, chatQueues } from '#contract/chats/chat-row.ts'
import { Approvals } from '#web/chats/conversation/packet/Approvals.tsx'
import { StatusMenu } from '#web/chats/desk/StatusMenu.tsx'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useMay } from '#web/kit/may.ts'
import { useRead } from '#web/kit/read.ts'
import { navigate } from '#web/kit/route.ts'
import { useWords } from '#web/kit/words.ts'
import { CityChip } from '#web/shared/city/CityChip.tsx'
import type { ElsewhereProps } from '#web/shared/list/Elsewhere.tsx'
import { FilterChip } from '#web/shared/list/FilterChip.tsx'
import { SpanChip } from '#web/shared/list/SpanChip.tsx'
import type { List } from '#web/shared/list/useList.ts'
import { Button, IconButton } from '#web/ui/controls/Button.tsx'
import { Tabs } from '#web/ui/list/Tabs.tsx'
import { CountBadge } from '#web/ui/show/Badge.tsx'
import { chatsWords } from '#words/chats/chats.ts'
import { ChatLines } from './ChatLines.tsx'
import { countFilters } from './filter/filters.ts'
import { QueueSearch } from './QueueSearch.tsx'
import type { Beside, DeskQuestion } from './question.ts'

const supervisionPath = '/kefuteam'
const Elsewhere = lazily(async () => (await import('#web/shared/list/Elsewhere.tsx')).Elsewhere)
const QueueFilters = lazily(async () => (await import('./filter/QueueFilters.tsx')).QueueFilters)

type QueuesProps = {
  question: DeskQuestion
  setQuestion: (patch: Partial<DeskQuestion>, options?: { replace?: boolean }) => void
  list: List<ChatRow>
  me: Agent | undefined
  /** True when it is the only pane. */
  isWhole: boolean
  onHold: (isHeld: boolean) => void
  onOpen: (id: number) => void
  onBeside: (beside: Beside) => void
}

/** The left pane: the queues and the conversations of the chosen one. */
export function Queues({ question, setQuestion, list, me, isWhole, onHold, onOpen, onBeside }: QueuesProps) {
  const text = useWords(chatsWords)
  const { data: counts } = useRead(api.chats.counts, {})
  const isLeader = useMay('chats.monitor')
  const { queue, search } = question
  const filterCount = countFilters(question)
  const [isFiltering, setFiltering] = useState(filterCount > 0)
  const counted: Partial<Record<ChatQueue, { count: number; counts: string }>> = counts
    ? {
        mine: { count: counts.unread, counts: text.queueCounts.unread(counts.unread) },
        waiting: { count: counts.waiting, counts: text.queueCounts.waiting(counts.waiting) },
        snoozed: { count: counts.snoozed, counts: text.queueCounts.snoozed(counts.snoozed) },
      }
    : {}
  const tabs = {
    label: text.queueTabs,
    tabs: chatQueues.map(key => ({
      key,
      label: text.queues[key],
      ...counted[key],
      urgent: key === 'waiting' && (counts?.waitingLate ?? 0) > 0,
    })),
    current: queue,
    onChoose: (next: string) => setQuestion({ queue: next as ChatQueue }),
  }
  return (
    <div className={`flex flex-col ${isWhole ? 'min-w-0 flex-1' : 'w-80 shrink-0 border-r border-line'}`}>
      <div className="flex items-center gap-1 px-3 pt-2">
        {me && <StatusMenu me={me} onReviews={() => onBeside('reviews')} />}
        <span className="ml-auto flex">
          <Approvals onOpen={onOpen} />
          {isLeader && (
            <IconButton icon={ChartNoAxesColumn} label={text.leader} onClick={() => navigate(supervisionPath)} />
          )}
          <IconButton icon={Search} label={`${text.searchMessages} F`} onClick={() => onBeside('search')} />
          <IconButton icon={Keyboard} label={`${text.shortcuts} ?`} onClick={() => onBeside('shortcuts')} />
        </span>
      </div>
      {/* Where they do not fit beside each other they go on below: none is cut. */}
      <div className="shrink-0 [&_[role=tab]]:px-2.5 [&_[role=tab]]:py-2 [&>[role=tablist]]:flex-wrap">
        <Tabs {...tabs} panel="chats-list" />
      </div>
      <div className="flex items-center gap-2 px-3 py-2">
        <QueueSearch
          label={text.search}
          value={search}
          onSearch={next => setQuestion({ search: next }, { replace: true })}
        />
        <Button
          look={filterCount ? 'plain' : 'quiet'}
          icon={ListFilter}
          aria-label={text.filter}
          aria-expanded={isFiltering}
          onClick={() => setFiltering(!isFiltering)}
        >
          {filterCount > 0 && <CountBadge count={filterCount} />}
        </Button>
      </div>
      <SearchedElsewhere question={question} list={list} tabs={tabs} />
      <Suspense>
        {isFiltering && <QueueFilters question={question} onFilter={patch => setQuestion(patch, { replace: true })} />}
      </Suspense>
      <NarrowedBy question={question} onFilter={patch => setQuestion(patch, { replace: true })} />
      <div
        id="chats-list"
        role="tabpanel"
        aria-labelledby="chats-list-tab"
        onPointerEnter={event => onHold(event.pointerType === 'mouse')}
        onPointerLeave={() => onHold(false)}
        className="flex min-h-0 flex-1 flex-col border-t border-line"
      >
        <ChatLines list={list} openId={question.chat} queue={queue} search={search} onOpen={onOpen} />
      </div>
    </div>
  )
}

type SearchedElsewhereProps = Pick<QueuesProps, 'question' | 'list'> & Pick<ElsewhereProps, 'tabs'>

/** What a search finds in other queues: that of all has every one which this reader may find. */
function SearchedElsewhere({ question: { chat: _chat, at: _at, ...listed }, list, tabs }: SearchedElsewhereProps) {
  if (!listed.search) return null
  return (
    <div className="px-3 pb-2 empty:hidden">
      <Suspense>
        <Elsewhere
          everywhere={{ operation: api.chats.list, input: { ...listed, queue: 'all' } }}
          list={list}
          tabs={tabs}
        />
      </Suspense>
    </div>
  )
}

type Narrowed = Partial<
  Pick<DeskQuestion, 'since' | 'until' | 'cityCode' | 'overdueOnly' | 'heldOnly' | 'outcome' | 'withHidden'>
>

/** What a figure of the dashboard narrows the queue to; nothing for none. */
function NarrowedBy({ question, onFilter }: { question: Narrowed; onFilter: (patch: Narrowed) => void }) {
  const text = useWords(chatsWords)
  const { since, until, cityCode, overdueOnly, heldOnly, outcome } = question
  if (!since && !until && !cityCode && !overdueOnly && !heldOnly && !outcome) return null
  return (
    <div className="flex flex-wrap gap-2 px-3 pb-2">
      {overdueOnly && <FilterChip name={text.overdueOnly} onDrop={() => onFilter({ overdueOnly: false })} />}
      {heldOnly && <FilterChip name={text.heldOnly} onDrop={() => onFilter({ heldOnly: false })} />}
      {outcome && <FilterChip name={text.outcomes[outcome]} onDrop={() => onFilter({ outcome: undefined })} />}
      <SpanChip since={since} until={until} onFilter={onFilter} />
      <CityChip city={cityCode} onDrop={() => onFilter({ cityCode: undefined })} />
    </div>
  )
}
