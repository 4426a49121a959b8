import {
  hashKey,
  keepPreviousData,
  type Query,
  QueryCache,
  QueryClient,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { InputOf, OutputOf } from '#contract/base/operation.ts'
import { mustSignInAgain } from '#contract/base/sign-in-codes.ts'
import type { Endpoint, FeatureName } from './api.ts'
import { call, Refused, Unreachable } from './call.ts'
import { type Live, liveRead } from './live/parts.ts'
import { createRounds, isOutdated, staleMs } from './live/rounds.ts'
import { toast } from './toast.ts'

const minute = 60_000

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: toastStaleFailure }),
  defaultOptions: {
    queries: {
      // Nudges invalidate earlier; half a minute counts while the socket is down.
      staleTime: staleMs,
      gcTime: 15 * minute,
      // A browser without internet may still reach a server in the same building.
      networkMode: 'always',
      retry: (failures, error) => failures < 1 && mayHelp(error),
    },
  },
})

/** Whether another try by itself may help. After a time-out the failure is said first, and the person tries again. */
function mayHelp(error: Error): boolean {
  return !(error instanceof Refused || (error instanceof Unreachable && error.isLate))
}

type ReadOptions = {
  enabled?: boolean
  /** Shows the previous answer while the next one is loading. */
  keepPrevious?: boolean
  /** Also in a hidden window, because it rings. */
  whileHidden?: boolean
  /** It is not about single records: a nudge that names some does not concern it. */
  ignoresRecords?: boolean
  /** Further features whose records it is made of. */
  alsoOf?: readonly FeatureName[]
}

export function useRead<O extends Endpoint>(
  operation: O,
  input: InputOf<O>,
  { enabled = true, keepPrevious = false, whileHidden = false, ignoresRecords = false, alsoOf = [] }: ReadOptions = {},
): UseQueryResult<OutputOf<O>> {
  useOnInvalidate(alsoOf, () => readAgain(keyOf(operation, input), 'all', 'soon'))
  return useQuery<OutputOf<O>>({
    queryKey: keyOf(operation, input),
    queryFn: ({ signal }) => call(operation, input, { signal }),
    enabled,
    ...liveOf(operation, () => liveRead(operation, input, { whileHidden, ignoresRecords })),
    ...(keepPrevious && { placeholderData: keepPreviousData as never }),
  })
}

/** What says whether anybody is signed in is asked by itself, and before everything else. */
export function liveOf(operation: Endpoint, live: () => Live): { meta?: { live: Live }; refetchOnWindowFocus?: false } {
  return featureOf(operation) === 'session' ? {} : { meta: { live: live() }, refetchOnWindowFocus: false }
}

/** `[feature, verb, input]`; a nudge names the feature. */
export function keyOf(operation: Endpoint, input: unknown): readonly unknown[] {
  return [...operation.name.split('.'), input]
}

export function featureOf(operation: Endpoint): FeatureName {
  return operation.name.slice(0, operation.name.indexOf('.')) as FeatureName
}

const listeners = new Set<(feature: string) => void>()

/** For a screen that shows records of another feature, or of several. */
export function useOnInvalidate(features: FeatureName | readonly FeatureName[], onInvalidate: () => void): void {
  const handle = useEffectEvent((changed: string) => {
    if (([features].flat() as string[]).includes(changed)) onInvalidate()
  })
  useEffect(() => {
    const listener = (changed: string) => handle(changed)
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [])
}

const rounds = createRounds(queryClient, feature => {
  for (const listener of listeners) listener(feature)
})

/** Reads everything shown of a feature again: at once, since somebody here waits for it. */
export function invalidate(feature: FeatureName): void {
  rounds.invalidate(feature, 'all', 'now')
}

/** Others changed these records, many if none is named: what is shown of them is read again soon, in step with everything else. */
export function receiveNudge(feature: string, ids: readonly string[]): void {
  rounds.invalidate(feature, ids.length ? new Set(ids) : 'all', 'soon')
}

/** After a lost connection, or a change of permissions, which may change the menu and every button of a row. */
export function invalidateAll(): void {
  rounds.invalidateAll()
}

/** One query: all of it, or what is known to be out of date and comes into sight; at once or in step with everything else. */
export function readAgain(key: readonly unknown[], changed: 'all' | readonly [], when: 'now' | 'soon' = 'now'): void {
  rounds.invalidateQuery(hashKey(key), changed === 'all' ? changed : new Set(), when)
}

/** Whether there is an answer, and it was given before the last nudge or some time ago. */
export function isOld(key: readonly unknown[]): boolean {
  const query = queryClient.getQueryCache().get(hashKey(key))
  return query?.state.data !== undefined && isOutdated(query)
}

/** Only for data that is shown and now out of date: a first read shows its failure in place, a lost connection has its banner. */
function toastStaleFailure(error: Error, query: Query<unknown, unknown>): void {
  if (query.state.data !== undefined && !(error instanceof Unreachable)) toastFailure(error)
}

export function toastFailure(error: Error): void {
  if (error instanceof Refused && mustSignInAgain(error.code)) return
  toast.error(error.message)
}
