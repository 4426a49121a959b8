import X from 'lucide-react/icons/x'
import { useWords } from '#web/kit/words.ts'
import { IconButton } from '#web/ui/controls/Button.tsx'
import { chosenWords } from '#words/base/lists.ts'

type RefusedListProps = {
  title: string
  refusals: readonly { id: number; no: string; refusal: string }[]
  /** Without it, the list stays. */
  onClose?: () => void
}

/** Which of the chosen rows were refused, each with the sentence why. */
export function RefusedList({ title, refusals, onClose }: RefusedListProps) {
  const text = useWords(chosenWords)
  if (refusals.length === 0) return null
  return (
    <div role="alert" className="grid max-h-40 gap-1 overflow-y-auto bg-bad-soft px-3 py-2 text-sm text-bad-ink">
      <p className="flex items-center justify-between font-medium">
        {title}
        {onClose && <IconButton icon={X} label={text.seen} onClick={onClose} />}
      </p>
      {refusals.map(({ id, no, refusal }) => (
        <p key={id}>{text.refusal(no, refusal)}</p>
      ))}
    </div>
  )
}
