import { type Nudge, type NudgeWord, nudges } from '#contract/nudges.ts'
import { type Caller, holds, isInScope } from './caller.ts'
import type { NewsItem } from './news.ts'
import { Refusal } from './refusal.ts'
import type { Runtime } from './runtime.ts'
import { type Connection, closeCode, type Sockets } from './sockets.ts'

/** The person of an open session as they are now; refuses when it is no longer open. */
export type LookAgain = (sessionId: number) => Promise<Caller>

const foldMs = 100
/** A nudge is no list: beyond this many ids it means "many". */
const mostIds = 100
/** Repairs what no news told of: a session that grew old, a message that was lost between nodes. */
const lookAgainMs = 30_000

/** Lets watching sockets hear which records changed, if they may view them, and looks at a person again whose access changed. Answers how to stop. */
export function startNudging({ news, log }: Runtime, sockets: Sockets, lookAgainAt: LookAgain): () => void {
  let waiting: NewsItem[] = []
  let isFolding = false

  news.subscribe(items => {
    waiting.push(...items)
    if (!isFolding) setTimeout(flush, foldMs)
    isFolding = true
    for (const item of items) if (item.word === 'session.changed' && item.userId !== undefined) lookAgain(item.userId)
  })

  const timer = setInterval(() => lookAgain(undefined), lookAgainMs)

  function flush(): void {
    isFolding = false
    const items = waiting
    waiting = []
    for (const connection of sockets.connections) {
      for (const nudge of nudgesFor(connection, items)) connection.send(nudge)
    }
  }

  function lookAgain(userId: number | undefined): void {
    for (const connection of sockets.connections) {
      if (userId !== undefined && connection.caller.userId !== userId) continue
      lookAgainAt(connection.caller.sessionId).then(
        caller => {
          connection.caller = caller
        },
        error => {
          if (error instanceof Refusal) connection.close(closeCode.signedOut, 'signed out')
          else log.error({ error }, 'sockets: could not look at a person again')
        },
      )
    }
  }

  return () => clearInterval(timer)
}

function nudgesFor(connection: Connection, items: NewsItem[]): Nudge[] {
  const { caller, watching } = connection
  const idsByWord = new Map<NudgeWord, Set<string>>()
  for (const { word, id, cityCode, userId, needs = 'signed-in' } of items) {
    if (!watching.has(word.split('.')[0] ?? '') || !holds(caller, nudges[word]) || !holds(caller, needs)) continue
    if (userId !== undefined && userId !== caller.userId) continue
    if (!isInScope(caller, cityCode)) continue
    idsByWord.set(word, (idsByWord.get(word) ?? new Set()).add(String(id)))
  }
  return [...idsByWord].map(([nudge, ids]) => ({ nudge, ids: ids.size > mostIds ? [] : [...ids] }))
}
