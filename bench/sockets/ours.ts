import { Agent, request } from 'node:http'
import { session } from '#contract/access/session.ts'
import type { Person } from '../faults/people.ts'
import { type Clients, openClients } from './clients.ts'

export const socketsPerPerson = 20
const agent = new Agent({ keepAlive: true, maxSockets: 100 })

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

/** The address of a socket with a ticket, as a page asks for it. */
function withTicket(port: number, person: Person | undefined): Promise<string> {
  const { method, path } = session.socketTicket
  const headers = { token: person?.token ?? '', 'content-type': 'application/json', 'content-length': 2 }
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', method, path, headers, agent }, async answer => {
      let body = ''
      for await (const piece of answer) body += piece
      const [, ticket] = /"ticket":"([^"]+)"/.exec(body) ?? []
      if (ticket) resolve(`/socket?ticket=${ticket}`)
      else reject(new Error(`No ticket: ${answer.statusCode} ${body.slice(0, 200)}`))
    })
    asked.on('error', reject)
    asked.end('{}')
  })
}

export function pathsFor(people: Person[], each = socketsPerPerson): string[] {
  return people.flatMap(person => Array.from({ length: each }, () => pathOf(person)))
}
