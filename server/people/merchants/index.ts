export { counts as merchantCounts, phoneOfMerchant } from './list.ts'
export { applyLicence, endLicence, type ShopLicence } from './papers.ts'
export { resumeShop, suspendShop } from './punish.ts'
export { addShop, reportMerchants } from './report.ts'
