import { onIdentityChange } from '#web/kit/session.ts'
import { createStore, useStore } from '#web/kit/store.ts'
import { type PictureContent, type Problem, pictureOf, quickProblem } from './attach.ts'

/** A picture in the composer that has not been sent. */
export type WaitingPicture = { key: number; file: File; content: Promise<PictureContent | Problem> }

type Waiting = {
  pictures: readonly WaitingPicture[]
  /** Sent as an internal note. */
  isNote: boolean
}

const mostPictures = 9

/** By conversation, in memory only: a reload discards them. */
const waiting = createStore<Readonly<Record<number, Waiting>>>({})
const none: Waiting = { pictures: [], isNote: false }
let lastKey = 0

onIdentityChange(change => {
  if (change !== 'in') waiting.set({})
})

export function usePictures(chatId: number): Waiting {
  return useStore(waiting)[chatId] ?? none
}

function keep(chatId: number, pictures: readonly WaitingPicture[], isNote: boolean): void {
  const { [chatId]: _, ...others } = waiting.get()
  waiting.set(pictures.length ? { ...others, [chatId]: { pictures, isNote } } : others)
}

/** A file that cannot be sent is reported at once, or when the browser fails to decode it. */
export function addPictures(
  chatId: number,
  files: readonly File[],
  { isNote, onProblem }: { isNote: boolean; onProblem: (problem: Problem) => void },
): void {
  for (const file of files) {
    const { pictures } = waiting.get()[chatId] ?? none
    const problem = pictures.length < mostPictures ? quickProblem(file) : 'tooManyPictures'
    if (problem) {
      onProblem(problem)
      continue
    }
    lastKey += 1
    const picture = { key: lastKey, file, content: pictureOf(file) }
    keep(chatId, [...pictures, picture], isNote)
    void picture.content.then(read => {
      if (typeof read !== 'string') return
      removePicture(chatId, picture.key)
      onProblem(read)
    })
  }
}

export function removePicture(chatId: number, key: number): void {
  const { pictures, isNote } = waiting.get()[chatId] ?? none
  const left = pictures.filter(picture => picture.key !== key)
  keep(chatId, left, isNote)
}

export function markPictures(chatId: number, isNote: boolean): void {
  keep(chatId, waiting.get()[chatId]?.pictures ?? [], isNote)
}

/** Removes them from the composer and returns them in their order. */
export function takePictures(chatId: number): readonly WaitingPicture[] {
  const { pictures } = waiting.get()[chatId] ?? none
  keep(chatId, [], false)
  return pictures
}
