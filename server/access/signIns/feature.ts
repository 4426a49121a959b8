import { signIns } from '#contract/access/events.ts'
import { startExport } from '#server/desk/exports/index.ts'
import { feature } from '#server/kit/feature.ts'
import { signInsExport } from './export.ts'
import { list } from './list.ts'

export const signInsFeature = feature(
  signIns,
  { list, export: startExport(signIns.export, signInsExport) },
  { exports: [signInsExport] },
)
