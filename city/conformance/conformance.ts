import { type App, createOpenApi, type OpenApi, Refused } from '#city/api/open-api.ts'
import { messages } from '#contract/open/examples/chats.ts'
import { complaints } from '#contract/open/examples/complaints.ts'
import { courses, type Names, namesOf, orderOf, type Service } from './courses.ts'
import { shopsOf, workersOf } from './people.ts'
import { openInbox, type WebhookInbox } from './webhook-inbox.ts'

type Outcome = { what: string; isPassed: boolean; note: string }

type Options = {
  api: string
  app: App
  cityCode: string
  /** Where webhooks arrive, and the secret of their endpoint; without it none are awaited. */
  webhooks?: { port: number; secret: string }
  /** Milliseconds for each webhook. */
  webhookTimeoutMs?: number
}

type Play = { api: OpenApi; names: Names; cityCode: string; outcomes: Outcome[] }

/** Plays one order of each service, a complaint and a conversation through an installation, and awaits the webhooks. */
export async function checkConformance(options: Options): Promise<Outcome[]> {
  const { webhooks, cityCode, webhookTimeoutMs = 30_000 } = options
  const inbox = webhooks && (await openInbox(webhooks.port, webhooks.secret))
  const api = createOpenApi({ api: options.api, app: options.app, signal: AbortSignal.timeout(300_000) })
  const play: Play = { api, names: namesOf(Date.now().toString(36)), cityCode, outcomes: [] }
  try {
    await playAll(play, options, inbox, webhookTimeoutMs)
    return play.outcomes
  } finally {
    inbox?.stop()
  }
}

async function playAll(
  play: Play,
  options: Options,
  inbox: WebhookInbox | undefined,
  timeoutMs: number,
): Promise<void> {
  const { api, names, cityCode } = play
  await attempt(play, 'signature: a wrong one is refused', () => refuseWrongSecret(options))
  await attempt(play, 'workers', async () => `${(await api.sendWorkers(workersOf(names, cityCode))).reported} reported`)
  await attempt(play, 'shops', async () => `${(await api.sendMerchants(shopsOf(names, cityCode))).reported} reported`)
  const nos = new Map<Service, string>()
  for (const service of Object.keys(courses) as Service[]) {
    await attempt(play, `order: ${service}`, () => playOrder(play, service, nos))
  }
  await attempt(play, 'order: the same again is the same', () => placeAgain(play))
  await attempt(play, 'complaint', () => complain(play, nos.get('food')))
  await attempt(play, 'conversation', () => write(play, nos.get('food')))
  if (inbox) await awaitWebhooks(play, inbox, nos, timeoutMs)
}

/** Notes what came of it; what is refused does not keep the rest from being played. */
async function attempt({ outcomes }: Play, what: string, act: () => Promise<string>): Promise<void> {
  try {
    outcomes.push({ what, isPassed: true, note: await act() })
  } catch (error) {
    outcomes.push({ what, isPassed: false, note: error instanceof Error ? error.message : String(error) })
  }
}

async function refuseWrongSecret({ api, app, cityCode }: Options): Promise<string> {
  const stranger = createOpenApi({ api, app: { ...app, secret: `${app.secret}x` } })
  try {
    await stranger.sendWorkers(workersOf(namesOf('1'), cityCode))
  } catch (error) {
    if (error instanceof Refused && error.status === 401) return '401'
    throw error
  }
  throw new Error('A wrong signature was accepted.')
}

async function playOrder({ api, names, cityCode }: Play, service: Service, nos: Map<Service, string>): Promise<string> {
  const { end, steps } = courses[service]
  const order = orderOf(service, names, cityCode)
  const placed = await api.placeOrder(order)
  nos.set(service, placed.no)
  let { state } = placed
  for (const step of steps(names)) {
    const eventId = `${order.externalNo}-${step.event}`
    const answer = await api.sendEvent(placed.no, { ...step, eventId, occurredAt: new Date().toISOString() })
    state = answer.state
  }
  if (state !== end) throw new Error(`${placed.no} is ${state}, not ${end}.`)
  return `${placed.no} ${state}`
}

/** The same order twice is one order; another one under its number is refused. */
async function placeAgain({ api, names, cityCode }: Play): Promise<string> {
  const order = { ...orderOf('errand', names, cityCode), externalNo: `again-${names.run}` }
  const [first, again] = [await api.placeOrder(order), await api.placeOrder(order)]
  if (first.no !== again.no) throw new Error(`${first.no} and ${again.no} are the same order.`)
  const other = await api.placeOrder({ ...order, note: 'changed' }).catch((error: unknown) => error)
  if (other instanceof Refused && other.status === 409) return first.no
  throw new Error(`Another order under the number of ${first.no} was not refused.`)
}

async function complain({ api, names }: Play, orderNo = ''): Promise<string> {
  const from = { kind: 'customer' as const, externalId: names.customer }
  const filed = await api.complain({ ...complaints.late, externalNo: `complaint-${names.run}`, from, orderNo })
  return `${filed.no} ${filed.state}`
}

async function write({ api, names, cityCode }: Play, orderNo = ''): Promise<string> {
  const message = {
    ...messages.text,
    messageId: `message-${names.run}`,
    from: { ...messages.text.from, externalId: names.customer },
    cityCode,
    orderNo,
    sentAt: new Date().toISOString(),
  }
  const [first, again] = [await api.sendMessage(message), await api.sendMessage(message)]
  if (first.id !== again.id) throw new Error('The same message was stored twice.')
  return `conversation ${first.chatId}`
}

async function awaitWebhooks(play: Play, inbox: WebhookInbox, nos: Map<Service, string>, timeoutMs: number) {
  for (const [service, no] of nos) {
    const { end } = courses[service]
    await attempt(play, `webhook: ${service} ${end}`, async () => {
      if (await inbox.untilReceived(({ data }) => data.no === no && data.state === end, timeoutMs)) return no
      throw new Error(`No webhook said so of ${no} in ${timeoutMs / 1000} s.`)
    })
  }
  await attempt(play, 'webhooks: all signed', async () => {
    if (inbox.wrong() > 0) throw new Error(`${inbox.wrong()} had a wrong signature or body.`)
    return 'checked with the secret of the endpoint'
  })
}

/** The outcomes as a table for people. */
export function tableOf(outcomes: readonly Outcome[]): string {
  const width = Math.max(...outcomes.map(({ what }) => what.length))
  return outcomes
    .map(({ what, isPassed, note }) => `${isPassed ? 'ok  ' : 'FAIL'}  ${what.padEnd(width)}  ${note}`)
    .join('\n')
}
