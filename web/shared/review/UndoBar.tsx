import CircleArrowLeft from 'lucide-react/icons/circle-arrow-left'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Undo2 from 'lucide-react/icons/undo-2'
import { useEffect } from 'react'
import { serverNow } from '#web/kit/clock.ts'
import { useNow } from '#web/kit/time.ts'
import { useWords } from '#web/kit/words.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { reviewWords } from '#words/reviews/review.ts'
import type { Decision } from './useDecisions.ts'

export type Undoable = Pick<Decision, 'verdict' | 'until' | 'lastsMs'>
type UndoBarProps<One extends Undoable> = {
  decision: One
  /** What was decided about. */
  name: string
  /** The sentence for a screen reader. */
  said: string
  busy: boolean
  onUndo: () => void
  onOver: (decision: One) => void
}

const looks = {
  approve: { Icon: CircleCheck, ink: 'text-good-ink', ground: 'bg-good-soft' },
  reject: { Icon: CircleX, ink: 'text-bad-ink', ground: 'bg-bad-soft' },
  return: { Icon: CircleArrowLeft, ink: 'text-warn-ink', ground: 'bg-warn-soft' },
}

/** Says what was decided, and for how long it can be undone. */
export function UndoBar<One extends Undoable>({ decision, name, said, busy, onUndo, onOver }: UndoBarProps<One>) {
  const text = useWords(reviewWords)
  const now = useNow(250)
  const leftMs = Math.max(0, decision.until - now)
  const { Icon, ink, ground } = looks[decision.verdict]
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onOver` is new in each render
  useEffect(() => {
    const timer = setTimeout(() => onOver(decision), Math.max(0, decision.until - serverNow()))
    return () => clearTimeout(timer)
  }, [decision])

  const seconds = Math.ceil(leftMs / 1000)
  return (
    <div className={`relative flex items-center gap-2 px-4 py-1.5 text-sm ${ground} ${ink}`}>
      <Icon size={16} aria-hidden className="shrink-0" />
      <span role="status" className="sr-only">
        {said}
      </span>
      <span aria-hidden className="min-w-0 truncate">
        {text.undoable[decision.verdict](seconds)}
        <span className="ml-2 max-desktop:hidden">{name}</span>
      </span>
      <Button className="ml-auto" icon={Undo2} disabled={busy} aria-keyshortcuts="z" onClick={onUndo}>
        {text.undo}
      </Button>
      <span
        aria-hidden
        className="absolute bottom-0 left-0 h-0.5 bg-current"
        style={{ width: `${(leftMs / decision.lastsMs) * 100}%` }}
      />
    </div>
  )
}
