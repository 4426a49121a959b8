import type { workers } from '#contract/people/workers.ts'
import { startExport } from '#server/exports/index.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import type { Handlers } from '#server/kit/serve.ts'
import { startWatchingCredentials } from './credentials/credentials.ts'
import { changeScore, forceOffline, pcUpSend } from './desk/edit.ts'
import { disable, enable, freeze, resign, startThawing, unfreeze } from './desk/status.ts'
import { get } from './read/detail.ts'
import { workersExport } from './read/export.ts'
import { allDai, allsend, counts, list } from './read/list.ts'
import { daiJia } from './read/live.ts'

export { remindOfCredentials } from './credentials/credentials.ts'
export { daysUntil, dayText, nextReminder, reminderDue } from './credentials/days.ts'
export { isReachable, lockWorker, type Need, unfitnessOf, workerFacts, workersWithLoad } from './credentials/fitness.ts'
export { banWorker, unbanWorker } from './desk/ban.ts'
export { workerKindWords } from './export-words.ts'
export { phoneOfWorker } from './read/detail.ts'
export { workersExport } from './read/export.ts'
export { type GiveBack, giveBackQueue, loadOf } from './read/orders-in-hand.ts'
export { findWorker, reportWorkers } from './report.ts'
export { inScope as workersInScope } from './scope.ts'

export const workersHandlers: Handlers<typeof workers> = {
  list,
  export: startExport(workersExport),
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
}

/** Starts the jobs of workers: freezes end, credentials run out. */
export async function startWorkers(runtime: Runtime): Promise<void> {
  await startThawing(runtime)
  await startWatchingCredentials(runtime)
}
