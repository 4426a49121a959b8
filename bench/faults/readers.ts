import { WebSocket } from 'ws'
import { acknowledgementOf, action, type ClientFrame, type Notification, pulse } from '#contract/notifications.ts'
import type { Nudge } from '#contract/nudges.ts'
import type { Chance } from './chance.ts'
import type { Person } from './people.ts'

/** A page comes back after 7 s; here time is short, and more often back is more often in the way of a fault. */
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

type Terms = { person: Person; urls: readonly string[]; chance: Chance; isForgetful: () => boolean }

/** Listens through bad lines: comes back whenever it is cut off, or hears nothing though it asked. */
export function openDevice({ person, urls, chance, isForgetful }: Terms): Device {
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

  function connect(): void {
    const own = new WebSocket(`${chance.oneOf(urls).replace('http', 'ws')}/socket?token=${person.token}`, {
      handshakeTimeout: timeoutMs,
    })
    socket = own
    const say = (frame: Omit<ClientFrame, 'senderId'>) => {
      if (own.readyState === own.OPEN) own.send(JSON.stringify({ senderId: person.id, ...frame }))
    }
    const seen = new Map<number, number>()
    let heardAt = Date.now()
    const heart = setInterval(() => {
      if (Date.now() - heardAt > timeoutMs) own.terminate()
      say({ action: action.heartbeat, msg: pulse })
    }, pulseMs)
    own.on('open', () => {
      device.connections += 1
      heardAt = Date.now()
      say({ action: action.firstLogin })
      say({ action: action.watch, msg: 'notifications' })
    })
    own.on('message', data => {
      heardAt = Date.now()
      const frame = JSON.parse(String(data)) as Nudge | Notification[]
      if (!('nudge' in frame)) take(frame, seen, say)
    })
    own.on('error', () => {})
    own.on('close', () => {
      clearInterval(heart)
      if (!isClosed) retry = setTimeout(connect, chance.between(retryMs.least, retryMs.most))
    })
  }

  function take(
    notifications: Notification[],
    seen: Map<number, number>,
    say: (frame: Omit<ClientFrame, 'senderId'>) => void,
  ): void {
    for (const { id, type, allUser } of notifications) {
      const before = seen.get(id)
      if (before !== undefined && Date.now() - before < 25_000) device.tooSoon += 1
      seen.set(id, Date.now())
      // The page died with it: it never came, as far as the person goes.
      if (isForgetful()) continue
      device.arrived.set(id, (device.arrived.get(id) ?? 0) + 1)
      device.acknowledged.add(id)
      say({ action: acknowledgementOf({ type, allUser }), msgIds: String(id) })
    }
  }

  connect()
  return device
}
