import { useWords } from '#web/kit/words.ts'
import { setupWords } from '#words/settings/setup.ts'

/** What comes after the last step. */
export function AllDone() {
  const text = useWords(setupWords)
  return (
    <p role="status" className="rounded-lg bg-good-soft px-4 py-3 text-sm text-good-ink">
      {text.allDone}{' '}
      <a href="/open/docs" target="_blank" rel="noreferrer" className="underline">
        {text.reference}
      </a>
    </p>
  )
}
