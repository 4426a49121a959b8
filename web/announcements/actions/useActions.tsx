import { type ReactNode, useState } from 'react'
import type { AnnouncementRow } from '#contract/announcements/announcement.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { lazily } from '#web/kit/lazily.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { announcementsWords } from '#words/announcements/announcements.ts'
import type { DialogAction } from './ActionDialog.tsx'
import type { ChooseAction } from './AnnouncementActions.tsx'

const ActionDialog = lazily(async () => (await import('./ActionDialog.tsx')).ActionDialog)

type ActionsTerms = {
  onWrite: (id: number) => void
  /** Called with the id of the new draft. */
  onCopied: (id: number) => void
}

/** Editing opens the form, copying runs at once; every other action opens a dialog. */
export function useActions({ onWrite, onCopied }: ActionsTerms): { begin: ChooseAction; dialog: ReactNode } {
  const text = useWords(announcementsWords)
  const copying = useCommand(api.announcements.copy)
  const [begun, setBegun] = useState<{ action: DialogAction; row: AnnouncementRow }>()

  async function copy({ id }: AnnouncementRow): Promise<void> {
    const draft = await copying.run({ id })
    if (!draft) return
    toast.success(text.dones.copy)
    onCopied(draft.id)
  }

  function begin(action: Parameters<ChooseAction>[0], row: AnnouncementRow): void {
    if (action === 'update') onWrite(row.id)
    else if (action === 'copy') void copy(row)
    else setBegun({ action, row })
  }

  return { begin, dialog: begun && <ActionDialog {...begun} onClose={() => setBegun(undefined)} /> }
}
