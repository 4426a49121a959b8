import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { PacketRow } from '#contract/money/packets.ts'
import type { OpenPacketAnswer, OpenPeer } from '#contract/open/open-chats.ts'
import { actorOf, findPeer } from '#server/chats/open/peers.ts'
import { type ChatRecord, lockChat } from '#server/chats/thread/chat.ts'
import { addLine } from '#server/chats/thread/messages.ts'
import { linkTo } from '#server/chats/thread/notifications.ts'
import { type Change, clock, makeChange } from '#server/kit/change.ts'
import { lastActorOf } from '#server/kit/events.ts'
import { refuse } from '#server/kit/refusal.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import type { CommandContext } from '#server/kit/serve.ts'
import { notify } from '#server/notifications/index.ts'
import { refuseBeyondApproval, refuseOwnInterest } from './limits.ts'
import { deliverPacket, movePacket, openPacket, returnPacket, sentNow, yuan } from './moves.ts'
import { answerPacket, type PacketRecord, packetsWithPeople } from './view.ts'

type Target = { id: number; version: number }
type Held = { chat: ChatRecord; packet: PacketRecord }

export async function approve(context: CommandContext, target: Target): Promise<PacketRow> {
  const { chat, packet } = await holdForDecision(context, target)
  await refuseOwnInterest(context.db, context.caller.userId, packet.peer_id)
  await refuseBeyondApproval(context.db, context.caller, packet.amount_fen)
  const sent = await movePacket(context, chat, packet, 'sent', {
    action: 'packets.approve',
    set: { decided_by: context.caller.userId, ...sentNow() },
  })
  const sender = await context.db
    .selectFrom('users')
    .select('nick_name')
    .where('id', '=', packet.staff_id)
    .executeTakeFirstOrThrow()
  await deliverPacket(context, chat, sent, { id: packet.staff_id ?? 0, name: sender.nick_name })
  await tellSender(context, chat, packet)
  return answerPacket(context.db, context.caller, packet.id)
}

export async function reject(
  context: CommandContext,
  { reason, ...target }: Target & { reason: string },
): Promise<PacketRow> {
  const { chat, packet } = await holdForDecision(context, target)
  await movePacket(context, chat, packet, 'rejected', {
    action: 'packets.reject',
    set: { decided_by: context.caller.userId, decision: reason },
    reason,
  })
  const params = { yuan: yuan(packet.amount_fen), name: context.caller.name, reason }
  await addLine(context, chat, { event: 'packetRejected', params })
  await tellSender(context, chat, packet)
  return answerPacket(context.db, context.caller, packet.id)
}

export async function revoke(
  context: CommandContext,
  { reason, ...target }: Target & { reason: string },
): Promise<PacketRow> {
  const { chat, packet } = await hold(context, target.id)
  await refuseStale(context, packet, target.version)
  if (packet.staff_id !== context.caller.userId && !context.caller.permissions.has('chats.monitor'))
    refuse('noPermission')
  // What somebody pays back is taken or runs out: their app would not hear that it was sent back.
  if (packet.direction === 'in')
    refuse('packetNotInThisState', { record: await answerPacket(context.db, context.caller, packet.id) })
  await refuseNotSent(context, packet)
  await returnPacket(context, chat, packet, { state: 'revoked', reason })
  return answerPacket(context.db, context.caller, packet.id)
}

/** To look at one; or to take what somebody paid back, which never reaches a member of staff. */
export async function openred(
  context: CommandContext,
  { redPacketId, action }: { redPacketId: number; action: 'detail' | 'claim' },
): Promise<PacketRow> {
  if (action === 'detail') return answerPacket(context.db, context.caller, redPacketId)
  const { chat, packet } = await hold(context, redPacketId)
  if (packet.direction !== 'in') refuse('packetNotForUs')
  await refuseNotSent(context, packet)
  await openPacket(context, chat, packet)
  return answerPacket(context.db, context.caller, packet.id)
}

/** Its receiver opens it in their app; again it answers the same. */
export async function openByPeer(
  change: Change,
  appId: string,
  no: string,
  from: z.output<typeof OpenPeer>,
): Promise<z.output<typeof OpenPacketAnswer>> {
  const peer = await findPeer(change.db, appId, from)
  const found = await change.db
    .selectFrom('packets')
    .select(['id', 'chat_id', 'peer_id'])
    .where('no', '=', no)
    .executeTakeFirst()
  if (!peer || found?.peer_id !== peer.user_id) return refuse('notFound')
  const chat = await lockChat(change.db, found.chat_id)
  const packet = await lockPacket(change, found.id)
  if (!chat || packet.direction !== 'out') return refuse('notFound')
  const answer = { no, state: 'opened', amountFen: packet.amount_fen }
  if (packet.state === 'opened') return answer
  if (packet.state !== 'sent') return refuse(packet.state === 'expired' ? 'packetExpired' : 'packetNotInThisState')
  if ((packet.expires_at ?? 0) <= Date.now()) refuse('packetExpired')
  await openPacket({ ...change, actor: actorOf(peer) }, chat, packet)
  await noticeSender(change, chat, packet, 'packet.opened', peer.name)
  return answer
}

/** After a day, if nobody opened it. */
export async function expirePacket(runtime: Runtime, { id }: { id: number }): Promise<void> {
  await makeChange(runtime, { actor: clock, traceId: randomUUID() }, async change => {
    const found = await change.db.selectFrom('packets').select('chat_id').where('id', '=', id).executeTakeFirst()
    const chat = found && (await lockChat(change.db, found.chat_id))
    if (!chat) return
    const packet = await lockPacket(change, id)
    if (packet.state !== 'sent' || (packet.expires_at ?? 0) > Date.now()) return
    await returnPacket(change, chat, packet, { state: 'expired' })
    const peer = await change.db
      .selectFrom('users')
      .select('nick_name')
      .where('id', '=', packet.peer_id)
      .executeTakeFirstOrThrow()
    await noticeSender(change, chat, packet, 'packet.expired', peer.nick_name)
  })
}

/** The conversation before its packet, as everywhere. */
async function hold(context: CommandContext, id: number): Promise<Held> {
  const seen = await packetsWithPeople(context.db, context.caller).where('packets.id', '=', id).executeTakeFirst()
  const chat = seen && (await lockChat(context.db, seen.chat_id))
  if (!chat) return refuse('notFound')
  return { chat, packet: await lockPacket(context, id) }
}

async function holdForDecision(context: CommandContext, { id, version }: Target): Promise<Held> {
  const held = await hold(context, id)
  await refuseStale(context, held.packet, version)
  if (held.packet.staff_id === context.caller.userId) refuse('ownRequest')
  if (held.packet.state === 'pending_approval') return held
  return refuse('packetNotInThisState', { record: await answerPacket(context.db, context.caller, id) })
}

function lockPacket({ db }: Change, id: number): Promise<PacketRecord> {
  return db.selectFrom('packets').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

async function refuseStale({ db, caller }: CommandContext, packet: PacketRecord, version: number): Promise<void> {
  if (packet.version === version) return
  const by = await lastActorOf(db, 'packets', packet.id)
  refuse('changedByOther', { params: { by }, record: await answerPacket(db, caller, packet.id) })
}

async function refuseNotSent({ db, caller }: CommandContext, packet: PacketRecord): Promise<void> {
  if (packet.state === 'sent') return
  const reasons = { opened: 'packetOpened', expired: 'packetExpired' } as const
  const reason = reasons[packet.state as keyof typeof reasons] ?? 'packetNotInThisState'
  refuse(reason, { record: await answerPacket(db, caller, packet.id) })
}

async function tellSender(context: CommandContext, chat: ChatRecord, packet: PacketRecord): Promise<void> {
  if (packet.staff_id === null) return
  await notify(context, {
    type: 3,
    kind: 'packet.decided',
    params: { yuan: yuan(packet.amount_fen), by: context.caller.name },
    to: { userId: packet.staff_id },
    link: linkTo(chat),
  })
}

async function noticeSender(
  change: Change,
  chat: ChatRecord,
  packet: PacketRecord,
  kind: 'packet.opened' | 'packet.expired',
  name: string,
): Promise<void> {
  if (packet.staff_id === null) return
  const params = { yuan: yuan(packet.amount_fen), name }
  await notify(change, { type: 3, kind, params, to: { userId: packet.staff_id }, link: linkTo(chat) })
}
