import { startTransition, useEffect, useState } from 'react'

/** Works once what was just pressed has been painted, because the work takes a slow machine long. Answers with how to cancel it. */
export function afterPaint(work: () => void): () => void {
  // The callbacks of a frame run before it is painted, and the next frame comes once this one is on its way to the screen.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(work)
  })
  return () => cancelAnimationFrame(frame)
}

/** The value as it was until a change of it has been painted elsewhere: for the part of a screen that takes long to draw. */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState<{ value: Value }>({ value })
  const isPainted = Object.is(painted.value, value)
  useEffect(
    () => (isPainted ? undefined : afterPaint(() => startTransition(() => setPainted({ value })))),
    [value, isPainted],
  )
  return painted.value
}
