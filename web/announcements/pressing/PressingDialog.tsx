import { type RefObject, useRef, useState } from 'react'
import { blocksDispatching, type PressingAnnouncement } from '#contract/announcements/announcement.ts'
import { RichText } from '#web/announcements/show/RichText.tsx'
import { CategoryBadge } from '#web/announcements/show/Tags.tsx'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { useWords } from '#web/kit/words.ts'
import { Dialog } from '#web/ui/ask/Dialog.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Time } from '#web/ui/show/Time.tsx'
import { pressingWords } from '#words/announcements/announcements.ts'

/** What stands before this reader, one after the other. One that keeps them from dispatching is closed by confirming it alone. */
export function PressingDialog({ rows }: { rows: readonly PressingAnnouncement[] }) {
  const [postponed, setPostponed] = useState<readonly number[]>([])
  const left = rows.filter(({ id }) => !postponed.includes(id))
  const [first] = left
  if (!first) return null
  return (
    <One
      key={first.id}
      announcement={first}
      others={left.length - 1}
      onPostpone={() => setPostponed([...postponed, first.id])}
    />
  )
}

type OneProps = { announcement: PressingAnnouncement; others: number; onPostpone: () => void }

function One({ announcement, others, onPostpone }: OneProps) {
  const text = useWords(pressingWords)
  const body = useRef<HTMLElement>(null)
  const reading = useCommand(api.announcements.read)
  const confirming = useCommand(api.announcements.acknowledge)
  const { id, title, mustAcknowledge } = announcement
  const isHeld = blocksDispatching(announcement)

  async function close(): Promise<void> {
    if (isHeld) return
    // One that must be confirmed later comes back with the next page.
    onPostpone()
    if (!mustAcknowledge) await reading.run({ id })
  }

  async function confirm(): Promise<void> {
    if (await confirming.run({ id })) onPostpone()
  }

  return (
    <Dialog
      open
      onClose={() => void close()}
      title={title}
      width={600}
      initialFocus={body}
      footer={
        <>
          {others > 0 && <span className="mr-auto self-center text-xs text-muted">{text.others(others)}</span>}
          {!isHeld && (
            <Button look={mustAcknowledge ? 'plain' : 'primary'} onClick={() => void close()}>
              {mustAcknowledge ? text.later : text.close}
            </Button>
          )}
          {mustAcknowledge && (
            <Button look="primary" busy={confirming.pending} onClick={() => void confirm()}>
              {text.acknowledge}
            </Button>
          )}
        </>
      }
    >
      <Body ref={body} announcement={announcement} isHeld={isHeld} />
    </Dialog>
  )
}

type BodyProps = { ref: RefObject<HTMLElement | null>; announcement: PressingAnnouncement; isHeld: boolean }

/** Focused first, so that it is read aloud and scrolled by keys. */
function Body({ ref, announcement, isHeld }: BodyProps) {
  const text = useWords(pressingWords)
  const { title, category, publishedAt, summary, coverUrl, content } = announcement
  return (
    <section
      ref={ref}
      {...focusable}
      aria-label={title}
      className="-mx-2 grid gap-3 rounded-md px-2 py-2 outline-1 -outline-offset-1 outline-transparent focus-visible:outline-line-strong"
    >
      <p className="flex items-center gap-2 text-xs text-muted">
        <CategoryBadge category={category} />
        {publishedAt !== null && <Time at={publishedAt} />}
      </p>
      {coverUrl && <img src={coverUrl} alt="" className="max-h-48 w-full rounded-md object-cover" />}
      {summary && <p className="text-sm text-muted wrap-anywhere">{summary}</p>}
      <RichText html={content} />
      {isHeld && <p className="rounded-md bg-warn-soft px-3 py-2 text-sm text-warn-ink">{text.blocks}</p>}
    </section>
  )
}

const focusable = { tabIndex: 0 }
