import { useWords } from '#web/kit/words.ts'
import { cityWords } from '#words/people/cities.ts'

/** City names; null means all cities. */
export function CityNames({ codes }: { codes: readonly string[] | null }) {
  const text = useWords(cityWords)
  if (codes === null) return text.all
  return codes.length ? codes.map(code => text.names[code] ?? code).join(' · ') : '–'
}
