/** Bytes of a file from the first to the last, both included. */
export type ByteRange = { start: number; end: number }

/**
 * What a `Range` header asks for, or null where it asks for nothing that could be answered: then the whole file is. Players
 * ask for one range at a time; some show no film without the answer to it.
 */
export function rangeOf(header: string | undefined, bytes: number): ByteRange | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first)
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  return start <= end && start < bytes ? { start, end } : null
}
