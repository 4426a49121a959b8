import { useWords } from '#web/kit/words.ts'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { cityWords } from '#words/people/cities.ts'

/** Filters by one city; `''` means any. */
export function CityFilter({ city, onChoose }: { city: string; onChoose: (city: string) => void }) {
  const text = useWords(cityWords)
  const options = Object.entries(text.names).map(([value, label]) => ({ value, label }))
  return (
    <FilterSelect
      label={text.city}
      options={[{ value: '', label: text.all }, ...options]}
      value={city}
      onChoose={onChoose}
    />
  )
}
