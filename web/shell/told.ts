import { type Notification, screenOf, targetOf } from '#contract/notifications.ts'

type Told = Pick<Notification, 'type' | 'msg' | 'link'>

/** An order anywhere among them is heard as an order. */
export function tuneOf(arrived: readonly Pick<Told, 'type'>[]): 'order' | 'message' {
  return arrived.some(({ type }) => type === 6) ? 'order' : 'message'
}

/** From a toast, unlike from the drawer, a challenge leads to the challenges. */
export function toastTargetOf(told: Told): string {
  return !told.link && told.type === 6 && /挑战/.test(told.msg) ? '/gamepk' : targetOf(told)
}

/** Several of one kind lead to their screen, a mixed lot to the dashboard. */
export function sharedTarget(arrived: readonly Told[]): string {
  const targets = new Set(arrived.map(screenOf))
  return targets.size === 1 ? ([...targets][0] ?? '/dashboard') : '/dashboard'
}
