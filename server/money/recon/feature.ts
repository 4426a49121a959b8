import { recon, reconDifferences } from '#contract/money/recon/recon.ts'
import { startExport } from '#server/desk/exports/index.ts'
import { feature } from '#server/kit/feature.ts'
import { compare, confirm, get, list, standing } from './days.ts'
import { get as getDifference, list as listDifferences, release, settle, take } from './differences.ts'
import { reconDifferencesExport, reconExport } from './export.ts'
import { matches } from './matches.ts'
import { startRecon } from './start.ts'
import { upload } from './upload/upload.ts'

export { type BillLine, receiveBill } from './receive.ts'
export { expectBills, recompare } from './start.ts'

export const reconFeature = feature(
  recon,
  { list, get, export: startExport(recon.export, reconExport), standing, matches, upload, compare, confirm },
  { exports: [reconExport], start: [startRecon] },
)

export const reconDifferencesFeature = feature(
  reconDifferences,
  {
    list: listDifferences,
    get: getDifference,
    export: startExport(reconDifferences.export, reconDifferencesExport),
    take,
    release,
    settle,
  },
  { exports: [reconDifferencesExport] },
)
