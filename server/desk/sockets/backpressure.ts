import type { WebSocket } from 'ws'
import { closeCode } from './connection.ts'

/** The timeout is counted in ticks and not by the clock: a server that stood still must not blame its clients. Of 60 s, a ping every 25 s. */
const ticksUntilTimeout = 12
const ticksBetweenPings = 5
/** Frames of one client that may wait before its socket is no longer read. */
const mostWaitingFrames = 32

/** Handles one text frame after the other; the socket of a client that sends faster than that is paused. */
export function handleInOrder(socket: WebSocket, handle: (text: string) => Promise<void>): void {
  let waiting = 0
  let turn = Promise.resolve()
  socket.on('message', (data, isBinary) => {
    if (isBinary) return socket.close(closeCode.policy, 'text frames only')
    if (++waiting > mostWaitingFrames) socket.pause()
    turn = turn
      .then(() => handle(String(data)))
      .then(() => {
        if (--waiting === 0 && socket.isPaused) socket.resume()
      })
  })
}

/** Pings by the WebSocket protocol, because hidden tabs slow down their own timers; ends a connection that no longer answers. */
export function keepAlive(socket: WebSocket, timeoutMs: number): () => void {
  let silentTicks = 0
  socket.on('pong', () => {
    silentTicks = 0
  })
  const timer = setInterval(() => {
    silentTicks += 1
    if (silentTicks >= ticksUntilTimeout) socket.terminate()
    else if (silentTicks % ticksBetweenPings === 0) socket.ping()
  }, timeoutMs / ticksUntilTimeout)
  return () => clearInterval(timer)
}
