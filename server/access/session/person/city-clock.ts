import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Person } from '#contract/access/session.ts'
import { CityClock } from '#contract/demo/city-clock.ts'
import type { Config } from '#server/kit/config.ts'

/** Written by the command that starts the city beside the server. */
export const cityClockFile = 'city-clock.json'

/** Null outside a demo. */
export async function readDemo({ DEMO, DATA_DIR }: Config): Promise<Person['demo']> {
  if (!DEMO) return null
  const text = await readFile(join(DATA_DIR, cityClockFile), 'utf8').catch(() => null)
  return { city: text === null ? null : CityClock.parse(JSON.parse(text)) }
}
