import { type TimeShape, useTimeFormat } from '#web/kit/time.ts'

/** Formats all times, in Shanghai. */
export function Time({ at, shape = 'short' }: { at: number; shape?: TimeShape }) {
  const print = useTimeFormat(shape)
  return (
    <time dateTime={new Date(at).toISOString()} className="whitespace-nowrap">
      {print(at)}
    </time>
  )
}
