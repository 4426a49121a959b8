import { useId } from 'react'
import { useWords } from '#web/kit/words.ts'
import { reviewsWords } from '#words/chats/supervision.ts'

const points = [1, 2, 3, 4, 5] as const

type ScoreFieldProps = { label: string; value: number | undefined; onScore: (score: number) => void }

/** A score from 1 to 5, by mouse or arrow keys. */
export function ScoreField({ label, value, onScore }: ScoreFieldProps) {
  const text = useWords(reviewsWords)
  const name = useId()
  return (
    <fieldset className="flex items-center gap-2">
      <legend className="float-left mr-auto text-sm">{label}</legend>
      <span className="flex overflow-hidden rounded-md border border-line-strong">
        {points.map(score => (
          <label
            key={score}
            className="grid size-8 cursor-pointer place-items-center border-l border-line text-sm first:border-l-0 has-checked:bg-accent-fill has-checked:text-on-fill has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              checked={score === value}
              aria-label={text.points(score)}
              onChange={() => onScore(score)}
              className="sr-only"
            />
            {score}
          </label>
        ))}
      </span>
    </fieldset>
  )
}
