/** Gives the leadership back. */
type Release = () => void

/** Pages over plain http have no locks: there every window leads itself. */
const isAlone = !navigator.locks

/**
 * Calls `lead` in one window of this browser at a time, and in the next as soon as that one is closed. `isHeir` is true when
 * another window led before.
 */
export function leadInTurn(name: string, lead: (isHeir: boolean) => Release): Release {
  if (isAlone) return lead(false)
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  const queue = new AbortController()

  async function hold(isHeir: boolean): Promise<void> {
    const release = lead(isHeir)
    await over
    release()
  }

  async function stand(): Promise<void> {
    const isFree = await navigator.locks.request(name, { ifAvailable: true }, async lock => {
      if (lock && !queue.signal.aborted) await hold(false)
      return lock !== null
    })
    if (!isFree) await navigator.locks.request(name, { signal: queue.signal }, () => hold(true))
  }

  stand().catch(error => {
    if (!queue.signal.aborted) throw error
  })
  return () => {
    queue.abort()
    end()
  }
}

const voiceLock = 'citydesk-alerts'

let isVoice = isAlone

/** Of all windows of this browser, the one focused last plays sounds and shows toasts. */
export function hasVoice(): boolean {
  return isVoice
}

function speak(steal: boolean): void {
  const held = new Promise<void>(() => {})
  void navigator.locks
    ?.request(voiceLock, { steal }, () => {
      isVoice = true
      return held
    })
    .catch(() => {
      isVoice = false
      speak(false)
    })
}

function beLookedAt(): void {
  if (document.visibilityState === 'visible' && !isVoice) speak(true)
}

addEventListener('visibilitychange', beLookedAt)
// Two windows side by side are both visible, and the focused one counts.
addEventListener('focus', beLookedAt)
speak(document.visibilityState === 'visible')
