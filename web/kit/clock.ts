import { createStore, useStore } from './store.ts'

/** The date of an answer is cut to whole seconds, and a busy server writes it a moment late. */
const dateLastsMs = 1500
/** By so much a clock may be wrong before somebody should set it. */
const tolerableMs = 120_000

/** What the dates of the answers leave possible for the moment at which this page began, by the server's clock. */
let possible = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }
/** Until the first answer, as the clock of this computer has it. */
const pageBegan = createStore(deviceNow() - performance.now())
const minutesAhead = createStore(0)

/** This moment by the server's clock, in epoch milliseconds. The clock of a computer may be wrong by minutes, and be set while somebody works. */
export function serverNow(): number {
  return Math.floor(pageBegan.get() + performance.now())
}

/** Calls back when `serverNow` is found to have been wrong. */
export const onClockSet = pageBegan.subscribe

/** This moment by the clock of this computer: only for what was noted by that clock before, as TanStack Query notes when it read. */
export function deviceNow(): number {
  return Date.now()
}

/** The server's date of an answer, and when it was asked and answered by `performance.now()`. */
export function learnClock(date: string | null, askedAt: number, answeredAt: number): void {
  const at = Date.parse(date ?? '')
  if (Number.isNaN(at)) return
  const [from, to] = [at - answeredAt, at + dateLastsMs - askedAt]
  // A computer that slept did not count, and the clock of a server is set as well.
  const isOther = from > possible.to || to < possible.from
  possible = isOther ? { from, to } : { from: Math.max(from, possible.from), to: Math.min(to, possible.to) }
  const began = pageBegan.get()
  if (began < possible.from || began > possible.to) pageBegan.set((possible.from + possible.to) / 2)
  const aheadMs = deviceNow() - serverNow()
  minutesAhead.set(Math.abs(aheadMs) > tolerableMs ? Math.round(aheadMs / 60_000) : 0)
}

/** By how many minutes the clock of this computer is fast, or slow where negative; 0 while that is tolerable. */
export function useMinutesAhead(): number {
  return useStore(minutesAhead)
}
