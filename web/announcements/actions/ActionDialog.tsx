import type { AnnouncementAction, AnnouncementRow } from '#contract/announcements/announcement.ts'
import { announcements } from '#contract/announcements/announcements.ts'
import { dayMs, minuteMs } from '#contract/base/durations.ts'
import { serverNow } from '#web/kit/clock.ts'
import { useNow, useTimeFormat } from '#web/kit/time.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { FormDialog } from '#web/ui/ask/FormDialog.tsx'
import { Chip } from '#web/ui/controls/Chip.tsx'
import { announcementsWords } from '#words/announcements/announcements.ts'
import { AnnouncementFacts } from './AnnouncementFacts.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { RefuseDialog, WithdrawDialog } from './ReasonDialogs.tsx'

/** Editing is a page of its own, and copying asks nothing. */
export type DialogAction = Exclude<AnnouncementAction, 'update' | 'copy'>

const dialogs = {
  publish: PublishDialog,
  refuse: RefuseDialog,
  submit: SubmitDialog,
  remind: RemindDialog,
  withdraw: WithdrawDialog,
  pin: PinDialog,
  remove: RemoveDialog,
} satisfies Record<DialogAction, unknown>

type ActionDialogProps = { action: DialogAction; row: AnnouncementRow; onClose: () => void }

/** The dialog of an action on one announcement. */
export function ActionDialog({ action, row, onClose }: ActionDialogProps) {
  const Dialog = dialogs[action]
  return <Dialog row={row} onClose={onClose} />
}

const days = [1, 3, 7] as const
type Days = (typeof days)[number]

/** Puts it above all others for some days, or no longer. */
function PinDialog({ row, onClose }: { row: AnnouncementRow; onClose: () => void }) {
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

type DialogProps = { row: AnnouncementRow; onClose: () => void }
const operations = {
  submit: announcements.submit,
  remind: announcements.remind,
  remove: announcements.remove,
}

type PlainAction = keyof typeof operations

/** Brings a draft before somebody who may publish it. */
function SubmitDialog(props: DialogProps) {
  return <PlainDialog action="submit" {...props} />
}

/** Tells those who have not read or confirmed it once more. */
function RemindDialog(props: DialogProps) {
  return <PlainDialog action="remind" {...props} />
}

/** Deletes a draft. */
function RemoveDialog(props: DialogProps) {
  return <PlainDialog action="remove" danger {...props} />
}

function PlainDialog({
  action,
  danger = false,
  row,
  onClose,
}: DialogProps & { action: PlainAction; danger?: boolean }) {
  const text = useWords(announcementsWords)
  const form = useForm<(typeof operations)[PlainAction], object>(operations[action], {
    initial: {},
    record: row,
    input: () => ({}),
    done: text.dones[action],
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      action={text.actions[action]}
      facts={<AnnouncementFacts row={row} />}
      consequence={text.consequences[action]}
      danger={danger}
      form={form}
      ready
      onClose={onClose}
    />
  )
}
