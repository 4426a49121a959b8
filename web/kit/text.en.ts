import type { Words } from './text.ts'

export const words: Words = {
  failed: 'The request failed',
  unreachable: 'The server cannot be reached. Check the network and try again.',
  timedOut: 'The server did not answer within 20 seconds. Try again in a moment.',
  cancelled: 'Cancelled',
}
