import { useWords } from '#web/kit/words.ts'
import { FilterChip } from '#web/shared/list/FilterChip.tsx'
import { cityWords } from '#words/people/cities.ts'

/** The city that a list is filtered by; nothing for none. */
export function CityChip({ city, onDrop }: { city: string | undefined; onDrop: () => void }) {
  const { names } = useWords(cityWords)
  return city ? <FilterChip name={names[city] ?? city} onDrop={onDrop} /> : null
}
