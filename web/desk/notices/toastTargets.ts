import { targetOf } from '#contract/desk/notification-screens.ts'
import { type Topic, topics } from '#contract/desk/notification-topics.ts'
import type { Notification } from '#contract/desk/notifications.ts'
import { type Place, placeOf } from '#web/kit/route.ts'

type ShownNotification = Pick<Notification, 'type' | 'msg' | 'link'>

/** A batch with an order in it plays the sound of orders. */
export function tuneOf(arrived: readonly Pick<ShownNotification, 'type'>[]): 'order' | 'message' {
  return arrived.some(({ type }) => type === 6) ? 'order' : 'message'
}

/** A toast about a challenge opens the challenges, unlike the same row in the drawer. */
export function toastTargetOf(notification: ShownNotification): string {
  return !notification.link && notification.type === 6 && /挑战/.test(notification.msg)
    ? '/gamepk'
    : targetOf(notification)
}

/** Whether the message belongs to the conversation that is open at `place`, where it is read already. */
export function isMessageAt({ type, link }: ShownNotification, place: Place): boolean {
  if (type >= 5 || !link) return false
  const { path, search } = placeOf(link)
  const shown = new URLSearchParams(place.search)
  return path === place.path && [...new URLSearchParams(search)].every(([name, value]) => shown.get(name) === value)
}

/** The tabs in which new orders appear. */
const tabsOfNew = ['all', 'accept', 'dispatch', 'open', 'book']

/** A conversation that nobody answers, and alerts of dispatching: they say more than the row of their record. */
const warnings = [5, 7]

/** Whether the page at `place` says it by itself: the list that it belongs to; of a new order, under a tab that shows it. */
export function isShownAt(notification: ShownNotification, place: Place): boolean {
  if (placeOf(targetOf(notification)).path !== place.path) return false
  if (notification.type !== 6) return !warnings.includes(notification.type) && notification.link !== ''
  const shown = new URLSearchParams(place.search)
  return !shown.get('search') && tabsOfNew.includes(shown.get('queue') ?? 'all')
}

/** Its text, or how many of each topic: `+7 新单 · 2 催单`. */
export function sayArrived(
  arrived: readonly Pick<Notification, 'topic' | 'msg'>[],
  names: Readonly<Record<Topic, string>>,
): string {
  const [first] = arrived
  if (first && arrived.length === 1) return first.msg
  const counts = topics.map(topic => [arrived.filter(one => one.topic === topic).length, names[topic]] as const)
  const said = counts.filter(([count]) => count > 0).map(([count, name]) => `${count} ${name}`)
  return `+${said.join(' · ')}`
}

/** The record if all are about one, the page if all are of one kind, otherwise none. */
export function sharedTarget(arrived: readonly ShownNotification[]): string | undefined {
  const targets = new Set(arrived.map(targetOf))
  const screens = new Set([...targets].map(target => placeOf(target).path))
  return only(targets) ?? only(screens)
}

function only<Item>(items: ReadonlySet<Item>): Item | undefined {
  return items.size === 1 ? [...items][0] : undefined
}
