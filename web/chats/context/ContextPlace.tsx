import type { ReactNode } from 'react'
import { ContextDrawer } from './ContextDrawer.tsx'

type ContextPlaceProps = {
  /** Whether there is room beside the thread. */
  isBeside: boolean
  /** Whether it was opened, where there is no room beside the thread. */
  isOpen: boolean
  /** A drawer that is open on top. */
  over: ReactNode
  onClose: () => void
  children: ReactNode
}

/** Places the details beside the thread, or in a drawer where there is no room. */
export function ContextPlace({ isBeside, isOpen, over, onClose, children }: ContextPlaceProps) {
  if (isBeside)
    return (
      <>
        <aside className="w-76 shrink-0 overflow-y-auto border-l border-line">{children}</aside>
        {over}
      </>
    )
  if (!isOpen) return over
  return (
    <ContextDrawer onClose={onClose}>
      {children}
      {over}
    </ContextDrawer>
  )
}
