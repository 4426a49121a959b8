import { WebSocket } from 'ws'
import { session } from '#contract/access/session.ts'
import { type ClientFrame, Notification } from '#contract/desk/notifications.ts'
import type { Nudge, NudgeWord } from '#contract/desk/nudges.ts'
import { action } from '#contract/desk/socket.ts'
import { until } from './until.ts'

/** What one browser tab receives. */
export type TestSocket = {
  readonly notifications: Notification[]
  readonly nudges: Nudge[]
  /** How many notifications came in one frame at most. */
  largestArray(): number
  send(frame: ClientFrame): void
  sendRaw(data: string | Buffer): void
  /** The first frame of every browser; the backlog follows. */
  firstLogin(senderId: number | string): void
  watch(...features: string[]): void
  /** Resolves with the close code. */
  closed: Promise<number>
  /** Resolves once the server has taken every frame sent so far: pings are answered in order. */
  settled(): Promise<void>
  close(): void
}

type SocketTerms = { url: string; token: string; origin?: string; language?: string }

/** Opens a socket as the web does, with a ticket; rejects with the HTTP status if the server refuses before the upgrade. */
export async function openSocket({ origin, ...terms }: SocketTerms): Promise<TestSocket> {
  return openSocketAt(await ticketAddress(terms), origin)
}

/** An address that opens one socket of whoever is signed in with this token. */
export async function ticketAddress({ url, token, language = 'zh' }: SocketTerms): Promise<string> {
  const { method, path, output } = session.socketTicket
  const headers = { token, 'content-type': 'application/json' }
  const answer = await fetch(url + path, { method, headers, body: '{}' })
  const { data } = (await answer.json()) as { data: unknown }
  return socketAddress(url, { ...output.parse(data), language })
}

export function socketAddress(url: string, query: Record<string, string>): string {
  return `${url.replace('http', 'ws')}/socket?${new URLSearchParams(query)}`
}

export async function openSocketAt(address: string, origin?: string): Promise<TestSocket> {
  const socket = new WebSocket(address, origin === undefined ? {} : { origin })
  const notifications: Notification[] = []
  const nudges: Nudge[] = []
  let pongs = 0
  let largest = 0
  socket.on('message', data => {
    const frame: unknown = JSON.parse(String(data))
    if (isNudge(frame)) nudges.push(frame)
    else {
      const arrived = Array.isArray(frame) ? frame : [frame]
      largest = Math.max(largest, arrived.length)
      for (const one of arrived) notifications.push(Notification.strict().parse(one))
    }
  })
  socket.on('pong', () => {
    pongs++
  })
  const closed = new Promise<number>(resolve => socket.on('close', resolve))
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('unexpected-response', (_request, response) => {
      reject(new Error(`HTTP ${response.statusCode}`))
      response.destroy()
    })
    socket.on('error', reject)
  })
  const send = (frame: ClientFrame) => socket.send(JSON.stringify({ msg: '', msgIds: '', ...frame }))
  return {
    notifications,
    nudges,
    largestArray: () => largest,
    send,
    sendRaw: data => socket.send(data),
    firstLogin: senderId => send({ senderId, action: action.firstLogin }),
    watch: (...features) => send({ senderId: 0, msg: features.join(','), action: action.watch }),
    closed,
    async settled() {
      const before = pongs
      socket.ping()
      await until(() => pongs > before, { what: 'a pong' })
    },
    close: () => socket.close(),
  }
}

function isNudge(frame: unknown): frame is Nudge {
  return typeof frame === 'object' && frame !== null && 'nudge' in frame
}

export function isNudged(socket: TestSocket, word: NudgeWord, id: number): boolean {
  return socket.nudges.some(({ nudge, ids }) => nudge === word && ids.includes(String(id)))
}

/** Also by a nudge for everything, which a node sends after its connection was lost and made again. */
export function untilNudged(socket: TestSocket, word: NudgeWord, id: number): Promise<unknown> {
  const isForAll = () => socket.nudges.some(({ nudge, ids }) => nudge === word && ids.length === 0)
  return until(() => isNudged(socket, word, id) || isForAll(), { what: `nudge ${word} ${id}` })
}

export function hasReceived({ notifications }: TestSocket, id: number): boolean {
  return notifications.some(one => one.id === id)
}

export function untilReceived(socket: TestSocket, id: number): Promise<unknown> {
  return until(() => hasReceived(socket, id), { what: `notification ${id}` })
}
