import { acknowledgementOf, action, type ClientFrame, type Notification } from '#contract/notifications.ts'
import type { Feature, Nudge } from '#contract/nudges.ts'
import { readAgain } from '#web/kit/read.ts'
import { askToSignInAgain, getToken } from '#web/kit/session.ts'
import { languageNow } from '#web/kit/words.ts'

const heartbeatMs = 20_000
const retryMs = 7_000
const signedOut = 4001

export type SocketTerms = {
  personId: number
  features: readonly Feature[]
  /** Each notification once, however often it is delivered. */
  onNotifications(arrived: Notification[]): void
}

/** Keeps one socket open while somebody is signed in. Answers how to close it for good. */
export function openSocket({ personId, features, onNotifications }: SocketTerms): () => void {
  const seen = new Set<number>()
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  let wasOpen = false

  function say(frame: Omit<ClientFrame, 'senderId'>): void {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ senderId: personId, ...frame }))
  }

  function onOpen(): void {
    say({ action: action.firstLogin })
    say({ action: action.watch, msg: features.join() })
    // What happened while nobody listened is not told again: read it.
    if (wasOpen) for (const feature of features) readAgain(feature)
    wasOpen = true
  }

  function onMessage({ data }: MessageEvent<string>): void {
    const frame = JSON.parse(data) as Nudge | Notification | Notification[]
    if ('nudge' in frame) readAgain(frame.nudge.slice(0, frame.nudge.indexOf('.')))
    else receive(Array.isArray(frame) ? frame : [frame])
  }

  function receive(arrived: Notification[]): void {
    for (const [ack, ids] of groupByAcknowledgement(arrived)) say({ action: ack, msgIds: ids.join() })
    const unseen = arrived.filter(({ id }) => !seen.has(id))
    for (const { id } of unseen) seen.add(id)
    if (unseen.length) onNotifications(unseen)
  }

  function onClose({ code }: CloseEvent): void {
    if (isClosed) return
    if (code === signedOut) askToSignInAgain()
    timer = setTimeout(connect, retryMs)
  }

  function connect(): void {
    const token = getToken()
    if (!token) return
    const question = new URLSearchParams({ token, language: languageNow() })
    socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket?${question}`)
    socket.onopen = onOpen
    socket.onmessage = onMessage
    socket.onclose = onClose
  }

  const heart = setInterval(() => say({ action: action.heartbeat }), heartbeatMs)
  connect()
  return () => {
    isClosed = true
    clearInterval(heart)
    clearTimeout(timer)
    socket?.close()
  }
}

function groupByAcknowledgement(arrived: Notification[]): Map<number, number[]> {
  const groups = new Map<number, number[]>()
  for (const notification of arrived) {
    const ack = acknowledgementOf(notification)
    groups.set(ack, [...(groups.get(ack) ?? []), notification.id])
  }
  return groups
}
