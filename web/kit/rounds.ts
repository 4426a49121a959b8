import { notifyManager, type Query, type QueryClient } from '@tanstack/react-query'
import { type LiveAnswer, mostQuestions } from '#contract/base/live.ts'
import { callLive, Refused, Unreachable } from './call.ts'
import { type Changed, heldOf, hold, type Live, type Part, wholeOf, widen } from './live.ts'
import { isInUse } from './presence.ts'
import { onIdentityChange } from './session.ts'
import { createStore, useStore } from './store.ts'

/** Nudges that come together are read together. */
const gatherMs = 80
/** Between two rounds: while somebody works in the window or something else reads as well, and while nobody does. */
const pace = { used: 1000, idle: 2100 }
const busyMs = 5000
export const staleMs = 30_000

const behind = createStore(false)

/** Whether the server was too busy to say what changed: what is shown may be out of date. */
export function useIsBehind(): boolean {
  return useStore(behind)
}

type Asked = { query: Query; part: Part; shown: unknown }

/** What changed since the last round. `keys` are single queries. */
type Heard = { features: Map<string, Changed>; keys: Map<string, Changed>; isAll: boolean }

/**
 * Reads what is on the screen again, everything in one request. What is out of sight, in a hidden tab or a hidden window asks
 * nothing until it is seen. `announce` hears of each feature once a round.
 */
export function createRounds(client: QueryClient, announce: (feature: string) => void) {
  let heard = nothingHeard()
  let timer: { at: number; id: ReturnType<typeof setTimeout> } | undefined
  let asking: AbortController | undefined
  let askedAt = 0
  let isUrgent = false
  /** The server asked not to be asked before. */
  let restUntil = 0

  onIdentityChange(() => asking?.abort())
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return
    const shown = client.getQueryCache().findAll({ type: 'active' })
    for (const query of shown) if (query.meta?.live && isOutdated(query)) heard.keys.set(query.queryHash, 'all')
    begin(0)
  })

  /** At once where somebody waits for it; otherwise a while after the last round. */
  function begin(inMs: number): void {
    if (asking) return
    const at = Math.max(Date.now() + inMs, restUntil)
    if (timer && timer.at <= at) return
    clearTimeout(timer?.id)
    timer = { at, id: setTimeout(run, at - Date.now()) }
  }

  function hear(change: (heard: Heard) => void, when: 'now' | 'soon'): void {
    change(heard)
    const { idle, used } = pace
    const next = askedAt + (isInUse() || !isAllLive(client, heard) ? used : idle) - Date.now()
    isUrgent ||= when === 'now'
    begin(when === 'now' ? 0 : Math.max(gatherMs, next))
  }

  async function run(): Promise<void> {
    timer = undefined
    isUrgent = false
    const now = heard
    heard = nothingHeard()
    for (const feature of now.features.keys()) announce(feature)
    const asked = client
      .getQueryCache()
      .getAll()
      .flatMap(query => askedOf(query, now))
    if (asked.length === 0) return
    asking = new AbortController()
    askedAt = Date.now()
    const isRead = await ask(asked, asking.signal).finally(() => (asking = undefined))
    if (heard.isAll || heard.features.size + heard.keys.size > 0) begin(!isRead ? busyMs : isUrgent ? 0 : pace.used)
  }

  /** False if it must be asked once more, later. */
  async function ask(asked: readonly Asked[], signal: AbortSignal): Promise<boolean> {
    try {
      for (let at = 0; at < asked.length; at += mostQuestions) {
        const some = asked.slice(at, at + mostQuestions)
        const answers = await callLive(
          some.map(({ part, shown }) => part.questionOf(shown)),
          signal,
        )
        if (!signal.aborted) notifyManager.batch(() => putAll(some, answers))
      }
      behind.set(false)
      return true
    } catch (error) {
      const isBusy = error instanceof Refused && error.reason === 'busy'
      behind.set(isBusy)
      if (isBusy) restUntil = Date.now() + busyMs * (1 + Math.random())
      // Others are answered no for good: the session has ended. A lost connection has its banner.
      if (signal.aborted || (error instanceof Refused && !isBusy)) return true
      for (const { query } of asked) heard.keys.set(query.queryHash, 'all')
      if (isBusy || error instanceof Unreachable) return false
      throw error
    }
  }

  /** From the last one, because a page can make another one behind it. */
  function putAll(asked: readonly Asked[], answers: readonly LiveAnswer[]): void {
    for (const [at, { query, part, shown }] of [...asked.entries()].toReversed()) {
      const answer = answers[at]
      const isMoved = query.state.fetchStatus !== 'idle' || part.of(query.state.data) !== shown
      if (isMoved) heard.keys.set(query.queryHash, 'all')
      else if (!answer || 'refused' in answer) fetchAlone(query)
      else put(client, { query, part, shown }, answer)
    }
  }

  return {
    hear: (feature: string, changed: Changed, when: 'now' | 'soon') =>
      hear(({ features }) => note(features, feature, changed), when),
    hearOf: (hash: string, changed: Changed) => hear(({ keys }) => note(keys, hash, changed), 'now'),
    hearAll: () => hear(now => (now.isAll = true), 'now'),
  }
}

function nothingHeard(): Heard {
  return { features: new Map(), keys: new Map(), isAll: false }
}

function changeOf({ queryKey, queryHash }: Query, { features, keys, isAll }: Heard): Changed | undefined {
  const [own, common] = [keys.get(queryHash), features.get(String(queryKey[0]))]
  return isAll ? 'all' : own ? widen(common, own) : common
}

function isAllLive(client: QueryClient, heard: Heard): boolean {
  const shown = client.getQueryCache().findAll({ type: 'active' })
  return shown.every(query => query.meta?.live || changeOf(query, heard) === undefined)
}

/** The questions of one query. One that cannot be asked together with others is fetched by itself, and one out of sight later. */
function askedOf(query: Query, heard: Heard): Asked[] {
  const changed = changeOf(query, heard)
  if (changed === undefined || isHopeless(query)) return []
  const live = query.meta?.live as Live | undefined
  const isSeen = query.isActive() && (!document.hidden || !live || live.isHeard)
  if (!isSeen) query.invalidate()
  else if (!live || query.state.data === undefined) fetchAlone(query)
  else return live.parts(query.state.data, changed).map(part => ({ query, part, shown: part.of(query.state.data) }))
  return []
}

/** Its failure is shown where it is drawn. */
function fetchAlone(query: Query): void {
  query.fetch(undefined, { cancelRefetch: true }).catch(() => {})
}

/** Whether its records changed since it was read; half a minute counts while the socket is down. */
export function isOutdated({ state: { isInvalidated, dataUpdatedAt } }: Query): boolean {
  return isInvalidated || Date.now() - dataUpdatedAt > staleMs
}

function note(changes: Map<string, Changed>, name: string, changed: Changed): void {
  changes.set(name, widen(changes.get(name), changed))
}

/** A record that does not exist is not read again: its refusal would flicker. */
function isHopeless({ state: { data, error } }: Query): boolean {
  return data === undefined && error instanceof Refused && error.reason === 'notFound'
}

function put(
  client: QueryClient,
  { query, part, shown }: Asked,
  answer: Exclude<LiveAnswer, { refused: unknown }>,
): void {
  const before = query.state.data
  const whole = 'same' in answer ? undefined : wholeOf(answer, heldOf(shown)?.data)
  const after = whole === undefined ? before : part.put(before, whole)
  client.setQueryData(query.queryKey, after)
  if (after !== before && 'tags' in answer) hold(part.of(query.state.data), { tags: answer.tags, data: whole })
}
