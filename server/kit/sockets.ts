import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Language } from '#contract/values.ts'
import type { Caller } from './caller.ts'
import { languageOf } from './language.ts'
import { Refusal } from './refusal.ts'
import type { Runtime } from './runtime.ts'
import type { Identify } from './serve.ts'

/** One browser tab, or any other client, that listens. */
export type Connection = {
  caller: Caller
  readonly language: Language
  /** The features whose nudges it asked for. */
  readonly watching: Set<string>
  /** False when the reader is too slow to take more; what it misses is read from the database later. */
  send(payload: unknown): boolean
  close(code: number, why: string): void
}

export type Sockets = {
  connections: ReadonlySet<Connection>
  /** Refuses new ones and closes the others evenly over `overMs`, since all clients come back after the same 7 s. */
  drain(overMs: number): Promise<void>
}

export const closeCode = { policy: 1008, restarting: 1012, signedOut: 4001 } as const

const largestFrame = 16 * 1024
const largestBacklog = 1024 * 1024
const pingMs = 25_000
const deadAfterMs = 60_000
const mostPerPerson = 20

type Options = {
  server: Server
  runtime: Runtime
  identify: Identify
  onFrame: (connection: Connection, text: string) => void
}

/** Opens `GET /socket?token=…`. Who has no valid token is refused before the upgrade. */
export function startSockets({ server, runtime, identify, onFrame }: Options): Sockets {
  const webSockets = new WebSocketServer({ noServer: true, maxPayload: largestFrame, perMessageDeflate: false })
  const connections = new Set<Connection>()
  let isDraining = false

  server.on('upgrade', async (request, stream, head) => {
    stream.on('error', () => {})
    try {
      const url = new URL(request.url ?? '/', 'http://localhost')
      if (url.pathname !== '/socket') return reject(stream, 404)
      if (isDraining) return reject(stream, 503)
      if (!isOriginAllowed(request, runtime.config)) return reject(stream, 403)
      const caller = await identify(url.searchParams.get('token') ?? '')
      if (countOf(connections, caller.userId) >= mostPerPerson) return reject(stream, 429)
      const language = languageOf(url.searchParams.get('language') ?? request.headers['accept-language'])
      webSockets.handleUpgrade(request, stream, head, socket => admit(socket, caller, language))
    } catch (error) {
      if (!(error instanceof Refusal)) runtime.log.error({ error }, 'sockets: an upgrade failed')
      reject(stream, error instanceof Refusal ? 401 : 500)
    }
  })

  function admit(socket: WebSocket, caller: Caller, language: Language): void {
    const connection: Connection = {
      caller,
      language,
      watching: new Set(),
      send(payload) {
        if (socket.readyState !== socket.OPEN || socket.bufferedAmount > largestBacklog) return false
        socket.send(JSON.stringify(payload))
        return true
      },
      close: (code, why) => socket.close(code, why),
    }
    connections.add(connection)
    const stopPinging = keepAlive(socket)
    socket.on('message', (data, isBinary) => {
      if (isBinary) socket.close(closeCode.policy, 'text frames only')
      else onFrame(connection, String(data))
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      stopPinging()
      connections.delete(connection)
    })
  }

  return {
    connections,
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

/** Pings by protocol, because hidden tabs slow their own timers; ends a connection that no longer answers. */
function keepAlive(socket: WebSocket): () => void {
  let heardAt = Date.now()
  socket.on('pong', () => {
    heardAt = Date.now()
  })
  const timer = setInterval(() => {
    if (Date.now() - heardAt > deadAfterMs) socket.terminate()
    else socket.ping()
  }, pingMs)
  return () => clearInterval(timer)
}

function countOf(connections: Set<Connection>, userId: number): number {
  return [...connections].filter(({ caller }) => caller.userId === userId).length
}

/** Our own origin, or one that is configured. No origin at all is no browser, and needs a token all the same. */
function isOriginAllowed({ headers }: IncomingMessage, config: Runtime['config']): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  const allowed = [...config.ALLOWED_ORIGINS, ...(config.PUBLIC_URL ? [new URL(config.PUBLIC_URL).origin] : [])]
  return allowed.includes(origin) || (URL.canParse(origin) && new URL(origin).host === host)
}

function reject(stream: Duplex, status: number): void {
  stream.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
