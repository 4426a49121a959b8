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
import { signInAgainCodes } from '#contract/base/refusals.ts'
import { call, Refused, Unreachable } from './call.ts'
import { toast } from './toast.ts'

const minute = 60_000

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: toastStaleFailure }),
  defaultOptions: {
    queries: {
      // Nudges say when something is old; the half minute is for a socket that is down.
      staleTime: minute / 2,
      gcTime: 15 * minute,
      // A browser without the internet may well reach a server in the same house.
      networkMode: 'always',
      retry: (failures, error) => failures < 1 && !(error instanceof Refused),
    },
  },
})

export type ReadOptions = {
  enabled?: boolean
  /** The answer to the last question stays on the screen while the next one is asked. */
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

/** `[feature, verb, input]`: the first word is the one that a nudge names. */
export function keyOf(operation: Operation, input: unknown): readonly unknown[] {
  return [...operation.name.split('.'), input]
}

export function featureOf(operation: Operation): string {
  return operation.name.slice(0, operation.name.indexOf('.'))
}

const restMs = 1000
const resting = new Map<string, { isAskedAgain: boolean }>()

/** Asks again for all that is shown of a feature. A burst makes one read now and one at its end, at most one a second. */
export function invalidate(feature: string): void {
  const rest = resting.get(feature)
  if (rest) {
    rest.isAskedAgain = true
    return
  }
  const started = { isAskedAgain: false }
  resting.set(feature, started)
  setTimeout(() => {
    resting.delete(feature)
    if (started.isAskedAgain) invalidate(feature)
  }, restMs)
  void queryClient.invalidateQueries({ queryKey: [feature], predicate: isWorthAsking })
  for (const listener of listeners) listener(feature)
}

/** What does not exist will not because of news; asked again it would only make its refusal flicker. */
function isWorthAsking({ state: { data, error } }: Query): boolean {
  return data !== undefined || !(error instanceof Refused && error.reason === 'notFound')
}

/** What somebody may do changed: so did their menu, and every button that a row allows. */
export function invalidateAll(): void {
  void queryClient.invalidateQueries()
}

const listeners = new Set<(feature: string) => void>()

/** For a screen that shows a feature which is not its own. */
export function useOnInvalidate(feature: string, onNews: () => void): void {
  const hear = useEffectEvent((changed: string) => {
    if (changed === feature) onNews()
  })
  useEffect(() => {
    const listener = (changed: string) => hear(changed)
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [])
}

/** A question without an answer shows its failure in place, and a dead line has its banner: neither is said twice. */
function toastStaleFailure(error: Error, query: Query<unknown, unknown>): void {
  if (query.state.data !== undefined && !(error instanceof Unreachable)) toastFailure(error)
}

export function toastFailure(error: Error): void {
  if (error instanceof Refused && signInAgainCodes.includes(error.code)) return
  toast.error(error.message)
}
