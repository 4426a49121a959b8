import type { LucideIcon } from 'lucide-react'
import { type ReactNode, Suspense, startTransition, type ToggleEvent, useId, useState } from 'react'
import { IconButton } from './Button.tsx'
import { afterPaint } from './timing/afterPaint.ts'

type PanelButtonProps = {
  icon: LucideIcon
  /** Name of the button and the panel. */
  label: string
  /** Shown beside the icon. */
  face?: string
  /** In px; narrower on a small screen. */
  width: number
  /** Rendered, and loaded if it is lazy, only while it is open. */
  children: (close: () => void) => ReactNode
}

const edge = 8

/** A popover under a button. The browser closes it: Esc, a press elsewhere, the button again. */
export function PanelButton({ icon, label, face, width: widest, children }: PanelButtonProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)

  function place({ newState, currentTarget }: ToggleEvent<HTMLDivElement>): void {
    const button = document.querySelector(`[popovertarget="${CSS.escape(id)}"]`)?.getBoundingClientRect()
    if (newState !== 'open' || !button) return
    const { style } = currentTarget
    style.inset = 'auto'
    // Opened by a key while the button is scrolled away, it is within the window, too.
    style.top = `${Math.max(edge, button.bottom + 4)}px`
    const width = Math.min(widest, innerWidth - 2 * edge)
    style.right = `${Math.max(edge, Math.min(innerWidth - button.right, innerWidth - edge - width))}px`
    style.width = `${width}px`
  }

  return (
    <>
      {face === undefined ? (
        <IconButton icon={icon} label={label} popoverTarget={id} aria-haspopup="dialog" />
      ) : (
        <FacedButton icon={icon} label={label} face={face} panel={id} />
      )}
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className="fixed m-0 rounded-md border border-line bg-raised text-ink shadow-float outline-none"
        onBeforeToggle={place}
        // The press is painted before a long panel is.
        onToggle={({ newState }) => void afterPaint(() => startTransition(() => setOpen(newState === 'open')))}
      >
        <Suspense fallback={<div className="h-40" />}>
          {isOpen && children(() => document.getElementById(id)?.hidePopover())}
        </Suspense>
      </div>
    </>
  )
}

type FacedButtonProps = Pick<PanelButtonProps, 'icon' | 'label'> & { face: string; panel: string }

function FacedButton({ icon: Icon, label, face, panel }: FacedButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      popoverTarget={panel}
      className="flex h-control items-center gap-1.5 rounded-md px-2 text-sm whitespace-nowrap tabular-nums text-muted hover:bg-hover hover:text-ink"
    >
      <Icon size={14} aria-hidden />
      {face}
    </button>
  )
}
