import { createContext, use, useDeferredValue, useEffect, useEffectEvent, useRef } from 'react'
import type { InputOf, OutputOf } from '#contract/base/operation.ts'
import type { Endpoint, FeatureName } from '#web/kit/api.ts'
import { keyOf, readAgain, useOnInvalidate, useRead } from '#web/kit/read.ts'
import { atMostEach } from './pace.ts'

/** Whether a block is within the window; one that is not asks nothing. */
export const OnScreen = createContext(true)

/**
 * Between two reads of a block. A window in which nobody works asks every 2.1 s, and a server that many ask answers after
 * another 1.5 s, so a change is shown within 5 s.
 */
const paces = {
  /** What those who watch share. */
  shared: 2000,
  /** What is read for each person. */
  personal: 3000,
} as const

type Liveliness = {
  /** The features whose changes change the answer. */
  features: readonly FeatureName[]
  pace?: keyof typeof paces
  /** Time changes it as well. */
  isTimed?: boolean
}

/** The answer of a block, read again while it is on the screen. The previous one stays until the next is there. */
export function useBlock<O extends Endpoint>(
  operation: O,
  input: InputOf<O>,
  { features, pace = 'shared', isTimed = false }: Liveliness,
) {
  const isOn = use(OnScreen)
  const { data, error, refetch } = useRead<O>(operation, input, { keepPrevious: true, enabled: isOn })
  // In step with all other blocks: they are asked together.
  useLive({ features, everyMs: paces[pace], isTimed, isOn }, () => readAgain(keyOf(operation, input), 'all', 'soon'))
  // Answers of several blocks come together: a click or key is answered between drawing two of them.
  const shown = useDeferredValue(data)
  return { data: shown as OutputOf<O> | undefined, error, again: () => void refetch() }
}

const minuteMs = 60_000

type Terms = {
  features: readonly FeatureName[]
  everyMs: number
  /** Time changes it as well, so it is read every minute without a change. */
  isTimed: boolean
  /** What changes while it is not seen is read once it is. */
  isOn: boolean
}

/** Reads again when records of one of the features changed: at once, and then at most once in `everyMs`. */
function useLive({ features, everyMs, isTimed, isOn }: Terms, again: () => void): void {
  const pace = useRef<ReturnType<typeof atMostEach>>(undefined)
  const read = useEffectEvent(again)
  const isAsleep = useEffectEvent(() => document.hidden || !isOn)
  useOnInvalidate(features, () => pace.current?.changed())
  useEffect(() => {
    const own = atMostEach(
      everyMs,
      () => isAsleep(),
      () => read(),
    )
    pace.current = own
    const wake = () => own.wake()
    const timer = isTimed ? setInterval(() => own.changed(), minuteMs) : undefined
    document.addEventListener('visibilitychange', wake)
    return () => {
      document.removeEventListener('visibilitychange', wake)
      clearInterval(timer)
      own.stop()
    }
  }, [everyMs, isTimed])
  useEffect(() => {
    if (isOn) pace.current?.wake()
  }, [isOn])
}
