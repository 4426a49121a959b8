import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

export type TileServer = {
  origin: string
  /** In the format of `MAP_TILES_URL`. */
  address: string
  /** Requested tiles, as `z/x/y`. */
  requested: Set<string>
  stop(): Promise<void>
}

/** Serves map tiles that show their coordinates. */
export async function startTiles(): Promise<TileServer> {
  const requested = new Set<string>()
  const server = createServer(async ({ url = '' }, response) => {
    const [, tile] = /^\/ground\/(\d+\/\d+\/\d+)\.png$/.exec(url) ?? []
    if (!tile) return response.writeHead(404).end()
    requested.add(tile)
    response.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'no-store' }).end(await pictureOf(tile))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    address: `${origin}/ground/{z}/{x}/{y}.png`,
    requested,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function pictureOf(tile: string): Promise<Buffer> {
  const [, x = 0, y = 0] = tile.split('/').map(Number)
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">
    <rect width="256" height="256" fill="${(x + y) % 2 ? '#e8e4d4' : '#dce8dc'}" stroke="#9a9"/>
    <path d="M0 90 H256 M170 0 V256" stroke="#fff" stroke-width="10"/>
    <text x="12" y="24" font-size="16" fill="#555">${tile}</text>
  </svg>`
  return sharp(Buffer.from(drawing)).png().toBuffer()
}
