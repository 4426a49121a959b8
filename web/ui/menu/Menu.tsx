import { Check, type LucideIcon } from 'lucide-react'
import {
  cloneElement,
  Fragment,
  type KeyboardEvent,
  type ReactElement,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
} from 'react'

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

const box =
  'fixed m-0 max-h-[calc(100dvh-64px)] min-w-36 overflow-y-auto rounded-md border border-line bg-raised py-1 text-ink shadow-float outline-none'
const line =
  'flex h-control w-full items-center gap-2 px-3 text-left text-sm whitespace-nowrap outline-none hover:bg-hover ' +
  'focus:bg-hover focus:text-accent-ink disabled:opacity-50'

type Side = 'below' | 'right'

type MenuProps = {
  /** A button. */
  trigger: ReactElement<{ popoverTarget?: string; 'aria-haspopup'?: 'menu' }>
  items: readonly MenuItem[]
  side?: Side
}

/** A list of choices beside a button. The browser's own popover closes it: Esc, a press elsewhere, the button again. A dialog around it stays. */
export function Menu({ trigger, items, side = 'below' }: MenuProps) {
  const id = useId()

  function place({ newState, currentTarget }: ToggleEvent<HTMLDivElement>): void {
    const button = document.querySelector(`[popovertarget="${CSS.escape(id)}"]`)?.getBoundingClientRect()
    if (newState !== 'open' || !button) return
    const { style } = currentTarget
    style.inset = 'auto'
    style.top = `${side === 'below' ? button.bottom + 4 : button.top}px`
    if (side === 'below') style.right = `${innerWidth - button.right}px`
    else style.left = `${button.right + 4}px`
  }

  return (
    <>
      {cloneElement(trigger, { popoverTarget: id, 'aria-haspopup': 'menu' })}
      <div
        id={id}
        popover="auto"
        role="menu"
        className={box}
        onBeforeToggle={place}
        onToggle={event => event.newState === 'open' && focusFirst(event.currentTarget)}
        onKeyDown={event => (event.key === 'Escape' ? event.stopPropagation() : moveByKey(event))}
      >
        <Items items={items} onChosen={() => document.getElementById(id)?.hidePopover()} />
      </div>
    </>
  )
}

export type Spot = { x: number; y: number }

/** The same list where the pointer or the keyboard asked for it. Draw it only while it is open. */
export function SpotMenu({ spot, items, onClose }: { spot: Spot; items: readonly MenuItem[]; onClose: () => void }) {
  const menu = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = menu.current
    const before = document.activeElement
    if (!element) return
    // Not `auto`: releasing the right button would count as a press elsewhere.
    element.showPopover()
    const { width, height } = element.getBoundingClientRect()
    element.style.left = `${Math.min(spot.x, innerWidth - width - 8)}px`
    element.style.top = `${Math.min(spot.y, innerHeight - height - 8)}px`
    focusFirst(element)
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [spot])

  return (
    <div
      ref={menu}
      popover="manual"
      role="menu"
      className={`${box} inset-auto`}
      onBlur={event => !event.currentTarget.contains(event.relatedTarget) && onClose()}
      onKeyDown={event => (event.key === 'Escape' ? onClose() : moveByKey(event))}
      onContextMenu={event => event.preventDefault()}
    >
      <Items items={items} onChosen={onClose} />
    </div>
  )
}

function Items({ items, onChosen }: { items: readonly MenuItem[]; onChosen: () => void }) {
  return items.map(({ key, label, icon: Icon, chosen, disabled, heading, onChoose }) => (
    <Fragment key={key}>
      {heading && (
        <div
          role="presentation"
          className="mt-1 border-t border-line px-3 pt-2 pb-1 text-xs text-muted first:mt-0 first:border-0"
        >
          {heading}
        </div>
      )}
      <button
        type="button"
        role="menuitem"
        aria-current={chosen || undefined}
        tabIndex={-1}
        disabled={disabled}
        onClick={() => {
          onChosen()
          onChoose()
        }}
        className={`${line} ${chosen ? 'font-medium text-accent-ink' : ''}`}
      >
        {Icon && <Icon size={14} aria-hidden />}
        <span className="flex-1">{label}</span>
        {chosen && <Check size={14} aria-hidden />}
      </button>
    </Fragment>
  ))
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)')]
}

function focusFirst(menu: HTMLElement): void {
  const items = itemsOf(menu)
  const first = items.find(item => item.ariaCurrent === 'true') ?? items[0]
  first?.focus()
}

function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsOf(event.currentTarget)
  const at = items.indexOf(document.activeElement as HTMLElement)
  const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }
  const to = targets[event.key]
  if (to === undefined) return
  event.preventDefault()
  items[(to + items.length) % items.length]?.focus()
}
