import { createContext, use, useDeferredValue } from 'react'
import type { InputOf, OutputOf } from '#contract/base/operation.ts'
import type { Endpoint } from '#web/kit/api.ts'
import { keyOf, readAgain, useRead } from '#web/kit/read.ts'
import { useLive } from './useLive.ts'

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
  features: readonly string[]
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
