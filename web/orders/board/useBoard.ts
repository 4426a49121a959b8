import { type ReactNode, useDeferredValue } from 'react'
import type { OutputOf } from '#contract/base/operation.ts'
import type { BoardWorker } from '#contract/orders/dispatch.ts'
import type { Service } from '#contract/orders/service.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { useInterval } from '#web/shared/time/useInterval.ts'
import type { Route } from './plan/useRoutes.ts'
import type { Desk } from './useDesk.ts'
import type { Reasons } from './useStanding.ts'

/** Positions send no nudge; the workers' app reports about as often. */
const movedEveryMs = 10_000

/** `isThere`: whether it was answered; nothing waits before, and the map shows the city. */
export type Board = OutputOf<typeof api.dispatch.board> & { isThere: boolean }

const awaited: Board = { orders: [], workers: [], isThere: false }

/** What a board is drawn from, in a wide window and on a phone. */
export type BoardProps = {
  board: Board
  desk: Desk
  reasons: Reasons
  /** Of the plan that is shown. */
  routes: readonly Route[]
  /** Stands where workers are listed, and orders on a phone. */
  plan: ReactNode
}

export function countPresent(workers: readonly BoardWorker[]): number {
  return workers.filter(({ presence }) => presence !== 'offline').length
}

/** Waiting orders and workers, fetched again when orders change and at an interval. */
export function useBoard(service: Service) {
  const { data, error, refetch } = useRead(api.dispatch.board, { service }, { alsoOf: ['orders'] })
  useInterval(movedEveryMs, () => void refetch())
  // Deferred: drawing it takes a slow machine long, and presses and the ground of the map come first.
  const answered = useDeferredValue(data)
  return { board: answered ? { ...answered, isThere: true } : awaited, error, refetch }
}
