import { applications } from '#contract/reviews/applications.ts'
import { feature } from '#server/kit/feature.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { startReviews } from '#server/reviews/index.ts'
import * as desk from './desk.ts'
import { startExpiry } from './expiry.ts'
import { startNotifications } from './notifications.ts'
import { get } from './read/detail.ts'
import { counts, list } from './read/list.ts'
import { reviewedApplications } from './settle.ts'
import { activate, check, refuseApplication } from './steps.ts'

export { abandonApplications } from './expiry.ts'

export const applicationsFeature = feature(
  applications,
  {
    list,
    counts,
    get,
    claim: desk.claim,
    release: desk.release,
    approve: desk.approve,
    reject: desk.reject,
    return: desk.sendBack,
    undo: desk.undo,
    check,
    activate,
    refuse: refuseApplication,
  },
  { start: [startApplications] },
)

/** Starts the jobs of applications: decisions take effect, staff are notified of them, those that nobody completes end. */
async function startApplications(runtime: Runtime): Promise<void> {
  await startReviews(runtime, 'applications', reviewedApplications)
  await startNotifications(runtime)
  await startExpiry(runtime)
}
