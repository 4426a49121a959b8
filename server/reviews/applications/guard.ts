import { canMove } from '#contract/base/machine.ts'
import type { Reason } from '#contract/base/refusals.ts'
import { people } from '#contract/people/people.ts'
import { applicationMachine } from '#contract/reviews/application.ts'
import { applications } from '#contract/reviews/applications.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import type { ApplicationRecord } from './table.ts'
import { isOpen } from './terms.ts'

/** What staff do with an application besides judging it. */
export const applicationActions = ['check', 'activate', 'refuse', 'reveal'] as const
export type ApplicationAction = (typeof applicationActions)[number]

const operations = { ...applications, reveal: people.reveal }

/** Why this person may not do it with the application, or null. */
export function applicationGuard(
  row: Pick<ApplicationRecord, 'state'>,
  action: ApplicationAction,
  caller: Caller,
): Reason | null {
  if (!may(caller, operations[action].needs)) return 'noPermission'
  if (action === 'reveal') return null
  if (action === 'check') return isOpen(row) ? null : 'reviewNotInThisState'
  return canMove(applicationMachine, row, action, 'staff') ? null : 'reviewNotInThisState'
}
