import PenLine from 'lucide-react/icons/pen-line'
import { announcementQueues } from '#contract/announcements/announcements.ts'
import { useActions } from '#web/announcements/actions/useActions.tsx'
import { isNarrowed, listInputOf, Question } from '#web/announcements/question.ts'
import { api } from '#web/kit/api.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useMay } from '#web/kit/may.ts'
import { invalidate, useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { TableScreen } from '#web/shared/list/TableScreen.tsx'
import { useRecordList } from '#web/shared/list/useRecordList.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { announcementsWords } from '#words/announcements/announcements.ts'
import { AnnouncementCard, cardHeight } from './AnnouncementCard.tsx'
import { AnnouncementFilters } from './AnnouncementFilters.tsx'
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
