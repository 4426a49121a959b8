import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { useWords } from '#web/kit/words.ts'
import { IconButton } from '#web/ui/controls/Button.tsx'
import { Checkbox } from '#web/ui/controls/Checkbox.tsx'
import { columnsWords } from '#words/base/lists.ts'

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
export function ColumnLine(props: ColumnLineProps) {
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
