import { cities } from '#contract/settings/cities.ts'
import { cityNames } from '#contract/settings/city-names.ts'
import { feature } from '#server/kit/feature.ts'
import { add, remove, update } from './edit.ts'
import { listNames } from './names.ts'
import { get, list } from './read.ts'
import { reference } from './reference.ts'

export { importByCommand } from './import.ts'
export { type CityName, readCityNames } from './names.ts'
export { openCities } from './reference.ts'
export { hasCities, knownCities, refuseClosedCity } from './refuse-order.ts'

export const citiesFeature = feature(cities, { list, get, reference, add, update, remove })
export const cityNamesFeature = feature(cityNames, { list: listNames })
