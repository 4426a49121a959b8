import type { z } from 'zod'
import type { Operation, OutputOf } from '#contract/base/operation.ts'
import { chats } from '#contract/chats/chats.ts'
import { complaints } from '#contract/complaints/complaints.ts'
import { dashboard } from '#contract/dashboard/dashboard.ts'
import { type FirstStep, firstSteps } from '#contract/dashboard/first-steps.ts'
import { notifications } from '#contract/desk/notifications.ts'
import { ledger } from '#contract/money/ledger.ts'
import { recon, reconDifferences } from '#contract/money/recon/recon.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { dispatch } from '#contract/orders/dispatch.ts'
import { orders } from '#contract/orders/orders.ts'
import { workers } from '#contract/people/workers.ts'
import { applications } from '#contract/reviews/applications.ts'
import { posts } from '#contract/reviews/posts.ts'
import { verifications } from '#contract/reviews/verifications.ts'

type Act = { step: FirstStep; operation: Operation; counts: (input: unknown, answer: unknown) => boolean }

/** Doing `operation` is doing `step`, as long as it `counts`. */
function act<O extends Operation>(
  step: FirstStep,
  operation: O,
  counts: (input: z.output<O['input']>, answer: OutputOf<O>) => boolean = () => true,
): Act {
  return { step, operation, counts: counts as Act['counts'] }
}

type Results = { results: readonly { refusal: string | null }[] }
const someDone = (_: unknown, { results }: Results) => results.some(({ refusal }) => refusal === null)
const someTaken = (_: unknown, { ids }: { ids: readonly number[] }) => ids.length > 0

export const acts: readonly Act[] = [
  act('openOrder', orders.get),
  act('assignOrder', orders.assign),
  act('assignOrder', orders.reassign),
  act('assignOrder', dispatch.assignMany, someDone),
  act('assignOrder', dispatch.assignProposed, someDone),
  act('openBoard', dispatch.board),
  // A note for colleagues answers nobody.
  act('answerChat', chats.sendMsg, input => !('isPrivate' in input && input.isPrivate)),
  act('claimReview', verifications.claim, someTaken),
  act('claimReview', applications.claim, someTaken),
  act('claimReview', posts.claim, someTaken),
  act('openWithdrawal', withdrawals.get),
  act('openTransaction', ledger.get),
  act('openBill', recon.matches),
  act('openBill', reconDifferences.list),
  act('noteOrder', orders.note),
  act('openComplaint', complaints.get),
  act('openWorker', workers.get),
  act('openReport', dashboard.report),
  // Finishing the tour saves an arrangement without blocks.
  act('arrangeHome', dashboard.arrange, ({ blocks }) => blocks.length > 0),
  act('takeNotice', notifications.claim),
  act('takeNotice', notifications.read),
  act('takeNotice', notifications.clear),
  act('openGuide', firstSteps.openGuide),
]
