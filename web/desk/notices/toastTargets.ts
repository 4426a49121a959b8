import { targetOf } from '#contract/desk/notification-screens.ts'
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

/** Whether it is about a new order of the list that is open at `place`, under a tab that shows it. */
export function isOrderAt(notification: ShownNotification, place: Place): boolean {
  if (notification.type !== 6 || placeOf(targetOf(notification)).path !== place.path) return false
  const shown = new URLSearchParams(place.search)
  return !shown.get('search') && tabsOfNew.includes(shown.get('queue') ?? 'all')
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
