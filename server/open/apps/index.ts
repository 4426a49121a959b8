export { isAllowedAddress } from './addresses.ts'
export { startCounting } from './calls/count.ts'
export { appIsCovered, coversCities } from './covers-cities.ts'
export { type CallingApp, findApp, type KnownApp, stampOfApp } from './find-app.ts'
