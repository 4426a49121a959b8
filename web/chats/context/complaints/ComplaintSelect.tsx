import type { ComplaintLine } from '#contract/complaints/complaint.ts'
import { useWords } from '#web/kit/words.ts'
import { Select } from '#web/ui/controls/Select.tsx'
import { chatComplaintsWords } from '#words/chats/chats.ts'

type ComplaintSelectProps = { complaints: readonly ComplaintLine[]; value: string; onChoose: (no: string) => void }

/** Selects one of the person's complaints or none; not rendered when there are none. */
export function ComplaintSelect({ complaints, value, onChoose }: ComplaintSelectProps) {
  const text = useWords(chatComplaintsWords)
  const own = complaints.filter(({ isTheirs }) => isTheirs)
  if (own.length === 0) return null
  const options = [{ value: '', label: text.noComplaint }, ...own.map(({ no }) => ({ value: no, label: no }))]
  return <Select label={text.packetComplaint} value={value} options={options} onChoose={onChoose} />
}
