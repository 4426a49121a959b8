import { type AnnouncementRow, announcementLimits } from '#contract/announcements/announcement.ts'
import { announcements } from '#contract/announcements/announcements.ts'
import { minuteMs } from '#contract/base/durations.ts'
import { ReachCounts } from '#web/announcements/show/ReachCounts.tsx'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useNow, useNumberFormat } from '#web/kit/time.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { announcementsWords } from '#words/announcements/announcements.ts'
import { AnnouncementFacts } from './AnnouncementFacts.tsx'

/** Publishes it now or at its hour, after the number of people it goes to was seen; a large one is typed. */
export function PublishDialog({ row, onClose }: { row: AnnouncementRow; onClose: () => void }) {
  const text = useWords(announcementsWords)
  const number = useNumberFormat()
  const now = useNow(minuteMs)
  const { data } = useRead(api.announcements.get, { id: row.id })
  const audience = data?.revisions.find(({ publishedAt }) => publishedAt === null)?.text.audience ?? row.audience
  const { data: reach } = useRead(api.announcements.count, audience, { enabled: data !== undefined })
  const form = useForm(announcements.publish, {
    initial: { typed: '' },
    record: data ?? row,
    input: ({ typed }) => ({ ...(/^\d{1,9}$/.test(typed.trim()) && { targets: Number(typed) }) }),
    onDone({ state }) {
      toast.success(state === 'scheduled' ? text.dones.schedule : text.dones.publish)
      onClose()
    },
  })
  const isLarge = reach ? reach.total > announcementLimits.confirmedAudience : form.refusal !== undefined
  const isTyped = !reach || form.values.typed.trim() === String(reach.total)
  const isLater = row.state === 'reviewing' && row.publishAt !== null && row.publishAt > now
  const consequence = row.state === 'published' ? 'revise' : isLater ? 'schedule' : 'publish'
  return (
    <ConfirmDialog
      action={text.actions.publish}
      facts={<AnnouncementFacts row={row} />}
      consequence={text.consequences[consequence]}
      form={form}
      ready={data !== undefined && reach !== undefined && (!isLarge || isTyped)}
      onClose={onClose}
    >
      <ReachCounts label={text.reach} reach={reach} />
      {isLarge && (
        <TextField
          {...form.text('typed')}
          error={form.refusal}
          label={reach ? text.typeNumber(number(reach.total)) : text.reach}
          hint={text.typeHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
        />
      )}
    </ConfirmDialog>
  )
}
