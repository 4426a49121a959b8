import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { session } from '#contract/access/session.ts'
import type { Person } from '../faults/people.ts'
import { type Clients, openClients } from './clients.ts'

export const socketsPerPerson = 20
const agent = new Agent({ keepAlive: true, maxSockets: 100 })
/** A ticket is asked for again after so long while the server says that it is busy, and for so long at most. */
const againMs = 500
const mostBusyMs = 60_000
let busyAnswers = 0

/** How many requests for a ticket were answered so far that the server is busy. */
export function countBusy(): number {
  return busyAnswers
}

/** Sockets of our server, `each` of a person, each of which signs in first. */
export function openOurs(
  port: number,
  people: Person[],
  { each = socketsPerPerson, atOnce = 100, isByTicket = true } = {},
): Promise<Clients> {
  const byPath = new Map(people.map(person => [pathOf(person), person]))
  return openClients({
    port,
    paths: pathsFor(people, each),
    atOnce,
    addressOf: async path =>
      isByTicket ? withTicket(port, byPath.get(path)) : `/socket?token=${byPath.get(path)?.token}`,
    firstFrame: path => JSON.stringify({ senderId: byPath.get(path)?.id, action: 1 }),
  })
}

/** One for each person; the ticket is asked for when the socket is opened. */
function pathOf({ id }: Person): string {
  return `/socket?person=${id}`
}

/** The address of a socket with a ticket, as a page asks for it: again while the server is busy. */
async function withTicket(port: number, person: Person | undefined): Promise<string> {
  const until = Date.now() + mostBusyMs
  for (;;) {
    const { status, body } = await askTicket(port, person)
    const [, ticket] = /"ticket":"([^"]+)"/.exec(body) ?? []
    if (ticket) return `/socket?ticket=${ticket}`
    if (status !== 503) throw new Error(`No ticket: ${status} ${body.slice(0, 200)}`)
    busyAnswers += 1
    if (Date.now() > until)
      throw new Error(
        `For ${mostBusyMs / 1000} s the server was too busy to answer one request for a ticket: the machine is loaded. Run this bench again when it is idle.`,
      )
    await pause(againMs * (1 + Math.random()))
  }
}

function askTicket(port: number, person: Person | undefined): Promise<{ status: number; body: string }> {
  const { method, path } = session.socketTicket
  const headers = { token: person?.token ?? '', 'content-type': 'application/json', 'content-length': 2 }
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', method, path, headers, agent }, async answer => {
      let body = ''
      for await (const piece of answer) body += piece
      resolve({ status: answer.statusCode ?? 0, body })
    })
    asked.on('error', reject)
    asked.end('{}')
  })
}

export function pathsFor(people: Person[], each = socketsPerPerson): string[] {
  return people.flatMap(person => Array.from({ length: each }, () => pathOf(person)))
}
