import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/kit/config.ts'
import { toGcj } from './gcj.ts'

type Place = Pick<Config, 'DATA_DIR'>

/** `410100.geojson`, or `410100.wgs84.geojson` if its positions have to be converted. */
const fileName = /^(\d{6})(\.wgs84)?\.geojson$/
const largestBytes = 20 * 1024 * 1024

function folderOf({ DATA_DIR }: Place): string {
  return join(DATA_DIR, 'maps')
}

type MapFile = { cityCode: string; path: string; isWgs84: boolean; address: string }

/** The maps in the folder; those that are too large are left out. */
async function mapFiles(place: Place): Promise<MapFile[]> {
  const folder = folderOf(place)
  const names = await readdir(folder).catch(() => [])
  const found = names.toSorted().map(async (name): Promise<MapFile[]> => {
    const [, cityCode, wgs84] = fileName.exec(name) ?? []
    if (!cityCode) return []
    const path = join(folder, name)
    const { mtimeMs, size } = await stat(path)
    if (size > largestBytes) return []
    // Browsers keep the file; another one has another address.
    const version = Math.round(mtimeMs).toString(36)
    return [{ cityCode, path, isWgs84: wgs84 !== undefined, address: `/maps/${cityCode}-${version}` }]
  })
  return (await Promise.all(found)).flat()
}

/** Addresses of the maps of these cities; null is every city. */
export async function mapsOf(place: Place, cityCodes: readonly string[] | null): Promise<string[]> {
  const files = await mapFiles(place)
  return files
    .filter(({ cityCode }) => cityCodes === null || cityCodes.includes(cityCode))
    .map(({ address }) => address)
}

/** Serves the ground of a city as GeoJSON in GCJ-02. It is public, as any map is. */
export async function mapRoutes(http: FastifyInstance, { config }: { config: Config }): Promise<void> {
  http.get('/maps/:name', async (request, reply) => {
    const file = (await mapFiles(config)).find(({ address }) => address === request.url.split('?')[0])
    if (!file) return reply.code(404).send({ code: 404, success: false, message: 'Not found', data: null })
    const text = await readFile(file.path, 'utf8')
    reply.header('cache-control', 'public, max-age=31536000, immutable').type('application/json')
    return file.isWgs84 ? converted(text) : text
  })
}

function converted(text: string): string {
  return JSON.stringify(JSON.parse(text), (key, value) => (key === 'coordinates' ? moved(value) : value))
}

function moved(coordinates: unknown): unknown {
  if (!Array.isArray(coordinates)) return coordinates
  const [lng, lat] = coordinates
  if (typeof lng === 'number' && typeof lat === 'number') return toGcj([lng, lat])
  return coordinates.map(moved)
}
