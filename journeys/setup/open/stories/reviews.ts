import { deposits } from '#contract/money/deposits.ts'
import { withdrawals } from '#contract/money/withdrawals.ts'
import { posts } from '#contract/reviews/posts.ts'
import { verifications } from '#contract/reviews/verifications.ts'
import { abandonApplications } from '#server/reviews/applications/feature.ts'
import { expirePapers } from '#server/reviews/verifications/feature.ts'
import { depositRowOf } from '../../money/deposits.ts'
import { approveAs, payAs, say, targetOf, withdrawalOf } from '../../money/withdrawals.ts'
import type { Desk } from '../../orders/desk.ts'
import { passTime } from '../../process/clock.ts'
import type { TestServer } from '../../process/server.ts'
import { admitted, apply, decided, onboard } from '../../reviews/applications.ts'
import { judged as judgedPaper, newHolder } from '../../reviews/papers.ts'
import { judge, judged, machineSays, publish, settled } from '../../reviews/posts.ts'

const reason = '旅程测试'

export async function playPapers(server: TestServer): Promise<void> {
  const auditor = await server.signIn('auditor')
  const shown = () => judgedPaper(server, auditor, 'approve', { kind: 'gameSkill', person: newHolder() })
  await judgedPaper(server, auditor, 'reject')
  const [old, false_] = [await shown(), await shown()]
  await server.db.updateTable('verifications').set({ valid_to: '2020-01-01' }).where('id', '=', old.id).execute()
  await expirePapers(server.runtime)
  const { version } = await auditor.call(verifications.get, { id: false_.id })
  await auditor.call(verifications.revoke, { id: false_.id, version, reason })
}

/** With deposits, which partners pay. */
export async function playApplications(server: TestServer): Promise<void> {
  const judges = { auditor: await server.signIn('auditor'), colleague: await server.signIn('auditor') }
  const finance = await server.signIn('finance')
  const applied = await admitted(server, judges, { kind: 'merchant' })
  await onboard(server, applied, 'merchant')
  const { person_id } = await depositRowOf(server, applied)
  const [deposit] = (await finance.call(deposits.ofPerson, { id: person_id })).deposits
  await finance.call(deposits.giveBack, { id: deposit?.id ?? 0, version: deposit?.version ?? 0, reason })
  await decided(server, judges.auditor, (await apply(server)).id, { verdict: 'reject' })
  await decided(server, judges.auditor, (await apply(server)).id, { verdict: 'return' })
  await passTime(7.1 * 86_400)
  await abandonApplications(server.runtime)
}

/** Every judgement is looked at by another person. */
export async function playPosts(server: TestServer): Promise<void> {
  const [auditor, ops] = [await server.signIn('auditor'), await server.signIn('ops')]
  const target = async (desk: Desk, id: number) => ({
    id,
    version: (await desk.call(posts.get, { id })).version,
    reason,
  })
  const rejected = await judged(server, auditor, 'reject')
  await auditor.call(posts.punish, { ...(await target(auditor, rejected.id)), step: 'warn' })
  const shown = await judged(server, auditor, 'approve')
  await ops.call(posts.hide, { ...(await target(ops, shown.id)), codes: ['contacts'] })
  await auditor.call(posts.restore, await target(auditor, shown.id))
  const passed = await publish(server, { machine: machineSays('pass') })
  await judge(auditor, passed.id, 'reject', { codes: ['contacts'] })
  await settled(server, passed.id)
}

/** What the bank is asked and says of payouts. */
export async function playWithdrawals(server: TestServer): Promise<void> {
  const [finance, payer] = [await server.signIn('finance'), await server.signIn('finance')]
  const refused = await withdrawalOf(server, 60_000)
  await finance.call(withdrawals.reject, { ...(await targetOf(finance, refused)), code: 'other', reason })
  const asked = async () => {
    const made = await withdrawalOf(server, 60_000)
    await approveAs(finance, made)
    return { id: made.id, payoutNo: await payAs(payer, made) }
  }
  const [paid, returned] = [await asked(), await asked()]
  await finance.call(withdrawals.query, await targetOf(finance, paid))
  await say(server, paid.payoutNo, 'confirming')
  await say(server, paid.payoutNo, 'success')
  await say(server, returned.payoutNo, 'failed', { fault: 'NAME_NOT_CORRECT' })
}
