import { Dialog as Base } from '@base-ui/react/dialog'
import type { ComponentProps, CSSProperties, ReactNode, RefObject } from 'react'

import { Cover } from './Cover.tsx'

export type FrameProps = {
  open: boolean
  onClose: () => void
  title: string
  /** In px; narrower on a small screen. */
  width?: number
  /** Buttons, the primary one last. */
  footer?: ReactNode
  /** The element focused first; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>
  watching?: Pick<ComponentProps<'div'>, 'onFocus' | 'onInput'>
  children: ReactNode
}

/** The looks of a modal dialog. */
export function Frame({ open, onClose, title, width = 480, footer, initialFocus, watching, children }: FrameProps) {
  return (
    <Base.Root open={open} onOpenChange={next => next || onClose()}>
      <Base.Portal>
        {/* The backdrop is shown also when a drawer opened the dialog: what is behind must look inactive. */}
        <Base.Backdrop
          forceRender
          className="fixed inset-0 z-50 bg-veil transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <Base.Popup
          {...(initialFocus && { initialFocus })}
          {...watching}
          className="fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-32px)] w-[min(var(--wide),calc(100vw-32px))] -translate-1/2 flex-col rounded-lg border border-line bg-raised shadow-float transition-[opacity,scale] duration-150 outline-none data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0"
          style={{ '--wide': `${width}px` } as CSSProperties}
        >
          <Cover />
          <Base.Title className="px-5 pt-4 pb-2 text-lg font-medium">{title}</Base.Title>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 py-1">{children}</div>
          {footer && <div className="flex justify-end gap-2 px-5 pt-3 pb-4">{footer}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
