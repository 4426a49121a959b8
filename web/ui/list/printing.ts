import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

const listeners = new Set<() => void>()
let isPrinting = false

/** The browser takes the page as it is when the event is over. */
function turn(to: boolean): void {
  isPrinting = to
  document.documentElement.style.setProperty('--seen', `${document.querySelector('main')?.clientWidth}`)
  flushSync(() => {
    for (const listener of listeners) listener()
  })
}

addEventListener('beforeprint', () => turn(true))
addEventListener('afterprint', () => turn(false))

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the page is drawn for paper now: of a list, every row that is loaded. */
export function usePrinting(): boolean {
  return useSyncExternalStore(watch, () => isPrinting)
}
