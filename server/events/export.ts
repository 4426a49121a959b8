import { type EventRow, events } from '#contract/access/events.ts'
import { exportOf, moment, text } from '#server/exports/index.ts'
import { list } from './list.ts'

export const eventsExport = exportOf(events, {
  title: ['操作日志', 'Operation log', 'Registro de operaciones', '操作ログ'],
  read: list,
  columns: [
    moment(['时间', 'Time', 'Hora', '日時'], row => row.at),
    text(['操作人', 'Who', 'Quién', '操作者'], 18, row => row.actor.name || row.actor.kind),
    text(['操作', 'Operation', 'Operación', '操作'], 24, row => row.action),
    text(['对象', 'Record', 'Registro', '対象'], 14, row => row.subject),
    text(
      ['对象编号', 'Record no.', 'N.º de registro', '対象の番号'],
      24,
      row => row.subjectNo || String(row.subjectId),
    ),
    text(['变更前状态', 'State before', 'Estado anterior', '変更前の状態'], 22, row => row.from),
    text(['变更后状态', 'State after', 'Estado posterior', '変更後の状態'], 22, row => row.to),
    text(['变更', 'Changes', 'Cambios', '変更'], 40, row => changesOf(row)),
    text(['原因', 'Reason', 'Motivo', '理由'], 30, row => row.reason),
    text(['请求号', 'Request ID', 'ID de solicitud', 'リクエスト ID'], 34, row => row.requestId),
    text(['追踪号', 'Trace ID', 'ID de traza', 'トレース ID'], 38, row => row.traceId),
  ],
})

/** `status: "enabled" → "banned"`, one after the other. */
function changesOf({ changes }: EventRow): string {
  return Object.entries(changes)
    .map(([field, [before, after]]) => `${field}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`)
    .join('; ')
}
