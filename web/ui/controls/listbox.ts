import type { KeyboardEvent } from 'react'

/** Above dialogs and drawers (50) and the element that opened it. */
export const placeClass = 'z-60 outline-none'

/** Fading out, it is removed after the press that closed it is answered. */
export const listboxClass =
  'max-h-[min(20rem,var(--available-height))] min-w-(--anchor-width) max-w-[calc(100vw-16px)] overflow-y-auto rounded-md ' +
  'border border-line bg-raised py-1 text-ink shadow-float outline-none ' +
  'transition-opacity duration-100 data-ending-style:opacity-0'

export const optionClass =
  'flex min-h-control cursor-default items-center gap-2 px-3 text-sm outline-none select-none ' +
  'data-highlighted:bg-hover data-highlighted:text-accent-ink data-selected:font-medium'

/** Escape closes the list alone, not the dialog or the popover around it. */
export function closeBeforePage(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return
  event.preventDefault()
  event.stopPropagation()
}
