import type { LucideIcon } from 'lucide-react'
import { cloneElement, type MouseEvent, type ReactElement, Suspense, useState } from 'react'
import { lazily } from '#web/kit/lazily.ts'

const MenuPopup = lazily(async () => (await import('./MenuPopup.tsx')).MenuPopup)

export type MenuItem = {
  key: string
  label: string
  icon?: LucideIcon
  /** The current one, in a menu that selects a value. */
  chosen?: boolean
  disabled?: boolean
  /** A heading above this item and those that follow, in a menu with several parts. */
  heading?: string
  onChoose: () => void
}

export type Side = 'below' | 'right'

type TriggerProps = {
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
  onClick?: (event: MouseEvent<HTMLElement>) => void
}

type MenuProps = {
  /** The trigger, a button. */
  trigger: ReactElement<TriggerProps>
  items: readonly MenuItem[]
  side?: Side
}

/** A menu button; the menu is loaded when it is first opened. A dialog around it stays open. */
export function Menu({ trigger, items, side = 'below' }: MenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  return (
    <>
      {cloneElement(trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': anchor !== undefined,
        onClick: ({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget),
      })}
      <Suspense>
        {anchor && <MenuPopup anchor={anchor} items={items} side={side} onClose={() => setAnchor(undefined)} />}
      </Suspense>
    </>
  )
}

export type Spot = { x: number; y: number }

/** A context menu, at the pointer or the focused element. Render it only while it is open. */
export function SpotMenu({ spot, items, onClose }: { spot: Spot; items: readonly MenuItem[]; onClose: () => void }) {
  return (
    <Suspense>
      <MenuPopup anchor={spot} items={items} side="below" onClose={onClose} />
    </Suspense>
  )
}
