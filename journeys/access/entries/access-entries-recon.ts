import { shanghaiDay } from '#contract/base/shanghai.ts'
import type { Entry } from './access-entry.ts'

const day = shanghaiDay(Date.now())
const quarter = `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`

/** Bills of channels belong to no city; what workers earned does. */
export const reconEntries: Record<'recon.export' | 'reconDifferences.export' | 'taxes.list' | 'taxes.export', Entry> = {
  'recon.export': { about: 'everywhere' },
  'reconDifferences.export': { about: 'everywhere' },
  'taxes.list': { about: 'list', input: () => ({ quarter, limit: 200 }), marks: ({ workerId }) => workerId },
  'taxes.export': { about: 'everywhere', input: () => ({ quarter }) },
}
