import { useWords } from '#web/kit/words.ts'
import { type Reasons, reasonKeys } from '#web/shared/review/subject.ts'
import { KeyDialog } from '#web/ui/ask/KeyDialog.tsx'
import { reviewWords } from '#words/reviews/review.ts'

type ReviewKeysProps = {
  subject: { codes: readonly string[]; returning?: Reasons }
  onClose: () => void
}

/** The keys of a desk. */
export function ReviewKeys({ subject: { codes, returning }, onClose }: ReviewKeysProps) {
  const text = useWords(reviewWords)
  const lastReason = reasonKeys[Math.max(codes.length, returning?.codes.length ?? 0) - 1] ?? ''
  const keys = {
    approve: ['A'],
    reject: ['R'],
    ...(returning && { sendBack: ['S'] }),
    reasons: ['1', '…', lastReason],
    send: ['Enter'],
    cancel: ['Esc'],
    skip: ['N'],
    undo: ['Z'],
    claim: ['C'],
    help: ['?'],
  }
  return <KeyDialog<string> title={text.keysTitle} keys={keys} names={text.keys} onClose={onClose} />
}
