import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#server/kit/config.ts'

/** `410100.geojson`, or `410100.wgs84.geojson` if its positions have to be converted. */
const fileName = /^(\d{6})(\.wgs84)?\.geojson$/
const largestBytes = 20 * 1024 * 1024

export type MapFile = { cityCode: string; path: string; isWgs84: boolean; address: string }

/** The maps of these cities in the folder, null for every city; those that are too large are left out. */
export async function mapFiles({ DATA_DIR }: Config, cityCodes: readonly string[] | null): Promise<MapFile[]> {
  const folder = join(DATA_DIR, 'maps')
  const names = await readdir(folder).catch(() => [])
  const found = names.toSorted().map(async (name): Promise<MapFile[]> => {
    const [, cityCode, wgs84] = fileName.exec(name) ?? []
    if (!cityCode || (cityCodes && !cityCodes.includes(cityCode))) return []
    const path = join(folder, name)
    // It may be replaced at this moment.
    const found = await stat(path).catch(() => undefined)
    if (!found || found.size > largestBytes) return []
    // Browsers keep the file; another one has another address.
    const version = Math.round(found.mtimeMs).toString(36)
    return [{ cityCode, path, isWgs84: wgs84 !== undefined, address: `/maps/${cityCode}-${version}` }]
  })
  return (await Promise.all(found)).flat()
}
