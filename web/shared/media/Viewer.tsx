import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import RotateCw from 'lucide-react/icons/rotate-cw'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useWords } from '#web/kit/words.ts'
import { IconButton } from '#web/ui/controls/Button.tsx'
import { chatsWords } from '#words/chats/chats.ts'

const steps = { in: 1.25, out: 0.8 }
const limits = { least: 0.5, most: 8 }
const still = { scale: 1, turn: 0, x: 0, y: 0 }

type ViewerProps = {
  src: string
  /** Without its colours. */
  isGrey?: boolean
  onClose: () => void
}

/** One picture in full screen: wheel or + − to zoom, drag to move, R to rotate, Esc to close. */
export function Viewer({ src, isGrey = false, onClose }: ViewerProps) {
  const text = useWords(chatsWords)
  const dialog = useRef<HTMLDialogElement>(null)
  const [view, setView] = useState(still)

  useEffect(() => {
    dialog.current?.showModal()
  }, [])

  function zoom(by: number): void {
    setView(now => ({ ...now, scale: Math.min(limits.most, Math.max(limits.least, now.scale * by)) }))
  }
  const turn = () => setView(now => ({ ...now, turn: now.turn + 90 }))
  const keys: Record<string, () => void> = {
    '+': () => zoom(steps.in),
    '=': () => zoom(steps.in),
    '-': () => zoom(steps.out),
    '0': () => setView(still),
    r: turn,
  }

  function press(event: KeyboardEvent): void {
    // The browser closes this dialog by itself; what is below stays open.
    if (event.key === 'Escape') event.stopPropagation()
    keys[event.key]?.()
  }

  function drag(event: PointerEvent): void {
    if (!event.buttons) return
    const { movementX, movementY } = event
    setView(now => ({ ...now, x: now.x + movementX, y: now.y + movementY }))
  }

  return (
    <dialog
      ref={dialog}
      // biome-ignore lint/a11y/noRedundantRoles: the explicit role suspends the page's keyboard shortcuts
      role="dialog"
      aria-label={text.picture}
      onClose={onClose}
      onKeyDown={press}
      onWheel={event => zoom(event.deltaY < 0 ? steps.in : steps.out)}
      className="m-0 size-full max-h-none max-w-none overflow-hidden bg-[#0b0d10e6] p-0 backdrop:bg-transparent"
    >
      <button
        type="button"
        aria-label={text.closePicture}
        onClick={event => event.target === event.currentTarget && dialog.current?.close()}
        onPointerMove={drag}
        className="grid size-full cursor-grab touch-none place-items-center active:cursor-grabbing"
      >
        <img
          src={src}
          alt=""
          draggable={false}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale}) rotate(${view.turn}deg)` }}
          className={`pointer-events-none max-h-[92dvh] max-w-[94vw] select-none ${isGrey ? 'grayscale' : ''}`}
        />
      </button>
      <div className="absolute top-3 right-3 flex rounded-md bg-raised">
        <IconButton icon={Plus} label={`${text.zoomIn} +`} onClick={() => zoom(steps.in)} />
        <IconButton icon={Minus} label={`${text.zoomOut} −`} onClick={() => zoom(steps.out)} />
        <IconButton icon={RotateCw} label={`${text.turn} R`} onClick={turn} />
        <IconButton icon={X} label={`${text.closePicture} Esc`} onClick={() => dialog.current?.close()} />
      </div>
    </dialog>
  )
}
