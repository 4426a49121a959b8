import { around } from './around.ts'

/** A text from a little before what was searched on, which is marked; as it is where it does not have it. */
export function Marked({ text, words, lead = 24 }: { text: string; words: string; lead?: number }) {
  const place = around(text, words, lead)
  if (!place) return text
  return (
    <>
      {place.before}
      <mark className="rounded-xs bg-accent-soft font-medium text-accent-ink">{place.found}</mark>
      {place.after}
    </>
  )
}
