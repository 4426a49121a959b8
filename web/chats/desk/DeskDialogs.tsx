import { Suspense } from 'react'
import type { Agent } from '#contract/chats/chat-agents.ts'
import type { Beside, DeskQuestion } from '#web/chats/inbox/question.ts'
import { lazily } from '#web/kit/lazily.ts'

const Shortcuts = lazily(async () => (await import('./keys/Shortcuts.tsx')).Shortcuts)
const SearchDialog = lazily(async () => (await import('#web/chats/inbox/search/SearchDialog.tsx')).SearchDialog)
const OwnReviews = lazily(async () => (await import('#web/chats/supervision/reviews/OwnReviews.tsx')).OwnReviews)

type DeskDialogsProps = {
  beside: Beside | undefined
  me: Agent | undefined
  openId: number
  setQuestion: (patch: Partial<DeskQuestion>) => void
  onClose: () => void
}

/** Dialogs of the desk that belong to no conversation. */
export function DeskDialogs({ beside, me, openId, setQuestion, onClose }: DeskDialogsProps) {
  return (
    <Suspense>
      {beside === 'shortcuts' && <Shortcuts onClose={onClose} />}
      {beside === 'reviews' && me && <OwnReviews personId={me.id} onClose={onClose} />}
      {beside === 'search' && (
        <SearchDialog
          chatId={openId}
          onFound={(chat, at) => {
            onClose()
            setQuestion({ chat, at })
          }}
          onClose={onClose}
        />
      )}
    </Suspense>
  )
}
