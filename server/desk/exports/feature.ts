import { exports } from '#contract/desk/exports.ts'
import { feature } from '#server/kit/feature.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { silentSeconds } from './claim.ts'
import type { ListExport } from './declare.ts'
import { cancel, download, list } from './own-exports.ts'
import { runExport } from './run.ts'
import { runQueue } from './start.ts'
import { sweepExports } from './sweep.ts'

export { sweepExports } from './sweep.ts'
export { writeInThread } from './write-in-thread.ts'

export const exportsFeature = feature(exports, { list, cancel, download })

const sweepQueue = 'exports.sweep'

/** Makes the files that people asked for, two at a time on each node. */
export async function startExports(runtime: Runtime, declared: readonly ListExport[]): Promise<void> {
  const { jobs, db } = runtime
  const run = ({ id }: { id: number }) => runExport(runtime, declared, id)
  await jobs.work(runQueue, run, { batchSize: 1, localConcurrency: 2 })
  await jobs.repeat(sweepQueue, '* * * * *', () => sweepExports(runtime))
  // By then an export that was interrupted when this server was killed counts as silent.
  await db.transaction().execute(transaction => jobs.later(transaction, sweepQueue, {}, silentSeconds + 1))
}
