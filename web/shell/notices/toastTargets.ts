import { type Notification, targetOf } from '#contract/notifications.ts'
import { type Place, placeOf } from '#web/kit/route.ts'

type Told = Pick<Notification, 'type' | 'msg' | 'link'>

/** `YYYY-MM-DD HH:mm:ss` on the clock of Shanghai, in epoch milliseconds. */
export function sentAt(createTime: string): number {
  return Date.parse(`${createTime.replace(' ', 'T')}+08:00`)
}

/** An order anywhere among them is heard as an order. */
export function tuneOf(arrived: readonly Pick<Told, 'type'>[]): 'order' | 'message' {
  return arrived.some(({ type }) => type === 6) ? 'order' : 'message'
}

/** From a toast, unlike from the drawer, a challenge leads to the challenges. */
export function toastTargetOf(told: Told): string {
  return !told.link && told.type === 6 && /挑战/.test(told.msg) ? '/gamepk' : targetOf(told)
}

/** A message of the conversation that stands at `place`: it is read there as it comes. */
export function isMessageAt({ type, link }: Told, place: Place): boolean {
  if (type >= 5 || !link) return false
  const { path, search } = placeOf(link)
  const shown = new URLSearchParams(place.search)
  return path === place.path && [...new URLSearchParams(search)].every(([name, value]) => shown.get(name) === value)
}

/** Several about one record lead there, several of one kind to their screen, a mixed lot nowhere in particular. */
export function sharedTarget(arrived: readonly Told[]): string | undefined {
  const targets = new Set(arrived.map(targetOf))
  const screens = new Set([...targets].map(target => placeOf(target).path))
  return only(targets) ?? only(screens)
}

function only<Item>(items: ReadonlySet<Item>): Item | undefined {
  return items.size === 1 ? [...items][0] : undefined
}
