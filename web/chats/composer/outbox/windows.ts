const entry = 'citydesk-outbox-window'
const lockOf = (name: string) => `${entry}-${name}`

let naming: Promise<string> | undefined

/** The name of this window, kept through a reload. A window that was duplicated gets a name of its own. */
export function windowName(): Promise<string> {
  naming ??= findName()
  return naming
}

async function findName(): Promise<string> {
  const kept = sessionStorage.getItem(entry)
  const name = kept && (await hold(kept)) ? kept : crypto.getRandomValues(new Uint32Array(2)).join('')
  if (name !== kept) await hold(name)
  sessionStorage.setItem(entry, name)
  return name
}

/** Held as long as the window lives, so that others know. False when another window has that name. */
function hold(name: string): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true)
  return new Promise(resolve => {
    void navigator.locks.request(lockOf(name), { ifAvailable: true }, lock => {
      resolve(lock !== null)
      return lock ? new Promise(() => {}) : undefined
    })
  })
}

/** Windows that are open now. Without locks nobody knows; the server takes a message once all the same. */
export async function openWindows(): Promise<(name: string) => boolean> {
  const held = (await navigator.locks?.query())?.held ?? []
  const names = new Set(held.map(lock => lock.name))
  return name => names.has(lockOf(name))
}
