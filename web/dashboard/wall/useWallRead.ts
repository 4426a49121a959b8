import { useEffect, useEffectEvent } from 'react'
import type { InputOf, Operation } from '#contract/base/operation.ts'
import { useRead } from '#web/kit/read.ts'

const everyMs = 5000

/** Read again at an interval: positions send no nudge. One answer is kept, the last. */
export function useWallRead<O extends Operation>(operation: O, input: InputOf<O>) {
  const read = useRead<O>(operation, input, { keepPrevious: true })
  const again = useEffectEvent(() => {
    if (!document.hidden) void read.refetch({ cancelRefetch: false })
  })
  useEffect(() => {
    const timer = setInterval(() => again(), everyMs)
    return () => clearInterval(timer)
  }, [])
  return read
}
