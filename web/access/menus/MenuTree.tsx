import Undo2 from 'lucide-react/icons/undo-2'
import { type DragEvent, useState } from 'react'
import type { MenuRow } from '#contract/access/menus.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { keyOf, queryClient } from '#web/kit/read.ts'
import { useLanguage, useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { menusWords } from '#words/access/menus.ts'
import { MenuTreeRow } from './MenuTreeRow.tsx'
import {
  type Arrangement,
  type DropPlace,
  dropped,
  type Edited,
  flatten,
  isGroup,
  placedNow,
  stepped,
  titleOf,
  treeOf,
} from './tree.ts'

/** A move in words, and where its entry stood. */
type Move = { said: string; before: Arrangement }

type Aim = { id: number; place: DropPlace }

/** The whole menu, reordered by dragging or by buttons. A move is shown before the server has answered. */
export function MenuTree({ rows, onEdit }: { rows: readonly MenuRow[]; onEdit: (edited: Edited) => void }) {
  const text = useWords(menusWords)
  const language = useLanguage()
  const { run } = useCommand(api.menus.arrange)
  const [dragged, setDragged] = useState<number>()
  const [aim, setAim] = useState<Aim>()
  const [moves, setMoves] = useState<readonly Move[]>([])

  async function arrange(row: MenuRow, wanted: Arrangement | undefined): Promise<void> {
    if (!wanted) return
    const place = String(wanted.ids.indexOf(row.id) + 1)
    const said = text.moved(titleOf(row, language), place, wanted.ids.length)
    setMoves([...moves, { said, before: placedNow(rows, row) }])
    await put(wanted)
  }

  async function put(wanted: Arrangement): Promise<void> {
    queryClient.setQueryData(keyOf(api.menus.list, {}), inPlace(rows, wanted))
    await run(wanted)
  }

  function undo(): void {
    const last = moves.at(-1)
    setMoves(moves.slice(0, -1))
    if (last) void put(last.before)
  }

  function aimAt(event: DragEvent, target: MenuRow): void {
    if (dragged === undefined) return
    const place = placeUnder(event, isGroup(target))
    const isFit = dropped(rows, dragged, target, place) !== undefined
    if (isFit) event.preventDefault()
    setAim(isFit ? { id: target.id, place } : undefined)
  }

  function drop(): void {
    const row = rows.find(({ id }) => id === dragged)
    const target = rows.find(({ id }) => id === aim?.id)
    if (row && target && aim) void arrange(row, dropped(rows, row.id, target, aim.place))
    setDragged(undefined)
    setAim(undefined)
  }

  return (
    <>
      <Moved said={moves.at(-1)?.said} onUndo={undo} />
      <ul className="grid" aria-label={text.title}>
        {flatten(treeOf(rows)).map(({ row, depth }) => (
          <MenuTreeRow
            key={row.id}
            row={row}
            depth={depth}
            isDragged={row.id === dragged}
            aim={aim?.id === row.id ? aim.place : undefined}
            canRise={stepped(rows, row, -1) !== undefined}
            canSink={stepped(rows, row, 1) !== undefined}
            onStep={by => void arrange(row, stepped(rows, row, by))}
            onEdit={onEdit}
            drag={{
              onDragStart: () => setDragged(row.id),
              onDragOver: event => aimAt(event, row),
              onDrop: drop,
              onDragEnd: () => {
                setDragged(undefined)
                setAim(undefined)
              },
            }}
          />
        ))}
      </ul>
    </>
  )
}

/** The last move, which a press takes back, and then the one before it. */
function Moved({ said, onUndo }: { said: string | undefined; onUndo: () => void }) {
  const { undo } = useWords(menusWords)
  return (
    <div className={said ? 'flex flex-wrap items-center gap-3 border-b border-line px-4 py-2 text-sm' : 'sr-only'}>
      <p aria-live="polite">{said}</p>
      {said && (
        <Button icon={Undo2} onClick={onUndo}>
          {undo}
        </Button>
      )}
    </div>
  )
}

/** The upper and lower quarter of a group, and the halves of any other entry, mean before and after it. */
function placeUnder({ clientY, currentTarget }: DragEvent, isOpenGroup: boolean): DropPlace {
  const { top, height } = currentTarget.getBoundingClientRect()
  const share = (clientY - top) / height
  if (isOpenGroup && share > 0.25 && share < 0.75) return 'into'
  return share < 0.5 ? 'before' : 'after'
}

/** The order after the move, before the server has confirmed it. */
function inPlace(rows: readonly MenuRow[], { parentId, ids }: Arrangement): MenuRow[] {
  return rows.map(row => (ids.includes(row.id) ? { ...row, parentId, sort: (ids.indexOf(row.id) + 1) * 10 } : row))
}
