import type { AnnouncementRow } from '#contract/announcements/announcement.ts'
import { announcements } from '#contract/announcements/announcements.ts'
import { useWords } from '#web/kit/words.ts'
import { useReasonForm } from '#web/shared/form/useReasonForm.ts'
import { ReasonDialog } from '#web/ui/ask/ReasonDialog.tsx'
import { announcementsWords } from '#words/announcements/announcements.ts'
import { AnnouncementFacts } from './AnnouncementFacts.tsx'

type DialogProps = { row: AnnouncementRow; onClose: () => void }

/** Back to its author. */
export function RefuseDialog(props: DialogProps) {
  return <ReasonedDialog action="refuse" {...props} />
}

/** No longer shown to anybody. */
export function WithdrawDialog(props: DialogProps) {
  return <ReasonedDialog action="withdraw" {...props} />
}

const operations = { refuse: announcements.refuse, withdraw: announcements.withdraw }

function ReasonedDialog({ action, row, onClose }: DialogProps & { action: keyof typeof operations }) {
  const text = useWords(announcementsWords)
  const form = useReasonForm(operations[action], row, { done: text.dones[action], onDone: onClose })
  return (
    <ReasonDialog
      action={text.actions[action]}
      facts={<AnnouncementFacts row={row} />}
      consequence={text.consequences[action]}
      danger
      reasons={text.reasons[action]}
      form={form}
      onClose={onClose}
    />
  )
}
