import { Menu } from '@base-ui/react/menu'
import Check from 'lucide-react/icons/check'
import { Fragment, type ReactNode, type RefObject, useRef, useState } from 'react'
import { closeBeforePage, placeClass } from '#web/ui/controls/listbox.ts'
import type { MenuItem, Side, Spot } from './Menu.tsx'

type MenuPopupProps = {
  /** The trigger, or the position of a context menu. */
  anchor: HTMLElement | Spot
  items: readonly MenuItem[]
  side: Side
  onClose: () => void
}

const boxClass =
  'max-h-(--available-height) min-w-36 overflow-y-auto rounded-md border border-line bg-raised py-1 text-ink shadow-float ' +
  'outline-none'
const itemClass =
  'flex h-control w-full cursor-default items-center gap-2 px-3 text-left text-sm whitespace-nowrap outline-none ' +
  'select-none data-highlighted:bg-hover data-highlighted:text-accent-ink data-disabled:opacity-50'

/** The open list of a `Menu`: arrows, Home, End and typing move, Enter selects, Escape closes it and nothing else. */
export function MenuPopup({ anchor, items, side, onClose }: MenuPopupProps) {
  const button = anchor instanceof HTMLElement ? anchor : undefined
  // Where the focus returns when the menu was not opened by a button.
  const [before] = useState(() => document.activeElement)
  const first = useRef<HTMLElement>(null)
  const firstKey = (items.find(item => item.chosen) ?? items.find(item => !item.disabled))?.key

  function change(isOpen: boolean, target: EventTarget | null): void {
    // A press on the trigger closes the menu as well; handled twice it would open again.
    if (!isOpen && !button?.contains(target as Node | null)) onClose()
  }

  return (
    <Menu.Root open modal={false} onOpenChange={(isOpen, { event }) => change(isOpen, event.target)}>
      <Menu.Portal container={button?.closest<HTMLElement>('[popover]') ?? undefined}>
        <Menu.Positioner
          anchor={button ?? pointOf(anchor as Spot)}
          side={side === 'below' ? 'bottom' : 'right'}
          align={button && side === 'below' ? 'end' : 'start'}
          sideOffset={button ? 4 : 0}
          positionMethod="fixed"
          className={placeClass}
        >
          <Menu.Popup
            className={boxClass}
            onFocus={event => event.target === event.currentTarget && first.current?.focus()}
            finalFocus={() => button ?? (before instanceof HTMLElement ? before : null)}
            onKeyDown={closeBeforePage}
            onContextMenu={event => event.preventDefault()}
          >
            {items.map(item => (
              <Fragment key={item.key}>
                {item.heading && <Heading>{item.heading}</Heading>}
                <Item item={item} {...(item.key === firstKey && { focused: first })} onChosen={onClose} />
              </Fragment>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

function Heading({ children }: { children: ReactNode }) {
  return (
    <div
      role="presentation"
      className="mt-1 border-t border-line px-3 pt-2 pb-1 text-xs text-muted first:mt-0 first:border-0"
    >
      {children}
    </div>
  )
}

type ItemProps = {
  item: MenuItem
  /** Set on the item that is focused first. */
  focused?: RefObject<HTMLElement | null>
  onChosen: () => void
}

function Item({ item: { label, icon: Icon, chosen, disabled = false, onChoose }, focused, onChosen }: ItemProps) {
  return (
    <Menu.Item
      {...(focused && { ref: focused })}
      aria-current={chosen || undefined}
      disabled={disabled}
      onClick={() => {
        onChosen()
        onChoose()
      }}
      className={`${itemClass} ${chosen ? 'font-medium text-accent-ink' : ''}`}
    >
      {Icon && <Icon size={14} aria-hidden />}
      <span className="flex-1">{label}</span>
      {chosen && <Check size={14} aria-hidden />}
    </Menu.Item>
  )
}

function pointOf({ x, y }: Spot) {
  return { getBoundingClientRect: () => DOMRect.fromRect({ x, y }) }
}
