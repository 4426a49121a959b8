import { type ApplicationMove, applicationMachine } from '#contract/reviews/application.ts'
import { recordsOf } from '#server/kit/rows/records.ts'
import { giveBackOf } from '#server/money/deposits/index.ts'
import type { EventAction } from '#words/access/features.ts'
import { applicationActions, applicationGuard } from './guard.ts'
import { type ApplicationRecord, applicationStateColumn } from './table.ts'
import { hasEnded } from './terms.ts'
import { enqueueApplicationWebhook } from './webhooks.ts'

/** Staff record what they decide about a case; these record that it took effect. */
const actions: Partial<Record<ApplicationMove, EventAction>> = {
  approve: 'applications.approved',
  reject: 'applications.rejected',
  return: 'applications.returned',
}

const keepsState = (move: ApplicationMove) => applicationMachine.moves[move].to === 'same'

/** Applications, with the webhook of a move to their app; deposits go back once one has ended. */
export const applicationRecords = recordsOf(applicationStateColumn, {
  subject: 'applications',
  no: ({ no }) => no,
  actions: applicationActions,
  guard: applicationGuard,
  set: (_application, move) =>
    keepsState(move) ? {} : { state_at: new Date(), supplement: [], supplement_until: null },
  event: (_application, move) => ({
    ...(actions[move] && { action: actions[move] }),
    ...(keepsState(move) && { from: null, to: null }),
  }),
  nudge: ({ id, city_code }: Pick<ApplicationRecord, 'id' | 'city_code'>) => ({
    word: 'applications.changed',
    id,
    cityCode: city_code,
  }),
  async after(change, application, { move }) {
    if (!keepsState(move) && hasEnded(application)) await giveBackOf(change, application.id)
    // The webhook of an activation names the member (`activate.ts`).
    if (move !== 'activate') await enqueueApplicationWebhook(change, application, move)
  },
})
