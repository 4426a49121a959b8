import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CityClock } from '#contract/demo/city-clock.ts'
import type { Config } from '#server/kit/config.ts'

/** Written by the command that starts the city beside the server. */
export const cityClockFile = 'city-clock.json'

/** By which the people of a demo live; null where no city runs. */
export async function readCityClock({ DEMO, DATA_DIR }: Config): Promise<CityClock | null> {
  if (!DEMO) return null
  const text = await readFile(join(DATA_DIR, cityClockFile), 'utf8').catch(() => null)
  return text === null ? null : CityClock.parse(JSON.parse(text))
}

/** How many times as fast as real time people live: 1 outside a demo. */
export async function paceOf(config: Config): Promise<number> {
  return (await readCityClock(config))?.speed ?? 1
}
