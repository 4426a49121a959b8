import { z } from 'zod'
import { command, query } from './base/operation.ts'
import { Id, Moment, Nothing } from './base/values.ts'

/** A list with more rows has to be narrowed first. */
export const mostExportedRows = 50_000

export const exportStates = ['waiting', 'running', 'done', 'failed', 'cancelled', 'expired'] as const

/** A file under way, or one to be fetched until it expires. */
export const ExportRow = z.object({
  id: Id,
  /** The feature whose list it is. */
  list: z.string(),
  state: z.enum(exportStates),
  /** Of one that failed. */
  why: z.enum(['tooManyRows', 'noPermission', 'internal']).nullable(),
  /** What the file is called. */
  title: z.string(),
  rows: z.int(),
  /** How many it will be, where that is cheap to know. */
  total: z.int().nullable(),
  createdAt: Moment,
  finishedAt: Moment.nullable(),
  expiresAt: Moment.nullable(),
})
export type ExportRow = z.output<typeof ExportRow>

type Paged = z.ZodRawShape & { after: z.ZodType; limit: z.ZodType }

/** Declares what makes a file of a list: it asks as the list does, without a place in it. */
export function exportCommand<const Name extends `${string}.export`, Shape extends Paged>(
  name: Name,
  question: z.ZodObject<Shape>,
) {
  const input = question.omit({ after: true, limit: true } as never) as unknown as z.ZodObject<
    Omit<Shape, 'after' | 'limit'>
  >
  return command(name, { needs: name, input, output: ExportRow })
}

/** One's own exports; nobody sees another's. A list starts one by its own `export`. */
export const exports = {
  list: query('exports.list', { needs: 'signed-in', input: z.object({}), output: z.array(ExportRow) }),
  cancel: command('exports.cancel', { needs: 'signed-in', input: z.object({ id: Id }), output: Nothing }),
  /** Answers where the file is for the next five minutes, and for this person alone. */
  download: command('exports.download', {
    needs: 'signed-in',
    answersSecret: true,
    input: z.object({ id: Id }),
    output: z.object({ url: z.string() }),
  }),
}
