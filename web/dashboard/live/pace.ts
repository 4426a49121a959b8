type Pace = {
  /** Something changed. */
  changed: () => void
  /** The window is in front again. */
  wake: () => void
  stop: () => void
}

/**
 * Runs `work` at once and then at most once in `everyMs`; the last call of a burst always runs. While `isAsleep`, it waits
 * for `wake`.
 */
export function atMostEach(everyMs: number, isAsleep: () => boolean, work: () => void): Pace {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWanted = false

  function beat(): void {
    timer = undefined
    if (!isWanted || isAsleep()) return
    isWanted = false
    timer = setTimeout(beat, everyMs)
    work()
  }

  return {
    changed() {
      isWanted = true
      if (timer === undefined) beat()
    },
    wake: () => timer === undefined && beat(),
    stop: () => clearTimeout(timer),
  }
}
