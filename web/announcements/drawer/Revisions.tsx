import { Suspense } from 'react'
import type { AnnouncementRevision, AnnouncementText } from '#contract/announcements/announcement.ts'
import { plainTextOf } from '#web/announcements/show/parse.ts'
import { lazily } from '#web/kit/lazily.ts'
import { useWords } from '#web/kit/words.ts'
import { Badge } from '#web/ui/show/Badge.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { announcementsWords } from '#words/announcements/announcements.ts'

const TextDifference = lazily(async () => (await import('./TextDifference.tsx')).TextDifference)

/** Each text it ever had, the newest first, compared with the one before. */
export function Revisions({ revisions }: { revisions: readonly AnnouncementRevision[] }) {
  return (
    <ol className="grid gap-4">
      {revisions.map((revision, at) => (
        <li key={revision.number} className="grid gap-2 rounded-md border border-line p-3 text-sm">
          <RevisionHead revision={revision} />
          <Changes revision={revision} before={revisions[at + 1]} />
        </li>
      ))}
    </ol>
  )
}

function RevisionHead({
  revision: { number, author, writtenAt, publisher, publishedAt },
}: {
  revision: AnnouncementRevision
}) {
  const text = useWords(announcementsWords)
  return (
    <div className="grid gap-0.5">
      <p className="flex items-center gap-2">
        <strong className="font-medium">{text.revision(number)}</strong>
        {publishedAt === null && <Badge tone="warn">{text.waits}</Badge>}
        <span className="ml-auto text-xs text-muted">
          <Time at={publishedAt ?? writtenAt} shape="full" />
        </span>
      </p>
      <p className="text-xs text-muted">
        {text.writtenBy(author.name)}
        {publisher && ` · ${text.publishedBy(publisher.name)}`}
      </p>
    </div>
  )
}

type ChangesProps = { revision: AnnouncementRevision; before: AnnouncementRevision | undefined }

function Changes({ revision, before }: ChangesProps) {
  const text = useWords(announcementsWords)
  const others = useOtherChanges(revision.text, before?.text)
  if (!before) return <p className="text-xs text-muted">{text.firstText}</p>
  return (
    <>
      {others.length > 0 && <p className="text-xs text-muted">{`${text.changedFields}: ${others.join(' · ')}`}</p>}
      <Suspense fallback={<Skeletons widths={[80, 60]} />}>
        <TextDifference before={wordsOf(before.text)} after={wordsOf(revision.text)} />
      </Suspense>
    </>
  )
}

/** Title, summary and text, as somebody reads them. */
function wordsOf({ title, summary, content }: AnnouncementText): string {
  return [title, summary, plainTextOf(content)].filter(Boolean).join('\n')
}

/** Names of the settings that changed beside the text. */
function useOtherChanges(now: AnnouncementText, before: AnnouncementText | undefined): string[] {
  const text = useWords(announcementsWords)
  if (!before) return []
  const names: Partial<Record<keyof AnnouncementText, string>> = {
    category: text.columns.category,
    coverUrl: text.cover,
    audience: text.columns.audience,
    channels: text.columns.channels,
    priority: text.priority,
    mustAcknowledge: text.mandatory,
    publishAt: text.columns.valid,
    expireAt: text.columns.valid,
  }
  const keys = Object.keys(names) as (keyof AnnouncementText)[]
  const changed = keys.filter(key => JSON.stringify(now[key]) !== JSON.stringify(before[key]))
  return [...new Set(changed.map(key => names[key] ?? key))]
}
