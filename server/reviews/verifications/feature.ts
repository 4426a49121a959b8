import { verifications } from '#contract/reviews/verifications.ts'
import { feature } from '#server/kit/feature.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { startReviews } from '#server/reviews/index.ts'
import { approve, claim, reject, release, revoke, undo } from './desk.ts'
import { get } from './detail.ts'
import { startExpiry } from './expiry.ts'
import { startReadingOlder } from './images/older.ts'
import { startImageRetention } from './images/retention.ts'
import { counts, list } from './list.ts'
import { startPaperWindows } from './notifications.ts'
import { open } from './open-images.ts'
import { startReading } from './reading/read-papers.ts'
import { reviewedPapers } from './settle.ts'

export { expirePapers } from './expiry.ts'

export const verificationsFeature = feature(
  verifications,
  { list, counts, get, claim, release, open, approve, reject, undo, revoke },
  { start: [startVerifications] },
)

/** Starts the jobs of papers: decisions take effect, staff are notified of new ones, papers expire, their images are read and later deleted. */
async function startVerifications(runtime: Runtime): Promise<void> {
  await startReviews(runtime, 'verifications', reviewedPapers)
  await startPaperWindows(runtime)
  await startExpiry(runtime)
  await startImageRetention(runtime)
  await startReadingOlder(runtime)
  await startReading(runtime)
}
