import Hand from 'lucide-react/icons/hand'
import Home from 'lucide-react/icons/house'
import Lasso from 'lucide-react/icons/lasso'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useWords } from '#web/kit/words.ts'
import type { Tool } from '#web/orders/board/hand/useHand.ts'
import { IconButton } from '#web/ui/controls/Button.tsx'
import { dispatchWords } from '#words/orders/dispatch.ts'

type MapButtonsProps = {
  onZoom: (factor: number) => void
  onShowAll: () => void
  tool: Tool | undefined
  onTool: (tool: Tool) => void
}

export const zoomStep = 1.5

const coarse = matchMedia('(pointer: coarse)')

/** What a drag does, and zooming for whoever has no wheel. */
export function MapButtons({ onZoom, onShowAll, tool, onTool }: MapButtonsProps) {
  const text = useWords(dispatchWords)
  const used = tool ?? (coarse.matches ? 'move' : 'line')
  const look = (each: Tool) => (each === used ? 'bg-accent-soft text-accent-ink' : '')
  return (
    <div className="pointer-events-none absolute inset-x-2 bottom-2 flex items-end justify-between gap-2">
      <span className="pointer-events-auto flex overflow-hidden rounded-md border border-line bg-raised">
        <IconButton
          icon={Lasso}
          label={text.line}
          aria-pressed={used === 'line'}
          className={look('line')}
          onClick={() => onTool('line')}
        />
        <IconButton
          icon={Hand}
          label={text.move}
          aria-pressed={used === 'move'}
          className={look('move')}
          onClick={() => onTool('move')}
        />
      </span>
      <span className="pointer-events-auto flex overflow-hidden rounded-md border border-line bg-raised">
        <IconButton icon={Plus} label={text.closer} onClick={() => onZoom(zoomStep)} />
        <IconButton icon={Minus} label={text.wider} onClick={() => onZoom(1 / zoomStep)} />
        <IconButton icon={Home} label={text.showAll} onClick={onShowAll} />
      </span>
    </div>
  )
}
