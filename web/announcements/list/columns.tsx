import type { AnnouncementRow } from '#contract/announcements/announcement.ts'
import { AnnouncementActions, type ChooseAction } from '#web/announcements/actions/AnnouncementActions.tsx'
import { AudienceKinds, AudienceLimits } from '#web/announcements/show/Audience.tsx'
import { AnnouncementState, CategoryBadge } from '#web/announcements/show/Tags.tsx'
import { useWords } from '#web/kit/words.ts'
import { givingWay } from '#web/ui/list/columns/arrange.ts'
import type { Column } from '#web/ui/list/TableRow.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { TwoLines } from '#web/ui/show/TwoLines.tsx'
import { announcementsWords } from '#words/announcements/announcements.ts'
import { ChannelsCell, ReadCell, TitleCell, ValidCell } from './cells.tsx'

/** Give way where there is no room, the first one first. */
const spare = ['updated', 'publisher', 'read', 'category', 'valid', 'channels']

/** The columns of the list. */
export function useColumns(onAction: ChooseAction): readonly Column<AnnouncementRow>[] {
  const { columns } = useWords(announcementsWords)
  const addressed = useAddressedColumns()
  return givingWay(spare, [
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
    { key: 'valid', head: columns.valid, width: 120, cell: row => <ValidCell row={row} /> },
    { key: 'read', head: columns.read, width: 112, align: 'end', cell: row => <ReadCell row={row} /> },
    {
      key: 'publisher',
      head: columns.publisher,
      width: 100,
      cell: row => <span className="truncate">{row.publisher?.name ?? '–'}</span>,
    },
    {
      key: 'updated',
      head: columns.updated,
      width: 108,
      cell: row => <TwoLines under={row.author.name}>{<Time at={row.updatedAt} />}</TwoLines>,
    },
    {
      key: 'actions',
      head: columns.actions,
      width: 152,
      cell: row => <AnnouncementActions row={row} onAction={onAction} place="row" />,
    },
  ])
}

/** What it is about, whom it is for, and how it goes out. */
function useAddressedColumns(): readonly Column<AnnouncementRow>[] {
  const { columns } = useWords(announcementsWords)
  return [
    {
      key: 'category',
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
    { key: 'channels', head: columns.channels, width: 112, cell: row => <ChannelsCell row={row} /> },
  ]
}
