import { useState } from 'react'
import { type AnnouncementDetail, type ReaderKind, readerKinds } from '#contract/announcements/announcement.ts'
import { type AnnouncementReader, readerQueues } from '#contract/announcements/announcements.ts'
import { api } from '#web/kit/api.ts'
import { useWords } from '#web/kit/words.ts'
import { CityNames } from '#web/shared/city/CityNames.tsx'
import { useList } from '#web/shared/list/useList.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { Empty, Failed } from '#web/ui/show/Empty.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { announcementNameWords, announcementsWords } from '#words/announcements/announcements.ts'

type ReadersProps = { announcement: AnnouncementDetail; onRemind: () => void }

/** Who has read it, and who has not, of one kind of readers at a time. */
export function Readers({ announcement, onRemind }: ReadersProps) {
  const text = useWords(announcementsWords)
  const names = useWords(announcementNameWords)
  const [queue, setQueue] = useState<(typeof readerQueues)[number]>('read')
  const kinds = kindsOf(announcement)
  const [chosen, setChosen] = useState<ReaderKind>()
  const kind = chosen ?? kinds[0]
  if (announcement.targets === null || !kind) return <Empty>{text.notYet}</Empty>
  const queues = readerQueues.filter(each => each !== 'unacknowledged' || announcement.mustAcknowledge)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {queues.map(each => (
          <Chip key={each} chosen={queue === each} onChoose={() => setQueue(each)}>
            {text.readerQueues[each]}
          </Chip>
        ))}
        {announcement.allowed.includes('remind') && (
          <span className="ml-auto">
            <Button onClick={onRemind}>{text.actions.remind}</Button>
          </span>
        )}
      </div>
      {kinds.length > 1 && (
        <div className="flex flex-wrap gap-2">
          {kinds.map(each => (
            <Chip key={each} chosen={kind === each} onChoose={() => setChosen(each)}>
              {names.kinds[each]}
            </Chip>
          ))}
        </div>
      )}
      <ReaderList question={{ id: announcement.id, queue, kind }} />
    </div>
  )
}

type Asked = { id: number; queue: (typeof readerQueues)[number]; kind: ReaderKind }

/** Of one kind, because people of two kinds may have the same id. */
function ReaderList({ question }: { question: Asked }) {
  const text = useWords(announcementsWords)
  const list = useList(api.announcements.readers, question)
  if (list.error) return <Failed error={list.error} onAgain={list.again} />
  if (list.isLoading) return <Skeletons widths={[70, 60, 80]} />
  if (list.rows.length === 0) return <Empty>{text.noReaders}</Empty>
  return (
    <>
      <ul className="divide-y divide-line rounded-md border border-line">
        {list.rows.map(reader => (
          <ReaderLine key={reader.id} reader={reader} />
        ))}
      </ul>
      {list.hasMore && (
        <Button busy={list.isLoadingMore} onClick={list.more}>
          {text.more}
        </Button>
      )}
    </>
  )
}

function ReaderLine({ reader: { name, cityCode, readAt, acknowledgedAt } }: { reader: AnnouncementReader }) {
  const text = useWords(announcementsWords)
  return (
    <li className="flex items-center gap-3 px-3 py-2 text-sm">
      <span className="min-w-0 truncate font-medium">{name}</span>
      <span className="shrink-0 text-xs text-muted">{cityCode && <CityNames codes={[cityCode]} />}</span>
      <span className="ml-auto grid shrink-0 justify-items-end text-xs text-muted">
        {readAt === null ? <span>{text.readerQueues.unread}</span> : <Time at={readAt} />}
        {acknowledgedAt !== null && <span className="text-good-ink">{text.acknowledge}</span>}
      </span>
    </li>
  )
}

function kindsOf({ audience }: AnnouncementDetail): ReaderKind[] {
  const addressed = new Set([...audience.kinds, ...audience.people.map(({ kind }) => kind)])
  return readerKinds.filter(kind => addressed.has(kind))
}
