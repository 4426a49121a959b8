import { useState } from 'react'
import type { OutputOf } from '#contract/base/operation.ts'
import type { BoardWorker, Proposal } from '#contract/orders/dispatch.ts'
import type { Service } from '#contract/orders/service.ts'
import { api } from '#web/kit/api.ts'
import { useRead } from '#web/kit/read.ts'
import { type Route, useRoutes } from './useRoutes.ts'

export type PlanQuestion = {
  service: Service
  /** Without them, whatever waits. */
  ids?: number[]
  /** Who has room for less than was chosen. */
  worker?: BoardWorker
  /** What an autopilot proposed; it is shown as it was when it was opened. */
  proposed?: readonly Proposal[]
}

export type Planning = {
  question: PlanQuestion
  proposals: readonly Proposal[]
  /** Orders that nobody can take now. */
  nobodyFor: OutputOf<typeof api.dispatch.propose>['left']
  /** Late in all, if each order went to the nearest worker; undefined where it was not asked. */
  lateNearest: number | undefined
  isThere: boolean
  error: Error | null
  again: () => void
  /** Orders of the plan that are not given. */
  left: ReadonlySet<number>
  wanted: readonly Proposal[]
  toggle: (id: number, isWanted: boolean) => void
  routes: readonly Route[]
}

const none: ReadonlySet<number> = new Set()
const nothing: readonly Proposal[] = []

/** The plan that somebody looks at: what it gives to whom, what is left out of it, and the routes that are drawn. */
export function usePlanning(question: PlanQuestion | undefined, workers: readonly BoardWorker[]): Planning | undefined {
  const { service = 'food', ids, worker, proposed } = question ?? {}
  const input = { service, ...(ids && { ids }), ...(worker && { workerId: worker.id }) }
  const isAsked = question !== undefined && proposed === undefined
  const { data, error, refetch } = useRead(api.dispatch.propose, input, { enabled: isAsked })
  const [out, setOut] = useState<{ of?: PlanQuestion | undefined; ids: ReadonlySet<number> }>({ ids: none })
  const left = out.of === question ? out.ids : none
  const proposals = (question && (proposed ?? data?.proposals)) ?? nothing
  const wanted = proposals.filter(({ order }) => !left.has(order.id))
  const routes = useRoutes(question, { proposals, wanted, workers })
  if (!question) return undefined
  return {
    question,
    proposals,
    nobodyFor: isAsked ? (data?.left ?? []) : [],
    lateNearest: isAsked && left.size === 0 ? data?.lateNearest : undefined,
    isThere: proposed !== undefined || data !== undefined,
    error,
    again: () => void refetch(),
    left,
    wanted,
    toggle: (id, isWanted) =>
      setOut({ of: question, ids: isWanted ? left.difference(new Set([id])) : left.union(new Set([id])) }),
    routes,
  }
}
