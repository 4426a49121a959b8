import { useRef, useState } from 'react'
import type { Arrangement } from '#contract/dashboard/arrangement.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { sendCommand } from '#web/kit/command.ts'
import { keyOf, queryClient, toastFailure, useRead } from '#web/kit/read.ts'

const untouched: Arrangement = { blocks: [], isTourDone: true }

/** A change is shown at once. Saved one after the other, so that the last one wins. */
export function useArrangement() {
  const { data, error } = useRead(dashboard.arrangement, {})
  const [wanted, setWanted] = useState<Arrangement>()
  const saving = useRef<Promise<void>>(Promise.resolve())
  // Without an answer the usual arrangement is shown, and no tour.
  const kept = data ?? untouched

  async function send(changed: Arrangement): Promise<void> {
    const outcome = await sendCommand(dashboard.arrange, changed)
    if (outcome instanceof Error) toastFailure(outcome)
    else queryClient.setQueryData(keyOf(dashboard.arrangement, {}), changed)
    setWanted(latest => (latest === changed ? undefined : latest))
  }

  function change(part: Partial<Arrangement>): void {
    const changed = { ...(wanted ?? kept), ...part }
    setWanted(changed)
    saving.current = saving.current.then(() => send(changed))
  }

  return { arrangement: wanted ?? kept, isKnown: data !== undefined || error !== null, change }
}
