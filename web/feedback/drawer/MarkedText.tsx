import { placesOf } from './places.ts'

/** A text with these terms marked in it, however they are capitalized. */
export function MarkedText({ text, terms }: { text: string; terms: readonly string[] }) {
  return placesOf(text, terms).map(({ from, part, isMarked }) =>
    isMarked ? (
      <mark key={from} className="rounded-sm bg-warn-soft px-0.5 text-warn-ink underline underline-offset-3">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
