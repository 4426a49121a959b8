import { type ReactNode, useRef, useState } from 'react'

/** Who only passes over a button, or presses it at once, does not wait for its text to be drawn. */
const delayMs = 300

/** Shows `text` while its child is hovered or focused by keyboard. Holds nothing that a screen reader needs. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const anchor = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isOpen, setOpen] = useState(false)

  function show(isWanted: boolean) {
    clearTimeout(timer.current)
    if (isWanted) timer.current = setTimeout(() => setOpen(true), delayMs)
    else setOpen(false)
  }

  /** A frame later: focus returns from a menu while that is still closing, and until then nothing else may open. */
  function open(tip: HTMLSpanElement) {
    const frame = requestAnimationFrame(() => place(tip))
    return () => cancelAnimationFrame(frame)
  }

  function place(tip: HTMLSpanElement) {
    const around = anchor.current?.firstElementChild?.getBoundingClientRect()
    if (!around) return
    tip.showPopover?.()
    const { width, height } = tip.getBoundingClientRect()
    const below = around.bottom + 6
    const fits = below + height < window.innerHeight
    tip.style.top = `${fits ? below : around.top - height - 6}px`
    tip.style.left = `${Math.max(8, Math.min(around.left + (around.width - width) / 2, window.innerWidth - width - 8))}px`
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes its child, which is the control
    <span
      ref={anchor}
      className="contents"
      onPointerEnter={event => show(event.pointerType === 'mouse')}
      onPointerLeave={() => show(false)}
      onPointerDown={() => show(false)}
      onFocus={event => show(event.target.matches(':focus-visible'))}
      onBlur={() => show(false)}
    >
      {children}
      {isOpen && (
        <span
          ref={open}
          popover="manual"
          aria-hidden
          className="pointer-events-none fixed z-60 m-0 max-w-72 rounded-md bg-[light-dark(#2b313a,#39424e)] px-2 py-1 text-xs text-on-fill"
        >
          {text}
        </span>
      )}
    </span>
  )
}
