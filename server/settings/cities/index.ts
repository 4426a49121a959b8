export { paceOf, readCityClock } from './city-clock.ts'
export { type CityName, readCityNames } from './names.ts'
export { type CityOfOrder, cityOfOrder, hasCities, knownCities, refuseClosedCity } from './refuse-order.ts'
