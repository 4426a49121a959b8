import type { WebSocket } from 'ws'
import { closeCode } from './connection.ts'

/** The patience in ticks: of 60 s, a ping every 25 s. Counted, not clocked: a server that stood still must not blame its clients. */
const ticksOfPatience = 12
const ticksBetweenPings = 5
/** A client may be this many frames ahead of us before we stop reading what it sends. */
const mostFramesAhead = 32

/** One text frame after the other; a client that sends faster than we work is not read meanwhile. */
export function takeInTurn(socket: WebSocket, take: (text: string) => Promise<void>): void {
  let ahead = 0
  let turn = Promise.resolve()
  socket.on('message', (data, isBinary) => {
    if (isBinary) return socket.close(closeCode.policy, 'text frames only')
    if (++ahead > mostFramesAhead) socket.pause()
    turn = turn
      .then(() => take(String(data)))
      .then(() => {
        if (--ahead === 0 && socket.isPaused) socket.resume()
      })
  })
}

/** Pings by protocol, because hidden tabs slow their own timers; ends a connection that no longer answers. */
export function keepAlive(socket: WebSocket, patienceMs: number): () => void {
  let silentTicks = 0
  socket.on('pong', () => {
    silentTicks = 0
  })
  const timer = setInterval(() => {
    silentTicks += 1
    if (silentTicks >= ticksOfPatience) socket.terminate()
    else if (silentTicks % ticksBetweenPings === 0) socket.ping()
  }, patienceMs / ticksOfPatience)
  return () => clearInterval(timer)
}
