import type { RefObject } from 'react'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { chatsWords } from '#words/chats/chats.ts'
import { filesIn } from './attach.ts'
import { addPictures, removePicture, takePictures } from './pictures.ts'

/** Adds pictures to the composer and removes them. */
export function useAttachments(chatId: number, isNote: boolean, input: RefObject<HTMLTextAreaElement | null>) {
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
