import type { Envelope } from '#contract/base/refusals.ts'
import type { ClientFrame, Notification } from '#contract/desk/notifications.ts'
import type { Nudge } from '#contract/desk/nudges.ts'
import { acknowledgementOf, action, pulse, pulseNudge, pulseTimeoutMs, watchAll } from '#contract/desk/socket.ts'
import { api } from '#web/kit/api.ts'
import { getToken } from '#web/kit/session.ts'
import { languageNow, onLanguage } from '#web/kit/words.ts'

const heartbeatMs = 20_000
const retryMs = 7_000
const signedOut = 4001

type SocketTerms = {
  personId: number
  onOpen(): void
  onNudge(nudge: Nudge): void
  /** Called before the server is sent the acknowledgement. */
  onNotifications(arrived: Notification[]): void
  onSignedOut(): void
}

type Send = (frame: Omit<ClientFrame, 'senderId'>) => void

/** Keeps one socket open while somebody is signed in. Returns the function that closes it for good. */
export function openSocket(terms: SocketTerms): () => void {
  let socket: WebSocket | undefined
  let asking: AbortController | undefined
  const retry = createTimer(connect, retryMs)
  // A connection that died silently, as after sleep, still looks open: only a missing answer shows it.
  const silence = createTimer(reconnect, pulseTimeoutMs)

  const send: Send = frame => {
    if (socket?.readyState !== WebSocket.OPEN) return
    const whole: Required<ClientFrame> = { senderId: terms.personId, msg: '', msgIds: '', ...frame }
    socket.send(JSON.stringify(whole))
  }

  function connect(): void {
    retry.restart()
    const token = getToken()
    if (!token) return
    retry.stop()
    silence.start()
    asking = new AbortController()
    const { signal } = asking
    fetchSocketTicket(token, signal).then(
      ticket => !signal.aborted && open(ticket),
      () => {
        if (signal.aborted) return
        disconnect()
        retry.restart()
      },
    )
  }

  function open(ticket: string): void {
    socket = new WebSocket(addressOf(ticket))
    socket.onopen = () => {
      silence.stop()
      subscribe(send)
      terms.onOpen()
    }
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      silence.stop()
      receive(data, terms, send)
    }
    socket.onclose = ({ code }) => {
      disconnect()
      if (code === signedOut) terms.onSignedOut()
      retry.restart()
    }
  }

  /** Without its listeners, because the close event of a dead connection arrives minutes later, when another is in use. */
  function disconnect(): void {
    silence.stop()
    asking?.abort()
    if (socket) socket.onopen = socket.onmessage = socket.onclose = null
    socket?.close()
    socket = undefined
  }

  function reconnect(): void {
    disconnect()
    connect()
  }

  const stopHeartbeat = startHeartbeat(() => {
    if (socket?.readyState !== WebSocket.OPEN) return
    send({ action: action.heartbeat, msg: pulse })
    silence.start()
  })
  // The server sends text in the language that the connection was opened with.
  const unsubscribe = onLanguage(reconnect)
  connect()
  return () => {
    unsubscribe()
    stopHeartbeat()
    retry.stop()
    disconnect()
  }
}

function addressOf(ticket: string): string {
  const query = new URLSearchParams({ ticket, language: languageNow() })
  return `${location.origin.replace(/^http/, 'ws')}/socket?${query}`
}

function subscribe(send: Send): void {
  send({ action: action.firstLogin })
  send({ action: action.watch, msg: watchAll })
}

function receive(data: string, { onNudge, onNotifications }: SocketTerms, send: Send): void {
  const frame = JSON.parse(data) as Nudge | typeof pulseNudge | Notification | Notification[]
  if ('nudge' in frame) {
    if (frame.nudge !== pulseNudge.nudge) onNudge(frame as Nudge)
    return
  }
  const arrived = Array.isArray(frame) ? frame : [frame]
  onNotifications(arrived)
  for (const [ack, group] of Map.groupBy(arrived, acknowledgementOf)) {
    send({ action: ack, msgIds: group.map(({ id }) => id).join() })
  }
}

/** Also when the network is back or the window becomes visible, so that a dead connection is noticed then. */
function startHeartbeat(beat: () => void): () => void {
  const interval = setInterval(beat, heartbeatMs)
  addEventListener('online', beat)
  addEventListener('visibilitychange', beat)
  return () => {
    clearInterval(interval)
    removeEventListener('online', beat)
    removeEventListener('visibilitychange', beat)
  }
}

/** `start` keeps a running timer, `restart` begins anew. */
function createTimer(onEnd: () => void, ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined

  function stop(): void {
    clearTimeout(timer)
    timer = undefined
  }

  function start(): void {
    timer ??= setTimeout(() => {
      timer = undefined
      onEnd()
    }, ms)
  }

  return {
    start,
    stop,
    restart() {
      stop()
      start()
    },
  }
}

/**
 * A ticket that opens one socket. Not through `call`: the socket tries again by itself, so a failure is neither shown nor a
 * reason to ask for the sign-in; the page's own calls are.
 */
async function fetchSocketTicket(token: string, signal: AbortSignal): Promise<string> {
  const headers = { token, 'content-type': 'application/json' }
  const { method, path } = api.session.socketTicket
  const answer = await fetch(path, { method, headers, body: '{}', signal })
  const { data } = (await answer.json()) as Envelope<{ ticket?: string } | null>
  if (!data?.ticket) throw new Error('The server gave no ticket.')
  return data.ticket
}
