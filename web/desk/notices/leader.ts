import { findLocks } from '#web/kit/windows.ts'

/** Gives the leadership back. */
type Release = () => void

/** Without locks every window leads itself. Known before any window leads. */
let alone = false

export function isAlone(): boolean {
  return alone
}

/**
 * Calls `lead` in one window of this browser at a time, and in the next as soon as that one is closed. `isHeir` is true when
 * another window led before.
 */
export function leadInTurn(name: string, lead: (isHeir: boolean) => Release): Release {
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  const queue = new AbortController()

  async function hold(isHeir: boolean): Promise<void> {
    const release = lead(isHeir)
    await over
    release()
  }

  async function stand(): Promise<void> {
    const locks = await findLocks()
    if (!locks) {
      alone = true
      return queue.signal.aborted ? undefined : hold(false)
    }
    const isFree = await locks.request(name, { ifAvailable: true }, async lock => {
      if (lock && !queue.signal.aborted) await hold(false)
      return lock !== null
    })
    if (!isFree) await locks.request(name, { signal: queue.signal }, () => hold(true))
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

let isVoice = false

/** Of all windows of this browser, the one focused last plays sounds and shows toasts. */
export function hasVoice(): boolean {
  return isVoice
}

async function speak(steal: boolean): Promise<void> {
  const held = new Promise<void>(() => {})
  const locks = await findLocks()
  isVoice ||= !locks
  await locks
    ?.request(voiceLock, { steal }, () => {
      isVoice = true
      return held
    })
    .catch(() => {
      isVoice = false
      return speak(false)
    })
}

function beLookedAt(): void {
  if (document.visibilityState === 'visible' && !isVoice) void speak(true)
}

addEventListener('visibilitychange', beLookedAt)
// Two windows side by side are both visible, and the focused one counts.
addEventListener('focus', beLookedAt)
void speak(document.visibilityState === 'visible')
