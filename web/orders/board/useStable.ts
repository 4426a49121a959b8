import { useCallback, useLayoutEffect, useRef } from 'react'

/** The same function as long as the component lives, which does the newest `work`: what gets it is not drawn again because of it. */
export function useStable<Input extends unknown[], Output>(
  work: (...input: Input) => Output,
): (...input: Input) => Output {
  const newest = useRef(work)
  useLayoutEffect(() => {
    newest.current = work
  })
  return useCallback((...input: Input) => newest.current(...input), [])
}
