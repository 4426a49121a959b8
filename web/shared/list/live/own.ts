import { useState, useSyncExternalStore } from 'react'
import type { Endpoint } from '#web/kit/api.ts'
import { answerListeners } from '#web/kit/command.ts'
import { featureOf } from '#web/kit/read.ts'

/** Records that this tab has changed, as `announcements 7`, with their versions after that; 0 for one without. */
const own = new Map<string, number>()
const listeners = new Set<() => void>()

export type Answered = { command: string; answer: unknown }
/** What commands of this tab that make records have answered, the newest first. */
let answered: readonly Answered[] = []

/** Remembers the record that a command answered with. */
function note(operation: Endpoint, answer: unknown): void {
  const command = operation.name
  const makes = /\.(add|create|adjust)$/.test(command)
  if (makes) answered = [{ command, answer }, ...answered]
  const { id, version } = Object(answer) as { id?: unknown; version?: unknown }
  const name = typeof id === 'number' && `${featureOf(operation)} ${id}`
  const isNew = makes || (name && !own.has(name))
  if (name) own.set(name, typeof version === 'number' ? version : 0)
  if (isNew) for (const listener of listeners) listener()
}
answerListeners.push(note)

/** The same since the caller was there, so that what it shows is not looked for among everything that was ever made. */
export function useAnswered(): readonly Answered[] {
  const all = useSyncExternalStore(subscribe, () => answered)
  const [before] = useState(all)
  return all.slice(0, all.length - before.length)
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
