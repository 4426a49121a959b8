import { useState, useSyncExternalStore } from 'react'
import type { Endpoint } from '#web/kit/api.ts'
import { answerListeners } from '#web/kit/command.ts'
import { featureOf } from '#web/kit/read.ts'
import { type Made, recordMade } from './made.ts'

/** Records that this tab has changed, as `announcements 7`, with their versions after that; 0 for one without. */
const own = new Map<string, number>()
const listeners = new Set<() => void>()

/** What this tab has made, the newest first. */
let made: readonly Made[] = []

/** Remembers the record that a command answered with. */
function note(operation: Endpoint, answer: unknown): void {
  const record = recordMade(operation.name, answer)
  if (record) made = [record, ...made]
  const { id, version } = Object(answer) as { id?: unknown; version?: unknown }
  if (typeof id !== 'number') return
  const name = `${featureOf(operation)} ${id}`
  const isNew = record !== undefined || !own.has(name)
  own.set(name, typeof version === 'number' ? version : 0)
  if (isNew) for (const listener of listeners) listener()
}
answerListeners.push(note)

/** What was made here for this list while it was open, the newest first. */
export function useMade(list: string | undefined): readonly Made[] {
  const all = useSyncExternalStore(subscribe, () => made)
  const [before] = useState(all)
  return all.slice(0, all.length - before.length).filter(one => one.list === list)
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

/** The version of a record as this tab knows it: it may have changed what is still shown as it was. */
export function ownVersionOf(operation: Endpoint, { id, version }: { id: number; version: number }): number {
  return Math.max(version, own.get(`${featureOf(operation)} ${id}`) ?? 0)
}
