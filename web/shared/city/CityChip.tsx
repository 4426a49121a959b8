import { FilterChip } from '#web/shared/list/FilterChip.tsx'
import { useCityNames } from './useCityNames.ts'

/** The city that a list is filtered by; nothing for none. */
export function CityChip({ city, onDrop }: { city: string | undefined; onDrop: () => void }) {
  const { nameOf } = useCityNames()
  return city ? <FilterChip name={nameOf(city)} onDrop={onDrop} /> : null
}
