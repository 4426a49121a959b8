import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useState } from 'react'
import { useWords } from '#web/kit/words.ts'
import { Button, IconButton } from '#web/ui/controls/Button.tsx'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'
import type { Column } from '#web/ui/list/TableRow.tsx'
import { columnsWords } from '#words/base/lists.ts'
import { type Arrangement, asDelivered, inOrder } from './arrange.ts'

type ColumnsPanelProps = {
  columns: readonly Column<never>[]
  arrangement: Arrangement
  onChange: (change: Partial<Arrangement>) => void
}

/** Chooses and orders the columns of a list: by checkbox, by arrow keys or by dragging. */
export function ColumnsPanel({ columns, arrangement, onChange }: ColumnsPanelProps) {
  const text = useWords(columnsWords)
  const [dragged, setDragged] = useState<string>()
  const { order, hidden, widths } = arrangement
  const all = inOrder(columns, arrangement)
  const keys = all.slice(1, -1).map(({ key }) => key)
  const isDelivered = !order.length && !hidden.length && !Object.keys(widths).length

  function move(key: string, to: number): void {
    onChange({ order: keys.filter(other => other !== key).toSpliced(to, 0, key) })
  }

  function show(key: string, isShown: boolean): void {
    const others = hidden.filter(other => other !== key)
    onChange({ hidden: isShown ? others : [...others, key] })
  }

  return (
    <div className="grid text-sm">
      <ul className="max-h-[60dvh] overflow-y-auto py-1.5">
        {all.map(({ key, head }) => (
          <ColumnLine
            key={key}
            head={head}
            at={keys.indexOf(key)}
            last={keys.length - 1}
            isShown={!hidden.includes(key)}
            isDragged={dragged === key}
            onShow={isShown => show(key, isShown)}
            onMove={to => move(key, to)}
            onDrag={isDragged => setDragged(isDragged ? key : undefined)}
            onReach={to => dragged && dragged !== key && move(dragged, to)}
          />
        ))}
      </ul>
      <div className="grid gap-2 border-t border-line p-3">
        <p className="text-xs text-muted">{text.hint}</p>
        <Button icon={RotateCcw} disabled={isDelivered} onClick={() => onChange(asDelivered)}>
          {text.reset}
        </Button>
      </div>
    </div>
  )
}

type ColumnLineProps = {
  head: string
  /** Index among the movable columns, up to `last`; -1 for the first and the last column, which are fixed. */
  at: number
  last: number
  isShown: boolean
  isDragged: boolean
  onShow: (isShown: boolean) => void
  onMove: (to: number) => void
  onDrag: (isDragged: boolean) => void
  /** Called when another line was dropped on this one. */
  onReach: (to: number) => void
}

/** One column in the columns panel. */
function ColumnLine(props: ColumnLineProps) {
  const { head, at, last, isShown, isDragged, onShow, onMove, onDrag, onReach } = props
  const text = useWords(columnsWords)
  const isFixed = at < 0
  const look = isDragged ? 'bg-accent-soft' : 'hover:bg-hover'
  return (
    <li
      draggable={!isFixed}
      onDragStart={() => onDrag(true)}
      onDragEnd={() => onDrag(false)}
      onDragOver={event => event.preventDefault()}
      onDragEnter={() => isFixed || onReach(at)}
      className={`flex h-9 items-center pr-1.5 pl-3 ${isFixed ? '' : 'cursor-grab'} ${look}`}
    >
      <span className="min-w-0 flex-1">
        <Checkbox checked={isFixed || isShown} disabled={isFixed} onChange={onShow}>
          {head}
        </Checkbox>
      </span>
      {isFixed ? (
        <span className="px-2 text-xs text-muted">{text.fixed}</span>
      ) : (
        <>
          <IconButton icon={ChevronUp} label={text.up(head)} disabled={at === 0} onClick={() => onMove(at - 1)} />
          <IconButton
            icon={ChevronDown}
            label={text.down(head)}
            disabled={at === last}
            onClick={() => onMove(at + 1)}
          />
        </>
      )}
    </li>
  )
}
