import { taxes } from '#contract/money/taxes.ts'
import { startExport } from '#server/desk/exports/index.ts'
import { feature } from '#server/kit/feature.ts'
import { taxesExport } from './export.ts'
import { list } from './list.ts'
import { startProfiles } from './profiles.ts'

export { fillProfiles } from './profiles.ts'

export const taxesFeature = feature(
  taxes,
  { list, export: startExport(taxes.export, taxesExport) },
  { exports: [taxesExport], start: [startProfiles] },
)
