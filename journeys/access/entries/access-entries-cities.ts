import { randomUUID } from 'node:crypto'
import { zoneTerms } from '../../setup/zones.ts'
import type { Entry, TargetRecords } from './access-entry.ts'

/** No record has this version. */
const stale = { version: 9999 }
const cityTarget = ({ cityId: id }: TargetRecords) => ({ id, ...stale })
const cityTerms = {
  names: { zh: '矩阵', en: 'Matrix', es: 'Matriz', ja: '行列' },
  services: [],
  hours: '',
  holidays: [],
  centre: null,
  outline: null,
}

export const cityEntries = {
  'cities.list': { about: 'list', marks: ({ cityId }) => cityId },
  'cities.get': { about: 'record', input: ({ cityId: id }) => ({ id }) },
  'cities.update': { about: 'record', input: records => ({ ...cityTerms, ...cityTarget(records) }) },
  'cities.remove': { about: 'record', input: cityTarget },
  'zones.list': { about: 'record', input: ({ cityId }) => ({ cityId }) },
  'zones.add': {
    about: 'record',
    input: ({ cityId }) => ({ ...zoneTerms({ code: randomUUID().slice(0, 8) }), cityId }),
  },
  'zones.update': { about: 'record', input: ({ zoneId: id }) => ({ ...zoneTerms(), id, ...stale }) },
  'zones.remove': { about: 'record', input: ({ zoneId: id }) => ({ id, ...stale }) },
} satisfies Record<string, Entry>
