import { randomBytes } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import proxyAddr from '@fastify/proxy-addr'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Caller } from '#server/kit/caller.ts'
import { languageOf } from '#server/kit/language.ts'
import { Refusal, refuse } from '#server/kit/refusal.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import type { Identify } from '#server/kit/serve.ts'
import {
  budget,
  mayOpenSocket,
  nameClaimedForSocket,
  networkOf,
  type UpgradeLimits,
} from '#server/process/limits/index.ts'
import { handleInOrder, keepAlive } from './backpressure.ts'
import { type Connection, closeCode, type Sockets } from './connection.ts'
import { groups } from './groups.ts'

export { type Connection, closeCode, type Sockets } from './connection.ts'
export { startNudging } from './nudging.ts'

/** Bytes. */
const largestFrame = 16 * 1024
/** Bytes that a slow client may leave unread before sending stops. */
const largestBacklog = 1024 * 1024

type Options = {
  server: Server
  runtime: Runtime
  limits: UpgradeLimits
  byToken: Identify
  byTicket: Identify
  /** The next frame of the same connection waits until this one is handled. */
  onFrame: (connection: Connection, text: string) => Promise<void>
}

/** Opens `GET /socket?ticket=…`. A request without a valid ticket or token is refused before the upgrade. */
export function startSockets(options: Options): Sockets {
  const { server, runtime, limits, onFrame } = options
  const { config, log } = runtime
  const webSockets = new WebSocketServer({ noServer: true, maxPayload: largestFrame, perMessageDeflate: false })
  const connections = new Set<Connection>()
  const byPerson = groups<number, Connection>()
  const byNetwork = groups<string, Duplex>()
  const isTrusted = proxyAddr.compile(config.TRUSTED_PROXIES)
  let isDraining = false
  const isFromOwnPage = ownPages(runtime)

  server.on('upgrade', async (request, stream, head) => {
    stream.on('error', () => {})
    const network = networkOf(proxyAddr(request, isTrusted))
    byNetwork.add(network, stream)
    stream.on('close', () => byNetwork.remove(network, stream))
    try {
      const url = new URL(request.url ?? '/', 'http://localhost')
      if (url.pathname !== '/socket') return reject(stream, 404)
      if (isDraining) return reject(stream, 503)
      if (!isFromOwnPage(request)) return reject(stream, 403)
      if (byNetwork.of(network).size > config.SOCKETS_PER_ADDRESS) return reject(stream, 429)
      await limits.admit(nameClaimedForSocket(url.searchParams, request.headers.cookie))
      // Whoever hung up while they waited is not looked for.
      if (stream.destroyed) return
      const caller = await identify(url.searchParams, options)
      if (byPerson.of(caller.userId).size >= config.SOCKETS_PER_PERSON) return reject(stream, 429)
      if (isDraining) return reject(stream, 503)
      const language = languageOf(url.searchParams.get('language') ?? request.headers['accept-language'])
      webSockets.handleUpgrade(request, stream, head, socket => admit(socket, stream, { caller, language }))
    } catch (error) {
      if (!(error instanceof Refusal)) log.error({ error }, 'sockets: an upgrade failed')
      reject(stream, statusOf(error))
    }
  })

  function admit(socket: WebSocket, line: Duplex, who: Pick<Connection, 'caller' | 'language'>): void {
    limits.opened(line)
    const connection: Connection = {
      ...who,
      key: randomBytes(6).toString('base64url'),
      watching: new Set(),
      send(frame) {
        if (socket.readyState !== socket.OPEN || socket.bufferedAmount > largestBacklog) return false
        socket.send(frame, { binary: false })
        return true
      },
      buffered: () => socket.bufferedAmount,
      canTakeMore: () => socket.readyState === socket.OPEN && socket.bufferedAmount < largestBacklog / 4,
      close: (code, why) => socket.close(code, why),
    }
    const { userId } = connection.caller
    connections.add(connection)
    byPerson.add(userId, connection)
    const stopPinging = keepAlive(socket, config.SOCKET_TIMEOUT_SECONDS * 1000)
    handleInOrder(socket, text =>
      onFrame(connection, text).catch(error => log.error({ error }, 'sockets: a frame failed')),
    )
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      stopPinging()
      connections.delete(connection)
      byPerson.remove(userId, connection)
    })
  }

  return {
    connections,
    connectionsOf: byPerson.of,
    async drain(overMs) {
      isDraining = true
      const open = [...connections]
      for (const connection of open) {
        connection.close(closeCode.restarting, 'restarting')
        await new Promise(resolve => setTimeout(resolve, overMs / open.length))
      }
      for (const socket of webSockets.clients) socket.terminate()
    },
  }
}

/** A token in the address, as simple clients send it, can be switched off: proxies log addresses. */
function identify(query: URLSearchParams, { runtime, byToken, byTicket }: Options): Promise<Caller> {
  const ticket = query.get('ticket')
  if (ticket !== null) return byTicket(ticket)
  return runtime.config.SOCKET_TOKEN_IN_ADDRESS ? byToken(query.get('token') ?? '') : refuse('tokenUnknown')
}

/** Whether a page of ours asks. The log says once what to set if it is: anybody can send as many origins as they like. */
function ownPages({ config, log }: Runtime) {
  let wasSaid = false
  return ({ headers }: IncomingMessage): boolean => {
    if (mayOpenSocket(headers, config)) return true
    const sentence = 'sockets: a page of this origin may open none; if it is yours, set PUBLIC_URL or ALLOWED_ORIGINS'
    if (!wasSaid) log.warn({ origin: headers.origin }, sentence)
    wasSaid = true
    return false
  }
}

/** As the other answers have them; there is no page to protect. */
const closedLines = 'Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n'

function statusOf(error: unknown): number {
  if (!(error instanceof Refusal)) return 500
  return error.reason === 'busy' ? 503 : 401
}

/** Closes the line as well: after an upgrade no timeout applies to it, and the client may keep its own side open for ever. */
function reject(stream: Duplex, status: number): void {
  const later = status === 503 ? `Retry-After: ${budget.retryAfterSeconds}\r\n` : ''
  stream.once('finish', () => stream.destroy())
  stream.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n${later}${closedLines}\r\n`)
}
