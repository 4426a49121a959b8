import type { Selectable } from 'kysely'
import type { ExportRow } from '#contract/desk/exports.ts'
import type { Tables } from '#server/kit/database.ts'

export type ExportRecord = Selectable<Tables['exports']>

export function viewExport(row: ExportRecord): ExportRow {
  return {
    id: row.id,
    list: row.list,
    state: row.state,
    why: row.why,
    title: row.title,
    rows: row.rows_done,
    total: row.rows_total,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
    expiresAt: row.expires_at,
  }
}
