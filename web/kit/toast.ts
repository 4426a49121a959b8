import { callsWords } from '#words/base/calls.ts'
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

/** The same sentence is not said twice while it can still be read. */
function show(wanted: Omit<Toast, 'id' | 'lastsMs'>): void {
  const others = shown.get().filter(other => other.kind !== wanted.kind || other.text !== wanted.text)
  lastId += 1
  shown.set([...others, { ...wanted, id: lastId, lastsMs: lastsMs[wanted.kind] }])
}

/** Whoever draws a toast dismisses it after `lastsMs`. */
export function dismissToast(id: number): void {
  shown.set(shown.get().filter(toast => toast.id !== id))
}

/** What was wrong with the last try is no longer of interest. */
export function dismissErrors(): void {
  shown.set(shown.get().filter(({ kind }) => kind !== 'error'))
}

export function useToasts(): readonly Toast[] {
  return useStore(shown)
}

export type Question = { text: string; danger?: boolean }
type Asked = Question & { answer(isSure: boolean): void }

const asked = createStore<Asked | undefined>(undefined)

/** Asks before something that cannot be taken back. False, and said so, when the person thinks better of it. */
export function confirm(question: Question): Promise<boolean> {
  asked.get()?.answer(false)
  return new Promise(resolve => {
    asked.set({
      ...question,
      answer(isSure) {
        asked.set(undefined)
        if (!isSure) toast.info(wordsNow(callsWords).cancelled)
        resolve(isSure)
      },
    })
  })
}

export function useConfirmation(): Asked | undefined {
  return useStore(asked)
}
