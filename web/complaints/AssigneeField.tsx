import type { ComplaintRow } from '#contract/complaints/complaint.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useWords } from '#web/kit/words.ts'
import { Select } from '#web/ui/controls/Select.tsx'
import { complaintsWords } from '#words/complaints/complaints.ts'

type AssigneeFieldProps = {
  complaints: readonly ComplaintRow[]
  value: string
  error?: string | undefined
  onChoose: (id: string) => void
}

/** A colleague who may handle all these complaints, the least loaded first; none who has all of them already. */
export function AssigneeField({ complaints: rows, value, error, onChoose }: AssigneeFieldProps) {
  const text = useWords(complaintsWords)
  const { data } = useRead(api.complaints.assignees, { ids: rows.map(({ id }) => id) })
  const others = (data ?? []).filter(({ id }) => rows.some(({ assignee }) => assignee?.id !== id))
  return (
    <Select
      label={text.columns.assignee}
      value={value}
      error={error}
      onChoose={onChoose}
      options={[
        { value: '', label: text.chooseAssignee },
        ...others.map(({ id, name, inHand }) => ({ value: String(id), label: text.inHand(name, inHand) })),
      ]}
    />
  )
}
