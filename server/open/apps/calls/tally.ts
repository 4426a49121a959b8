import { type Call, type Seen, shown } from './shown.ts'

export type Counted = { calls: number; last: Call; refused: Seen[] }
type Tally = {
  count(call: Call): void
  /** What was counted since the last time, by app and outcome. */
  take(): ReadonlyMap<string, Counted>
  /** Taken again the next time, with what came since. */
  putBack(taken: ReadonlyMap<string, Counted>): void
}

/** Apps and outcomes counted between two writes: a name in a header costs nothing, so strangers could send many. */
const mostCounted = 2000
/** Refused calls that are kept between two writes, and those of one app and reason: whoever sends more is counted only. */
const mostRefused = 1000
const mostRefusedOfReason = 20
/** A larger body is not kept until it is shown. */
const mostBodyBytes = 65_536

export function createTally(): Tally {
  let counted = new Map<string, Counted>()
  let refused = 0
  return {
    count(call) {
      const key = `${call.appId} ${call.outcome}`
      const known = counted.get(key)
      if (!known && counted.size >= mostCounted) return
      const body = call.body && call.body.length <= mostBodyBytes ? call.body : undefined
      const last = { ...call, body }
      const each = { calls: (known?.calls ?? 0) + 1, last, refused: known?.refused ?? [] }
      counted.set(key, each)
      if (call.outcome === 'accepted' || refused >= mostRefused || each.refused.length >= mostRefusedOfReason) return
      refused += 1
      each.refused.push(shown(last))
    },
    take() {
      const taken = counted
      counted = new Map()
      refused = 0
      return taken
    },
    putBack(taken) {
      for (const [key, { calls, last, refused: before }] of taken) {
        const since = counted.get(key)
        const kept = [...before, ...(since?.refused ?? [])].slice(0, mostRefusedOfReason)
        refused += kept.length - (since?.refused.length ?? 0)
        counted.set(key, { calls: calls + (since?.calls ?? 0), last: since?.last ?? last, refused: kept })
      }
    },
  }
}
