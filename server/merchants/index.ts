import type { merchants } from '#contract/people/merchants.ts'
import { startExport } from '#server/exports/index.ts'
import type { Handlers } from '#server/kit/serve.ts'
import { merchantsExport } from './export.ts'
import { counts, get, list } from './list.ts'
import { resume, suspend, update } from './moves.ts'

export { merchantsExport } from './export.ts'
export { remindOfLicences, startWatchingLicences } from './licences.ts'
export { phoneOfMerchant } from './list.ts'
export { reportMerchants } from './report.ts'

export const merchantsHandlers: Handlers<typeof merchants> = {
  list,
  export: startExport(merchantsExport),
  counts,
  get,
  update,
  suspend,
  resume,
}
