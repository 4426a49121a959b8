import type { Runtime } from '#server/kit/runtime.ts'
import { startNightlyRepair } from './nightly-repair.ts'
import { startSamples } from './samples.ts'

export { compareFigures, type FiguresReport } from './compare.ts'
export { foldChanges, startFolding } from './fold.ts'
export { type FigureTableName, figureTables, type Sum } from './measures.ts'
export { repairFigures } from './nightly-repair.ts'
export { type Reader, readRows, readSums, type Slice, type TaggedSlice } from './read.ts'
export { onDuty, takeSample } from './samples.ts'

/** What comes round by itself; `startFolding` runs apart, for it must be stopped. */
export async function startFigures(runtime: Runtime): Promise<void> {
  await startNightlyRepair(runtime)
  await startSamples(runtime)
}
