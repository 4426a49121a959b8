import type { ReactNode } from 'react'

type TwoLinesProps = { strong?: boolean; under: ReactNode; children: ReactNode }

/** In a row of a table: what is read first, and under it what explains it. */
export function TwoLines({ strong = false, under, children }: TwoLinesProps) {
  return (
    <>
      <span className={`max-w-full truncate ${strong ? 'font-medium' : ''}`}>{children}</span>
      <span className="max-w-full truncate text-xs text-muted">{under}</span>
    </>
  )
}
