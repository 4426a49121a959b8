import { useWords } from '#web/kit/words.ts'
import { cityText } from '#web/ui/city/text.ts'
import { FilterSelect } from '#web/ui/Select.tsx'
import { workersText } from './text.ts'

export function CityFilter({ city, onChoose }: { city: string; onChoose: (city: string) => void }) {
  const text = useWords(workersText)
  const { names } = useWords(cityText)
  const options = Object.entries(names).map(([value, label]) => ({ value, label }))
  return (
    <FilterSelect
      label={text.filters.city}
      options={[{ value: '', label: text.any.city }, ...options]}
      value={city}
      onChoose={onChoose}
    />
  )
}
