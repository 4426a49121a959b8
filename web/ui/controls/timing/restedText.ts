import { useEffect, useEffectEvent, useState } from 'react'
import { afterRest } from './composition.ts'

const restMs = 400

type RestedText = [typed: string, type: (typed: string) => void, error: string | undefined]

/** A text that is reported after a pause in typing; an invalid text is not reported. `value` is the text reported last. */
export function useRestedText(
  value: string,
  onRest: (typed: string) => void,
  error?: (typed: string) => string | undefined,
): RestedText {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  const wrong = error?.(typed)
  const report = useEffectEvent(onRest)
  useEffect(() => {
    if (wrong || typed.trim() === value) return
    return afterRest(restMs, () => report(typed.trim()))
  }, [typed, value, wrong])
  return [typed, setTyped, wrong]
}
