import { useState } from 'react'
import type { InputOf, Operation } from '#contract/base/operation.ts'
import type { Target } from '#contract/base/values.ts'
import type { OrderRow } from '#contract/orders/order.ts'
import { sendCommand } from '#web/kit/command.ts'

/** What came of one of the chosen orders; without a refusal, it is done. */
export type Result = { id: number; no: string; refusal: string | null }

export type Together = {
  results: readonly Result[]
  /** How many of how many are handled, while it runs. */
  running: { done: number; count: number } | undefined
  show(results: readonly Result[]): void
  /** One command after the other: each order is handled or refused on its own. */
  run<O extends Operation>(
    orders: readonly OrderRow[],
    operation: O,
    inputOf: (target: Target) => InputOf<O>,
  ): Promise<void>
}

/** One command for several orders, and what came of each. */
export function useTogether(onResults: (results: readonly Result[]) => void): Together {
  const [results, setResults] = useState<readonly Result[]>([])
  const [running, setRunning] = useState<Together['running']>()

  function show(found: readonly Result[]): void {
    setResults(found)
    onResults(found)
  }

  async function run<O extends Operation>(
    orders: readonly OrderRow[],
    operation: O,
    inputOf: (target: Target) => InputOf<O>,
  ): Promise<void> {
    const found: Result[] = []
    setResults([])
    for (const { id, no, version } of orders) {
      setRunning({ done: found.length, count: orders.length })
      const outcome = await sendCommand(operation, inputOf({ id, version }))
      found.push({ id, no, refusal: outcome instanceof Error ? outcome.message : null })
    }
    setRunning(undefined)
    show(found)
  }

  return { results, running, show, run }
}
