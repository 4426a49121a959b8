import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import type { Runtime } from '#server/kit/runtime.ts'
import { mapFiles, type Place } from './files.ts'
import { readMap } from './read-maps.ts'

export { cellNamesIn, roadsOf, wayBetween } from './roads.ts'

/** Addresses of the maps of these cities; null is every city. */
export async function mapsOf(place: Place, cityCodes: readonly string[] | null): Promise<string[]> {
  return (await mapFiles(place, cityCodes)).map(({ address }) => address)
}

/** Serves the ground of a city as GeoJSON in GCJ-02. It is public, as any map is. */
export async function mapRoutes(http: FastifyInstance, { runtime }: { runtime: Runtime }): Promise<void> {
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
