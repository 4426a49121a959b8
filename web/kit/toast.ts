import { useEffect } from 'react'
import { callsWords } from '#words/base/ui.ts'
import { createStore, useStore } from './store.ts'
import { wordsNow } from './words.ts'

export type Toast = {
  id: number
  kind: 'info' | 'success' | 'error' | 'notice'
  title?: string
  text: string
  lastsMs: number
  onPress?: () => void
}

const shown = createStore<readonly Toast[]>([])
let lastId = 0

const lastsMs = { info: 3000, success: 3000, error: 5000, notice: 4500 }

export const toast = {
  info: (words: string) => show({ kind: 'info', text: words }),
  success: (words: string) => show({ kind: 'success', text: words }),
  error: (words: string) => show({ kind: 'error', text: words || wordsNow(callsWords).failed }),
  notice: (notice: { title: string; text: string; onPress: () => void }) => show({ kind: 'notice', ...notice }),
}

/** A toast with the same text replaces the one that is shown. */
function show(wanted: Omit<Toast, 'id' | 'lastsMs'>): void {
  const others = shown.get().filter(other => other.kind !== wanted.kind || other.text !== wanted.text)
  lastId += 1
  shown.set([...others, { ...wanted, id: lastId, lastsMs: lastsMs[wanted.kind] }])
}

/** How many dialogs and drawers are open. */
const covers = createStore(0)

/** While the caller is shown it covers the page: notices wait until nothing does. */
export function useCover(): void {
  useEffect(() => {
    covers.set(covers.get() + 1)
    return () => covers.set(covers.get() - 1)
  }, [])
}

/** Whether a dialog or drawer is open. */
export const isCovered = () => covers.get() > 0

/** Calls it whenever a dialog or drawer opens or closes. Answers how to stop that. */
export const onCover = covers.subscribe

/** The component that shows a toast calls this after `lastsMs`. */
export function dismissToast(id: number): void {
  shown.set(shown.get().filter(toast => toast.id !== id))
}

/** Removes the errors of the last attempt. */
export function dismissErrors(): void {
  shown.set(shown.get().filter(({ kind }) => kind !== 'error'))
}

export function useToasts(): readonly Toast[] {
  return useStore(shown)
}

type Question = { text: string; danger?: boolean }
type PendingQuestion = Question & { answer(isSure: boolean): void }

const pending = createStore<PendingQuestion | undefined>(undefined)

/** Asks before something that cannot be undone. False when the person cancels, which a toast confirms. */
export function confirm(question: Question): Promise<boolean> {
  pending.get()?.answer(false)
  return new Promise(resolve => {
    pending.set({
      ...question,
      answer(isSure) {
        pending.set(undefined)
        if (!isSure) toast.info(wordsNow(callsWords).cancelled)
        resolve(isSure)
      },
    })
  })
}

export function useConfirmation(): PendingQuestion | undefined {
  return useStore(pending)
}
