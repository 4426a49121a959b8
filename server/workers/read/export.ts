import type { Language } from '#contract/base/values.ts'
import { inLanguage, type Named } from '#contract/orders/state-words.ts'
import { percentOf, type WorkerRow } from '#contract/people/worker.ts'
import { workers } from '#contract/people/workers.ts'
import { choice, exportOf, moment, number, text } from '#server/exports/index.ts'
import {
  credentialWords,
  riderServiceWords,
  standingWords,
  vehicleWords,
  workerKindWords,
  workStatusWords,
} from '#server/workers/export-words.ts'
import { list } from './list.ts'

export const workersExport = exportOf(workers, {
  title: ['服务人员', 'Workers', 'Personal de servicio', 'サービス担当者'],
  read: list,
  columns: [
    text(['工号', 'Worker no.', 'N.º', '番号'], 10, row => row.no),
    text(['姓名', 'Name', 'Nombre', '氏名'], 14, row => row.name),
    choice(['类别', 'Kind', 'Tipo', '種別'], 12, workerKindWords, row => row.kind),
    text(['手机号', 'Phone', 'Teléfono', '電話番号'], 14, row => row.phone),
    text(['城市', 'City', 'Ciudad', '都市'], 10, row => row.cityCode),
    choice(['状态', 'Status', 'Estado', '状態'], 10, standingWords, row => row.status),
    text(['状态原因', 'Reason', 'Motivo', '理由'], 28, row => row.statusReason),
    moment(['冻结至', 'Frozen until', 'Suspendido hasta', '凍結期限'], row => row.frozenUntil),
    choice(['在线状态', 'On duty', 'Disponibilidad', '稼働状況'], 12, workStatusWords, row => row.workStatus),
    text(['服务类型', 'Services', 'Servicios', 'サービス'], 28, servicesOf),
    text(['车辆', 'Vehicle', 'Vehículo', '車両'], 18, vehicleOf),
    text(['准驾车型', 'Licence class', 'Clase de permiso', '免許区分'], 10, row => row.licenceClass),
    number(['等级', 'Level', 'Nivel', 'ランク'], 8, row => row.level),
    number(['服务分', 'Score', 'Puntos', '点数'], 8, row => row.score),
    number(['当前单', 'Orders in hand', 'Pedidos en curso', '受注中'], 10, row => row.load),
    number(['接单上限', 'Orders at once', 'Pedidos a la vez', '同時受注の上限'], 10, row => row.capacity),
    number(['今日完成', 'Done today', 'Hechos hoy', '本日完了'], 10, row => row.doneToday),
    number(['近30日接单率（%）', 'Taken, 30 days (%)', 'Aceptación, 30 días (%)', '30日の受注率（%）'], 14, row =>
      percentOf(row.record.accepted, row.record.offered),
    ),
    number(['近30日准时率（%）', 'On time, 30 days (%)', 'Puntualidad, 30 días (%)', '30日の定時率（%）'], 14, row =>
      percentOf(row.record.punctual, row.record.promised),
    ),
    number(['近30日取消率（%）', 'Backed out, 30 days (%)', 'Abandono, 30 días (%)', '30日の辞退率（%）'], 14, row =>
      percentOf(row.record.gaveUp, row.record.taken),
    ),
    number(['近30日投诉', 'Complaints, 30 days', 'Quejas, 30 días', '30日の苦情'], 10, row => row.record.complaints),
    text(['资质', 'Papers', 'Papeles', '資格'], 40, papersOf),
    moment(['入驻时间', 'Joined', 'Alta', '登録日時'], row => row.joinedAt),
  ],
})

const riderNames: Readonly<Record<string, Named>> = riderServiceWords

/** A companion's `game:原神` is called what the game is called. */
function servicesOf({ serviceTypes }: WorkerRow, language: Language): string {
  return serviceTypes
    .map(type => (riderNames[type] ? inLanguage(riderNames[type], language) : type.replace(/^game:/, '')))
    .join(' / ')
}

function vehicleOf({ vehicle }: WorkerRow, language: Language): string | null {
  return vehicle && [inLanguage(vehicleWords[vehicle.type], language), vehicle.plate].filter(Boolean).join(' ')
}

/** `健康证 2026-12-31 / 身份证`: what somebody holds, each with its last day if it has one. */
function papersOf({ credentials }: WorkerRow, language: Language): string {
  return credentials
    .map(({ kind, expiresOn }) => [inLanguage(credentialWords[kind], language), expiresOn].filter(Boolean).join(' '))
    .join(' / ')
}
