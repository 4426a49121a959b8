import type { AnnouncementAction, AnnouncementRow } from '#contract/announcements/announcement.ts'
import { useWords } from '#web/kit/words.ts'
import { ActionButtons, type Looks } from '#web/ui/controls/ActionButtons.tsx'
import { announcementsWords } from '#words/announcements/announcements.ts'

const looks: Looks<AnnouncementAction> = {
  publish: 'plain',
  refuse: 'risky',
  submit: 'plain',
  update: 'plain',
  remind: 'plain',
  withdraw: 'risky',
  pin: 'plain',
  copy: 'plain',
  remove: 'risky',
}

export type ChooseAction = (action: AnnouncementAction, row: AnnouncementRow) => void

type AnnouncementActionsProps = { row: AnnouncementRow; onAction: ChooseAction; place: 'row' | 'bar' }

/** A button for each action that this reader may take now. */
export function AnnouncementActions({ row, onAction, place }: AnnouncementActionsProps) {
  const text = useWords(announcementsWords)
  return (
    <ActionButtons
      looks={looks}
      allowed={row.allowed}
      names={text.actions}
      onAction={action => onAction(action, row)}
      place={place}
      leads
    />
  )
}
