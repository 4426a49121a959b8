import { ContextMenu as BaseContext } from '@base-ui/react/context-menu'
import { Menu as Base } from '@base-ui/react/menu'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'

export type MenuItem = {
  key: string
  label: string
  icon?: LucideIcon
  /** The one in force, in a menu that chooses. */
  chosen?: boolean
  disabled?: boolean
  onChoose: () => void
}

const popup =
  'min-w-36 origin-(--transform-origin) rounded-md border border-line bg-raised py-1 shadow-float outline-none ' +
  'transition-opacity duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0'
const line =
  'flex h-control cursor-default items-center gap-2 px-3 text-sm outline-none data-disabled:opacity-50 ' +
  'data-highlighted:bg-hover data-highlighted:text-accent-ink'

function Items({ items }: { items: readonly MenuItem[] }) {
  return items.map(({ key, label, icon: Icon, chosen = false, disabled = false, onChoose }) => (
    <Base.Item
      key={key}
      disabled={disabled}
      onClick={onChoose}
      aria-current={chosen || undefined}
      className={`${line} ${chosen ? 'text-accent-ink' : ''}`}
    >
      {Icon && <Icon size={14} aria-hidden />}
      {label}
    </Base.Item>
  ))
}

/** A list of choices under `trigger`, which is a button. */
export function Menu({ trigger, items }: { trigger: ReactElement; items: readonly MenuItem[] }) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={4} align="end" className="z-50">
          <Base.Popup className={popup}>
            <Items items={items} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/** The same list where the pointer, or a long touch, asks for it on `trigger`. */
export function ContextMenu({ trigger, items }: { trigger: ReactElement; items: readonly MenuItem[] }) {
  return (
    <BaseContext.Root>
      <BaseContext.Trigger render={trigger} />
      <BaseContext.Portal>
        <BaseContext.Positioner className="z-50">
          <BaseContext.Popup className={popup}>
            <Items items={items} />
          </BaseContext.Popup>
        </BaseContext.Positioner>
      </BaseContext.Portal>
    </BaseContext.Root>
  )
}
