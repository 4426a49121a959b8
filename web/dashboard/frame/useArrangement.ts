import { useRef, useState } from 'react'
import type { Arrangement } from '#contract/dashboard/arrangement.ts'
import { api } from '#web/kit/api.ts'
import { sendCommand } from '#web/kit/command.ts'
import { keyOf, queryClient, toastFailure, useRead } from '#web/kit/read.ts'

/** Without an answer the usual arrangement is shown, and no tour. */
const untouched: Arrangement = { blocks: [], isTourDone: true }

/** Also before it is drawn: a press may come right after the answer to the one before. */
function saved(): Arrangement {
  return queryClient.getQueryData<Arrangement>(keyOf(api.dashboard.arrangement, {})) ?? untouched
}

/** A change is shown at once. Saved one after the other, so that the last one wins. */
export function useArrangement() {
  const { data, error } = useRead(api.dashboard.arrangement, {})
  const [wanted, setWanted] = useState<Arrangement>()
  // What is wanted before it is drawn: of two quick presses, the second changes what the first did.
  const latest = useRef<Arrangement>(undefined)
  const saving = useRef<Promise<void>>(Promise.resolve())

  async function send(changed: Arrangement): Promise<void> {
    const outcome = await sendCommand(api.dashboard.arrange, changed)
    if (outcome instanceof Error) toastFailure(outcome)
    else queryClient.setQueryData(keyOf(api.dashboard.arrangement, {}), changed)
    if (latest.current !== changed) return
    latest.current = undefined
    setWanted(undefined)
  }

  function change(by: (now: Arrangement) => Partial<Arrangement>): void {
    const now = latest.current ?? saved()
    const changed = { ...now, ...by(now) }
    latest.current = changed
    setWanted(changed)
    saving.current = saving.current.then(() => send(changed))
  }

  return { arrangement: wanted ?? data ?? untouched, isKnown: data !== undefined || error !== null, change }
}
