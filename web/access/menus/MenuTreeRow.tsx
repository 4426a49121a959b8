import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import ExternalLink from 'lucide-react/icons/external-link'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash'
import type { DragEvent } from 'react'
import type { MenuRow } from '#contract/access/menus.ts'
import type { Permission } from '#contract/access/permissions.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { confirm, toast } from '#web/kit/toast.ts'
import { useLanguage, useWords } from '#web/kit/words.ts'
import { usePermissionNames } from '#web/shared/permission/usePermissionNames.ts'
import { IconButton } from '#web/ui/controls/Button.tsx'
import { Badge } from '#web/ui/show/Badge.tsx'
import { MenuIcon } from '#web/ui/show/MenuIcon.tsx'
import { menusWords } from '#words/access/menus.ts'
import { type DropPlace, type Edited, isGroup, isOutside, titleOf } from './tree.ts'

type MenuTreeRowProps = {
  row: MenuRow
  depth: number
  isDragged: boolean
  /** Where the dragged entry would be placed. */
  aim: DropPlace | undefined
  canRise: boolean
  canSink: boolean
  onStep: (by: -1 | 1) => void
  onEdit: (edited: Edited) => void
  drag: Record<'onDragStart' | 'onDrop' | 'onDragEnd', () => void> & { onDragOver: (event: DragEvent) => void }
}

const aims: Record<DropPlace, string> = {
  before: 'shadow-[inset_0_2px_var(--color-accent)]',
  after: 'shadow-[inset_0_-2px_var(--color-accent)]',
  into: 'bg-accent-soft',
}

/** One entry with its actions. */
export function MenuTreeRow(props: MenuTreeRowProps) {
  const { row, depth, isDragged, aim, canRise, canSink, onStep, onEdit, drag } = props
  const text = useWords(menusWords)
  const title = titleOf(row, useLanguage())
  return (
    <li
      draggable
      {...drag}
      className={`group flex min-h-11 items-center gap-2 border-b border-line px-3 text-sm last:border-0 hover:bg-hover ${isDragged ? 'opacity-50' : ''} ${aim ? aims[aim] : ''}`}
      style={{ paddingLeft: 12 + depth * 28 }}
    >
      <GripVertical size={14} aria-hidden className="shrink-0 cursor-grab text-muted max-desktop:hidden" />
      <MenuIcon name={row.icon} />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <span className={`truncate ${isGroup(row) ? 'font-medium' : ''}`}>{title}</span>
        <span className="flex min-w-0 items-center gap-1.5">
          <span className="truncate text-xs text-muted">{row.path}</span>
          {isOutside(row) && <ExternalLink size={12} aria-label={text.external} className="shrink-0 text-muted" />}
          {row.isHidden && <Badge>{text.hidden}</Badge>}
        </span>
        <span className="ml-auto text-xs text-muted max-desktop:hidden">
          <Audience row={row} />
        </span>
      </span>
      <span className="flex shrink-0">
        <IconButton
          icon={ChevronUp}
          label={text.up(title)}
          aria-disabled={!canRise}
          onClick={() => onStep(-1)}
          className={canRise ? '' : 'opacity-30'}
        />
        <IconButton
          icon={ChevronDown}
          label={text.down(title)}
          aria-disabled={!canSink}
          onClick={() => onStep(1)}
          className={canSink ? '' : 'opacity-30'}
        />
        {isGroup(row) ? (
          <IconButton icon={Plus} label={text.addBelow(title)} onClick={() => onEdit({ parentId: row.id })} />
        ) : (
          <span className="w-control max-desktop:hidden" />
        )}
        <IconButton icon={Pencil} label={text.edit(title)} onClick={() => onEdit({ row })} />
        <RemoveButton row={row} title={title} />
      </span>
    </li>
  )
}

/** The roles that see it. */
function Audience({ row: { permissions } }: { row: MenuRow }) {
  const text = useWords(menusWords)
  const names = usePermissionNames().permissions
  if (permissions === null) return text.everybody
  return permissions.map(code => names[code as Permission] ?? code).join(' · ')
}

function RemoveButton({ row, title }: { row: MenuRow; title: string }) {
  const text = useWords(menusWords)
  const { run } = useCommand(api.menus.remove)

  async function remove(): Promise<void> {
    if (!(await confirm({ text: text.sureToRemove(title), danger: true }))) return
    if (await run({ id: row.id, version: row.version })) toast.success(text.done)
  }

  return <IconButton icon={Trash2} label={text.remove(title)} onClick={() => void remove()} />
}
