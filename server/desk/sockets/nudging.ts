import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { type Nudge, type NudgeWord, nudges } from '#contract/desk/nudges.ts'
import { createFold } from '#server/desk/nudges/index.ts'
import { type Caller, isInScope, may } from '#server/kit/caller.ts'
import type { AddressedNudge } from '#server/kit/nudges.ts'
import { Refusal } from '#server/kit/refusal.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { type Connection, closeCode, type Sockets } from './connection.ts'

/** The caller of an open session with the permissions of now; refuses when it is no longer open. */
type Reidentify = (sessionId: number) => Promise<Caller>

/** After a sending, nudges of this time are sent together. */
const foldMs = 100
/** A nudge with more ids than this names none, which means "many". */
const mostIds = 100
const connectionsAtATime = 200
const resendMs = 1000
/** Callers are read again this often as well, for sessions that expired and messages between nodes that were lost. */
const refreshMs = 30_000

/**
 * Nudges watching sockets about changed records that they may view, and reads callers again whose access changed. Answers a
 * function that stops it.
 */
export function startNudging({ nudgeChannel, log }: Runtime, sockets: Sockets, reidentify: Reidentify): () => void {
  let waiting: AddressedNudge[] = []
  /** Nudges that slow connections could not take; they are sent as soon as they can. */
  const missed = new Map<Connection, Set<NudgeWord>>()
  const fold = createFold(foldMs, () => void flush())
  const timers = [
    setInterval(sendMissed, resendMs),
    setInterval(() => void refreshCallers([...sockets.connections]), refreshMs),
  ]

  nudgeChannel.subscribe(items => {
    const aboutAccess = items.filter(({ word }) => word === 'session.changed')
    enqueue(items.filter(item => !aboutAccess.includes(item)))
    // The new permissions are in force before the person is nudged about them.
    for (const item of aboutAccess) {
      const { userId } = item
      const concerned = userId === undefined ? sockets.connections : sockets.connectionsOf(userId)
      void refreshCallers([...concerned]).then(() => enqueue([item]))
    }
  })

  function enqueue(items: AddressedNudge[]): void {
    if (items.length === 0) return
    waiting = waiting.concat(items)
    fold.ask()
  }

  async function flush(): Promise<void> {
    const { common = [], personal = [] } = Object.groupBy(waiting, item =>
      item.userId === undefined ? 'common' : 'personal',
    )
    waiting = []
    const byPerson = Map.groupBy(personal, item => item.userId)
    let visited = 0
    for (const connection of sockets.connections) {
      const items = byPerson.get(connection.caller.userId)
      if (connection.watching.size === 0 || (common.length === 0 && !items)) continue
      for (const nudge of nudgesFor(connection, items ? common.concat(items) : common)) {
        if (!send(connection, nudge)) missed.set(connection, (missed.get(connection) ?? new Set()).add(nudge.nudge))
      }
      if (++visited % connectionsAtATime === 0) await yieldToOthers()
    }
  }

  function sendMissed(): void {
    for (const [connection, words] of missed) {
      if (!connection.canTakeMore() && sockets.connections.has(connection)) continue
      missed.delete(connection)
      for (const word of words) send(connection, { nudge: word, ids: [] })
    }
  }

  /** One after the other, since after a lost connection between nodes these are all connections. */
  async function refreshCallers(connections: Connection[]): Promise<void> {
    for (const connection of connections) {
      try {
        const now = await reidentify(connection.caller.sessionId)
        if (!hasSameAccess(now, connection.caller)) connection.caller = now
      } catch (error) {
        if (error instanceof Refusal) connection.close(closeCode.signedOut, 'signed out')
        else log.error({ error }, 'sockets: could not identify a person again')
      }
    }
  }

  return () => {
    fold.stop()
    for (const timer of timers) clearInterval(timer)
  }
}

/** Whether the access is the same; a renewed session alone changes nothing. */
function hasSameAccess(one: Caller, other: Caller): boolean {
  return isDeepStrictEqual({ ...one, expiresAt: 0 }, { ...other, expiresAt: 0 })
}

function send(connection: Connection, nudge: Nudge): boolean {
  return connection.send(Buffer.from(JSON.stringify(nudge)))
}

function nudgesFor(connection: Connection, items: AddressedNudge[]): Nudge[] {
  const { caller, watching } = connection
  const idsByWord = new Map<NudgeWord, Set<string> | 'many'>()
  for (const { word, id, cityCode, needs, exceptFor, isDelivered } of items) {
    if (!watching.has(word.split('.')[0] ?? '') || !may(caller, nudges[word])) continue
    if (isDelivered || (needs !== undefined && !needs.some(one => may(caller, one)))) continue
    if (!isInScope(caller, cityCode) || exceptFor === connection.key) continue
    const ids = idsByWord.get(word) ?? new Set()
    if (ids !== 'many') idsByWord.set(word, id === null || ids.size >= mostIds ? 'many' : ids.add(String(id)))
  }
  return [...idsByWord].map(([nudge, ids]) => ({ nudge, ids: ids === 'many' ? [] : [...ids] }))
}
