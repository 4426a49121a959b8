import { CSPProvider } from '@base-ui/react/csp-provider'
import { Popover } from '@base-ui/react/popover'
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import { useWords } from '#web/kit/words.ts'
import { closeBeforePage, placeClass } from '#web/ui/controls/listbox.ts'
import { dateWords } from '#words/base/dates.ts'

export type PopupTerms = { anchor: RefObject<HTMLElement | null>; label: string; onClose: () => void }

/** Under its box. Escape closes it and nothing else; the focus returns to where it was. */
export function CalendarPopup({ anchor, label, onClose, children }: PopupTerms & { children: ReactNode }) {
  const text = useWords(dateWords)
  const popup = useRef<HTMLDivElement>(null)
  const [before] = useState(() => document.activeElement)

  /** What is pressed or typed in the box itself leaves it open. */
  function change(isOpen: boolean, event: Event): void {
    const next = event instanceof FocusEvent ? event.relatedTarget : event.target
    if (!isOpen && !(next instanceof Node && anchor.current?.contains(next))) onClose()
  }

  /** Safari focuses no button that is pressed. */
  function focusAfter(): HTMLElement | null {
    const isUsed = before instanceof HTMLElement && before !== document.body
    return isUsed ? before : (anchor.current?.querySelector('button') ?? null)
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape') onClose()
    closeBeforePage(event)
  }

  return (
    <CSPProvider disableStyleElements>
      <Popover.Root open modal={false} onOpenChange={(isOpen, { event }) => change(isOpen, event)}>
        <Popover.Portal container={anchor.current?.closest<HTMLElement>('[popover]') ?? undefined}>
          <Popover.Positioner
            anchor={anchor}
            align="start"
            sideOffset={4}
            collisionPadding={8}
            positionMethod="fixed"
            className={placeClass}
          >
            <Popover.Popup
              ref={popup}
              aria-label={text.calendar(label)}
              initialFocus={() => popup.current?.querySelector<HTMLElement>('[role=gridcell] [tabindex="0"]') ?? true}
              finalFocus={focusAfter}
              onKeyDown={press}
              className="max-h-(--available-height) max-w-[calc(100vw-16px)] overflow-y-auto rounded-md border border-line bg-raised text-ink shadow-float outline-none"
            >
              {children}
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </CSPProvider>
  )
}
