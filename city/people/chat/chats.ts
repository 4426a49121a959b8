import type { OpenApi } from '#city/api/open-api.ts'
import type { Role } from '#city/api/webhooks.ts'
import type { Population } from '#city/people/population.ts'
import type { OrderListener, Simulation } from '#city/services/simulation.ts'
import { type CityOrder, tryBegin } from '#city/world/order-book.ts'
import { minuteMs } from '#contract/base/durations.ts'
import type { ChatWebhookBody, OpenMessage } from '#contract/open/open-chats.ts'
import { planOf } from '#contract/orders/service.ts'
import { type From, idOf, type Peer, peopleOf, roleOf } from './chat-peers.ts'
import { factsOf, noFacts } from './order-facts.ts'
import { chosen, type Facts, type Situation, sayable, situations, situationsOf } from './situations.ts'

/** `key` names the random streams of the person's decisions; `facts` are what they remember of their order. */
type Conversation = { key: string; from: From; situation: Situation; facts: () => Facts; repliesLeft: number }
type Context = {
  simulation: Simulation
  apis: Record<Role, OpenApi>
  cityCode: string
  population: Population
  /** All customers and workers, by `idOf`. */
  people: ReadonlyMap<string, From>
  /** The latest conversation of each person, by `idOf`. */
  conversations: Map<string, Conversation>
}

export type Chats = OrderListener & {
  /** Sent by another customer each time. */
  send(text: string): Promise<{ chatId: number }>
  receive(webhook: ChatWebhookBody): void
}

/** Customers and riders who write to customer service, reply to answers, rate and open red packets. */
export function createChats(
  simulation: Simulation,
  { population, apis, cityCode }: { population: Population; apis: Record<Role, OpenApi>; cityCode: string },
): Chats {
  const people = peopleOf(population)
  const context: Context = { simulation, apis, cityCode, population, people, conversations: new Map() }
  let count = 0
  const send: Chats['send'] = async text => {
    const customer = [...people.values()][count++ % population.customers.length]
    if (!customer) throw new Error('This city has no customers.')
    const conversation = createConversation(simulation, { key: `say-${count}`, from: customer, situation: 'asking' })
    return write(context, conversation, `say-${Date.now().toString(36)}-${count}`, text)
  }
  return { orderChanged: order => considerWriting(context, order), send, receive: webhook => react(context, webhook) }
}

type Begun = Omit<Conversation, 'repliesLeft' | 'facts'> & { facts?: Conversation['facts'] }

function createConversation(simulation: Simulation, { facts = () => noFacts, ...begun }: Begun): Conversation {
  return { ...begun, facts, repliesLeft: simulation.chanceOf('chatReplies', begun.key).whole(1, 2) }
}

async function write(
  { apis, conversations, cityCode }: Context,
  conversation: Conversation,
  messageId: string,
  text: string,
  orderNo?: string,
) {
  const { from } = conversation
  conversations.set(idOf(from), conversation)
  const message: OpenMessage = { kind: 'text', messageId, from, cityCode, text, sentAt: new Date().toISOString() }
  return apis[roleOf(from)].sendMessage(orderNo ? { ...message, orderNo } : message)
}

function considerWriting(context: Context, order: CityOrder): void {
  const { simulation } = context
  if (simulation.isCooperative || !isInHand(order)) return
  if (tryBegin(order, 'chat')) simulation.runUntilRefused(maybeAsk(context, order))
  if (order.service === 'food' && order.workerId && tryBegin(order, 'closedShop')) {
    simulation.runUntilRefused(maybeReportTrouble(context, order, order.workerId))
  }
}

/** One customer in twelve writes: about what goes on, or about what came if the order has ended meanwhile. */
async function maybeAsk(context: Context, order: CityOrder): Promise<void> {
  const { simulation } = context
  const random = simulation.chanceOf('chat', order.key)
  if (!random.chance(0.08)) return
  const since = simulation.clock.now()
  await simulation.clock.sleep(random.between(5, 30) * 60)
  const from: From = { kind: 'customer', ...order.request.customer }
  await begin(context, { order, from, since, messageId: `chat-${order.externalNo}` })
}

async function maybeReportTrouble(context: Context, order: CityOrder, workerId: string): Promise<void> {
  const { simulation, people } = context
  const random = simulation.chanceOf('closedShop', order.key)
  const from = people.get(idOf({ kind: 'rider', externalId: workerId }))
  if (!from || !random.chance(0.01)) return
  const since = simulation.clock.now()
  await simulation.clock.sleep(random.between(3, 8) * 60)
  if (order.workerId === workerId) await begin(context, { order, from, since, messageId: `shop-${order.externalNo}` })
}

type Beginning = { order: CityOrder; from: From; since: number; messageId: string }

/** Writes of a situation that the order is in. `since`: since when the person waits. */
async function begin(context: Context, { order, from, since, messageId }: Beginning): Promise<void> {
  const { simulation, population } = context
  const minutes = () => (simulation.clock.now() - since) / minuteMs
  const facts = () => factsOf(order, population, minutes())
  const random = simulation.chanceOf('situation', messageId)
  const occasion = from.kind !== 'customer' ? 'rider' : isInHand(order) ? 'underway' : 'ended'
  const possible = situationsOf(order.service, occasion, minutes())
  const situation = random.pick(possible.filter(name => sayable(situations[name].openings, facts()).length > 0))
  const conversation = createConversation(simulation, { key: order.key, from, situation, facts })
  await write(context, conversation, messageId, chosen(situations[situation].openings, facts(), random), order.no)
}

function react(context: Context, { type, data }: ChatWebhookBody): void {
  const { simulation, conversations } = context
  const { to } = data
  const conversation = conversationOf(context, to)
  if (!conversation) return
  conversations.set(idOf(to), conversation)
  switch (type) {
    case 'chat.message':
      if (data.message.kind !== 'system') simulation.runUntilRefused(reply(context, conversation, data.message.id))
      return
    case 'chat.closed':
      conversations.delete(idOf(to))
      simulation.runUntilRefused(rate(context, conversation, data.chatId))
      return
    case 'redpacket.sent':
      simulation.runUntilRefused(openPacket(context, to, data.no))
      return
    case 'user.muted':
      conversation.repliesLeft = 0
  }
}

/** An answer may belong to a conversation of an earlier run. */
function conversationOf({ simulation, people, conversations }: Context, to: Peer): Conversation | undefined {
  const person = people.get(idOf(to))
  return (
    conversations.get(idOf(to)) ??
    (person && createConversation(simulation, { key: to.externalId, from: person, situation: 'asking' }))
  )
}

async function reply(context: Context, conversation: Conversation, messageId: number): Promise<void> {
  const { simulation, conversations } = context
  const { key, from, situation, facts } = conversation
  if (conversation.repliesLeft === 0) return
  const random = simulation.chanceOf('chatReply', key, String(conversation.repliesLeft--))
  await simulation.clock.sleep(Math.min(random.around(15), 90))
  if (conversations.get(idOf(from)) !== conversation) return
  await write(context, conversation, `reply-${messageId}`, chosen(situations[situation].answers, facts(), random))
}

async function rate(
  { simulation, apis }: Context,
  { key, from, situation }: Conversation,
  chatId: number,
): Promise<void> {
  const random = simulation.chanceOf('rating', key)
  const score = random.pick(situations[situation].ratings)
  if (!random.chance(0.7) && !simulation.isCooperative) return
  await simulation.clock.sleep(random.between(5, 60))
  const { kind, externalId } = from
  await apis[roleOf(from)].rate({ chatId, from: { kind, externalId }, score })
}

async function openPacket({ simulation, apis }: Context, to: Peer, no: string): Promise<void> {
  await simulation.clock.sleep(simulation.chanceOf('packet', to.externalId).between(3, 60))
  await apis[roleOf(to)].openPacket(no, { from: to })
}

function isInHand({ service, state }: CityOrder): boolean {
  return planOf(service).inHand.includes(state)
}
