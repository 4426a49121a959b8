import { staff } from '#contract/access/staff.ts'
import type { Needs } from '#contract/base/operation.ts'
import type { Reason } from '#contract/base/refusals.ts'
import type { UserMove } from '#contract/people/user-machine.ts'
import { users } from '#contract/people/users.ts'
import { type Caller, may } from '#server/kit/caller.ts'
import { type PersonRecord, powersOfPerson } from './person.ts'
import { covers } from './powers.ts'

const needs: Record<UserMove, Needs> = {
  update: users.add.needs,
  delete: users.delete.needs,
  enable: users.enable.needs,
  resetPassword: staff.resetPassword.needs,
  unlock: staff.unlock.needs,
  endTotp: staff.endTotp.needs,
  assignRoles: users.saveUserRole.needs,
  signOut: staff.signOut.needs,
  ban: users.ban.needs,
  unban: users.unban.needs,
}

/** Why this caller may not make the move, whatever the status; null if they may. Of themselves they change the profile only. */
export function personGuard(person: PersonRecord, move: UserMove, caller: Caller): Reason | null {
  if (person.kind === 'staff') {
    if (person.id === caller.userId) return move === 'update' ? null : 'ownAccount'
    if (!covers(caller, powersOfPerson(person))) return 'aboveYou'
  }
  if (move === 'endTotp' && !person.is_totp_on) return 'alreadySo'
  return may(caller, needs[move]) ? null : 'noPermission'
}
