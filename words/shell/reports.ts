import { labelWords } from '#words/base/labels.ts'
import { dashboardPageWords } from '#words/dashboard/page.ts'
import type { FeatureWords } from '#words/feature.ts'
import { type Phrase, words } from '#words/words.ts'

const name: Phrase = { zh: '经营报表', en: 'Reports', es: 'Informes', ja: '業績レポート' }

/** The spreadsheet of a report. */
export const reportFileWords = words({
  title: name,
  part: { zh: '部分', en: 'Part', es: 'Parte', ja: '区分' },
  item: { zh: '项目', en: 'Item', es: 'Concepto', ja: '項目' },
  count: { zh: '数量', en: 'Count', es: 'Cantidad', ja: '件数' },
  amount: labelWords.amount,
  share: { zh: '比率', en: 'Share', es: 'Porcentaje', ja: '割合' },
  dayBefore: { zh: '前一日', en: 'Day before', es: 'Día anterior', ja: '前日' },
  weekBefore: { zh: '上周同期', en: 'Week before', es: 'Semana anterior', ja: '前週' },
  parts: {
    figures: { zh: '核心指标', en: 'Figures', es: 'Indicadores', ja: '主要指標' },
    trend: dashboardPageWords.blocks.trend,
    funnel: { zh: '订单漏斗', en: 'Funnel', es: 'Embudo', ja: 'ファネル' },
    cancels: { zh: '取消原因', en: 'Cancellations', es: 'Cancelaciones', ja: 'キャンセル理由' },
    refunds: { zh: '退款原因', en: 'Refunds', es: 'Reembolsos', ja: '返金理由' },
    workers: { zh: '服务人员排行', en: 'Best workers', es: 'Mejores trabajadores', ja: 'スタッフ順位' },
    merchants: { zh: '商家排行', en: 'Best shops', es: 'Mejores tiendas', ja: '店舗順位' },
  },
})

export const reportNotificationWords = words({
  'reports.ready': {
    zh: '报表「{name}」（{day}）已送达，请在导出列表下载',
    en: 'The report {name} ({day}) is here. Download it from your exports.',
    es: 'El informe {name} ({day}) ya está. Descárguelo en sus exportaciones.',
    ja: 'レポート「{name}」（{day}）が届きました。出力一覧からダウンロードしてください。',
  },
})

export const reportsFeature = words({
  name,
  permissions: {
    'reports.export': { zh: '下载报表', en: 'Download reports', es: 'Descargar informes', ja: 'レポートを出力' },
    'reports.edit': {
      zh: '设置定时报表',
      en: 'Schedule reports',
      es: 'Programar informes',
      ja: 'レポートの定期送信を設定',
    },
  },
  events: {
    'reports.export': { zh: '导出报表', en: 'Exported a report', es: 'Exportó un informe', ja: 'レポートを出力' },
    'reports.add': {
      zh: '新建定时报表',
      en: 'Scheduled a report',
      es: 'Programó un informe',
      ja: '定期レポートを追加',
    },
    'reports.update': { zh: '修改定时报表', en: 'Changed a report', es: 'Cambió un informe', ja: '定期レポートを変更' },
    'reports.remove': { zh: '删除定时报表', en: 'Deleted a report', es: 'Borró un informe', ja: '定期レポートを削除' },
    'reports.send': { zh: '立即发送报表', en: 'Sent a report', es: 'Envió un informe', ja: 'レポートを送信' },
  },
  fields: {
    hour: { zh: '发送时间（点）', en: 'Hour', es: 'Hora', ja: '送信時刻' },
    recipients: { zh: '接收人', en: 'Recipients', es: 'Destinatarios', ja: '受信者' },
    isOn: { zh: '启用', en: 'On', es: 'Activo', ja: '有効' },
    name: labelWords.fullName,
    day: { zh: '报表日期', en: 'Day of the report', es: 'Día del informe', ja: 'レポートの日付' },
  },
} satisfies FeatureWords<'reports'>)
