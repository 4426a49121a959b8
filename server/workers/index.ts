import type { workers } from '#contract/workers.ts'
import { startExport } from '#server/exports/index.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import type { Handlers } from '#server/kit/serve.ts'
import { startWatchingCredentials } from './credentials.ts'
import { changeScore, forceOffline, pcUpSend } from './desk.ts'
import { get } from './detail.ts'
import { workersExport } from './export.ts'
import { allDai, allsend, counts, list } from './list.ts'
import { daiJia } from './live.ts'
import { disable, enable, freeze, resign, startThawing, unfreeze } from './standing.ts'

export { freezeWorker, unfreezeWorker } from './bans.ts'
export { remindOfCredentials } from './credentials.ts'
export { daysUntil, dayText, nextReminder, reminderDue, todayInShanghai } from './days.ts'
export { phoneOfWorker } from './detail.ts'
export { workersExport } from './export.ts'
export { workerKindWords } from './export-words.ts'
export { isReachable, lockWorker, type Need, unfitnessOf, workerFacts, workersWithLoad } from './fitness.ts'
export { maskNumber, maskPhone } from './masks.ts'
export { type GiveBack, giveBackQueue, loadOf } from './orders-of.ts'
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

/** Starts what happens to workers by itself: freezes end, papers run out. */
export async function startWorkers(runtime: Runtime): Promise<void> {
  await startThawing(runtime)
  await startWatchingCredentials(runtime)
}
