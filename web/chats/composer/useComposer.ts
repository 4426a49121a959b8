import type { RefObject } from 'react'
import type { Farewell } from '#contract/chats/chat-message.ts'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { type PartingAct, quickReplyVariables } from '#contract/chats/quick-replies.ts'
import { newRequestId } from '#web/kit/command.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { chatsWords } from '#words/chats/chats.ts'
import { filesIn } from './attach.ts'
import { post } from './outbox/outbox.ts'
import { addPictures, removePicture, takePictures } from './pictures.ts'
import { useQuickReply } from './replies/useQuickReply.ts'
import { type Draft, useReplyOrNote } from './useReplyOrNote.ts'

type Terms = {
  input: TextBox
  onPart: (act: PartingAct, farewell: Farewell) => void
}
type TextBox = RefObject<HTMLTextAreaElement | null>

/** The draft of one conversation, and sending it. */
export function useComposer(chat: ChatRow, personId: number, { input, onPart }: Terms) {
  const text = useWords(chatsWords)
  const draft = useReplyOrNote(chat)
  const isPrivate = draft.mode === 'note'
  const attachments = useAttachments(chat.id, isPrivate, input)
  const quick = useQuickReply({ chat, input, write: draft.write, send: sendText, onPart: part })

  function isUnfilled(message: string): boolean {
    const unfilled = quickReplyVariables.find(name => message.includes(`{${name}}`))
    if (unfilled) toast.error(text.stillOpen(unfilled))
    return unfilled !== undefined
  }

  function part(act: PartingAct, message: string, quickReplyId: number): void {
    if (!isUnfilled(message)) onPart(act, { text: message, quickReplyId, clientId: newRequestId() })
  }

  /** False when there is nothing to send, or a variable is not filled in. */
  function sendText(message: string, quickReplyId: number | undefined): boolean {
    if (!message && !draft.pictures.length) return false
    if (isUnfilled(message)) return false
    void postAll(chat.id, personId, { text: message, isPrivate, ...(quickReplyId && { quickReplyId }) })
    draft.clear()
    quick.forget()
    return true
  }

  return {
    ...draft,
    ...attachments,
    send: () => sendText(draft.draft.trim(), quick.replyId),
    chooseQuickReply: quick.choose,
    promised: quick.promised,
    endAct: quick.end,
    insert: (piece: string) => insertAtCursor(piece, draft, input),
    sendVoice: (file: Blob, seconds: number) => void post(chat.id, personId, { kind: 'voice', file, seconds }),
  }
}

export type Composing = ReturnType<typeof useComposer>

type Message = { text: string; isPrivate: boolean; quickReplyId?: number }

/** The text is sent after the pictures, which may still be read from the clipboard. */
async function postAll(chatId: number, personId: number, message: Message): Promise<void> {
  const { isPrivate } = message
  const contents = await Promise.all(takePictures(chatId).map(({ content }) => content))
  for (const content of contents) {
    if (typeof content !== 'string') void post(chatId, personId, { ...content, isPrivate })
  }
  if (message.text) void post(chatId, personId, { kind: 'text', ...message })
}

function insertAtCursor(piece: string, { draft, write }: Draft, input: TextBox): void {
  const { selectionStart = draft.length, selectionEnd = draft.length } = input.current ?? {}
  write(draft.slice(0, selectionStart) + piece + draft.slice(selectionEnd))
  input.current?.focus()
  requestAnimationFrame(() =>
    input.current?.setSelectionRange(selectionStart + piece.length, selectionStart + piece.length),
  )
}

/** Adds pictures to the composer and removes them. */
function useAttachments(chatId: number, isNote: boolean, input: RefObject<HTMLTextAreaElement | null>) {
  const text = useWords(chatsWords)

  function addFiles(files: readonly File[]): void {
    addPictures(chatId, files, { isNote, onProblem: problem => toast.error(text.problems[problem]) })
    input.current?.focus()
  }

  return {
    addFiles,
    /** Handles pasted or dropped files; the browser handles text. */
    takeFiles(event: Pick<Event, 'preventDefault'>, transfer: DataTransfer | null): void {
      const files = filesIn(transfer)
      if (!files.length) return
      event.preventDefault()
      addFiles(files)
    },
    /** Removes one picture, or all of them. */
    discard(key?: number): void {
      if (key === undefined) takePictures(chatId)
      else removePicture(chatId, key)
      input.current?.focus()
    },
  }
}
