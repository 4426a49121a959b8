import { sendFeedback } from '../../setup/feedback/feedback.ts'
import type { TestServer } from '../../setup/process/server.ts'
import { apply } from '../../setup/reviews/applications.ts'
import { showPaper } from '../../setup/reviews/papers.ts'
import { publish } from '../../setup/reviews/posts.ts'
import type { TargetRecords } from './access-entry.ts'

type Numbered<Name extends string> = `${Name}Id` | `${Name}No`
type Reviewed = Numbered<'verification' | 'application' | 'post' | 'feedback'>

/** What auditors judge, and what people think of the product. */
export async function createReviewed(server: TestServer, cityCode: string): Promise<Pick<TargetRecords, Reviewed>> {
  const { id: verificationId, no: verificationNo } = await showPaper(server, { cityCode })
  const { id: applicationId, no: applicationNo } = await apply(server, { cityCode })
  const { id: postId, no: postNo } = await publish(server, { cityCode })
  const { id: feedbackId, no: feedbackNo } = await sendFeedback(server, { cityCode })
  return { verificationId, verificationNo, applicationId, applicationNo, postId, postNo, feedbackId, feedbackNo }
}
