/** Sends at once after a rest of so many milliseconds; whatever is asked for sooner after a sending goes together at the end of that time. */
type Fold = { ask(): void; stop(): void }

export function createFold(ms: number, send: () => void): Fold {
  let sentAt = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined

  function run(): void {
    timer = undefined
    sentAt = performance.now()
    send()
  }

  return {
    ask() {
      // Also without a wait not before the caller is done: it may ask again, and its own answer goes first.
      timer ??= setTimeout(run, Math.max(0, sentAt + ms - performance.now()))
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
