import { type TimeShape, useTimeFormat } from '#web/kit/time.ts'

/** The only way to print a moment; on the clock of Shanghai. */
export function Time({ at, shape = 'short' }: { at: number; shape?: TimeShape }) {
  const print = useTimeFormat(shape)
  return (
    <time dateTime={new Date(at).toISOString()} className="whitespace-nowrap">
      {print(at)}
    </time>
  )
}
