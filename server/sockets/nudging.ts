import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { type Nudge, type NudgeWord, nudges } from '#contract/nudges.ts'
import { type Caller, holds, isInScope } from '#server/kit/caller.ts'
import type { NewsItem } from '#server/kit/news.ts'
import { Refusal } from '#server/kit/refusal.ts'
import type { Runtime } from '#server/kit/runtime.ts'
import { type Connection, closeCode, type Sockets } from './connection.ts'

/** The person of an open session as they are now; refuses when it is no longer open. */
export type LookAgain = (sessionId: number) => Promise<Caller>

const foldMs = 100
/** A nudge is no list: beyond this many ids it means "many". */
const mostIds = 100
const connectionsAtATime = 200
const makeUpMs = 1000
/** Repairs what no news told of: a session that grew old, a message that was lost between nodes. */
const lookAgainMs = 30_000

/** Lets watching sockets hear which records changed, if they may view them, and looks at a person again whose access changed. Answers how to stop. */
export function startNudging({ news, log }: Runtime, sockets: Sockets, lookAgainAt: LookAgain): () => void {
  let waiting: NewsItem[] = []
  let isFolding = false
  /** What slow connections could not be told when it was news; they are told as soon as they can take more. */
  const missed = new Map<Connection, Set<NudgeWord>>()
  const timers = [
    setInterval(makeUp, makeUpMs),
    setInterval(() => void lookAgain([...sockets.connections]), lookAgainMs),
  ]

  news.subscribe(items => {
    const aboutAccess = items.filter(({ word }) => word === 'session.changed')
    fold(items.filter(item => !aboutAccess.includes(item)))
    // Whoever hears that their access changed hears nothing any more that they may not.
    for (const item of aboutAccess) {
      const { userId } = item
      const concerned = userId === undefined ? sockets.connections : sockets.connectionsOf(userId)
      void lookAgain([...concerned]).then(() => fold([item]))
    }
  })

  function fold(items: NewsItem[]): void {
    if (items.length === 0) return
    waiting = waiting.concat(items)
    if (!isFolding) setTimeout(flush, foldMs)
    isFolding = true
  }

  async function flush(): Promise<void> {
    isFolding = false
    const { common = [], personal = [] } = Object.groupBy(waiting, item =>
      item.userId === undefined ? 'common' : 'personal',
    )
    waiting = []
    const byPerson = Map.groupBy(personal, item => item.userId)
    let told = 0
    for (const connection of sockets.connections) {
      const items = byPerson.get(connection.caller.userId)
      if (connection.watching.size === 0 || (common.length === 0 && !items)) continue
      for (const nudge of nudgesFor(connection, items ? common.concat(items) : common)) {
        if (!tell(connection, nudge)) missed.set(connection, (missed.get(connection) ?? new Set()).add(nudge.nudge))
      }
      if (++told % connectionsAtATime === 0) await yieldToOthers()
    }
  }

  function makeUp(): void {
    for (const [connection, words] of missed) {
      if (!connection.canTakeMore() && sockets.connections.has(connection)) continue
      missed.delete(connection)
      for (const word of words) tell(connection, { nudge: word, ids: [] })
    }
  }

  /** One after the other: after a lost connection this is everybody. */
  async function lookAgain(connections: Connection[]): Promise<void> {
    for (const connection of connections) {
      try {
        const now = await lookAgainAt(connection.caller.sessionId)
        if (!isSamePerson(now, connection.caller)) connection.caller = now
      } catch (error) {
        if (error instanceof Refusal) connection.close(closeCode.signedOut, 'signed out')
        else log.error({ error }, 'sockets: could not look at a person again')
      }
    }
  }

  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}

/** With the same access; a session that was renewed changes nothing. */
function isSamePerson(one: Caller, other: Caller): boolean {
  return isDeepStrictEqual({ ...one, expiresAt: 0 }, { ...other, expiresAt: 0 })
}

function tell(connection: Connection, nudge: Nudge): boolean {
  return connection.send(Buffer.from(JSON.stringify(nudge)))
}

function nudgesFor(connection: Connection, items: NewsItem[]): Nudge[] {
  const { caller, watching } = connection
  const idsByWord = new Map<NudgeWord, Set<string> | 'many'>()
  for (const { word, id, cityCode, needs, exceptFor } of items) {
    if (!watching.has(word.split('.')[0] ?? '') || !holds(caller, nudges[word])) continue
    if (needs !== undefined && !holds(caller, needs)) continue
    if (!isInScope(caller, cityCode) || exceptFor === connection.key) continue
    const ids = idsByWord.get(word) ?? new Set()
    if (ids !== 'many') idsByWord.set(word, id === null || ids.size >= mostIds ? 'many' : ids.add(String(id)))
  }
  return [...idsByWord].map(([nudge, ids]) => ({ nudge, ids: ids === 'many' ? [] : [...ids] }))
}
