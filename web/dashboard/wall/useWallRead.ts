import type { InputOf } from '#contract/base/operation.ts'
import type { Endpoint } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useInterval } from '#web/shared/time/useInterval.ts'

/** With what the server takes while many watch, a change is shown within 5 s. */
const everyMs = 3000

/** Read again at an interval: positions send no nudge. One answer is kept, the last. */
export function useWallRead<O extends Endpoint>(operation: O, input: InputOf<O>) {
  const read = useRead<O>(operation, input, { keepPrevious: true })
  useInterval(everyMs, () => void read.refetch({ cancelRefetch: false }))
  return read
}
