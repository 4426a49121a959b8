import { useSyncExternalStore } from 'react'

/** Records that this tab has changed, as `announcements 7`. */
const own = new Set<string>()
const listeners = new Set<() => void>()

/** Remembers the record that a command of this feature answered with. */
export function noteOwn(feature: string, answer: unknown): void {
  const id = typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : undefined
  if (typeof id !== 'number' || own.has(`${feature} ${id}`)) return
  own.add(`${feature} ${id}`)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a record of this feature was changed here. */
export function useOwn(feature: string): (id: number) => boolean {
  useSyncExternalStore(subscribe, () => own.size)
  return id => own.has(`${feature} ${id}`)
}
