import { useWords } from '#web/kit/words.ts'
import { RefusedList } from '#web/shared/list/chosen/RefusedList.tsx'
import { ordersTogetherWords } from '#words/orders/moves.ts'
import type { Result } from './useTogether.ts'

/** Which of the chosen orders are done, and which were refused, each with the reason. */
export function Results({ results, onClose }: { results: readonly Result[]; onClose: () => void }) {
  const text = useWords(ordersTogetherWords)
  if (results.length === 0) return null
  const done = results.filter(({ refusal }) => refusal === null)
  const refused = results.flatMap(({ refusal, ...order }) => (refusal === null ? [] : { ...order, refusal }))
  return (
    <>
      <p role="status" className="bg-good-soft px-3 py-2 text-sm text-good-ink">
        {text.done(done.length, done.map(({ no }) => no.slice(-6)).join(', '))}
      </p>
      <RefusedList title={text.refused(refused.length)} refusals={refused} onClose={onClose} />
    </>
  )
}
