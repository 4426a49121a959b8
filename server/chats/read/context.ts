import { sql } from 'kysely'
import type { OutputOf } from '#contract/base/operation.ts'
import type { RiskLabel } from '#contract/chats/chat.ts'
import { chats } from '#contract/chats/chats.ts'
import { mostOrdersCounted } from '#contract/people/counted-orders.ts'
import { peerOf } from '#server/chats/open/peers.ts'
import { packetHooks } from '#server/chats/packet-hooks.ts'
import { complaintsOf } from '#server/complaints/index.ts'
import type { Database } from '#server/kit/database.ts'
import { handle } from '#server/kit/handle.ts'
import { genericPlan } from '#server/kit/named-statements.ts'
import { inCities } from '#server/kit/rows/cities.ts'
import { asWritten, maskPhone } from '#server/people/index.ts'
import { ordersOfPeer, refundsOfPeer } from './peer-orders.ts'
import { answerChat } from './view.ts'

const maxPrevious = 10

/** Everything about the person of a conversation that the reader may see. */
export const context = handle(chats.context, async (reader, { id }) => {
  const { db, caller } = reader
  const { peer, orderNo } = await answerChat(reader, id)
  const previous = await db
    .selectFrom('chats')
    .leftJoin('users as assignee', 'assignee.id', 'chats.assignee_id')
    .select(['chats.id', 'chats.created_at', 'chats.state', 'chats.summary', 'assignee.nick_name as assignee'])
    .where('chats.peer_id', '=', peer.id)
    .where('chats.id', '<>', id)
    .where(inCities('chats.city_code', caller))
    .orderBy('chats.id', 'desc')
    .limit(maxPrevious)
    .modifyEnd(genericPlan)
    .execute()
  const known = await peerOf(db, peer.id)
  return {
    person: await personOf(db, peer.id),
    ...(await ordersOfPeer(db, caller, { peerId: peer.id, first: orderNo })),
    previous: previous.map(({ created_at, assignee, summary, ...row }) => ({
      ...row,
      summary: asWritten(summary),
      createdAt: created_at,
      assignee: assignee ?? '',
    })),
    packets: await packetHooks().listOfPeer(db, caller, peer.id),
    refunds: await refundsOfPeer(db, caller, peer.id),
    complaints: await complaintsOf(db, caller, { kind: peer.kind, appId: known.app_id, externalId: known.external_id }),
  }
})

/** The risk labels of their messages of the last 90 days, with counts. */
async function risksOf(db: Database, peerId: number): Promise<OutputOf<typeof chats.context>['person']['risks']> {
  const { rows } = await sql<{ label: RiskLabel; count: number }>`
    select label, count(*) as count from chats c
      join chat_messages m on m.chat_id = c.id and m.by = 'peer' and m.labels <> '{}' and m.at > now() - interval '90 days'
      cross join unnest(m.labels) as label
    where c.peer_id = ${peerId} group by label order by count desc, label ${genericPlan}`.execute(db)
  return rows
}

async function personOf(db: Database, id: number): Promise<OutputOf<typeof chats.context>['person']> {
  const person = await db
    .selectFrom('users')
    .innerJoin('chat_peers', 'chat_peers.user_id', 'users.id')
    .select(['users.id', 'chat_peers.kind', 'nick_name', 'real_name', 'avatar', 'phone', 'created_at'])
    .select(['muted_until', 'mute_reason'])
    .select(
      sql<number>`(select count(*) from (select from orders where customer_id = ${id} limit ${sql.lit(mostOrdersCounted)}) counted)`.as(
        'order_count',
      ),
    )
    .where('users.id', '=', id)
    .modifyEnd(genericPlan)
    .executeTakeFirstOrThrow()
  return {
    id: person.id,
    kind: person.kind,
    name: person.nick_name,
    avatar: person.avatar,
    phone: maskPhone(person.phone),
    isVerified: person.real_name !== '',
    orderCount: person.order_count,
    createdAt: person.created_at,
    mutedUntil: person.muted_until,
    muteReason: asWritten(person.mute_reason),
    risks: await risksOf(db, id),
  }
}
