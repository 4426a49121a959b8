import { type OpenApi, Refused } from '#city/api/open-api.ts'
import type { Role } from '#city/api/webhooks.ts'
import type { Street, Trade } from '#city/services/street.ts'
import { type CityOrder, isFirst } from '#city/world/book.ts'
import type { ChatWebhookBody, OpenMessage } from '#contract/open/open-chats.ts'
import { planOf } from '#contract/orders/service.ts'
import type { Cast } from './cast.ts'
import { type Mood, openings, replies, scores } from './sayings.ts'

type From = OpenMessage['from']
type Peer = Pick<From, 'kind' | 'externalId'>
/** What one person has to do with the desk until it is over; `key` names their chance. */
type Talk = { key: string; from: From; mood: Mood; repliesLeft: number }
type Terms = { cast: Cast; apis: Record<Role, OpenApi>; cityCode: string }

export type Chatter = Trade & {
  /** A customer of the cast writes, the next one each time. */
  say(text: string): Promise<{ chatId: number }>
  hear(webhook: ChatWebhookBody): void
}

/** Customers and riders who write to the desk, hear its answers, reply, rate and open what they are given. */
export function createChatter(street: Street, terms: Terms): Chatter {
  const { cast, apis, cityCode } = terms
  const people = peopleOf(cast)
  const apiOf = ({ kind }: Peer) => apis[kind === 'customer' ? kind : 'rider']
  const talks = new Map<string, Talk>()
  let spoken = 0

  /** A no of the desk (who is muted, what is over) ends it. */
  function lives(life: Promise<unknown>): void {
    street.begin(
      life.catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error
        street.log('refused', { error: String(error) })
      }),
    )
  }

  async function write(talk: Talk, messageId: string, text: string, orderNo?: string) {
    const { from } = talk
    talks.set(idOf(from), talk)
    const message: OpenMessage = { kind: 'text', messageId, from, cityCode, text, sentAt: new Date().toISOString() }
    return apiOf(from).sendMessage(orderNo ? { ...message, orderNo } : message)
  }

  /** Whoever of this city it is, also when an earlier run began the talk. */
  function talkOf(to: Peer): Talk | undefined {
    const person = people.get(idOf(to))
    return talks.get(idOf(to)) ?? (person && begin(to.externalId, person, 'asking'))
  }

  function begin(key: string, from: From, mood: Mood): Talk {
    return { key, from, mood, repliesLeft: street.chanceOf('chatReplies', key).whole(1, 2) }
  }

  const see = (order: CityOrder) => {
    if (street.isObliging || !isInHand(order)) return
    if (isFirst(order, 'chat')) lives(mayAsk(order))
    if (order.service === 'food' && order.workerId && isFirst(order, 'closedShop')) {
      lives(mayReport(order, order.workerId))
    }
  }

  /** One customer in twelve; those whose order has come meanwhile thank for it. */
  async function mayAsk(order: CityOrder): Promise<void> {
    const random = street.chanceOf('chat', order.key)
    if (!random.chance(0.08)) return
    const wish = random.next()
    await street.clock.sleep(random.between(5, 30) * 60)
    const mood = !isInHand(order) ? 'thankful' : wish < 0.7 ? 'asking' : wish < 0.88 ? 'rude' : 'linking'
    const talk = begin(order.key, { kind: 'customer', ...order.about.customer }, mood)
    await write(talk, `chat-${order.externalNo}`, random.pick(openings[mood]), order.no)
  }

  async function mayReport(order: CityOrder, workerId: string): Promise<void> {
    const random = street.chanceOf('closedShop', order.key)
    const rider = people.get(idOf({ kind: 'rider', externalId: workerId }))
    if (!rider || !random.chance(0.01)) return
    await street.clock.sleep(random.between(3, 8) * 60)
    if (order.workerId !== workerId) return
    const talk = begin(order.key, rider, 'reporting')
    await write(talk, `shop-${order.externalNo}`, random.pick(openings.reporting), order.no)
  }

  async function reply(talk: Talk, messageId: number): Promise<void> {
    if (talk.repliesLeft === 0) return
    const random = street.chanceOf('chatReply', talk.key, String(talk.repliesLeft--))
    await street.clock.sleep(Math.min(random.around(15), 90))
    if (talks.get(idOf(talk.from)) === talk) await write(talk, `reply-${messageId}`, random.pick(replies[talk.mood]))
  }

  async function rate({ key, from, mood }: Talk, chatId: number): Promise<void> {
    const random = street.chanceOf('rating', key)
    const score = random.pick(scores[mood])
    if (!random.chance(0.7) && !street.isObliging) return
    await street.clock.sleep(random.between(5, 60))
    const { kind, externalId } = from
    await apiOf(from).rate({ chatId, from: { kind, externalId }, score })
  }

  async function open(to: Peer, no: string): Promise<void> {
    await street.clock.sleep(street.chanceOf('packet', to.externalId).between(3, 60))
    await apiOf(to).openPacket(no, { from: to })
  }

  const say: Chatter['say'] = async text => {
    const customer = [...people.values()][spoken++ % cast.customers.length]
    if (!customer) throw new Error('Nobody lives here who could say it.')
    const talk = begin(`say-${spoken}`, customer, 'asking')
    return write(talk, `say-${Date.now().toString(36)}-${spoken}`, text)
  }

  const hear: Chatter['hear'] = webhook => {
    const { to } = webhook.data
    const talk = talkOf(to)
    if (!talk) return
    talks.set(idOf(to), talk)
    switch (webhook.type) {
      case 'chat.message':
        return webhook.data.message.kind === 'system' ? undefined : lives(reply(talk, webhook.data.message.id))
      case 'chat.closed':
        talks.delete(idOf(to))
        return lives(rate(talk, webhook.data.chatId))
      case 'redpacket.sent':
        return lives(open(to, webhook.data.no))
      case 'user.muted':
        talk.repliesLeft = 0
    }
  }
  return { see, say, hear }
}

function isInHand({ service, state }: CityOrder): boolean {
  return planOf(service).inHand.includes(state)
}

/** Shops do not write. */
function peopleOf({ customers, riders, chauffeurs, companions }: Cast): Map<string, From> {
  const workers = [...riders, ...chauffeurs, ...companions]
  const people = [
    ...customers.map(({ externalId, name, phone }): From => ({ kind: 'customer', externalId, name, phone })),
    ...workers.map(({ kind, externalId, name }): From => ({ kind, externalId, name })),
  ]
  return new Map(people.map(person => [idOf(person), person]))
}

function idOf({ kind, externalId }: Peer): string {
  return `${kind}/${externalId}`
}
