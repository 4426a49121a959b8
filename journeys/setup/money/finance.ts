import { afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { registerBank } from '../open/apps.ts'
import type { Desk } from '../orders/desk.ts'
import type { Role } from '../people/people.ts'
import { avoidMidnight } from '../process/midnight.ts'
import { type TestServer, withServer } from '../process/server.ts'
import { findWrong } from './ledger.ts'
import { expectShareRight, longSessions } from './settlements.ts'

type Options = Parameters<typeof withServer>[0]

/** A server with a payout channel for all tests of a file; each of them leaves the ledger right. */
export function withBank(options?: Options): TestServer {
  const server = withServer(options)
  beforeAll(() => registerBank(server.runtime, server.webhooks))
  beforeEach(avoidMidnight)
  afterEach(async () => expect(await findWrong(server)).toEqual([]))
  return server
}

/** A server for journeys of days for all tests of a file; each of them leaves the shares of orders right. */
export function withSettlements(): TestServer {
  const server = withServer({ settings: longSessions })
  afterEach(() => expectShareRight(server.db))
  return server
}

/** Somebody of each of these roles, signed in for all tests of a file: `withDesks(server, { finance: 'finance' })`. */
export function withDesks<Name extends string>(
  server: TestServer,
  people: Record<Name, Role | { role: Role; name: string }>,
): Record<Name, Desk> {
  const desks = {} as Record<Name, Desk>
  beforeAll(async () => {
    for (const key of Object.keys(people) as Name[]) {
      const asked = people[key]
      const { role, name } = typeof asked === 'string' ? { role: asked, name: undefined } : asked
      desks[key] = await server.signIn(role, name === undefined ? {} : { name })
    }
  })
  return desks
}
