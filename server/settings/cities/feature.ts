import { cities } from '#contract/settings/cities.ts'
import { cityNames } from '#contract/settings/city-names.ts'
import { zones } from '#contract/settings/zones.ts'
import { feature } from '#server/kit/feature.ts'
import { add, remove, update } from './edit.ts'
import { listNames } from './names.ts'
import { get, list } from './read.ts'
import { reference } from './reference.ts'
import { add as addZone, remove as removeZone, update as updateZone } from './zones/edit.ts'
import { list as listZones } from './zones/read.ts'

export { importByCommand } from './import.ts'

export { openCities } from './reference.ts'

export { isFarFrom } from './zones/far.ts'

export const citiesFeature = feature(cities, { list, get, reference, add, update, remove })
export const cityNamesFeature = feature(cityNames, { list: listNames })
export const zonesFeature = feature(zones, {
  list: listZones,
  add: addZone,
  update: updateZone,
  remove: removeZone,
})
