import { useEffect } from 'react'
import { useMinutesAhead } from '#web/kit/clock.ts'
import { inWindow } from '#web/kit/storage.ts'
import { toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { shellWords } from '#words/desk/shell.ts'

const saidEntry = 'clockSaid'

/** Says once in a window that the clock of this computer is wrong. */
export function useClockWarning(): void {
  const { clockIsOff } = useWords(shellWords)
  const minutesAhead = useMinutesAhead()
  useEffect(() => {
    if (minutesAhead === 0 || inWindow.get(saidEntry)) return
    inWindow.set(saidEntry, String(minutesAhead))
    toast.error(clockIsOff(Math.abs(minutesAhead), minutesAhead > 0))
  }, [minutesAhead, clockIsOff])
}
