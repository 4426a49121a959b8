import { type Insertable, type Kysely, sql } from 'kysely'
import { dayMs, hourMs, minuteMs } from '#contract/base/durations.ts'
import { startOf } from '#contract/base/values.ts'
import { type ChatGroup, type ChatState, chatClocks } from '#contract/chats/chat.ts'
import type { Service } from '#contract/orders/service.ts'
import type { Tables } from '#server/kit/database.ts'
import { customersApp } from '../customers.ts'
import { type ChatStory, pastStories, waitingStories } from './chat-stories.ts'
import { type Chooser, type PastCase, told } from './past-cases.ts'
import { inParts, type PastEvent, type Who, writeEvents } from './write-event.ts'

type Said = { by: 'peer' | 'staff'; at: number; text: string }
type Staff = { id: number; name: string }
type PastChat = {
  order: PastCase
  peer: { id: number; name: string; externalId: string; kind: 'customer' | 'rider' | 'chauffeur' | 'companion' }
  state: ChatState
  staff: Staff | null
  said: readonly Said[]
  set: Partial<Insertable<Tables['chats']>>
  endedAt?: number
}

const groupOf: Readonly<Record<Service, ChatGroup>> = {
  food: 'food',
  chauffeur: 'chauffeur',
  errand: 'errand',
  express: 'errand',
  companion: 'companion',
  challenge: 'companion',
}

export type StaffByName = ReadonlyMap<string, Staff>

/** Conversations that wait when the demo begins, with what was said. Answers how many. */
export async function addWaitingChats(
  db: Kysely<Tables>,
  choose: Chooser,
  staff: StaffByName,
  now: number,
): Promise<number> {
  const chats = waitingStories.flatMap(story => {
    const order = choose(one => story.fits(one) && (!story.byWorker || one.worker?.kind === 'rider'))
    return order ? [waitingChat(story, order, staff, now)] : []
  })
  await insertChats(db, chats)
  return chats.length
}

function waitingChat(story: ChatStory, order: PastCase, staff: StaffByName, now: number): PastChat {
  const said = story.lines.map(([by, secondsAgo, text]) => ({
    by,
    at: now - secondsAgo * 1000,
    text: told(text, order),
  }))
  const own = story.of ? (staff.get(story.of) ?? null) : null
  const isAsked = said.at(-1)?.by === 'peer'
  const state = own === null ? 'queued' : story.snoozedMinutes ? 'snoozed' : isAsked ? 'open' : 'pending'
  return {
    order,
    peer: peerOf(order, story.byWorker ?? false),
    state,
    staff: own,
    said,
    set: {
      priority: story.priority ?? 'normal',
      tags: [...(story.tags ?? [])],
      ...(story.snoozedMinutes !== undefined && { snoozed_until: new Date(now + story.snoozedMinutes * minuteMs) }),
      ...((state === 'queued' || state === 'open') && waitingColumns(said, now)),
    },
  }
}

function peerOf({ customer, worker }: PastCase, isWorker: boolean): PastChat['peer'] {
  return isWorker && worker ? worker : { ...customer, kind: 'customer' }
}

/** Since when somebody waits for us, until when we should answer, and whether that has passed. */
function waitingColumns(said: readonly Said[], now: number): PastChat['set'] {
  const answered = said.findLastIndex(({ by }) => by === 'staff')
  const since = said[answered + 1]?.at ?? now
  const isFirst = answered < 0
  const due = new Date(since + (isFirst ? chatClocks.firstByDay : chatClocks.nextReply) * 1000)
  const missed = due.getTime() < now && {
    missed_at: due,
    ...(isFirst ? { is_first_missed: true } : { next_missed: 1 }),
  }
  return { waiting_since: new Date(since), ...(isFirst ? { first_due_at: due } : { next_due_at: due }), ...missed }
}

const chatsADay = 15
const chatDays = 10

/** Conversations that are over, of the last ten days up to an hour ago: answered, and mostly rated. */
export async function addPastChats(
  db: Kysely<Tables>,
  choose: Chooser,
  staff: StaffByName,
  { orders, now }: { orders: number; now: number },
): Promise<void> {
  const agents = ['kefu', 'kefu', 'leader'].flatMap(name => staff.get(name) ?? [])
  const count = Math.min(chatsADay * chatDays, Math.floor(orders / 40))
  const chats = Array.from({ length: count }, (_, n) => {
    const story = pastStories[n % pastStories.length]
    const before = now - hourMs - (n * dayMs) / chatsADay
    const order = story && choose(one => (one.endedAt ?? one.placedAt) < before && story.fits(one))
    const agent = agents[n % agents.length]
    return order && agent ? [pastChat(n, story, order, agent)] : []
  }).flat()
  await insertChats(db, chats)
}

function pastChat(n: number, story: (typeof pastStories)[number], order: PastCase, agent: Staff): PastChat {
  const began = (order.endedAt ?? order.placedAt) + (4 + (n % 17)) * minuteMs
  const seconds = [0, 20 + ((n * 13) % 50), 90 + ((n * 29) % 120)]
  const texts = [story.asked, story.answered, story.thanked]
  const said = texts.map((text, at) => ({
    by: at === 1 ? ('staff' as const) : ('peer' as const),
    at: began + (seconds[at] ?? 0) * 1000,
    text: told(text, order),
  }))
  const endedAt = began + (240 + (n % 5) * 60) * 1000
  return {
    order,
    peer: peerOf(order, false),
    state: 'resolved',
    staff: agent,
    said,
    endedAt,
    set: {
      resolved_at: new Date(endedAt),
      resolved_by: agent.id,
      summary: story.summary,
      category: story.category,
      score: n % 3 === 2 ? null : n % 11 === 3 ? 2 : 4 + (n % 2),
    },
  }
}

async function insertChats(db: Kysely<Tables>, chats: readonly PastChat[]): Promise<void> {
  await inParts(chats, async part => {
    await addPeers(db, part)
    const ids = await db.insertInto('chats').values(part.map(columnsOf)).returning('id').execute()
    const known = part.map((chat, at) => ({ ...chat, id: ids[at]?.id ?? 0 }))
    await db.insertInto('chat_messages').values(known.flatMap(messagesOf)).execute()
    await sql`
      update chats set last_id = said.last_id, last_peer_id = said.last_peer_id, peer_read_to = coalesce(said.last_staff_id, 0)
      from (select chat_id, max(id) as last_id, max(id) filter (where by = 'peer') as last_peer_id,
          max(id) filter (where by = 'staff') as last_staff_id
        from chat_messages where chat_id = any(${ids.map(({ id }) => id)}) group by chat_id) said
      where chats.id = said.chat_id`.execute(db)
    await writeEvents(db, known.flatMap(eventsOf))
  })
}

async function addPeers(db: Kysely<Tables>, chats: readonly PastChat[]): Promise<void> {
  await db
    .insertInto('chat_peers')
    .values(
      chats.map(({ peer }) => ({
        user_id: peer.id,
        app_id: peer.kind === 'customer' ? customersApp : 'demo-rider',
        kind: peer.kind,
        external_id: peer.externalId,
      })),
    )
    .onConflict(on => on.doNothing())
    .execute()
}

const previewLength = 60

function columnsOf({ order, peer, state, staff, said, set }: PastChat): Insertable<Tables['chats']> {
  const [first, last] = [said[0], said.at(-1)]
  const began = first?.at ?? order.placedAt
  const answer = said.find(({ by }) => by === 'staff')
  return {
    peer_id: peer.id,
    city_code: order.cityCode,
    state,
    skill: groupOf[order.service],
    order_no: order.no,
    assignee_id: staff?.id ?? null,
    offered_to: null,
    last_id: null,
    last_at: new Date(last?.at ?? began),
    last_kind: 'text',
    last_text: startOf(last?.text ?? '', previewLength),
    last_by_peer: last?.by === 'peer',
    last_peer_id: null,
    accepted_at: staff ? new Date(Math.min(began + 8000, answer?.at ?? Number.POSITIVE_INFINITY)) : null,
    first_replied_at: answer ? new Date(answer.at) : null,
    replies: answer ? 1 : 0,
    reply_seconds: answer ? Math.round((answer.at - began) / 1000) : 0,
    resolve_due_at: new Date(began + 24 * hourMs),
    category: null,
    resolved_by: null,
    score: null,
    created_at: new Date(began),
    ...set,
  }
}

type Inserted = PastChat & { id: number }

function messagesOf({ id, peer, staff, said }: Inserted): Insertable<Tables['chat_messages']>[] {
  return said.map(({ by, at, text }) => ({
    chat_id: id,
    at: new Date(at),
    kind: 'text',
    by,
    sender_id: by === 'peer' ? peer.id : (staff?.id ?? null),
    sender_name: by === 'peer' ? peer.name : (staff?.name ?? ''),
    text,
    full_text: null,
    file_id: null,
    packet_id: null,
    event: null,
    client_id: null,
    app_id: null,
  }))
}

function eventsOf({ id, peer, staff, said, endedAt, state }: Inserted): PastEvent[] {
  const began = said[0]?.at ?? 0
  const about = { subject: 'chats', subjectId: id } as const
  const kind = peer.kind === 'customer' || peer.kind === 'rider' ? peer.kind : 'system'
  const asker: Who = { kind, id: peer.id, name: peer.name }
  const begun: PastEvent = { ...about, at: began, action: 'chats.begin', by: asker, to: 'queued' }
  if (!staff) return [begun]
  const own: Who = { kind: 'staff', ...staff }
  const claimed: PastEvent = { ...about, at: began + 8000, action: 'chats.claim', by: own, from: 'queued', to: 'open' }
  const left = { ...about, by: own, from: 'pending' }
  if (state === 'snoozed')
    return [begun, claimed, { ...left, at: said.at(-1)?.at ?? began, action: 'chats.snooze', to: state }]
  if (endedAt === undefined) return [begun, claimed]
  return [begun, claimed, { ...left, at: endedAt, action: 'chats.resolve', to: 'resolved' }]
}
