import { setTimeout as pause } from 'node:timers/promises'

/** Only ends what hangs. */
const timeoutMs = 200_000

/** Looks again until `look` answers something, which it returns. The time of `passTime()` does not count. */
export async function until<Found>(
  look: () => Found | Promise<Found>,
  { what = String(look) } = {},
): Promise<NonNullable<Found>> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    const found = await look()
    if (found) return found
    if (performance.now() > deadline) throw new Error(`Waited ${timeoutMs / 1000} s in vain for: ${what}`)
    await pause(15)
  }
}
