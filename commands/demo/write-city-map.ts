import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cityMap } from '#city/streets/city-map.ts'

/** The ground of the simulated city, where the server looks for maps; a file that is there stays. */
export function writeCityMap(dataDir: string, cityCode: string): void {
  const path = join(dataDir, 'maps', `${cityCode}.geojson`)
  if (existsSync(path)) return
  mkdirSync(join(dataDir, 'maps'), { recursive: true, mode: 0o700 })
  writeFileSync(path, JSON.stringify(cityMap()))
}
