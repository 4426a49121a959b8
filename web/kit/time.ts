import { useSyncExternalStore } from 'react'
import { onClockSet, serverNow } from './clock.ts'
import { htmlLanguage, useLanguage } from './words.ts'

type Clock = { subscribe(listener: () => void): () => void; now(): number }

const clocks = new Map<number, Clock>()

/** Epoch milliseconds by the server's clock, ticking. All that tick at the same pace share one timer, and nobody watching means no timer. */
export function useNow(everyMs: number): number {
  let clock = clocks.get(everyMs)
  if (!clock) {
    clock = createClock(everyMs)
    clocks.set(everyMs, clock)
  }
  return useSyncExternalStore(clock.subscribe, clock.now)
}

function createClock(everyMs: number): Clock {
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setInterval> | undefined
  let stopSetting: (() => void) | undefined
  let tick = serverNow()
  function beat(): void {
    tick = serverNow()
    for (const listener of listeners) listener()
  }
  return {
    now: () => tick,
    subscribe(listener) {
      if (!listeners.size) {
        tick = serverNow()
        timer = setInterval(beat, everyMs)
        stopSetting = onClockSet(beat)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size) return
        clearInterval(timer)
        stopSetting?.()
      }
    },
  }
}

const shapes = {
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  day: { month: '2-digit', day: '2-digit' },
  second: { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  short: { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  full: {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type TimeShape = keyof typeof shapes

const formats = new Map<string, Intl.DateTimeFormat>()

/** The clock of the business is Asia/Shanghai, wherever the browser stands. */
export function useTimeFormat(shape: TimeShape): (at: number) => string {
  const language = htmlLanguage(useLanguage())
  const key = `${language} ${shape}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(language, { ...shapes[shape], timeZone: 'Asia/Shanghai' })
    formats.set(key, format)
  }
  return format.format
}

export function useNumberFormat(): (value: number) => string {
  return new Intl.NumberFormat(htmlLanguage(useLanguage())).format
}
