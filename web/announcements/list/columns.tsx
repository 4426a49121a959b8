import type { AnnouncementRow } from '#contract/announcements/announcement.ts'
import { AnnouncementActions, type ChooseAction } from '#web/announcements/actions/AnnouncementActions.tsx'
import { AudienceKinds, AudienceLimits } from '#web/announcements/show/Audience.tsx'
import { AnnouncementState, CategoryBadge } from '#web/announcements/show/Tags.tsx'
import { useWords } from '#web/kit/words.ts'
import type { Column } from '#web/ui/list/TableRow.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { TwoLines } from '#web/ui/show/TwoLines.tsx'
import { announcementsWords } from '#words/announcements/announcements.ts'
import { ChannelsCell, ReadCell, TitleCell, ValidCell } from './cells.tsx'

/** The columns of the list. */
export function useColumns(onAction: ChooseAction): readonly Column<AnnouncementRow>[] {
  const { columns } = useWords(announcementsWords)
  const addressed = useAddressedColumns()
  return [
    { key: 'title', head: columns.title, width: 276, grow: 3, cell: row => <TitleCell row={row} /> },
    ...addressed,
    {
      key: 'state',
      head: columns.state,
      width: 100,
      mark: row => row.state,
      cell: row => (
        <span>
          <AnnouncementState state={row.state} />
        </span>
      ),
    },
    { key: 'valid', spare: 2, head: columns.valid, width: 120, cell: row => <ValidCell row={row} /> },
    { key: 'read', spare: 4, head: columns.read, width: 112, align: 'end', cell: row => <ReadCell row={row} /> },
    {
      key: 'publisher',
      spare: 5,
      head: columns.publisher,
      width: 100,
      cell: row => <span className="truncate">{row.publisher?.name ?? '–'}</span>,
    },
    { key: 'updated', spare: 6, head: columns.updated, width: 108, cell: row => <Updated row={row} /> },
    {
      key: 'actions',
      head: columns.actions,
      width: 152,
      cell: row => <AnnouncementActions row={row} onAction={onAction} place="row" />,
    },
  ]
}

function Updated({ row }: { row: AnnouncementRow }) {
  return <TwoLines under={row.author.name}>{<Time at={row.updatedAt} />}</TwoLines>
}

/** What it is about, whom it is for, and how it goes out. */
function useAddressedColumns(): readonly Column<AnnouncementRow>[] {
  const { columns } = useWords(announcementsWords)
  return [
    {
      key: 'category',
      spare: 3,
      head: columns.category,
      width: 104,
      cell: row => (
        <span>
          <CategoryBadge category={row.category} />
        </span>
      ),
    },
    {
      key: 'audience',
      head: columns.audience,
      width: 132,
      grow: 1,
      cell: row => (
        <TwoLines under={<AudienceLimits audience={row.audience} />}>
          <AudienceKinds audience={row.audience} />
        </TwoLines>
      ),
    },
    { key: 'channels', spare: 1, head: columns.channels, width: 112, cell: row => <ChannelsCell row={row} /> },
  ]
}
