import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { CityDialog } from '#web/shared/city/edit/CityDialog.tsx'

/** Chooses the services of the first city; where there is none yet, adds it. */
export function FirstServices({ onClose }: { onClose: () => void }) {
  const { data: page } = useRead(api.cities.list, { limit: 1 })
  const id = page?.rows[0]?.id
  const { data: city } = useRead(api.cities.get, { id: id ?? 1 }, { enabled: id !== undefined })
  if (!page || (id !== undefined && !city)) return null
  return <CityDialog city={city} onClose={onClose} />
}
