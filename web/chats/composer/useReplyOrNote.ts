import { useState } from 'react'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { keepDraft, useDraft } from './drafts.ts'
import { markPictures, usePictures, type WaitingPicture } from './pictures.ts'

/** A reply to the customer, or an internal note that only colleagues see. */
export type Mode = 'reply' | 'note'

export type Draft = {
  draft: string
  pictures: readonly WaitingPicture[]
  mode: Mode
  canReply: boolean
  setMode(next: Mode): void
  write(text: string): void
  /** Empties the text box; the next message begins in the mode of this one. */
  clear(): void
}

/** The unsent text of one conversation, and whether it is a reply or a note. */
export function useReplyOrNote(chat: ChatRow): Draft {
  const { text: draft, isNote } = useDraft(chat.id)
  const { pictures, isNote: arePrivate } = usePictures(chat.id)
  const canReply = chat.allowed.includes('reply')
  const [chosen, setChosen] = useState<Mode>('reply')
  // A draft that began as a note stays a note, also when the agent may no longer reply or may reply again.
  const begun = draft || pictures.length ? (isNote || arePrivate ? 'note' : 'reply') : chosen
  const mode: Mode = canReply ? begun : 'note'
  const write = (text: string) => keepDraft(chat.id, text, { isNote: mode === 'note' })

  return {
    draft,
    pictures,
    mode,
    canReply,
    write,
    setMode(next) {
      setChosen(next)
      keepDraft(chat.id, draft, { isNote: next === 'note' })
      markPictures(chat.id, next === 'note')
    },
    clear() {
      write('')
      if (canReply) setChosen(mode)
    },
  }
}
