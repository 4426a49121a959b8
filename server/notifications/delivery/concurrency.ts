/** Runs what it is given, at most `count` at once, in the order given. */
export function lanes(count: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
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

/** Never runs `work` twice at once; asked meanwhile, it runs once more afterwards. Work that hangs is not waited for. */
export function oneAtATime(work: () => Promise<void>, patienceMs = 15_000): () => Promise<void> {
  let isAskedAgain = false
  let busySince = 0
  return async () => {
    if (busySince > Date.now() - patienceMs) {
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
