import type { DestinationStream } from 'pino'

type Line = {
  level: number
  msg: string
  reqId?: string
  error?: { message: string; stack: string; code?: string }
  outage?: string
  errors?: number
}

/** Keeps the lines of a server's log as they are written. */
export function collectLog(): DestinationStream & { lines(): Line[] } {
  let written = ''
  return {
    write(text) {
      written += text
    },
    lines: () =>
      written
        .split('\n')
        .filter(Boolean)
        .map(line => JSON.parse(line) as Line),
  }
}
