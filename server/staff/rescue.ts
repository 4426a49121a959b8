import type { UserRow } from '#contract/people/users.ts'
import { recordEvent } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { endFactor, endSessions, forgetDevices, givePassword, tellAccessChanged } from '#server/session/index.ts'
import { answerPerson, holdStaff, writePerson } from '#server/users/index.ts'

type Asked = { id: number; version: number; reason: string }

/** Answers a password to hand over, good for choosing one's own; whoever was signed in as the person is out. */
export async function resetPassword(
  context: CommandContext,
  { id, version, reason }: Asked,
): Promise<{ password: string }> {
  const { person } = await holdStaff(context, id, version)
  const password = await givePassword(context, id)
  await writePerson(context, id, {})
  await note(context, 'staff.resetPassword', { id, username: person.username, reason })
  await answerPerson(context, id)
  return { password }
}

/** For a lost phone: no second factor until the person sets one up again. */
export async function endTotp(context: CommandContext, { id, version, reason }: Asked): Promise<UserRow> {
  const { person } = await holdStaff(context, id, version)
  if (!(await endFactor(context.db, id))) refuse('alreadySo')
  await endSessions(context, id, 'second factor ended')
  await writePerson(context, id, {})
  await note(context, 'staff.endTotp', { id, username: person.username, reason })
  tellAccessChanged(context, id)
  return answerPerson(context, id)
}

/** Forgets the wrong passwords, and the browsers in which they may have been typed. */
export async function unlock(context: CommandContext, { id }: { id: number }): Promise<Record<string, never>> {
  const { person } = await holdStaff(context, id)
  await context.db
    .deleteFrom('sign_in_failures')
    .where('username', '=', person.username ?? '')
    .execute()
  await forgetDevices(context.db, id)
  await note(context, 'staff.unlock', { id, username: person.username, reason: '' })
  return {}
}

type About = { id: number; username: string | null; reason: string }

async function note(context: CommandContext, action: string, { id, username, reason }: About): Promise<void> {
  await recordEvent(context, { action, subject: 'users', subjectId: id, subjectNo: username ?? '', reason })
}
