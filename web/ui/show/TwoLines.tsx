import type { ReactNode } from 'react'

type TwoLinesProps = { strong?: boolean; under: ReactNode; children: ReactNode }

/** Two lines in a table cell, the second one secondary. */
export function TwoLines({ strong = false, under, children }: TwoLinesProps) {
  return (
    <>
      <span className={`max-w-full truncate ${strong ? 'font-medium' : ''}`}>{children}</span>
      <span className="max-w-full truncate text-xs text-muted">{under}</span>
    </>
  )
}

/** A text that ends in … where its cell ends. */
export function OneLine({ children }: { children: string }) {
  return <span className="max-w-full truncate">{children}</span>
}
