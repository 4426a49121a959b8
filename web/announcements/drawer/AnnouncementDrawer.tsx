import { useState } from 'react'
import type { AnnouncementDetail, AnnouncementRow } from '#contract/announcements/announcement.ts'
import { AnnouncementActions, type ChooseAction } from '#web/announcements/actions/AnnouncementActions.tsx'
import { AnnouncementState, CategoryBadge, Tags } from '#web/announcements/show/Tags.tsx'
import { api } from '#web/kit/api.ts'
import { useMay } from '#web/kit/may.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { RecordDrawer } from '#web/shared/list/RecordDrawer.tsx'
import { Tabs } from '#web/ui/list/Tabs.tsx'
import { Copy } from '#web/ui/show/Copy.tsx'
import { RecordLog } from '#web/ui/show/RecordLog.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { announcementsWords } from '#words/announcements/announcements.ts'
import { Content } from './Content.tsx'
import { Readers } from './Readers.tsx'
import { Revisions } from './Revisions.tsx'

const parts = ['preview', 'readers', 'revisions', 'log'] as const
type Part = (typeof parts)[number]

type AnnouncementDrawerProps = {
  id: number
  /** The row of the list, shown until the whole record is loaded. */
  row: AnnouncementRow | undefined
  onStep: (step: -1 | 1) => void
  onAction: ChooseAction
  onClose: () => void
}

/** The drawer of an announcement. Who only reads gets the text alone. */
export function AnnouncementDrawer({ id, row, onStep, onAction, onClose }: AnnouncementDrawerProps) {
  const text = useWords(announcementsWords)
  const [part, setPart] = useState<Part>('preview')
  const { data, error, refetch } = useRead(api.announcements.get, { id })
  const mayEdit = useMay('announcements.edit')
  const mayPublish = useMay('announcements.publish')
  const announcement = data ?? row
  const tabs = (mayEdit || mayPublish) && (
    <Tabs
      label={text.record}
      tabs={parts.map(key => ({
        key,
        label: text.parts[key],
        count: key === 'revisions' ? data?.revisions.length : undefined,
      }))}
      current={part}
      onChoose={setPart}
      panel="announcement-part"
    />
  )
  return (
    <RecordDrawer
      kind={`${text.record} ${announcement?.no ?? ''}`}
      title={announcement && <span className="truncate">{announcement.title}</span>}
      head={announcement && <Head row={announcement} onAction={onAction} />}
      tabs={tabs}
      panel="announcement-part"
      width="min(640px, 48vw)"
      error={data ? null : error}
      onStep={onStep}
      onAgain={() => void refetch()}
      onClose={onClose}
    >
      {!error && !data && <Skeletons widths={[60, 90, 75]} />}
      {data && <Parts part={part} announcement={data} onAction={onAction} />}
    </RecordDrawer>
  )
}

type PartsProps = { part: Part; announcement: AnnouncementDetail; onAction: ChooseAction }

function Parts({ part, announcement, onAction }: PartsProps) {
  const { events } = useWords(announcementsWords)
  if (part === 'readers')
    return <Readers announcement={announcement} onRemind={() => onAction('remind', announcement)} />
  if (part === 'revisions') return <Revisions revisions={announcement.revisions} />
  if (part === 'log') return <RecordLog entries={announcement.log} names={events} />
  return <Content announcement={announcement} />
}

function Head({ row, onAction }: { row: AnnouncementRow; onAction: ChooseAction }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <AnnouncementState state={row.state} />
        <CategoryBadge category={row.category} />
        <Tags row={row} />
        <span className="ml-auto flex items-center text-xs text-muted">
          {row.no}
          <Copy value={row.no} />
        </span>
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        <AnnouncementActions row={row} onAction={onAction} place="bar" />
      </div>
    </>
  )
}
