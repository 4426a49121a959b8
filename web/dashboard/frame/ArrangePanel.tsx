import { ChevronDown, ChevronUp, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { blockSizes, type DashboardBlock, type PlacedBlock } from '#contract/dashboard/arrangement.ts'
import { useWords } from '#web/kit/words.ts'
import { Button, IconButton } from '#web/ui/controls/Button.tsx'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'
import { columnsWords } from '#words/base/lists.ts'
import { dashboardPageWords } from '#words/dashboard/dashboard.ts'
import { withChanged, withMoved } from './arrangement.ts'

type ArrangePanelProps = {
  blocks: readonly PlacedBlock[]
  isUsual: boolean
  onChange: (blocks: PlacedBlock[]) => void
}

/** Shows, orders and sizes the blocks: by checkbox, by arrow buttons or by dragging. */
export function ArrangePanel({ blocks, isUsual, onChange }: ArrangePanelProps) {
  const text = useWords(dashboardPageWords)
  const { reset } = useWords(columnsWords)
  const [dragged, setDragged] = useState<DashboardBlock>()
  return (
    <div className="grid text-sm">
      <ul className="max-h-[60dvh] overflow-y-auto py-1.5">
        {blocks.map((placed, at) => (
          <Line
            key={placed.block}
            placed={placed}
            at={at}
            last={blocks.length - 1}
            isDragged={dragged === placed.block}
            onChange={change => onChange(withChanged(blocks, placed.block, change))}
            onMove={to => onChange(withMoved(blocks, placed.block, to))}
            onDrag={isDragged => setDragged(isDragged ? placed.block : undefined)}
            onReach={() => dragged && dragged !== placed.block && onChange(withMoved(blocks, dragged, at))}
          />
        ))}
      </ul>
      <div className="grid gap-2 border-t border-line p-3">
        <p className="text-xs text-muted">{text.arrangeHint}</p>
        <Button icon={RotateCcw} disabled={isUsual} onClick={() => onChange([])}>
          {reset}
        </Button>
      </div>
    </div>
  )
}

type LineProps = {
  placed: PlacedBlock
  at: number
  last: number
  isDragged: boolean
  onChange: (change: Partial<PlacedBlock>) => void
  onMove: (to: number) => void
  onDrag: (isDragged: boolean) => void
  onReach: () => void
}

function Line({ placed: { block, size, isHidden }, at, last, isDragged, ...act }: LineProps) {
  const text = useWords(dashboardPageWords)
  const words = useWords(columnsWords)
  const name = text.blocks[block]
  return (
    <li
      draggable
      onDragStart={() => act.onDrag(true)}
      onDragEnd={() => act.onDrag(false)}
      onDragOver={event => event.preventDefault()}
      onDragEnter={act.onReach}
      className={`flex min-h-9 cursor-grab items-center gap-1 pr-1.5 pl-3 ${isDragged ? 'bg-accent-soft' : 'hover:bg-hover'}`}
    >
      <span className="min-w-0 flex-1">
        <Checkbox checked={!isHidden} onChange={isShown => act.onChange({ isHidden: !isShown })}>
          {name}
        </Checkbox>
      </span>
      <select
        aria-label={text.sizeOf(name)}
        value={size}
        onChange={event => act.onChange({ size: blockSizes.find(one => one === event.target.value) ?? size })}
        className="h-7 rounded-md border border-line-strong bg-surface px-1 text-xs pointer-coarse:h-control"
      >
        {blockSizes.map(one => (
          <option key={one} value={one}>
            {text.sizes[one]}
          </option>
        ))}
      </select>
      <IconButton icon={ChevronUp} label={words.up(name)} disabled={at === 0} onClick={() => act.onMove(at - 1)} />
      <IconButton
        icon={ChevronDown}
        label={words.down(name)}
        disabled={at === last}
        onClick={() => act.onMove(at + 1)}
      />
    </li>
  )
}
