import RotateCcw from 'lucide-react/icons/rotate-ccw'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Sun from 'lucide-react/icons/sun'
import SunDim from 'lucide-react/icons/sun-dim'
import Undo from 'lucide-react/icons/undo'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import type { KeyboardEvent } from 'react'
import { useWords } from '#web/kit/words.ts'
import { IconButton } from '#web/ui/controls/Button.tsx'
import { verificationsWords } from '#words/reviews/verifications.ts'
import { useView, type View, type ViewAction } from './useView.ts'
import { Watermark } from './Watermark.tsx'

const icons = {
  turnLeft: RotateCcw,
  turnRight: RotateCw,
  larger: ZoomIn,
  smaller: ZoomOut,
  brighter: Sun,
  darker: SunDim,
  reset: Undo,
} as const

type ImageViewProps = { name: string; url: string; openedAt: number }

/** One image with its tools. It cannot be dragged out or saved by a menu. */
export function ImageView({ name, url, openedAt }: ImageViewProps) {
  const text = useWords(verificationsWords)
  const { view, ref, act, press, pointer } = useView()

  function pressKey(event: KeyboardEvent): void {
    if (press(event.key)) event.preventDefault()
  }

  return (
    <figure className="grid min-h-0 min-w-0 grid-rows-[1fr_auto] gap-1.5">
      {/* biome-ignore lint/a11y/useSemanticElements: a group of one image, moved by the arrow keys */}
      <div
        ref={ref}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the image
        tabIndex={0}
        aria-label={`${name}: ${text.imageHint}`}
        onKeyDown={pressKey}
        onContextMenu={event => event.preventDefault()}
        {...pointer}
        className={`@container-[size] relative h-72 overflow-hidden desktop:h-auto desktop:min-h-64 rounded-md border border-line bg-ground select-none ${view.zoom > 1 ? 'cursor-grab touch-none' : 'touch-pan-y'}`}
      >
        <img
          src={url}
          alt={name}
          draggable={false}
          className="pointer-events-none absolute top-1/2 left-1/2 max-w-none object-contain"
          style={styleOf(view)}
        />
        <Watermark openedAt={openedAt} />
      </div>
      <figcaption className="flex flex-wrap items-center gap-0.5">
        <span className="mr-auto text-xs text-muted">{name}</span>
        {(Object.keys(icons) as ViewAction[]).map(action => (
          <IconButton key={action} icon={icons[action]} label={text.tools[action]} onClick={() => act(action)} />
        ))}
      </figcaption>
    </figure>
  )
}

/** Turned by a quarter, its width is the height of its place. */
function styleOf({ turns, zoom, x, y, light }: View) {
  const isUpright = turns % 2 === 0
  return {
    width: isUpright ? '100cqw' : '100cqh',
    height: isUpright ? '100cqh' : '100cqw',
    transform: `translate(calc(-50% + ${x}px), calc(-50% + ${y}px)) rotate(${turns * 90}deg) scale(${zoom})`,
    filter: light === 100 ? undefined : `brightness(${light}%)`,
  }
}
