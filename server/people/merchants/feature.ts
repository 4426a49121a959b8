import { merchants } from '#contract/people/merchants.ts'
import { startExport } from '#server/desk/exports/index.ts'
import { feature } from '#server/kit/feature.ts'
import { merchantsExport } from './export.ts'
import { startWatchingLicences } from './licences.ts'
import { counts, get, list } from './list.ts'
import { resume, suspend, update } from './moves.ts'

export { remindOfLicences } from './licences.ts'

export const merchantsFeature = feature(
  merchants,
  {
    list,
    export: startExport(merchants.export, merchantsExport),
    counts,
    get,
    update,
    suspend,
    resume,
  },
  { exports: [merchantsExport], start: [startWatchingLicences] },
)
