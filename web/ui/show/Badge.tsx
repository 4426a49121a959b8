import type { ReactNode } from 'react'
import { type Tone, toneClass } from './tone.ts'

/** A state in one word. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center rounded-sm px-1.5 text-xs font-medium whitespace-nowrap ${toneClass[tone]}`}
    >
      {children}
    </span>
  )
}

/** Counting ends at a thousand: that many or more are `1000+`. */
export function countText(count: number): string {
  return count >= 1000 ? '1000+' : String(count)
}

/** A count; nothing for 0. */
export function CountBadge({ count, urgent = false }: { count: number; urgent?: boolean }) {
  if (count === 0) return null
  const look = urgent ? 'bg-bad-fill text-on-fill' : toneClass.neutral
  return (
    <span className={`inline-block min-w-5 rounded-full px-1.5 text-center text-xs font-medium ${look}`}>
      {countText(count)}
    </span>
  )
}
