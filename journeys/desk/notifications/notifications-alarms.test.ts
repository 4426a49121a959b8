import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { isAudible } from '#contract/desk/notification-rules.ts'
import { type NotificationRules, notifications } from '#contract/desk/notifications.ts'
import { action, pulse } from '#contract/desk/socket.ts'
import { orders } from '#contract/orders/orders.ts'
import { notify } from '#server/desk/notifications/index.ts'
import { makeChange } from '#server/kit/change.ts'
import { act, complain } from '../../setup/complaints/complaints.ts'
import { homeCity, otherCity } from '../../setup/open/fixtures.ts'
import { type Desk, refusalOf } from '../../setup/orders/desk.ts'
import { passTime } from '../../setup/process/clock.ts'
import { untilAcknowledged } from '../../setup/process/notices.ts'
import { withServer } from '../../setup/process/server.ts'
import { openSocket, type TestSocket } from '../../setup/process/socket.ts'
import { until } from '../../setup/process/until.ts'

const server = withServer()

const system = { actor: { kind: 'system', id: null, name: '' }, traceId: 'journey' } as const
type News = Parameters<typeof notify>[1]

function notifyDispatchers(more: Partial<News> = {}): Promise<number> {
  const to = { permission: 'orders.assign', cityCode: homeCity } as const
  const news: News = { type: 7, kind: 'dispatch.exception', params: { no: '-' }, to, ...more }
  return makeChange(server.runtime, system, change => notify(change, news))
}
const alarm = () => notifyDispatchers({ isAlarm: true })

/** Together with more news for somebody else than a server looks through at once. */
function alarmInStorm(userId: number): Promise<number> {
  return makeChange(server.runtime, system, async change => {
    await sql`insert into notifications (type, kind, topic, params, to_user_id)
      select 7, 'dispatch.exception', 'dispatch', '{"no": "-"}', ${userId} from generate_series(1, 2001)`.execute(
      change.db,
    )
    const to = { permission: 'orders.assign', cityCode: homeCity } as const
    return notify(change, { type: 7, kind: 'dispatch.exception', params: { no: '-' }, to, isAlarm: true })
  })
}

const times = (socket: TestSocket, id: number) => socket.notifications.filter(one => one.id === id).length
const untilReceived = (socket: TestSocket, id: number, often = 1) =>
  until(() => times(socket, id) >= often, { what: `notification ${id}, ${often} times` })
const acknowledge = (socket: TestSocket, id: number) =>
  socket.send({ senderId: 0, msgIds: String(id), action: action.ackOwn })
const isOpen = async (desk: Desk, id: number) =>
  (await desk.call(notifications.alarms, {})).rows.some(row => row.id === id)

describe('repetition of unanswered notifications', () => {
  test('an alarm is repeated to all recipients until one claims it; others only to those who have not acknowledged them', async () => {
    const [desk, colleague] = [await server.signIn('dispatcher'), await server.signIn('dispatcher', { name: '小李' })]
    const [socket, other] = [await desk.socket('notifications'), await colleague.socket()]
    const bystander = await server.signIn('viewer')
    const [open, taken] = [await alarmInStorm(bystander.person.id), await alarm()]
    const [answered, unanswered] = [await notifyDispatchers(), await notifyDispatchers()]
    for (const id of [open, taken, answered, unanswered])
      await Promise.all([untilReceived(socket, id), untilReceived(other, id)])
    for (const each of [socket, other]) for (const id of [open, taken, answered]) acknowledge(each, id)
    acknowledge(other, unanswered)
    await untilAcknowledged(server, desk, [open, taken, answered])
    await untilAcknowledged(server, colleague, [open, taken, answered, unanswered])
    await colleague.call(notifications.claim, { id: taken })
    // The alarms of a storm are read with the next tick, so their first repetition may be later than 30 s.
    await until(async () => {
      await passTime(30)
      return [times(socket, open), times(other, open), times(socket, unanswered)].every(count => count >= 2)
    })
    expect([times(socket, answered), times(other, answered), times(other, unanswered)]).toEqual([1, 1, 1])
    expect([times(socket, taken), times(other, taken)]).toEqual([1, 1])
    for (const each of [socket, other]) each.close()
  })
})

describe('claiming an alarm', () => {
  test('of many at once one succeeds; the others are told who, and it leaves their lists', async () => {
    const desks: Desk[] = []
    for (const name of ['甲', '乙', '丙', '丁']) desks.push(await server.signIn('dispatcher', { name }))
    const socket = await (desks[0] as Desk).socket('notifications')
    const id = await alarm()
    await untilReceived(socket, id)
    expect(await isOpen(desks[1] as Desk, id)).toBe(true)
    const told = socket.nudges.length
    const presses = await Promise.allSettled(desks.map(desk => desk.call(notifications.claim, { id })))
    const winner = desks[presses.findIndex(({ status }) => status === 'fulfilled')] as Desk
    const losers = presses.filter(press => press.status === 'rejected').map(({ reason }) => reason)
    expect(losers.map(({ code }) => code)).toEqual([40903, 40903, 40903])
    for (const { message } of losers) expect(message).toContain(winner.person.name)
    await until(() => socket.nudges.slice(told).some(({ ids }) => ids.includes(String(id))))
    for (const desk of desks) expect(await isOpen(desk, id)).toBe(false)
    await winner.call(notifications.claim, { id })
    const events = await server.db
      .selectFrom('events')
      .select('actor_id')
      .where('action', '=', 'notifications.claim')
      .where('subject_id', '=', id)
      .execute()
    expect(events).toEqual([{ actor_id: winner.person.id }])
  })

  test('is not needed once its cause is resolved by anybody', async () => {
    const desk = await server.signIn('ops')
    const ringing = async () => (await desk.call(notifications.alarms, {})).rows.map(({ link }) => link)
    const [stuck, freed] = [
      await server.fixtures.order('delivering/exception'),
      await server.fixtures.order('delivering/exception'),
    ]
    const urgent = await complain(server, { type: 'D300' })
    const links = [`/order?no=${stuck.no}`, `/order?no=${freed.no}`, `/tousu?id=${urgent.id}`]
    expect(await ringing()).toEqual(expect.arrayContaining(links))
    const { id, version } = await desk.call(orders.get, { no: stuck.no })
    await desk.call(orders.sendBack, { id, version, reason: '联系不上' })
    await server.fixtures.sendEvent(freed, { event: 'resume', by: 'rider' })
    await act(desk, 'claim', urgent.id)
    expect((await ringing()).filter(link => links.includes(link))).toEqual([])
  })

  test('is refused for somebody else’s alarm, and for a notification that is no alarm', async () => {
    const [stranger, viewer, desk] = [
      await server.signIn('dispatcher', { cityCodes: [otherCity] }),
      await server.signIn('viewer'),
      await server.signIn('dispatcher'),
    ]
    const [id, plain] = [await alarm(), await notifyDispatchers()]
    for (const [who, which] of [
      [stranger, id],
      [viewer, id],
      [desk, plain],
    ] as const) {
      expect((await refusalOf(who.call(notifications.claim, { id: which }))).reason).toBe('notFound')
    }
    expect([await isOpen(stranger, id), await isOpen(desk, id), await isOpen(desk, plain)]).toEqual([
      false,
      true,
      false,
    ])
  })
})

describe('notification rules', () => {
  test('have defaults, and are stored per person for all devices', async () => {
    const [desk, colleague] = [await server.signIn('dispatcher'), await server.signIn('dispatcher')]
    const start: NotificationRules = { levels: {}, quietHours: null, desktop: true }
    expect(await desk.call(notifications.rules, {})).toEqual(start)
    const elsewhere = await desk.socket('notifications')
    const own: NotificationRules = {
      levels: { message: 'reminder', application: 'none', system: 'listed' },
      quietHours: { from: '22:30', to: '07:05' },
      desktop: false,
    }
    await desk.call(notifications.saveRules, own)
    await until(() => elsewhere.nudges.some(({ nudge }) => nudge === 'notifications.changed'))
    expect(await desk.call(notifications.rules, {})).toEqual(own)
    expect(await colleague.call(notifications.rules, {})).toEqual(start)
    await desk.call(notifications.saveRules, start)
    expect(await desk.call(notifications.rules, {})).toEqual(start)
    elsewhere.close()
  })

  test('are refused with an invalid time or type', async () => {
    const desk = await server.signIn('viewer')
    const fine: NotificationRules = { levels: {}, quietHours: null, desktop: true }
    for (const wrong of [
      { ...fine, levels: { tea: 'sound' } },
      { ...fine, levels: { newOrder: 'loud' } },
      // Whether somebody else uses the account is always listed.
      { ...fine, levels: { system: 'none' } },
      { ...fine, quietHours: { from: '24:00', to: '07:00' } },
      { ...fine, quietHours: { from: '22:00' } },
    ]) {
      expect((await refusalOf(desk.call(notifications.saveRules, wrong))).reason).toBe('badInput')
    }
  })

  test('quiet hours can span midnight, and are in Shanghai time', () => {
    const at = (time: string) => Date.parse(`2026-11-21T${time}:00+08:00`)
    const night: NotificationRules = {
      levels: { money: 'listed', refund: 'reminder' },
      quietHours: { from: '22:00', to: '07:00' },
      desktop: true,
    }
    const noon: NotificationRules = { ...night, quietHours: { from: '12:00', to: '13:30' } }
    expect(['21:59', '22:00', '00:00', '06:59', '07:00'].map(time => isAudible(night, 'newOrder', at(time)))).toEqual([
      true,
      false,
      false,
      false,
      true,
    ])
    expect(['11:59', '12:00', '13:29', '13:30'].map(time => isAudible(noon, 'newOrder', at(time)))).toEqual([
      true,
      false,
      false,
      true,
    ])
    expect(isAudible(noon, 'money', at('20:00'))).toBe(false)
  })
})

test('a heartbeat that asks for an answer gets one where the socket watches, and none elsewhere', async () => {
  const desk = await server.signIn('viewer')
  const [watching, plain] = [await desk.socket('notifications'), await desk.socket()]
  for (const socket of [watching, plain]) {
    socket.send({ senderId: 0, action: action.heartbeat, msg: pulse })
    socket.send({ senderId: 0, action: action.heartbeat })
    await socket.settled()
  }
  expect(watching.nudges).toEqual([{ nudge: 'pulse', ids: [] }])
  expect(plain.nudges).toEqual([])
  const asking = await openSocket({ url: server.url, token: desk.token })
  asking.watch('nothing.we.know', 'constructor')
  asking.send({ senderId: 0, action: action.heartbeat, msg: pulse })
  await asking.settled()
  expect(asking.nudges).toEqual([])
  for (const socket of [watching, plain, asking]) socket.close()
})
