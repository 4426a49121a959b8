import { RichText } from '#web/announcements/show/RichText.tsx'
import { CategoryBadge } from '#web/announcements/show/Tags.tsx'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { Dialog } from '#web/ui/ask/Dialog.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Failed } from '#web/ui/show/Empty.tsx'
import { Skeletons } from '#web/ui/show/Skeleton.tsx'
import { announcementFormWords } from '#words/announcements/announcements.ts'
import { uiWords } from '#words/base/ui.ts'
import type { Values } from './values.ts'

type PreviewDialogProps = { values: Values; onClose: () => void }

/** What readers would see, as the server would keep it, and what it would leave out. */
export function PreviewDialog({ values, onClose }: PreviewDialogProps) {
  const text = useWords(announcementFormWords)
  const { close } = useWords(uiWords)
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.previewTitle}
      width={640}
      footer={<Button onClick={onClose}>{close}</Button>}
    >
      <article className="grid gap-3 pb-2">
        <p className="flex flex-wrap items-center gap-2 text-lg font-medium">
          {values.title}
          <CategoryBadge category={values.category} />
        </p>
        {values.coverUrl && <img src={values.coverUrl} alt="" className="max-h-60 w-full rounded-md object-cover" />}
        {values.summary && <p className="text-sm text-muted">{values.summary}</p>}
        {values.content ? <Kept content={values.content} /> : <p className="text-sm text-bad-ink">{text.noContent}</p>}
      </article>
    </Dialog>
  )
}

function Kept({ content }: { content: string }) {
  const text = useWords(announcementFormWords)
  const { data, error, refetch } = useRead(api.announcements.preview, { content })
  if (error) return <Failed error={error} onAgain={() => void refetch()} />
  if (!data) return <Skeletons widths={[90, 75]} />
  return (
    <>
      <RichText html={data.content} />
      <p role="status" className={`text-xs ${data.leftOut.length ? 'text-warn-ink' : 'text-muted'}`}>
        {data.leftOut.length ? text.leftOut(data.leftOut.join(', ')) : text.nothingLeftOut}
      </p>
    </>
  )
}
