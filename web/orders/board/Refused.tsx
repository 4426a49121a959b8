import X from 'lucide-react/icons/x'
import { useWords } from '#web/kit/words.ts'
import { IconButton } from '#web/ui/controls/Button.tsx'
import { dispatchWords } from '#words/orders/dispatch.ts'

export type Refusal = { id: number; no: string; refusal: string | null }

/** Which orders of a batch were not assigned and why, grouped by reason, until it is dismissed. */
export function Refused({ refusals, onClose }: { refusals: readonly Refusal[]; onClose: () => void }) {
  const text = useWords(dispatchWords)
  if (refusals.length === 0) return null
  return (
    <div role="alert" className="grid gap-1 bg-bad-soft px-3 py-2 text-xs text-bad-ink">
      <p className="flex items-center justify-between font-medium">
        {text.refused(refusals.length)}
        <IconButton icon={X} label={text.seen} onClick={onClose} />
      </p>
      {Map.groupBy(refusals, ({ refusal }) => refusal ?? '')
        .entries()
        .map(([refusal, alike]) => (
          <p key={refusal}>{`${refusal}（${alike.map(({ no }) => no.slice(-6)).join('、')}）`}</p>
        ))
        .toArray()}
    </div>
  )
}
