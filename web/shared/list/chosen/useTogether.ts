import { useState } from 'react'
import { requestOfPress } from '#contract/access/press.ts'
import type { InputOf } from '#contract/base/operation.ts'
import type { Target } from '#contract/base/values.ts'
import type { Endpoint } from '#web/kit/api.ts'
import { newRequestId, sendCommand } from '#web/kit/command.ts'

/** A row that is handled together with others. */
export type TogetherRow = { id: number; no: string; version: number }

/** What came of one of the chosen rows; without a refusal, it is done. */
export type Result = { id: number; no: string; refusal: string | null }

export type Together = {
  results: readonly Result[]
  /** How many of how many are handled, while it runs. */
  running: { done: number; count: number } | undefined
  show(results: readonly Result[]): void
  /** One command after the other: each row is handled or refused on its own, and the log has all of them as one press. */
  run<O extends Endpoint, Row extends TogetherRow>(
    rows: readonly Row[],
    operation: O,
    inputOf: (target: Target, row: Row) => InputOf<O>,
  ): Promise<void>
}

/** One command for several rows, and what came of each. */
export function useTogether(onResults: (results: readonly Result[]) => void): Together {
  const [results, setResults] = useState<readonly Result[]>([])
  const [running, setRunning] = useState<Together['running']>()

  function show(found: readonly Result[]): void {
    setResults(found)
    onResults(found)
  }

  async function run<O extends Endpoint, Row extends TogetherRow>(
    rows: readonly Row[],
    operation: O,
    inputOf: (target: Target, row: Row) => InputOf<O>,
  ): Promise<void> {
    const found: Result[] = []
    const press = newRequestId()
    setResults([])
    for (const row of rows) {
      const { id, no, version } = row
      setRunning({ done: found.length, count: rows.length })
      const outcome = await sendCommand(operation, inputOf({ id, version }, row), requestOfPress(press, found.length))
      found.push({ id, no, refusal: outcome instanceof Error ? outcome.message : null })
    }
    setRunning(undefined)
    show(found)
  }

  return { results, running, show, run }
}
