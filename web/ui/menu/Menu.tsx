import type { LucideIcon } from 'lucide-react'
import { cloneElement, type MouseEvent, type ReactElement, Suspense, useState } from 'react'
import { lazily } from '#web/kit/lazily.ts'

const MenuPopup = lazily(async () => (await import('./MenuPopup.tsx')).MenuPopup)

export type MenuItem = {
  key: string
  label: string
  icon?: LucideIcon
  /** The one in force, in a menu that chooses. */
  chosen?: boolean
  disabled?: boolean
  /** Stands above it and those that follow, where a menu has several parts. */
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
  /** A button. */
  trigger: ReactElement<TriggerProps>
  items: readonly MenuItem[]
  side?: Side
}

/** A list of choices beside a button, fetched when it is first opened. A dialog around it stays. */
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

/** The same list where the pointer or the keyboard asked for it. Draw it only while it is open. */
export function SpotMenu({ spot, items, onClose }: { spot: Spot; items: readonly MenuItem[]; onClose: () => void }) {
  return (
    <Suspense>
      <MenuPopup anchor={spot} items={items} side="below" onClose={onClose} />
    </Suspense>
  )
}
