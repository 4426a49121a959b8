import { staff } from '#contract/access/staff.ts'
import {
  endFactor,
  endSessions,
  forgetDevices,
  forgetFailures,
  givePassword,
  nudgeAccessChanged,
  settleGuessing,
} from '#server/access/session/index.ts'
import { recordEvent } from '#server/kit/events.ts'
import { handle } from '#server/kit/handle.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { writePerson } from '#server/people/index.ts'
import { answerPerson, lockStaff } from '#server/people/users/index.ts'
import type { EventAction } from '#words/access/features.ts'

/** Answers a temporary password to hand over; every session of the person ends. */
export const resetPassword = handle(staff.resetPassword, async (context, { id, version, reason }) => {
  const { person } = await lockStaff(context, { id, version, move: 'resetPassword' })
  const password = await givePassword(context, id)
  await writePerson(context, id, {})
  await recordStaffEvent(context, 'staff.resetPassword', { id, username: person.username, reason })
  await answerPerson(context, id)
  return { password }
})

/** For a lost phone: no second factor until the person sets one up again. */
export const endTotp = handle(staff.endTotp, async (context, { id, version, reason }) => {
  const { person } = await lockStaff(context, { id, version, move: 'endTotp' })
  await settleGuessing(context, id)
  await endFactor(context.db, id)
  await endSessions(context, id, 'second factor ended')
  await writePerson(context, id, {})
  await recordStaffEvent(context, 'staff.endTotp', { id, username: person.username, reason })
  nudgeAccessChanged(context, id)
  return answerPerson(context, id)
})

/** Forgets wrong passwords and codes of the person, and the browsers in which they may have been typed. */
export const unlock = handle(staff.unlock, async (context, { id }) => {
  const { person } = await lockStaff(context, { id, move: 'unlock' })
  await forgetFailures(context.db, person.username ?? '')
  await forgetDevices(context.db, id)
  await settleGuessing(context, id)
  await recordStaffEvent(context, 'staff.unlock', { id, username: person.username, reason: '' })
  return {}
})

type About = { id: number; username: string | null; reason: string }

async function recordStaffEvent(
  context: CommandContext,
  action: EventAction,
  { id, username, reason }: About,
): Promise<void> {
  await recordEvent(context, { action, subject: 'users', subjectId: id, subjectNo: username ?? '', reason })
}
