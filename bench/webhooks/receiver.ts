import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** An app in a process of its own. Answers `/0` at once, `/100` after so many milliseconds, and `/silent` never. */
const server = createServer(async (request, response) => {
  request.resume()
  const [, ms = ''] = request.url?.split('/') ?? []
  if (ms === 'silent') return
  if (ms !== '0') await pause(Number(ms))
  response.writeHead(204).end()
})
server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1')
await once(server, 'listening')
process.send?.(server.address())
process.once('disconnect', () => process.exit())
