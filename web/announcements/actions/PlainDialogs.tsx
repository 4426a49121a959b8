import type { AnnouncementRow } from '#contract/announcements/announcement.ts'
import { announcements } from '#contract/announcements/announcements.ts'
import { useWords } from '#web/kit/words.ts'
import { useForm } from '#web/shared/form/useForm.ts'
import { ConfirmDialog } from '#web/ui/ask/ConfirmDialog.tsx'
import { announcementsWords } from '#words/announcements/announcements.ts'
import { AnnouncementFacts } from './AnnouncementFacts.tsx'

type DialogProps = { row: AnnouncementRow; onClose: () => void }
const operations = {
  submit: announcements.submit,
  remind: announcements.remind,
  remove: announcements.remove,
}

type PlainAction = keyof typeof operations

/** Brings a draft before somebody who may publish it. */
export function SubmitDialog(props: DialogProps) {
  return <PlainDialog action="submit" {...props} />
}

/** Tells those who have not read or confirmed it once more. */
export function RemindDialog(props: DialogProps) {
  return <PlainDialog action="remind" {...props} />
}

/** Deletes a draft. */
export function RemoveDialog(props: DialogProps) {
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
