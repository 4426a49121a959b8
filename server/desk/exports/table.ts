import type { Generated, JSONColumnType } from 'kysely'
import type { Language } from '#contract/base/values.ts'
import { type ExportState, exportMachine } from '#contract/desk/exports.ts'
import { stateColumn } from '#server/kit/rows/state-column.ts'
import type { OptionalTime, Time } from '#server/kit/table.ts'

declare module '#server/kit/database.ts' {
  interface Tables {
    exports: ExportsTable
  }
}

export const exportStateColumn = stateColumn(exportMachine, 'exports', { reason: 'exportNotThere' })

type ExportsTable = {
  id: Generated<number>
  person_id: number
  session_id: number
  list: string
  question: JSONColumnType<Record<string, unknown>>
  language: Language
  title: string
  state: Generated<ExportState>
  why: 'tooManyRows' | 'noPermission' | 'internal' | null
  rows_done: Generated<number>
  rows_total: number | null
  tries: Generated<number>
  draft: string | null
  beat_at: OptionalTime
  file_id: number | null
  created_at: Time
  finished_at: OptionalTime
  expires_at: OptionalTime
}
