import { useSyncExternalStore } from 'react'
import type { Operation } from '#contract/base/operation.ts'
import { answerListeners } from '#web/kit/command.ts'
import { featureOf } from '#web/kit/read.ts'

/** Records that this tab has changed, as `announcements 7`. */
const own = new Set<string>()
const listeners = new Set<() => void>()

/** Remembers the record that a command answered with. */
function note(operation: Operation, answer: unknown): void {
  const id = typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : undefined
  const record = `${featureOf(operation)} ${id}`
  if (typeof id !== 'number' || own.has(record)) return
  own.add(record)
  for (const listener of listeners) listener()
}
answerListeners.push(note)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a record of this feature was changed here. */
export function useOwn(feature: string): (id: number) => boolean {
  useSyncExternalStore(subscribe, () => own.size)
  return id => own.has(`${feature} ${id}`)
}
