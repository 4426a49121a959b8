import type { OpenApi } from '#city/api/open-api.ts'
import type { Role } from '#city/api/webhooks.ts'
import { toJpeg } from '#city/papers/canvas.ts'
import { drawScene } from '#city/posts/post-picture.ts'
import type { OrderListener, Simulation } from '#city/services/simulation.ts'
import { type CityOrder, tryBegin } from '#city/world/order-book.ts'
import { minuteMs } from '#contract/base/durations.ts'
import type { ComplaintCode, Respondent } from '#contract/complaints/complaint-types.ts'
import type { ComplaintWebhookBody, OpenComplaint } from '#contract/open/open-complaints.ts'
import { planOf } from '#contract/orders/service.ts'
import { calledDeliveredEarly } from './early-deliveries.ts'
import type { Population } from './population.ts'

type ComplaintText = { type: ComplaintCode; about: Respondent; content: string; demand: OpenComplaint['demand'] }

const notThereYet: ComplaintText = {
  type: 'D140',
  about: 'worker',
  demand: 'punishment',
  content: '人还没到就点了已送达',
}
/** What went wrong with a meal that came in time; `dish` is one of it. */
const onTheWay = (dish: string): readonly ComplaintText[] => [
  { type: 'D150', about: 'worker', content: `${dish}洒了一半，袋子里全是油，没法吃`, demand: 'refund' },
  { type: 'D160', about: 'worker', content: '打电话态度很差，让我自己下楼取', demand: 'apology' },
]
const tooLate = (dish: string, minutes: number): readonly ComplaintText[] => [
  { type: 'D240', about: 'worker', content: `比承诺的时间晚了 ${minutes} 分钟，${dish}都凉了`, demand: 'compensation' },
  { type: 'D240', about: 'worker', content: `一直说快到了，结果晚了 ${minutes} 分钟才到`, demand: 'apology' },
]
const disputeReasons = ['只道歉不够，我要求补偿', '责任不全在骑手，商家也出餐慢', '这个结果我不接受']
const statements = [
  '商家出餐慢，路上又堵车，已尽快送达',
  '当时下大雨，路面积水，请谅解',
  '顾客电话打不通，在楼下等了二十分钟',
]

const appealReasons = ['当时暴雨，路面封闭，不是我的原因', '商家出餐晚了四十分钟，有截图', '已和顾客当面道歉，处罚太重']

export type Complaints = OrderListener & { receive(webhook: ComplaintWebhookBody): void }

/** Customers complain about late or damaged orders and answer proposals; riders give statements, and appeal. */
export function createComplaints(
  simulation: Simulation,
  { customers, riders }: Population,
  apis: Record<Role, OpenApi>,
): Complaints {
  const people = new Set([...customers, ...riders].map(({ externalId }) => externalId))

  const orderChanged = (order: CityOrder) => {
    const isServed = planOf(order.service).finals.includes(order.state) && order.lastWorkerId !== null
    if (simulation.isCooperative || order.service !== 'food' || order.state === 'cancelled' || !isServed) return
    if (tryBegin(order, 'complaint')) simulation.runUntilRefused(maybeComplain(order))
  }

  /** One customer in thirty, and every second one of whose meal was called delivered too early. */
  async function maybeComplain(order: CityOrder): Promise<void> {
    const { key, externalNo, no, request } = order
    if (request.service !== 'food') return
    const dish = request.lines[0]?.name ?? '饭菜'
    const random = simulation.chanceOf('complaint', key)
    const isEarly = order.begun.has(calledDeliveredEarly)
    const lateMinutes = Math.round(((Date.now() - Date.parse(request.promisedAt)) * simulation.clock.speed) / minuteMs)
    if (!random.chance(isEarly ? 0.5 : 0.033)) return
    await simulation.clock.sleep(random.between(1, 20) * 60)
    const from = { kind: 'customer', externalId: request.customer.externalId } as const
    const imageIds = await photograph(simulation, apis.customer, no)
    const complaint = {
      externalNo: `ts-${externalNo}`,
      from,
      orderNo: no,
      imageIds,
      ...(isEarly ? notThereYet : random.pick(lateMinutes > 5 ? tooLate(dish, lateMinutes) : onTheWay(dish))),
    }
    await apis.customer.complain(complaint)
    simulation.log('complained', { no, type: complaint.type })
  }

  /** Every second rider appeals against a punishment. */
  async function appeal({ id, data: { no, to, punishment } }: ComplaintWebhookBody): Promise<void> {
    const random = simulation.chanceOf('appeal', no)
    if (punishment === null || !random.chance(0.5)) return
    await simulation.clock.sleep(random.between(10, 600) * 60)
    const reason = random.pick(appealReasons)
    await apis.rider.appealPunishment(no, { eventId: `appeal-${id}`, from: to, punishmentId: punishment.id, reason })
  }

  /** Four in five accept a proposal; some of the others accept the second one. */
  async function answer({ id, data: { no, to, version } }: ComplaintWebhookBody): Promise<void> {
    const random = simulation.chanceOf('consent', no, String(version))
    if (!simulation.isCooperative && random.chance(0.15)) return
    await simulation.clock.sleep(random.between(2, 30) * 60)
    const reply = { eventId: `reply-${id}`, from: to }
    if (simulation.isCooperative || random.chance(0.8))
      await apis.customer.answerComplaint(no, { ...reply, answer: 'accept' })
    else await apis.customer.answerComplaint(no, { ...reply, answer: 'dispute', reason: random.pick(disputeReasons) })
  }

  async function giveStatement({ id, data: { no, to } }: ComplaintWebhookBody): Promise<void> {
    const random = simulation.chanceOf('statement', no)
    if (!simulation.isCooperative && random.chance(0.2)) return
    await simulation.clock.sleep(random.between(2, 20) * 60)
    await apis.rider.giveStatement(no, { eventId: `say-${id}`, from: to, statement: random.pick(statements) })
  }

  const receive: Complaints['receive'] = webhook => {
    const { event, side, to } = webhook.data
    if (!people.has(to.externalId)) return
    if (side === 'complainant' && to.kind === 'customer' && (event === 'propose' || event === 'resolve')) {
      simulation.runUntilRefused(answer(webhook))
    }
    if (side !== 'respondent' || to.kind !== 'rider') return
    if (event === 'askEvidence') simulation.runUntilRefused(giveStatement(webhook))
    if (event === 'punish') simulation.runUntilRefused(appeal(webhook))
  }
  return { orderChanged, receive }
}

/** Every second complaint comes with a picture of what arrived. */
async function photograph(simulation: Simulation, api: OpenApi, no: string): Promise<string[]> {
  if (!simulation.chanceOf('photograph', no).chance(0.5)) return []
  const jpeg = await toJpeg(drawScene('meal', no))
  const { imageId } = await api.sendEvidence({ data: jpeg.toString('base64') })
  return [imageId]
}
