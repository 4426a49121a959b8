import type { z } from 'zod'
import type { InputOf } from '#contract/base/operation.ts'
import type { Target } from '#contract/base/values.ts'
import type { Endpoint } from '#web/kit/api.ts'
import { useCommand } from '#web/kit/command.ts'
import { confirm, toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { ownVersionOf } from '#web/shared/list/live/own.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { recordWords } from '#words/desk/shell.ts'

type RecordButtonsProps<Row, O> = {
  /** `allowed` holds the actions that the server allows this reader on the record. */
  row: Row
  onEdit: (row: Row) => void
  remove: O
  /** The question of the confirmation before it is deleted. */
  sureToRemove: string
  onRemoved: () => void
}

/** Edit and delete of one record, as far as this reader may. */
export function RecordButtons<
  Row extends Target & { allowed: readonly string[] },
  O extends Endpoint<z.ZodType<unknown, Target>>,
>({ row, onEdit, remove, sureToRemove, onRemoved }: RecordButtonsProps<Row, O>) {
  const text = useWords(recordWords)
  const { run, pending } = useCommand(remove)

  async function confirmAndRemove(): Promise<void> {
    if (!(await confirm({ text: sureToRemove, danger: true }))) return
    const version = ownVersionOf(remove, row)
    if (!(await run({ id: row.id, version } as InputOf<O>))) return
    toast.success(text.done)
    onRemoved()
  }

  if (row.allowed.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {row.allowed.includes('update') && <Button onClick={() => onEdit(row)}>{text.edit}</Button>}
      {row.allowed.includes('remove') && (
        <Button look="risky" busy={pending} onClick={() => void confirmAndRemove()}>
          {text.remove}
        </Button>
      )}
    </div>
  )
}
