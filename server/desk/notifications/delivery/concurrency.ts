/** Answers a function that runs what it is given, at most `count` at once, in the order given. */
export function limitConcurrency(count: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async work => {
    if (running >= count) await new Promise<void>(resolve => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

/** Never runs `work` twice at once; called meanwhile, it runs once more afterwards. Work that takes longer than `timeoutMs` is no longer waited for. */
export function oneAtATime(work: () => Promise<void>, timeoutMs = 15_000): () => Promise<void> {
  let isAskedAgain = false
  let busySince = 0
  return async () => {
    if (busySince > Date.now() - timeoutMs) {
      isAskedAgain = true
      return
    }
    do {
      isAskedAgain = false
      const mine = Date.now()
      busySince = mine
      try {
        await work()
      } finally {
        if (busySince === mine) busySince = 0
      }
    } while (isAskedAgain)
  }
}
