import type { merchants } from '#contract/merchants.ts'
import type { Handlers } from '#server/kit/serve.ts'
import { resume, suspend, update } from './desk.ts'
import { counts, get, list } from './list.ts'

export { remindOfLicences, startWatchingLicences } from './licences.ts'
export { phoneOfMerchant } from './list.ts'
export { reportMerchants } from './report.ts'

export const merchantsHandlers: Handlers<typeof merchants> = { list, counts, get, update, suspend, resume }
