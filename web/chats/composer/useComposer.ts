import { type RefObject, useState } from 'react'
import type { ChatRow } from '#contract/chats/chat-row.ts'
import { fillQuickReply, type QuickReply, quickReplyVariables } from '#contract/chats/quick-replies.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { chatsWords } from '#words/chats/chats.ts'
import { filesIn } from './attach.ts'
import { keepDraft, useDraft } from './drafts.ts'
import { post } from './outbox/outbox.ts'
import { addPictures, markPictures, removePicture, takePictures, usePictures } from './pictures.ts'

/** What may stand in a quick reply. */
export type Known = { orderNo: string | undefined; amount: string | undefined }

export type Manner = 'reply' | 'note'

/** What is being written in one conversation, and how it goes. */
export function useComposer(chat: ChatRow, personId: number, input: RefObject<HTMLTextAreaElement | null>) {
  const text = useWords(chatsWords)
  const { text: draft, isNote } = useDraft(chat.id)
  const { pictures, isNote: arePrivate } = usePictures(chat.id)
  const canReply = chat.allowed.includes('reply')
  const [wanted, setWanted] = useState<Manner>('reply')
  const [quickReplyId, setQuickReplyId] = useState<number>()
  // What was begun as a note stays one, whatever becomes of the conversation meanwhile.
  const begun = draft || pictures.length ? (isNote || arePrivate ? 'note' : 'reply') : wanted
  const manner: Manner = canReply ? begun : 'note'
  const isPrivate = manner === 'note'
  const write = (said: string) => keepDraft(chat.id, said, { isNote: isPrivate })

  function setManner(next: Manner): void {
    setWanted(next)
    keepDraft(chat.id, draft, { isNote: next === 'note' })
    markPictures(chat.id, next === 'note')
  }

  /** False when there is nothing to send. */
  function send(): boolean {
    const said = draft.trim()
    if (!said && !pictures.length) return false
    const open = quickReplyVariables.find(name => said.includes(`{${name}}`))
    if (open) {
      toast.error(text.stillOpen(open))
      return false
    }
    void postAll(said)
    write('')
    if (canReply) setWanted(manner)
    setQuickReplyId(undefined)
    return true
  }

  /** The words come after the pictures, so that one just pasted is waited for. */
  async function postAll(said: string): Promise<void> {
    const contents = await Promise.all(takePictures(chat.id).map(({ content }) => content))
    for (const content of contents) {
      if (typeof content !== 'string') void post(chat.id, personId, { ...content, isPrivate })
    }
    if (!said) return
    void post(chat.id, personId, { kind: 'text', text: said, isPrivate, ...(quickReplyId && { quickReplyId }) })
  }

  function addFiles(files: readonly File[]): void {
    addPictures(chat.id, files, { isNote: isPrivate, onProblem: problem => toast.error(text.problems[problem]) })
    input.current?.focus()
  }

  function take(event: Pick<Event, 'preventDefault'>, transfer: DataTransfer | null): void {
    const files = filesIn(transfer)
    if (!files.length) return
    event.preventDefault()
    addFiles(files)
  }

  /** Where the cursor stands. */
  function insert(piece: string): void {
    const { selectionStart = draft.length, selectionEnd = draft.length } = input.current ?? {}
    write(draft.slice(0, selectionStart) + piece + draft.slice(selectionEnd))
    input.current?.focus()
    requestAnimationFrame(() =>
      input.current?.setSelectionRange(selectionStart + piece.length, selectionStart + piece.length),
    )
  }

  function choose(reply: QuickReply, { orderNo, amount }: Known): void {
    const values = {
      昵称: chat.peer.name,
      ...(orderNo && { 订单号: orderNo }),
      ...(amount && { 金额: amount }),
    }
    write(fillQuickReply(reply.text, values))
    setQuickReplyId(reply.id)
    input.current?.focus()
  }

  return {
    draft,
    pictures,
    manner,
    canReply,
    setManner,
    write,
    send,
    addFiles,
    take,
    insert,
    choose,
    /** One of them, or all. */
    discard(key?: number) {
      if (key === undefined) takePictures(chat.id)
      else removePicture(chat.id, key)
      input.current?.focus()
    },
    sendVoice: (file: Blob, seconds: number) => void post(chat.id, personId, { kind: 'voice', file, seconds }),
  }
}

export type Composing = ReturnType<typeof useComposer>
