import type { ReactNode } from 'react'
import { ContextDrawer } from './ContextDrawer.tsx'

type ContextPlaceProps = {
  /** Whether there is room beside the thread. */
  isBeside: boolean
  /** Whether it was asked for, where there is no room. */
  isAsked: boolean
  /** What lies open over it. */
  over: ReactNode
  onClose: () => void
  children: ReactNode
}

/** Where what is known of the person stands: beside the thread, or over it when asked for. */
export function ContextPlace({ isBeside, isAsked, over, onClose, children }: ContextPlaceProps) {
  if (isBeside)
    return (
      <>
        <aside className="w-76 shrink-0 overflow-y-auto border-l border-line">{children}</aside>
        {over}
      </>
    )
  if (!isAsked) return over
  return (
    <ContextDrawer onClose={onClose}>
      {children}
      {over}
    </ContextDrawer>
  )
}
