import Check from 'lucide-react/icons/check'
import Pencil from 'lucide-react/icons/pencil'
import SaveCheck from 'lucide-react/icons/save-check'
import Trash from 'lucide-react/icons/trash'
import type { View } from '#contract/desk/views.ts'
import { api } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { confirm, toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { IconButton } from '#web/ui/controls/Button.tsx'
import { viewsWords } from '#words/desk/views.ts'

type ViewLineProps = {
  view: View
  /** The filters that are set now. */
  current: string
  onChoose: () => void
  onEdit: () => void
  onClose: () => void
}

/** One view: a click applies it; its owner may edit it. */
export function ViewLine({ view, current, onChoose, onEdit, onClose }: ViewLineProps) {
  const text = useWords(viewsWords)
  const update = useCommand(api.views.update)
  const remove = useCommand(api.views.remove)
  const { id, version, name, question, role, owner, allowed } = view
  const isCurrent = question === current
  const note = allowed.includes('update') ? role && text.sharedWith(role.name) : text.from(owner.name, role?.name ?? '')

  async function overwrite(): Promise<void> {
    const written = await update.run({ id, version, name, question: current, roleId: role?.id ?? null })
    if (written) toast.success(text.overwritten(name))
  }

  async function removeSurely(): Promise<void> {
    // The panel closes first, because it would cover the confirmation.
    onClose()
    if (await confirm({ text: text.removeSure(name, role?.name), danger: true })) await remove.run({ id, version })
  }

  return (
    <li className="flex items-center pr-1.5 hover:bg-hover">
      <button
        type="button"
        aria-current={isCurrent || undefined}
        onClick={onChoose}
        className="flex min-h-10 min-w-0 flex-1 items-center gap-2 py-1 pr-1 pl-3 text-left -outline-offset-2"
      >
        <span className="grid min-w-0 flex-1">
          <span className={`truncate ${isCurrent ? 'font-medium text-accent-ink' : ''}`}>{name}</span>
          {note && <span className="truncate text-xs text-muted">{note}</span>}
        </span>
        {isCurrent && <Check size={14} aria-hidden className="shrink-0 text-accent-ink" />}
      </button>
      {allowed.includes('update') && (
        <>
          {!isCurrent && (
            <IconButton
              icon={SaveCheck}
              label={text.overwrite(name)}
              disabled={update.pending}
              onClick={() => void overwrite()}
            />
          )}
          <IconButton icon={Pencil} label={text.edit(name)} onClick={onEdit} />
        </>
      )}
      {allowed.includes('remove') && (
        <IconButton icon={Trash} label={text.remove(name)} onClick={() => void removeSurely()} />
      )}
    </li>
  )
}
