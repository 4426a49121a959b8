import type { OwnQueue } from '#server/kit/jobs.ts'

type Repeated = { everyMs: number; work: () => Promise<unknown>; onError: (error: unknown) => void }

/** Does the work again and again, never two rounds at once; the error of one that fails goes to `onError`, and the next one follows. Answers how to stop: it waits for the round under way. */
export function repeatEvery({ everyMs, work, onError }: Repeated): () => Promise<void> {
  let round: Promise<unknown> = Promise.resolve()
  let isWorking = false
  const timer = setInterval(() => {
    if (isWorking) return
    isWorking = true
    round = work()
      .catch(onError)
      .finally(() => {
        isWorking = false
      })
  }, everyMs)
  return async () => {
    clearInterval(timer)
    await round
  }
}

/** The same for work that waits in a table of its own: a round when it is woken, and none sooner than that after the last began. */
export function repeatWhenWoken({ everyMs, work, onError }: Repeated): Omit<OwnQueue, 'waits'> {
  let round: Promise<unknown> = Promise.resolve()
  let nextAt = 0
  let isStopped = false
  return {
    wake() {
      if (isStopped || performance.now() < nextAt) return
      const next = performance.now() + everyMs
      nextAt = Number.POSITIVE_INFINITY
      round = work()
        .catch(onError)
        .finally(() => {
          nextAt = next
        })
    },
    async stop() {
      isStopped = true
      await round
    },
  }
}
