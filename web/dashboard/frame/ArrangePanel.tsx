import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { startTransition, useState } from 'react'
import type { PlacedBlock } from '#contract/dashboard/arrangement.ts'
import { blockSizes, type DashboardBlock } from '#contract/dashboard/names.ts'
import { useWords } from '#web/kit/words.ts'
import { Button, IconButton } from '#web/ui/controls/Button.tsx'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { columnsWords } from '#words/base/lists.ts'
import { dashboardPageWords } from '#words/dashboard/dashboard.ts'
import { type Rearrange, withChanged, withMoved, withMovedBy } from './arrangement.ts'

type ArrangePanelProps = {
  blocks: readonly PlacedBlock[]
  isUsual: boolean
  onChange: (rearrange: Rearrange) => void
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
            onChange={change => onChange(now => withChanged(now, placed.block, change))}
            // The press is painted before the blocks have changed places.
            onMove={by => startTransition(() => onChange(now => withMovedBy(now, placed.block, by)))}
            onDrag={isDragged => setDragged(isDragged ? placed.block : undefined)}
            onReach={() => dragged && dragged !== placed.block && onChange(now => withMoved(now, dragged, at))}
          />
        ))}
      </ul>
      <div className="grid gap-2 border-t border-line p-3">
        <p className="text-xs text-muted">{text.arrangeHint}</p>
        <Button icon={RotateCcw} disabled={isUsual} onClick={() => onChange(() => [])}>
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
  onMove: (by: number) => void
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
      <FilterSelect
        label={text.sizeOf(name)}
        value={size}
        options={blockSizes.map(value => ({ value, label: text.sizes[value] }))}
        onChoose={next => act.onChange({ size: next })}
      />
      <IconButton icon={ChevronUp} label={words.up(name)} disabled={at === 0} onClick={() => act.onMove(-1)} />
      <IconButton icon={ChevronDown} label={words.down(name)} disabled={at === last} onClick={() => act.onMove(1)} />
    </li>
  )
}
