import { useWords } from '#web/kit/words.ts'
import { cityWords } from '#words/people/people.ts'
import { useCityNames } from './useCityNames.ts'

/** City names; null means all cities. */
export function CityNames({ codes }: { codes: readonly string[] | null }) {
  const text = useWords(cityWords)
  const { nameOf } = useCityNames()
  if (codes === null) return text.all
  return codes.length ? codes.map(nameOf).join(' · ') : '–'
}
