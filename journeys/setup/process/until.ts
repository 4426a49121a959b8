import { setTimeout as pause } from 'node:timers/promises'

const timeoutMs = 30_000

/** Looks again until `look` answers something; gives up in words after 30 s, or as long as it is told. */
export async function until<Found>(
  look: () => Found | Promise<Found>,
  { withinMs = timeoutMs, what = String(look) } = {},
): Promise<NonNullable<Found>> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const found = await look()
    if (found) return found
    if (Date.now() > deadline) throw new Error(`Waited ${withinMs} ms in vain for: ${what}`)
    await pause(15)
  }
}
