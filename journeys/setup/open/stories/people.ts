import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { announcements } from '#contract/announcements/announcements.ts'
import { chats } from '#contract/chats/chats.ts'
import { packets } from '#contract/money/packets.ts'
import { merchants } from '#contract/people/merchants.ts'
import { workers } from '#contract/people/workers.ts'
import { sweepAnnouncements } from '#server/announcements/feature.ts'
import { audienceOf, publishText, submitText, targetOf, writeText } from '../../announcements/announcements.ts'
import { comeDue, customerOf, ownChat, say } from '../../chats/chats.ts'
import { act as actOnComplaint, complain } from '../../complaints/complaints.ts'
import { feedbackIn } from '../../feedback/feedback.ts'
import { passTime } from '../../process/clock.ts'
import type { TestServer } from '../../process/server.ts'

const reason = '旅程测试'
const forCustomers = audienceOf({ kinds: ['customer'] })

/** Workers and shops. */
export async function playPartners(server: TestServer): Promise<void> {
  const ops = await server.signIn('ops')
  const { id } = await server.fixtures.rider()
  const target = async () => ({ id, version: (await ops.call(workers.get, { id })).version, reason })
  await ops.call(workers.forceOffline, await target())
  await ops.call(workers.freeze, { ...(await target()), until: null })
  await ops.call(workers.unfreeze, await target())
  await ops.call(workers.disable, await target())
  await ops.call(workers.enable, await target())
  await ops.call(workers.resign, await target())
  const shop = await server.fixtures.merchant()
  const { version } = await server.db
    .selectFrom('merchants')
    .select('version')
    .where('id', '=', shop.id)
    .executeTakeFirstOrThrow()
  const suspended = await ops.call(merchants.suspend, { id: shop.id, version, reason })
  await ops.call(merchants.resume, { id: shop.id, version: suspended.version, reason })
}

/** Conversations, red packets, mutes, complaints and feedback. */
export async function playTalks(server: TestServer): Promise<void> {
  const kefu = await server.signIn('kefu')
  const order = await server.fixtures.order('preparing/accepted')
  const person = await customerOf(server, order)
  const { id } = await ownChat(server, kefu, person)
  const sent = await say(kefu, id, '您好，马上为您查询')
  await kefu.call(chats.recall, { messageId: sent.id })
  const give = () =>
    kefu.call(packets.send, {
      chatId: id,
      clientId: randomUUID(),
      amountFen: 500,
      reasonCode: 'late',
      orderNo: order.no,
      confirmedFen: 100_000,
    })
  const [left, wrong] = [await give(), await give()]
  await sql`update packets set expires_at = now() - interval '1 second' where id = ${left.id}`.execute(server.db)
  await comeDue(server, 'packets.expire', left.id)
  await kefu.call(packets.revoke, { id: wrong.id, version: wrong.version, reason })
  const target = async () => ({ id, version: (await kefu.call(chats.get, { id })).version })
  await kefu.call(chats.mute, { ...(await target()), hours: 24, reason })
  await kefu.call(chats.unmute, { ...(await target()), reason })
  await kefu.call(chats.resolve, { ...(await target()), summary: '已处理', category: 'other' })

  const complaint = await complain(server)
  await actOnComplaint(kefu, 'claim', complaint.id)
  await actOnComplaint(kefu, 'askEvidence', complaint.id)
  for (const state of ['replied', 'adopted', 'closed'] as const) await feedbackIn(server, kefu, state)
}

export async function playAnnouncements(server: TestServer): Promise<void> {
  const [ops, leader] = [await server.signIn('ops'), await server.signIn('kefu_leader')]
  const written = { audience: forCustomers, mustAcknowledge: true }
  const published = await publishText(server, written)
  const text = writeText({ ...written, title: '更新的内容' })
  const changed = await ops.call(announcements.update, { ...targetOf(published), text })
  const revised = await leader.call(announcements.publish, targetOf(changed))
  const reminded = await leader.call(announcements.remind, targetOf(revised))
  await leader.call(announcements.withdraw, { ...targetOf(reminded), reason })
  const ending = await submitText(ops, { audience: forCustomers, expireAt: Date.now() + 1_200_000 })
  await leader.call(announcements.publish, targetOf(ending))
  await passTime(1260)
  await sweepAnnouncements(server.runtime)
}
