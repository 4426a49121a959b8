import { createContext, use, useDeferredValue } from 'react'
import type { InputOf, Operation, OutputOf } from '#contract/base/operation.ts'
import { keyOf, readAgain, useRead } from '#web/kit/read.ts'
import { useLive } from './useLive.ts'

/** Whether a block is within the window; one that is not asks nothing. */
export const OnScreen = createContext(true)

export const paces = {
  /** Figures that people watch move. */
  quick: 4000,
  calm: 20_000,
} as const

type Liveliness = {
  /** The features whose changes change the answer. */
  hears: readonly string[]
  pace: keyof typeof paces
  /** Time changes it as well. */
  isTimed?: boolean
}

/** The answer of a block, read again while it is on the screen. The previous one stays until the next is there. */
export function useBlock<O extends Operation>(
  operation: O,
  input: InputOf<O>,
  { hears, pace, isTimed = false }: Liveliness,
) {
  const isOn = use(OnScreen)
  const { data, error, refetch } = useRead<O>(operation, input, { keepPrevious: true, enabled: isOn })
  useLive({ features: hears, everyMs: paces[pace], isTimed }, () => {
    // After the round that it is heard in, so that all blocks are asked together in the next one.
    if (isOn) queueMicrotask(() => readAgain(keyOf(operation, input), 'all'))
  })
  // Answers of several blocks come together: a click or key is answered between drawing two of them.
  const shown = useDeferredValue(data)
  return { data: shown as OutputOf<O> | undefined, error, again: () => void refetch() }
}
