import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/kit/config.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { mapFiles } from './files.ts'
import { readMap } from './read-maps.ts'

export { cellNamesIn, roadsOf, wayBetween } from './roads.ts'

/** What the ground of these cities is drawn of; null is every city. */
export async function groundOf(
  config: Config,
  cityCodes: readonly string[] | null,
): Promise<{ tiles: string | null; maps: string[] }> {
  const maps = await mapFiles(config, cityCodes)
  return { tiles: config.MAP_TILES_URL ?? null, maps: maps.map(({ address }) => address) }
}

/**
 * Serves the ground of a city as GeoJSON in GCJ-02. It is public, as any map is. Maps are read as soon as the server listens: the first
 * board has its ground at once, and the first ranking goes along the streets.
 */
export async function mapRoutes(http: FastifyInstance, { runtime }: { runtime: Runtime }): Promise<void> {
  http.addHook('onListen', async () => {
    for (const file of await mapFiles(runtime.config, null)) readMap(file, runtime.log)
  })
  http.get('/maps/:name', async (request, reply) => {
    const address = request.url.split('?')[0]
    const file = (await mapFiles(runtime.config, null)).find(each => each.address === address)
    const map = file && (await readMap(file, runtime.log).later)
    if (!map)
      return reply.code(404).send({ code: 404, success: false, message: 'Not found', data: null, traceId: request.id })
    const isTaken = String(request.headers['accept-encoding'])
      .split(/[,\s]+/)
      .includes('gzip')
    reply.header('cache-control', 'public, max-age=31536000, immutable').header('vary', 'accept-encoding')
    reply.type('application/json')
    if (isTaken) reply.header('content-encoding', 'gzip')
    return isTaken ? map.gzipped : promisify(gunzip)(map.gzipped)
  })
}
