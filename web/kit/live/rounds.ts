import { notifyManager, type Query, type QueryClient } from '@tanstack/react-query'
import { type LiveAnswer, mostQuestions } from '#contract/base/live.ts'
import { callLive, Refused, Unreachable } from '#web/kit/call.ts'
import { deviceNow } from '#web/kit/clock.ts'
import { isInUse } from '#web/kit/presence.ts'
import { onIdentityChange } from '#web/kit/session.ts'
import { createStore, useStore } from '#web/kit/store.ts'
import { type Changed, keepAnswer, keptAnswerOf, type Live, type Part, wholeOf, widen } from './parts.ts'

/** Nudges that come together are read together. */
const gatherMs = 80
/** Between two rounds: while somebody works in the window or something else reads as well, and while nobody does. */
const pace = { used: 600, idle: 2100 }
/** After the server was too busy or could not be reached. */
const restMs = 5000
export const staleMs = 30_000

const behind = createStore(false)

/** Whether the server was too busy to say what changed, or something on the way answered in its place: what is shown may be out of date. */
export function useIsBehind(): boolean {
  return useStore(behind)
}

type Asked = { query: Query; part: Part; shown: unknown }

/** What changed since the last round. `keys` are single queries. */
type Invalidated = { features: Map<string, Changed>; keys: Map<string, Changed>; isAll: boolean }

/**
 * Reads what is on the screen again, everything in one request. What is out of sight, in a hidden tab or a hidden window asks
 * nothing until it is seen. `announce` is called with each feature before a round, which what it asks for belongs to.
 */
export function createRounds(client: QueryClient, announce: (feature: string) => void) {
  let invalidated = nothingInvalidated()
  let timer: { at: number; id: ReturnType<typeof setTimeout> } | undefined
  let asking: AbortController | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  let isUrgent = false
  /** The server asked not to be asked before. */
  let restUntil = 0

  onIdentityChange(() => asking?.abort())
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return
    for (const query of shownOf(client))
      if (query.meta?.live && isOutdated(query)) invalidated.keys.set(query.queryHash, 'all')
    begin(0)
  })

  function begin(inMs: number): void {
    if (asking) return
    const at = Math.max(performance.now() + inMs, restUntil)
    if (timer && timer.at <= at) return
    clearTimeout(timer?.id)
    timer = { at, id: setTimeout(run, at - performance.now()) }
  }

  /** At once where somebody waits for it; otherwise a while after the last round. */
  function invalidate(change: (invalidated: Invalidated) => void, when: 'now' | 'soon'): void {
    change(invalidated)
    isUrgent ||= when === 'now'
    begin(when === 'now' ? 0 : Math.max(gatherMs, untilNextRound()))
  }

  function untilNextRound(): number {
    const pause = isInUse() || !isAllLive(client, invalidated) ? pace.used : pace.idle
    return askedAt + pause - performance.now()
  }

  async function run(): Promise<void> {
    for (const feature of invalidated.features.keys()) announce(feature)
    timer = undefined
    isUrgent = false
    const now = invalidated
    invalidated = nothingInvalidated()
    const asked = client
      .getQueryCache()
      .getAll()
      .flatMap(query => askedOf(query, now, askAgainAfter))
    if (asked.length === 0) return
    asking = new AbortController()
    askedAt = performance.now()
    const { outcome, unread } = await ask(client, asked, asking.signal).finally(() => (asking = undefined))
    for (const { queryHash } of unread) invalidated.keys.set(queryHash, 'all')
    behind.set(outcome === 'busy')
    restUntil = outcome === 'busy' ? performance.now() + restMs * (1 + Math.random()) : 0
    if (!isAnythingInvalidated(invalidated)) return
    // What came while the server answered waits as long as what comes later.
    const pause = unread.length > 0 ? pace.used : Math.max(pace.used, untilNextRound())
    begin(outcome === 'unreachable' ? restMs : isUrgent ? 0 : pause)
  }

  /** Its answer may be from before what has just changed. */
  function askAgainAfter(query: Query): void {
    query.promise?.then(
      () => invalidate(({ keys }) => note(keys, query.queryHash, 'all'), 'soon'),
      () => query.invalidate(),
    )
  }

  return {
    invalidate: (feature: string, changed: Changed, when: 'now' | 'soon') =>
      invalidate(({ features }) => note(features, feature, changed), when),
    invalidateQuery: (hash: string, changed: Changed, when: 'now' | 'soon') =>
      invalidate(({ keys }) => note(keys, hash, changed), when),
    invalidateAll: () => invalidate(now => (now.isAll = true), 'now'),
  }
}

type Outcome = { outcome: 'read' | 'busy' | 'unreachable'; unread: readonly Query[] }

/** `unread` must be asked once more. */
async function ask(client: QueryClient, asked: readonly Asked[], signal: AbortSignal): Promise<Outcome> {
  const unread: Query[] = []
  try {
    for (let at = 0; at < asked.length; at += mostQuestions) {
      const some = asked.slice(at, at + mostQuestions)
      const questions = some.map(({ part, shown }) => part.questionOf(shown))
      const answers = await callLive(questions, signal)
      if (!signal.aborted) notifyManager.batch(() => unread.push(...putAll(client, some, answers)))
    }
    return { outcome: 'read', unread }
  } catch (error) {
    const isBusy = error instanceof Refused && (error.reason === 'busy' || error.isForeign)
    // Others are answered no for good: the session has ended. A lost connection has its banner.
    if (signal.aborted || (error instanceof Refused && !isBusy)) return { outcome: 'read', unread: [] }
    if (!isBusy && !(error instanceof Unreachable)) throw error
    return { outcome: isBusy ? 'busy' : 'unreachable', unread: asked.map(({ query }) => query) }
  }
}

/** From the last one, because a page can make another one behind it. Answers what changed here meanwhile. */
function putAll(client: QueryClient, asked: readonly Asked[], answers: readonly LiveAnswer[]): Query[] {
  const moved: Query[] = []
  for (const [at, { query, part, shown }] of [...asked.entries()].toReversed()) {
    const answer = answers[at]
    if (query.state.fetchStatus !== 'idle' || part.of(query.state.data) !== shown) moved.push(query)
    else if (!answer || 'refused' in answer) fetchAlone(query)
    else put(client, { query, part, shown }, answer)
  }
  return moved
}

function shownOf(client: QueryClient): Query[] {
  return client.getQueryCache().findAll({ type: 'active' })
}

function isAnythingInvalidated({ features, keys, isAll }: Invalidated): boolean {
  return isAll || features.size + keys.size > 0
}

function nothingInvalidated(): Invalidated {
  return { features: new Map(), keys: new Map(), isAll: false }
}

function changeOf({ queryKey, queryHash }: Query, { features, keys, isAll }: Invalidated): Changed | undefined {
  const [own, common] = [keys.get(queryHash), features.get(String(queryKey[0]))]
  return isAll ? 'all' : own ? widen(common, own) : common
}

function isAllLive(client: QueryClient, invalidated: Invalidated): boolean {
  return shownOf(client).every(query => query.meta?.live || changeOf(query, invalidated) === undefined)
}

/** The questions of one query. One that cannot be asked together with others is fetched by itself, and one out of sight later. */
function askedOf(query: Query, invalidated: Invalidated, askAgainAfter: (query: Query) => void): Asked[] {
  const changed = changeOf(query, invalidated)
  if (changed === undefined || isHopeless(query)) return []
  const live = query.meta?.live as Live | undefined
  const isSeen = query.isActive() && (!document.hidden || !live || live.whileHidden)
  const isFirst = query.state.data === undefined
  if (query.state.fetchStatus === 'fetching' && (isFirst || !isSeen)) askAgainAfter(query)
  else if (!isSeen) query.invalidate()
  else if (!live || isFirst) fetchAlone(query)
  else return live.parts(query.state.data, changed).map(part => ({ query, part, shown: part.of(query.state.data) }))
  return []
}

/** Its failure is shown where it is drawn. */
function fetchAlone(query: Query): void {
  query.fetch(undefined, { cancelRefetch: true }).catch(() => {})
}

/** Whether its records changed since it was read; half a minute counts while the socket is down. */
export function isOutdated({ state: { isInvalidated, dataUpdatedAt } }: Query): boolean {
  const ageMs = deviceNow() - dataUpdatedAt
  // Read in the future: the clock of this computer was set.
  return isInvalidated || ageMs > staleMs || ageMs < 0
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
  const whole = 'same' in answer ? undefined : wholeOf(answer, keptAnswerOf(shown)?.data)
  const after = whole === undefined ? before : part.put(before, whole)
  client.setQueryData(query.queryKey, after)
  if (after !== before && 'tags' in answer) keepAnswer(part.of(query.state.data), { tags: answer.tags, data: whole })
}
