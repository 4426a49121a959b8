import { WebSocket } from 'ws'
import { session } from '#contract/access/session.ts'
import type { ClientFrame, Notification } from '#contract/desk/notifications.ts'
import type { Nudge } from '#contract/desk/nudges.ts'
import { acknowledgementOf, action, pulse } from '#contract/desk/socket.ts'
import type { Person } from './people.ts'
import type { Random } from './random.ts'

/** Shorter than the 7 s of a real page, so that reconnects coincide with faults more often. */
const retryMs = { least: 200, most: 1500 }
const pulseMs = 2000
const timeoutMs = 6000

/** One browser of one person. */
export type Device = {
  person: Person
  /** How often each id arrived. */
  arrived: Map<number, number>
  /** How often it connected, first login included. */
  connections: number
  /** Ids that came twice on one connection, sooner than a repetition is due. */
  tooSoon: number
  acknowledged: Set<number>
  close(): void
}

type Options = { person: Person; urls: readonly string[]; random: Random; losesMessage: () => boolean }

/** Connects through unreliable connections, and reconnects after a disconnect or an unanswered heartbeat. */
export function openDevice({ person, urls, random, losesMessage }: Options): Device {
  const device: Device = {
    person,
    arrived: new Map(),
    connections: 0,
    tooSoon: 0,
    acknowledged: new Set(),
    close() {
      isClosed = true
      clearTimeout(retry)
      socket?.terminate()
    },
  }
  let isClosed = false
  let socket: WebSocket | undefined
  let retry: NodeJS.Timeout | undefined

  function retryLater(): void {
    if (!isClosed) retry = setTimeout(connect, random.between(retryMs.least, retryMs.most))
  }

  /** With a ticket, as a page does it. */
  async function connect(): Promise<void> {
    const signal = AbortSignal.timeout(timeoutMs)
    const address = await ticketAddress(random.oneOf(urls), person.token, signal).catch(() => undefined)
    if (isClosed) return
    if (!address) return retryLater()
    const own = new WebSocket(address, { handshakeTimeout: timeoutMs })
    socket = own
    const send = (frame: Omit<ClientFrame, 'senderId'>) => {
      if (own.readyState === own.OPEN) own.send(JSON.stringify({ senderId: person.id, ...frame }))
    }
    const seen = new Map<number, number>()
    let lastFrameAt = Date.now()
    const heartbeat = setInterval(() => {
      if (Date.now() - lastFrameAt > timeoutMs) own.terminate()
      send({ action: action.heartbeat, msg: pulse })
    }, pulseMs)
    own.on('open', () => {
      device.connections += 1
      lastFrameAt = Date.now()
      send({ action: action.firstLogin })
      send({ action: action.watch, msg: 'notifications' })
    })
    own.on('message', data => {
      lastFrameAt = Date.now()
      const frame = JSON.parse(String(data)) as Nudge | Notification[]
      if (!('nudge' in frame)) receive(frame, seen, send)
    })
    own.on('error', () => {})
    own.on('close', () => {
      clearInterval(heartbeat)
      retryLater()
    })
  }

  function receive(
    notifications: Notification[],
    seen: Map<number, number>,
    send: (frame: Omit<ClientFrame, 'senderId'>) => void,
  ): void {
    for (const { id, type, allUser } of notifications) {
      const before = seen.get(id)
      if (before !== undefined && Date.now() - before < 25_000) device.tooSoon += 1
      seen.set(id, Date.now())
      // Simulates a page that is closed after receiving the message and before showing it.
      if (losesMessage()) continue
      device.arrived.set(id, (device.arrived.get(id) ?? 0) + 1)
      device.acknowledged.add(id)
      send({ action: acknowledgementOf({ type, allUser }), msgIds: String(id) })
    }
  }

  void connect()
  return device
}

async function ticketAddress(url: string, token: string, signal: AbortSignal): Promise<string> {
  const { method, path, output } = session.socketTicket
  const headers = { token, 'content-type': 'application/json' }
  const answer = await fetch(url + path, { method, headers, body: '{}', signal })
  const { data } = (await answer.json()) as { data: unknown }
  return `${url.replace('http', 'ws')}/socket?ticket=${output.parse(data).ticket}`
}
