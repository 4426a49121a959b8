import { workers } from '#contract/people/workers.ts'
import { startExport } from '#server/desk/exports/index.ts'
import { feature } from '#server/kit/feature.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { startWatchingCredentials } from './credentials/credentials.ts'
import { changeScore, forceOffline, pcUpSend } from './desk/edit.ts'
import { disable, enable, freeze, resign, startEndingFreezes, unfreeze } from './desk/status.ts'
import { get } from './read/detail.ts'
import { workersExport } from './read/export.ts'
import { allDai, allsend, counts, list } from './read/list.ts'
import { daiJia } from './read/live.ts'

export { remindOfCredentials } from './credentials/credentials.ts'

export { workerFacts } from './credentials/fitness.ts'

export const workersFeature = feature(
  workers,
  {
    list,
    export: startExport(workers.export, workersExport),
    counts,
    get,
    allsend,
    allDai,
    daiJia,
    pcUpSend,
    enable,
    disable,
    freeze,
    unfreeze,
    resign,
    forceOffline,
    changeScore,
  },
  { exports: [workersExport], start: [startWorkers] },
)

/** Starts the jobs of workers: freezes end, credentials run out. */
async function startWorkers(runtime: Runtime): Promise<void> {
  await startEndingFreezes(runtime)
  await startWatchingCredentials(runtime)
}
