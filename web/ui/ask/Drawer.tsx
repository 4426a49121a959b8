import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { pageKeys } from '#web/ui/controls/keys.ts'
import { Cover } from './Cover.tsx'
import { Closing, useClosing } from './closing.tsx'
import { GiveUp } from './GiveUp.tsx'

type DrawerProps = {
  open: boolean
  onClose: () => void
  /** Whether something would be lost; by default, whether a text field that one sees was typed in. */
  isUnsaved?: (() => boolean) | undefined
  /** Its name for screen readers; the visible title is in `children`. */
  label: string
  side?: 'left' | 'right'
  /** A CSS length; the whole width on a phone. */
  width: string
  /** Whether the page behind is inert. A list beside its record is not. */
  modal?: boolean
  /** What has the focus once it is open; by default its first control. */
  initialFocus?: () => HTMLElement | true
  children: ReactNode
}

const sides = {
  left: 'left-0 border-r data-starting-style:-translate-x-6',
  right: 'right-0 border-l data-starting-style:translate-x-6',
}

const veil =
  'fixed inset-0 z-40 bg-veil transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0'
const popup =
  'fixed inset-y-0 z-40 flex max-w-full flex-col border-line bg-raised shadow-float transition-[translate,opacity] ' +
  'duration-150 outline-none data-ending-style:opacity-0 data-starting-style:opacity-0 max-desktop:w-full! max-desktop:border-0'

/** A panel that slides in from an edge. Esc closes, and asks first where something was typed. */
export function Drawer({
  open,
  onClose,
  isUnsaved,
  label,
  side = 'right',
  width,
  modal = true,
  initialFocus,
  children,
}: DrawerProps) {
  const { watching, request, isAsked, keep, giveUp } = useClosing(onClose, isUnsaved)
  return (
    <Base.Root open={open} onOpenChange={next => next || request()} modal={modal} disablePointerDismissal={!modal}>
      <Base.Portal>
        {modal && <Base.Backdrop className={veil} />}
        <Base.Popup
          aria-label={label}
          {...(!modal && pageKeys)}
          {...(initialFocus && { initialFocus })}
          {...watching}
          className={`${popup} ${sides[side]}`}
          style={{ width }}
        >
          <Cover />
          <Closing value={request}>{children}</Closing>
          {isAsked && <GiveUp keep={keep} giveUp={giveUp} />}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
