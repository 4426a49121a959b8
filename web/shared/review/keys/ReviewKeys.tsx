import { useWords } from '#web/kit/words.ts'
import { KeyDialog } from '#web/ui/ask/KeyDialog.tsx'
import { reviewWords } from '#words/reviews/review.ts'

/** The keys of a desk. */
const keys = {
  approve: ['A'],
  reject: ['R'],
  reasons: ['1', '8'],
  send: ['Enter'],
  cancel: ['Esc'],
  skip: ['N'],
  undo: ['Z'],
  claim: ['C'],
  help: ['?'],
} as const

export function ReviewKeys({ onClose }: { onClose: () => void }) {
  const text = useWords(reviewWords)
  return <KeyDialog title={text.keysTitle} keys={keys} names={text.keys} onClose={onClose} />
}
