import type { z } from 'zod'
import type { InputOf, Operation } from '#contract/base/operation.ts'
import type { Target } from '#contract/base/values.ts'
import { useAct } from '#web/kit/act.ts'
import { confirm, toast } from '#web/kit/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { recordWords } from '#words/shell/shell.ts'

type RecordButtonsProps<Row, O> = {
  /** `allowed` is what the server lets this reader do with it. */
  row: Row
  onEdit: (row: Row) => void
  remove: O
  /** Asked before it is removed. */
  sureToRemove: string
  onRemoved: () => void
}

/** Edit and delete of one record, as far as this reader may. */
export function RecordButtons<
  Row extends Target & { allowed: readonly string[] },
  O extends Operation<z.ZodType<unknown, Target>>,
>({ row, onEdit, remove, sureToRemove, onRemoved }: RecordButtonsProps<Row, O>) {
  const text = useWords(recordWords)
  const { act, pending } = useAct(remove)

  async function confirmAndRemove(): Promise<void> {
    if (!(await confirm({ text: sureToRemove, danger: true }))) return
    if (!(await act({ id: row.id, version: row.version } as InputOf<O>))) return
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
