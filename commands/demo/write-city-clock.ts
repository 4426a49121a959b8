import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { atHour } from '#city/world/clock.ts'
import type { CityClock } from '#contract/demo/city-clock.ts'
import { cityClockFile } from '#server/settings/cities/city-clock.ts'
import type { DemoOptions } from './options.ts'

/** The city's clock from now on, for the server to show; none for a city in which nobody acts. */
export function writeCityClock(dataDir: string, { speed, hour, isQuiet }: Omit<DemoOptions, 'port'>): CityClock {
  const beganAt = Date.now()
  const clock = { speed, beganAt, startsAt: hour === undefined ? beganAt : Math.round(atHour(beganAt, hour)) }
  const path = join(dataDir, cityClockFile)
  if (isQuiet) rmSync(path, { force: true })
  else {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    writeFileSync(path, JSON.stringify(clock))
  }
  return clock
}
