import { shanghaiDateTime, shanghaiMoment } from '#contract/base/shanghai.ts'

/** `2026-11-21T09:00`, as a field for day and time has a moment of Shanghai. */
export function typedOf(at: number): string {
  return shanghaiDateTime(at).slice(0, 16).replace(' ', 'T')
}

/** The moment of such a field, which some browsers write with seconds; null while it has none. */
export function momentOf(typed: string): number | null {
  const at = shanghaiMoment(typed.slice(0, 16))
  return Number.isNaN(at) ? null : at
}
