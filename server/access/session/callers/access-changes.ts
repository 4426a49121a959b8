import type { Logger } from 'pino'
import { listenTo } from '#server/desk/nudges/index.ts'

/** How long an answer of the database proves that the connection is alive. A change arrives within it, or memory is not used. */
const provenMs = 800
/** Triggers of the database send on it. */
const channel = 'citydesk_access'

/** Notifies of every change of who may do what, on whichever node it is made. */
export type AccessChanges = {
  /** Whether a change that was committed more than a second ago has arrived. Asks for a new proof where the last is old. */
  isCurrent(): boolean
  /** The user whose access may have changed, or null for everybody's. */
  subscribe(listener: (userId: number | null) => void): void
  stop(): Promise<void>
}

export async function listenToAccessChanges(url: string, log: Logger): Promise<AccessChanges> {
  const listeners: ((userId: number | null) => void)[] = []
  const notifyListeners = (userId: number | null) => {
    for (const listener of listeners) listener(userId)
  }
  // Real time: a computer's clock may be set.
  let provenAt = Number.NEGATIVE_INFINITY
  let isProving = false
  const database = await listenTo({
    url,
    name: 'citydesk access',
    channel,
    log,
    isProvenByUse: true,
    onPayload: payload => notifyListeners(payload === '' ? null : Number(payload)),
    onReconnected: () => notifyListeners(null),
  })

  function prove(): void {
    if (isProving) return
    isProving = true
    const askedAt = performance.now()
    database
      .prove()
      .then(() => {
        provenAt = askedAt
      })
      // The listener replaces the connection, and memory is not used meanwhile.
      .catch(() => {})
      .finally(() => {
        isProving = false
      })
  }

  return {
    isCurrent() {
      const age = performance.now() - provenAt
      if (age > provenMs / 2) prove()
      return database.isConnected() && age < provenMs
    },
    subscribe: listener => void listeners.push(listener),
    stop: () => database.stop(),
  }
}
