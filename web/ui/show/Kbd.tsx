import type { ReactNode } from 'react'

/** A key of the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-block min-w-5 rounded-sm border border-line-strong px-1 text-center font-sans text-xs text-muted">
      {children}
    </kbd>
  )
}
