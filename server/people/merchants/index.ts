import { merchants } from '#contract/people/merchants.ts'
import { startExport } from '#server/desk/exports/index.ts'
import { feature } from '#server/kit/feature.ts'
import { merchantsExport } from './export.ts'
import { startWatchingLicences } from './licences.ts'
import { counts, get, list } from './list.ts'
import { resume, suspend, update } from './moves.ts'

export { remindOfLicences } from './licences.ts'
export { counts as merchantCounts, phoneOfMerchant } from './list.ts'
export { shopOfOrder, shopsNamed } from './named.ts'
export { applyLicence, endLicence, type ShopLicence } from './papers.ts'
export { resumeShop, suspendShop } from './punish.ts'
export { addShop, reportMerchants } from './report.ts'

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
