import { useWords } from '#web/kit/words.ts'
import { FilterSelect } from '#web/ui/controls/Select.tsx'
import { cityWords } from '#words/people/people.ts'
import { useCityNames } from './useCityNames.ts'

/** Filters by one city; `''` means any. */
export function CityFilter({ city, onChoose }: { city: string; onChoose: (city: string) => void }) {
  const text = useWords(cityWords)
  const { all, nameOf } = useCityNames()
  const options = all.map(({ code, name }) => ({ value: code, label: name }))
  // An address can name a city that was removed since.
  const isElsewhere = city !== '' && !all.some(({ code }) => code === city)
  return (
    <FilterSelect
      label={text.city}
      options={[
        { value: '', label: text.all },
        ...options,
        ...(isElsewhere ? [{ value: city, label: nameOf(city) }] : []),
      ]}
      value={city}
      onChoose={onChoose}
    />
  )
}
