import type { Runtime } from '#server/kit/runtime.ts'
import { startFolding } from './fold.ts'
import { startNightlyRepair } from './nightly-repair.ts'
import { startSamples } from './samples.ts'

export { compareFigures } from './compare.ts'
export { foldChanges } from './fold.ts'
export { type FigureTableName, figureTables, type Sum, waitBounds, waitClasses } from './measures.ts'
export { repairFigures } from './nightly-repair.ts'
export { type Reader, readRows, readSums, type Slice, type TaggedSlice } from './read.ts'
export { onDuty, sampleWorkers } from './samples.ts'

export async function startFigures(runtime: Runtime): Promise<void> {
  startFolding(runtime)
  await startNightlyRepair(runtime)
  await startSamples(runtime)
}
