import PenLine from 'lucide-react/icons/pen-line'
import type { AnnouncementRow } from '#contract/announcements/announcement.ts'
import { announcementQueues } from '#contract/announcements/announcements.ts'
import { useActions } from '#web/announcements/actions/useActions.tsx'
import { categoryOptions, isNarrowed, kindOptions, listInputOf, Question } from '#web/announcements/question.ts'
import { AudienceKinds } from '#web/announcements/show/Audience.tsx'
import { AnnouncementState, CategoryBadge, Tags } from '#web/announcements/show/Tags.tsx'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useMay } from '#web/kit/may.ts'
import { invalidate, useRead } from '#web/kit/read.ts'
import { useNumberFormat } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { DaySpan } from '#web/shared/list/DaySpan.tsx'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { announcementNameWords, announcementsWords } from '#words/announcements/announcements.ts'
import { rateOf } from './cells.tsx'
import { useColumns } from './columns.tsx'

const AnnouncementDrawer = lazily(
  async () => (await import('#web/announcements/drawer/AnnouncementDrawer.tsx')).AnnouncementDrawer,
)

/** The announcements of a tab. */
export function AnnouncementList({ onWrite }: { onWrite: (id: number | 'new') => void }) {
  const text = useWords(announcementsWords)
  const { question, setQuestion, opened, screen } = useRecordList({
    name: 'announcements',
    address: Question,
    operation: () => api.announcements.list,
    input: listInputOf,
    exported: api.announcements.export,
    searchLabel: text.search,
    everywhere: { filters: { queue: 'all' } },
  })
  const { data: counts } = useRead(api.announcements.counts, {})
  const mayEdit = useMay('announcements.edit')
  const { begin, dialog } = useActions({ onWrite, onCopied: open => setQuestion({ tab: 'draft', open }) })
  const { tab, open } = question
  const empty = tab === 'unread' ? text.emptyUnread : text.empty

  return (
    <TableScreen
      {...screen}
      title={text.title}
      panel="announcements-list"
      tabs={{
        label: text.tabsLabel,
        tabs: announcementQueues.map(key => ({
          key,
          label: text.tabs[key],
          count: key === 'all' ? undefined : counts?.[key],
          urgent: key === 'unread',
        })),
        current: tab,
        onChoose: next => setQuestion({ tab: next, open: 0 }),
      }}
      filters={<AnnouncementFilters question={question} onFilter={setQuestion} />}
      actions={
        mayEdit && (
          <Button look="primary" icon={PenLine} onClick={() => onWrite('new')}>
            {text.write}
          </Button>
        )
      }
      columns={useColumns(begin)}
      card={{ height: cardHeight, draw: row => <AnnouncementCard row={row} /> }}
      empty={isNarrowed(question) ? text.emptyFiltered : empty}
      onAgain={() => invalidate('announcements')}
    >
      {open > 0 && (
        <AnnouncementDrawer
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

const cardHeight = 104

/** The row as a card on a phone. */
function AnnouncementCard({ row }: { row: AnnouncementRow }) {
  const number = useNumberFormat()
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-1 text-sm">
      <p className="flex items-center gap-2">
        <span className="truncate font-medium">{row.title}</span>
        <span className="ml-auto shrink-0">
          <AnnouncementState state={row.state} />
        </span>
      </p>
      <p className="flex items-center gap-1.5 overflow-hidden">
        <CategoryBadge category={row.category} />
        <Tags row={row} />
      </p>
      <p className="flex gap-3 text-xs text-muted">
        <span className="truncate">
          <AudienceKinds audience={row.audience} />
        </span>
        {row.targets !== null && (
          <span className="ml-auto shrink-0">
            {`${number(row.read)} / ${number(row.targets)} · ${rateOf(row.read, row.targets)}`}
          </span>
        )}
      </p>
      <p className="flex gap-3 text-xs text-muted">
        <span className="truncate">{row.no}</span>
        <span className="ml-auto shrink-0">
          <Time at={row.updatedAt} />
        </span>
      </p>
    </article>
  )
}

type FiltersProps = { question: Question; onFilter: (patch: Partial<Question>) => void }

function AnnouncementFilters({ question, onFilter }: FiltersProps) {
  const text = useWords(announcementsWords)
  const { categories, kinds } = useWords(announcementNameWords)
  return (
    <>
      <FilterSelect
        label={text.category}
        options={categoryOptions.map(value => ({
          value,
          label: value === 'any' ? text.anyCategory : categories[value],
        }))}
        value={question.category}
        onChoose={category => onFilter({ category, open: 0 })}
      />
      <FilterSelect
        label={text.kind}
        options={kindOptions.map(value => ({ value, label: value === 'any' ? text.anyKind : kinds[value] }))}
        value={question.kind}
        onChoose={kind => onFilter({ kind, open: 0 })}
      />
      <DaySpan
        from={question.from}
        to={question.to}
        label={text.columns.updated}
        onFilter={days => onFilter({ ...days, open: 0 })}
      />
    </>
  )
}
