/** Throttle: runs `work` at once and then at most once in `everyMs`; the last call of a burst always runs. */
export function atMostEach(everyMs: number, work: () => void): () => void {
  let isResting = false
  let isWanted = false

  function run(): void {
    if (isResting) {
      isWanted = true
      return
    }
    isResting = true
    setTimeout(() => {
      isResting = false
      if (isWanted) run()
    }, everyMs)
    isWanted = false
    work()
  }

  return run
}
