import type { Reason } from '#contract/base/refusals.ts'
import type { ExportRow } from '#contract/desk/exports.ts'
import { labelWords } from '#words/base/labels.ts'
import { chatsWords } from '#words/chats/chats.ts'
import type { FeatureWords } from '#words/feature.ts'
import { type Phrase, type Spoken, words } from '#words/words.ts'

const cancelExport: Phrase = { zh: '取消导出', en: 'Cancel export', es: 'Cancelar exportación', ja: '出力を取り消す' }

export const exportsWords = words({
  title: { zh: '我的导出', en: 'My exports', es: 'Mis exportaciones', ja: '自分の出力' },
  start: { zh: '导出当前列表', en: 'Export this list', es: 'Exportar esta lista', ja: 'この一覧を出力' },
  hint: {
    zh: (most: string) => `按当前筛选条件导出为 xlsx，最多 ${most} 行，文件保留 24 小时`,
    en: (most: string) => `As filtered now, to xlsx, ${most} rows at most; the file is kept for 24 hours`,
    es: (most: string) =>
      `Según los filtros actuales, en xlsx, como máximo ${most} filas; el archivo se guarda 24 horas`,
    ja: (most: string) => `現在の条件で xlsx に出力します。最大 ${most} 行、ファイルは 24 時間保存されます`,
  },
  none: {
    zh: '还没有导出过',
    en: 'Nothing exported yet',
    es: 'Todavía no hay exportaciones',
    ja: 'まだ出力はありません',
  },
  download: labelWords.download,
  cancel: cancelExport,
  rows: {
    zh: (count: string) => `${count} 行`,
    en: (count: string) => `${count} rows`,
    es: (count: string) => `${count} filas`,
    ja: (count: string) => `${count} 行`,
  },
  progress: {
    zh: (rows: string, total: string) => `已写入 ${rows} / ${total} 行`,
    en: (rows: string, total: string) => `${rows} of ${total} rows written`,
    es: (rows: string, total: string) => `${rows} de ${total} filas escritas`,
    ja: (rows: string, total: string) => `${rows} / ${total} 行を書き込み済み`,
  },
  progressOnly: {
    zh: (rows: string) => `已写入 ${rows} 行`,
    en: (rows: string) => `${rows} rows written`,
    es: (rows: string) => `${rows} filas escritas`,
    ja: (rows: string) => `${rows} 行を書き込み済み`,
  },
  until: {
    zh: (moment: string) => `${moment} 前可下载`,
    en: (moment: string) => `Until ${moment}`,
    es: (moment: string) => `Hasta ${moment}`,
    ja: (moment: string) => `${moment} まで`,
  },
  ready: {
    zh: '导出完成，点击下载',
    en: 'Export finished, press to download',
    es: 'Exportación terminada, pulse para descargar',
    ja: '出力が完了しました。押すとダウンロードします',
  },
  states: {
    waiting: chatsWords.states.queued,
    running: { zh: '生成中', en: 'In progress', es: 'En curso', ja: '作成中' },
    done: { zh: '已完成', en: 'Done', es: 'Terminada', ja: '完了' },
    failed: { zh: '失败', en: 'Failed', es: 'Fallida', ja: '失敗' },
    cancelled: { zh: '已取消', en: 'Cancelled', es: 'Cancelada', ja: '取消済み' },
    expired: { zh: '已过期', en: 'Expired', es: 'Caducada', ja: '期限切れ' },
  } satisfies Record<ExportRow['state'], Phrase>,
  whys: {
    tooManyRows: {
      zh: '行数超过上限，请缩小时间范围后重新导出',
      en: 'Too many rows. Narrow the period and export again.',
      es: 'Demasiadas filas. Reduzca el periodo y exporte de nuevo.',
      ja: '行数が上限を超えています。期間を狭めて再度出力してください',
    },
    noPermission: {
      zh: '您已没有导出权限，请联系管理员',
      en: 'You no longer hold the permission to export. Ask an administrator.',
      es: 'Ya no tiene permiso para exportar. Consulte a un administrador.',
      ja: '出力の権限がなくなりました。管理者にお問い合わせください',
    },
    internal: {
      zh: '生成时出错，请重新导出；若仍失败请联系管理员',
      en: 'Something went wrong. Export again; ask an administrator if it keeps failing.',
      es: 'Algo salió mal. Exporte de nuevo; si sigue fallando, consulte a un administrador.',
      ja: '作成中に問題が発生しました。再度出力し、続く場合は管理者にお問い合わせください',
    },
  } satisfies Record<NonNullable<ExportRow['why']>, Phrase>,
})

export type ExportsWords = Spoken<typeof exportsWords>

/** Titles and columns of spreadsheets that no screen has. */
export const spreadsheetWords = words({
  id: { zh: '编号', en: 'ID', es: 'ID', ja: 'ID' },
  created: { zh: '创建时间', en: 'Created', es: 'Creado', ja: '作成日時' },
  reason: { zh: '状态原因', en: 'Reason', es: 'Motivo', ja: '理由' },
  complaints30Days: { zh: '近30日投诉', en: 'Complaints, 30 days', es: 'Quejas, 30 días', ja: '30日の苦情' },
  backedOut30Days: {
    zh: '近30日取消率（%）',
    en: 'Backed out, 30 days (%)',
    es: 'Abandono, 30 días (%)',
    ja: '30日の辞退率（%）',
  },
  onTime30Days: {
    zh: '近30日准时率（%）',
    en: 'On time, 30 days (%)',
    es: 'Puntualidad, 30 días (%)',
    ja: '30日の定時率（%）',
  },
  taken30Days: {
    zh: '近30日接单率（%）',
    en: 'Taken, 30 days (%)',
    es: 'Aceptación, 30 días (%)',
    ja: '30日の受注率（%）',
  },
  ordersAtOnce: { zh: '接单上限', en: 'Orders at once', es: 'Pedidos a la vez', ja: '同時受注の上限' },
  kind: { zh: '类别', en: 'Kind', es: 'Tipo', ja: '種別' },
  name: labelWords.fullName,
  workerNo: { zh: '工号', en: 'Worker no.', es: 'N.º', ja: '番号' },
  cooking: { zh: '出餐（分钟）', en: 'Cooking (min)', es: 'Cocina (min)', ja: '調理（分）' },
  phone: labelWords.telephone,
  nameOf: labelWords.shopName,
  endedAt: { zh: '结束时间', en: 'Ended at', es: 'Terminado', ja: '終了日時' },
  tries: { zh: '尝试次数', en: 'Tries', es: 'Intentos', ja: '試行回数' },
  remark: { zh: '处理说明', en: 'Remark', es: 'Observación', ja: '処理の説明' },
  decidedAt: labelWords.handledAt,
  decidedBy: labelWords.handledBy,
  requestedAt: { zh: '发起时间', en: 'Requested at', es: 'Solicitado', ja: '申請日時' },
  arrived: { zh: '已到账（元）', en: 'Arrived (yuan)', es: 'Llegado (yuanes)', ja: '着金額（元）' },
  requestedFrom: labelWords.source,
  orderNo: labelWords.orderNo,
  workerPhone: { zh: '服务人员电话', en: 'Worker phone', es: 'Tel. del trabajador', ja: '担当者の電話' },
  refunded: { zh: '已退（元）', en: 'Refunded (yuan)', es: 'Reembolsado (yuanes)', ja: '返金額（元）' },
  paid: { zh: '实付（元）', en: 'Paid (yuan)', es: 'Pagado (yuanes)', ja: '支払額（元）' },
  demanded: labelWords.demanded,
  given: { zh: '已赔付合计（元）', en: 'Given in all (yuan)', es: 'Entregado en total (yuanes)', ja: '補償合計（元）' },
  toPay: { zh: '应付（元）', en: 'To pay (yuan)', es: 'A pagar (yuanes)', ja: '請求額（元）' },
  about: labelWords.content,
  distance: { zh: '距离（米）', en: 'Distance (m)', es: 'Distancia (m)', ja: '距離（m）' },
  address: { zh: '送达地址', en: 'Address', es: 'Dirección', ja: '配達先' },
  customerPhone: { zh: '用户电话', en: 'Customer phone', es: 'Tel. del cliente', ja: '顧客の電話' },
  phoneThere: { zh: '起点电话', en: 'Phone there', es: 'Tel. de origen', ja: '出発地の電話' },
  from: { zh: '起点', en: 'From', es: 'Origen', ja: '出発地' },
  inThisStateSince: { zh: '状态更新', en: 'In this state since', es: 'En este estado desde', ja: '状態の更新' },
  placedAt: { zh: '下单时间', en: 'Placed at', es: 'Fecha del pedido', ja: '注文日時' },
  stateAfter: { zh: '变更后状态', en: 'State after', es: 'Estado posterior', ja: '変更後の状態' },
  stateBefore: { zh: '变更前状态', en: 'State before', es: 'Estado anterior', ja: '変更前の状態' },
  recordName: { zh: '对象名称或编号', en: 'Name or number', es: 'Nombre o número', ja: '対象の名称・番号' },
  shopNo: labelWords.number,
  service: { zh: '业务', en: 'Service', es: 'Servicio', ja: 'サービス' },
  frozenUntil: { zh: '冻结至', en: 'Frozen until', es: 'Suspendido hasta', ja: '凍結期限' },
  imprint: {
    zh: '导出人：{name}（{username}） · 导出时间：{at} · 仅供内部使用',
    en: 'Exported by {name} ({username}) · {at} · For internal use only',
    es: 'Exportado por {name} ({username}) · {at} · Solo para uso interno',
    ja: '出力者：{name}（{username}） · 出力日時：{at} · 社内利用限定',
  },
  yes: labelWords.yes,
  no: labelWords.no,
})

export const exportsFeature = words({
  name: { zh: '导出', en: 'Exports', es: 'Exportaciones', ja: '出力' },
  record: { zh: '导出', en: 'Export', es: 'Exportación', ja: '出力' },
  events: {
    'exports.cancel': cancelExport,
    'exports.download': {
      zh: '下载导出文件',
      en: 'Download an exported file',
      es: 'Descargar un archivo exportado',
      ja: '出力ファイルをダウンロード',
    },
  },
} satisfies FeatureWords<'exports'>)

/** Uploads are no operation of their own: they travel outside of JSON. */
export const filesFeature = words({
  name: { zh: '文件', en: 'Files', es: 'Archivos', ja: 'ファイル' },
  systemEvents: {
    'files.upload': { zh: '上传文件', en: 'Uploaded a file', es: 'Subió un archivo', ja: 'ファイルをアップロード' },
  },
})

/** What a person reads when the answer is no. */
export const exportsRefusals = words({
  tooManyRows: {
    zh: '超过 {limit} 行，无法一次导出，请缩小时间范围或增加筛选条件',
    en: 'More than {limit} rows cannot be exported at once. Narrow the period or add a filter.',
    es: 'No se pueden exportar más de {limit} filas a la vez. Reduzca el periodo o añada un filtro.',
    ja: '{limit} 行を超えるため一度に出力できません。期間を狭めるか条件を追加してください',
  },
  exportNotThere: {
    zh: '该文件尚未生成、已取消或已过期，请刷新列表，必要时重新导出',
    en: 'This file is not ready, was cancelled or has expired. Refresh the list, and export again if you need it.',
    es: 'Este archivo no está listo, se canceló o caducó. Actualice la lista y vuelva a exportar si lo necesita.',
    ja: 'このファイルは未完成、取消済み、または期限切れです。一覧を更新し、必要なら再度出力してください',
  },
  tooManyExports: {
    zh: '您已有 {limit} 个导出正在进行，请等待完成或取消其中一个',
    en: 'You already have {limit} exports under way. Wait for one to finish, or cancel one.',
    es: 'Ya tiene {limit} exportaciones en curso. Espere a que termine una o cancele alguna.',
    ja: '進行中の出力がすでに {limit} 件あります。完了を待つか、いずれかを取り消してください',
  },
} satisfies Partial<Record<Reason, Phrase>>)
