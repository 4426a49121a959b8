type Rounds = { everyMs: number; work: () => Promise<unknown>; onError: (error: unknown) => void }

/** Does the work again and again, never two rounds at once; one that fails is told of, and the next one comes. Answers how to stop: it waits for the round under way. */
export function repeatRounds({ everyMs, work, onError }: Rounds): () => Promise<void> {
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
