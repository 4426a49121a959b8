import type { AnnouncementRow } from '#contract/announcements/announcement.ts'
import { announcements } from '#contract/announcements/announcements.ts'
import { dayMs, minuteMs } from '#contract/base/durations.ts'
import { serverNow } from '#web/kit/clock.ts'
import { useNow, useTimeFormat } from '#web/kit/time.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { announcementsWords } from '#words/announcements/announcements.ts'

const days = [1, 3, 7] as const
type Days = (typeof days)[number]

/** Puts it above all others for some days, or no longer. */
export function PinDialog({ row, onClose }: { row: AnnouncementRow; onClose: () => void }) {
  const text = useWords(announcementsWords)
  const print = useTimeFormat('short')
  const now = useNow(minuteMs)
  const isPinned = row.pinnedUntil !== null && row.pinnedUntil > now
  const form = useForm(announcements.pin, {
    initial: { span: 3 as Days | 0 },
    record: row,
    input: ({ span }) => ({ until: span === 0 ? null : serverNow() + span * dayMs }),
    onDone({ pinnedUntil }) {
      toast.success(pinnedUntil === null ? text.dones.unpin : text.dones.pin)
      onClose()
    },
  })
  const { span } = form.values
  return (
    <FormDialog title={`${text.actions.pin} · ${row.no}`} width={440} form={form} onClose={onClose}>
      <p className="text-sm text-muted">{text.consequences.pin}</p>
      <div className="flex flex-wrap gap-2">
        {days.map(each => (
          <Chip key={each} chosen={span === each} onChoose={() => form.set({ span: each })}>
            {text.pinDays[each]}
          </Chip>
        ))}
        {isPinned && (
          <Chip chosen={span === 0} onChoose={() => form.set({ span: 0 })}>
            {text.unpin}
          </Chip>
        )}
      </div>
      {span > 0 && <p className="text-sm">{`${text.pinUntil} ${print(now + span * dayMs)}`}</p>}
    </FormDialog>
  )
}
