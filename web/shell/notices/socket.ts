import {
  acknowledgementOf,
  action,
  type ClientFrame,
  type Notification,
  pulse,
  pulseNudge,
  pulseTimeoutMs,
  watchAll,
} from '#contract/notifications.ts'
import type { Nudge, NudgeWord } from '#contract/nudges.ts'
import { getToken } from '#web/kit/session.ts'
import { languageNow, onLanguage } from '#web/kit/words.ts'

const heartbeatMs = 20_000
const retryMs = 7_000
const signedOut = 4001

export type SocketTerms = {
  personId: number
  onOpen(): void
  onNudge(word: NudgeWord): void
  /** Whoever is told has them before the server is told so. */
  onNotifications(arrived: Notification[]): void
  onSignedOut(): void
}

/** Keeps one socket open while somebody is signed in. Answers how to close it for good. */
export function openSocket(terms: SocketTerms): () => void {
  let socket: WebSocket | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let patience: ReturnType<typeof setTimeout> | undefined

  function say(frame: Omit<ClientFrame, 'senderId'>): void {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ senderId: terms.personId, ...frame }))
  }

  function connect(): void {
    retryLater()
    const token = getToken()
    if (!token) return
    clearTimeout(retry)
    const question = new URLSearchParams({ token, language: languageNow() })
    socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket?${question}`)
    socket.onopen = greet
    socket.onmessage = hear
    socket.onclose = ({ code }) => {
      leave()
      if (code === signedOut) terms.onSignedOut()
      retryLater()
    }
    awaitSign()
  }

  function greet(): void {
    calm()
    say({ action: action.firstLogin })
    say({ action: action.watch, msg: watchAll })
    terms.onOpen()
  }

  function hear({ data }: MessageEvent<string>): void {
    calm()
    const frame = JSON.parse(data) as Nudge | typeof pulseNudge | Notification | Notification[]
    if (!('nudge' in frame)) receive(Array.isArray(frame) ? frame : [frame])
    else if (frame.nudge !== pulseNudge.nudge) terms.onNudge(frame.nudge)
  }

  function receive(arrived: Notification[]): void {
    terms.onNotifications(arrived)
    for (const [ack, group] of Map.groupBy(arrived, acknowledgementOf)) {
      say({ action: ack, msgIds: group.map(({ id }) => id).join() })
    }
  }

  function retryLater(): void {
    clearTimeout(retry)
    retry = setTimeout(connect, retryMs)
  }

  /** A line that died without a word, as after sleep, still looks open: only silence tells. */
  function awaitSign(): void {
    patience ??= setTimeout(() => {
      reconnect()
    }, pulseTimeoutMs)
  }

  function reconnect(): void {
    leave()
    connect()
  }

  function calm(): void {
    clearTimeout(patience)
    patience = undefined
  }

  function beat(): void {
    if (socket?.readyState !== WebSocket.OPEN) return
    say({ action: action.heartbeat, msg: pulse })
    awaitSign()
  }

  /** The goodbye of a dead line would come minutes later, when another one is in use. */
  function leave(): void {
    calm()
    if (socket) socket.onopen = socket.onmessage = socket.onclose = null
    socket?.close()
    socket = undefined
  }

  const heart = setInterval(beat, heartbeatMs)
  addEventListener('online', beat)
  addEventListener('visibilitychange', beat)
  // The server words what it sends in the language that the line was opened with.
  const unfollow = onLanguage(reconnect)
  connect()
  return () => {
    unfollow()
    clearInterval(heart)
    clearTimeout(retry)
    removeEventListener('online', beat)
    removeEventListener('visibilitychange', beat)
    leave()
  }
}
