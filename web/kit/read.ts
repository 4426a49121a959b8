import {
  keepPreviousData,
  type Query,
  QueryCache,
  QueryClient,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { InputOf, Operation, OutputOf } from '#contract/base/operation.ts'
import { mustSignInAgain } from '#contract/base/sign-in-codes.ts'
import { call, Refused, Unreachable } from './call.ts'
import { toast } from './toast.ts'

const minute = 60_000

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: toastStaleFailure }),
  defaultOptions: {
    queries: {
      // Nudges invalidate earlier; half a minute counts while the socket is down.
      staleTime: minute / 2,
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

export type ReadOptions = {
  enabled?: boolean
  /** Shows the previous answer while the next one is loading. */
  keepPrevious?: boolean
}

export function useRead<O extends Operation>(
  operation: O,
  input: InputOf<O>,
  { enabled = true, keepPrevious = false }: ReadOptions = {},
): UseQueryResult<OutputOf<O>> {
  return useQuery<OutputOf<O>>({
    queryKey: keyOf(operation, input),
    queryFn: ({ signal }) => call(operation, input, { signal }),
    enabled,
    ...(keepPrevious && { placeholderData: keepPreviousData as never }),
  })
}

/** `[feature, verb, input]`; a nudge names the feature. */
export function keyOf(operation: Operation, input: unknown): readonly unknown[] {
  return [...operation.name.split('.'), input]
}

export function featureOf(operation: Operation): string {
  return operation.name.slice(0, operation.name.indexOf('.'))
}

const throttleMs = 1000
const throttled = new Map<string, { isRepeated: boolean }>()

/** Reads everything shown of a feature again: at once, and after a burst once more, at most once a second. */
export function invalidate(feature: string): void {
  const running = throttled.get(feature)
  if (running) {
    running.isRepeated = true
    return
  }
  const started = { isRepeated: false }
  throttled.set(feature, started)
  setTimeout(() => {
    throttled.delete(feature)
    if (started.isRepeated) invalidate(feature)
  }, throttleMs)
  void queryClient.invalidateQueries({ queryKey: [feature], predicate: isWorthReading })
  for (const listener of listeners) listener(feature)
}

/** A record that does not exist is not read again: its refusal would flicker. */
function isWorthReading({ state: { data, error } }: Query): boolean {
  return data !== undefined || !(error instanceof Refused && error.reason === 'notFound')
}

/** For a change of permissions, which may change the menu and every button of a row. */
export function invalidateAll(): void {
  void queryClient.invalidateQueries()
}

const listeners = new Set<(feature: string) => void>()

/** For a screen that shows records of another feature, or of several. */
export function useOnInvalidate(features: string | readonly string[], onInvalidate: () => void): void {
  const handle = useEffectEvent((changed: string) => {
    if ([features].flat().includes(changed)) onInvalidate()
  })
  useEffect(() => {
    const listener = (changed: string) => handle(changed)
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [])
}

/** Only for data that is shown and now out of date: a first read shows its failure in place, a lost connection has its banner. */
function toastStaleFailure(error: Error, query: Query<unknown, unknown>): void {
  if (query.state.data !== undefined && !(error instanceof Unreachable)) toastFailure(error)
}

export function toastFailure(error: Error): void {
  if (error instanceof Refused && mustSignInAgain(error.code)) return
  toast.error(error.message)
}
