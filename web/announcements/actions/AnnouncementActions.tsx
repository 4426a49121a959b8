import type { AnnouncementAction, AnnouncementRow } from '#contract/announcements/announcement.ts'
import { useWords } from '#web/kit/words.ts'
import { ActionButtons } from '#web/ui/controls/ActionButtons.tsx'
import { announcementsWords } from '#words/announcements/announcements.ts'

/** In the order of use; a row has room for the first two. */
const actions: readonly AnnouncementAction[] = [
  'publish',
  'refuse',
  'submit',
  'update',
  'remind',
  'withdraw',
  'pin',
  'copy',
  'remove',
]
const risky: readonly AnnouncementAction[] = ['refuse', 'withdraw', 'remove']

export type ChooseAction = (action: AnnouncementAction, row: AnnouncementRow) => void

type AnnouncementActionsProps = { row: AnnouncementRow; onAction: ChooseAction; place: 'row' | 'bar' }

/** A button for each action that this reader may take now. */
export function AnnouncementActions({ row, onAction, place }: AnnouncementActionsProps) {
  const text = useWords(announcementsWords)
  const allowed = actions.filter(action => row.allowed.includes(action))
  const choose = (action: AnnouncementAction) => onAction(action, row)
  return <ActionButtons actions={allowed} names={text.actions} risky={risky} onAction={choose} place={place} leads />
}
