import type { City, CityOutline } from '#contract/settings/cities.ts'
import { boxAround } from '#contract/settings/rings.ts'

/** In degrees: so far a zone can reach beyond the outline of its city, or from the centre of one without an outline. */
const beyondOutline = 0.2
const fromCentre = 3

/** Whether a zone lies elsewhere than its city; nobody can say that of a city without centre and outline. */
export function isFarFrom({ centre, outline }: Pick<City, 'centre' | 'outline'>, zone: CityOutline): boolean {
  const points = outline?.coordinates.flat() ?? (centre ? [[centre.lng, centre.lat] as const] : [])
  if (points.length === 0) return false
  const [city, box] = [boxAround(points), boxAround(zone.coordinates.flat())]
  const far = outline ? beyondOutline : fromCentre
  return (
    box.west < city.west - far ||
    box.east > city.east + far ||
    box.south < city.south - far ||
    box.north > city.north + far
  )
}
