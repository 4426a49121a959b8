import { useWords } from '#web/kit/words.ts'
import { chosenWords } from '#words/base/lists.ts'
import { RefusedList } from './RefusedList.tsx'
import type { Result } from './useTogether.ts'

/** Which of the chosen rows are done, and which were refused, each with the reason. */
export function Results({ results, onClose }: { results: readonly Result[]; onClose: () => void }) {
  const text = useWords(chosenWords)
  if (results.length === 0) return null
  const done = results.filter(({ refusal }) => refusal === null)
  const refused = results.flatMap(({ refusal, ...row }) => (refusal === null ? [] : { ...row, refusal }))
  return (
    <>
      <p role="status" className="bg-good-soft px-3 py-2 text-sm text-good-ink">
        {text.done(done.length, done.map(({ no }) => no.slice(-6)).join(', '))}
      </p>
      <RefusedList title={text.refused(refused.length)} refusals={refused} onClose={onClose} />
    </>
  )
}
