import { inWindow } from '#web/kit/storage.ts'
import { findLocks } from '#web/kit/windows.ts'

const entry = 'citydesk-outbox-window'
const lockOf = (name: string) => `${entry}-${name}`

let naming: Promise<string> | undefined

/** The id of this window, kept through a reload. A duplicated window gets an id of its own. */
export function windowName(): Promise<string> {
  naming ??= findName()
  return naming
}

async function findName(): Promise<string> {
  const kept = inWindow.get(entry)
  const name = kept && (await hold(kept)) ? kept : crypto.getRandomValues(new Uint32Array(2)).join('')
  if (name !== kept) await hold(name)
  inWindow.set(entry, name)
  return name
}

/** Holds a lock as long as the window lives, so that others know. False when another window holds that id. */
async function hold(name: string): Promise<boolean> {
  const locks = await findLocks()
  if (!locks) return true
  return new Promise(resolve => {
    void locks.request(lockOf(name), { ifAvailable: true }, lock => {
      resolve(lock !== null)
      return lock ? new Promise(() => {}) : undefined
    })
  })
}

/** Tells of an id whether its window is open. In a browser without locks none counts as open; the server stores a message once in any case. */
export async function openWindows(): Promise<(name: string) => boolean> {
  const held = (await (await findLocks())?.query())?.held ?? []
  const names = new Set(held.map(lock => lock.name))
  return name => names.has(lockOf(name))
}
