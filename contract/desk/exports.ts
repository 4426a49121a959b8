import { z } from 'zod'
import { machine, type StateIn } from '../base/machine.ts'
import { command, query } from '../base/operation.ts'
import { Id, Moment, Nothing } from '../base/values.ts'

/** A list with more rows must be filtered first. */
export const mostExportedRows = 50_000

/** `clock`: a job of ours, which writes the file. */
export const exportMachine = machine({
  states: ['waiting', 'running', 'done', 'failed', 'cancelled', 'expired'],
  finals: ['failed', 'cancelled', 'expired'],
  movers: ['clock', 'staff'],
  moves: {
    start: { by: ['clock'], from: ['waiting'], to: 'running' },
    /** Its writer died, and another one begins anew. */
    restart: { by: ['clock'], from: ['running'], to: 'same' },
    /** It was tried too often. */
    giveUp: { by: ['clock'], from: ['waiting', 'running'], to: 'failed' },
    finish: { by: ['clock'], from: ['running'], to: 'done' },
    fail: { by: ['clock'], from: ['running'], to: 'failed' },
    /** What was no fault of its own is tried again. */
    putBack: { by: ['clock'], from: ['running'], to: 'waiting' },
    cancel: { by: ['staff'], from: ['waiting', 'running'], to: 'cancelled' },
    expire: { by: ['clock'], from: ['done'], to: 'expired' },
  },
  timeouts: { done: { move: 'expire', after: 86_400 } },
})
export type ExportState = StateIn<typeof exportMachine>

/** An export in progress, or completed and not expired. */
export const ExportRow = z.object({
  id: Id,
  /** The feature whose list it is. */
  list: z.string(),
  state: z.enum(exportMachine.states),
  /** Of one that failed. */
  why: z.enum(['tooManyRows', 'noPermission', 'internal']).nullable(),
  /** The file name. */
  title: z.string(),
  rows: z.int(),
  /** The expected number of rows, if it is cheap to count. */
  total: z.int().nullable(),
  createdAt: Moment,
  finishedAt: Moment.nullable(),
  expiresAt: Moment.nullable(),
})
export type ExportRow = z.output<typeof ExportRow>

type Paged = z.ZodRawShape & { after: z.ZodType; limit: z.ZodType }

/** Declares the export of a list. Its input is that of the list, without the cursor. */
export function exportCommand<const Name extends `${string}.export`, Shape extends Paged>(
  name: Name,
  question: z.ZodObject<Shape>,
) {
  const input = question.omit({ after: true, limit: true } as never) as unknown as z.ZodObject<
    Omit<Shape, 'after' | 'limit'>
  >
  return command(name, { needs: name, input, output: ExportRow })
}

/** One's own exports. A list starts one by its own `export`. */
export const exports = {
  list: query('exports.list', { needs: 'signed-in', input: z.object({}), output: z.array(ExportRow) }),
  cancel: command('exports.cancel', { needs: 'signed-in', input: z.object({ id: Id }), output: Nothing }),
  /** Returns a link to the file, valid for five minutes and for this person only. */
  download: command('exports.download', {
    needs: 'signed-in',
    answersSecret: true,
    input: z.object({ id: Id }),
    output: z.object({ url: z.string() }),
  }),
}
