import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useState } from 'react'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import type { Column } from '#web/ui/list/TableRow.tsx'
import { columnsWords } from '#words/base/lists.ts'
import { type Arrangement, asDelivered, inOrder } from './arrange.ts'
import { ColumnLine } from './ColumnLine.tsx'

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
