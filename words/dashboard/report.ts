import { labelWords } from '#words/base/labels.ts'
import { cityWords } from '#words/people/cities.ts'
import { words } from '#words/words.ts'

/** The day or the week as a page to print. */
export const reportWords = words({
  titles: {
    day: { zh: '运营日报', en: 'Daily report', es: 'Informe diario', ja: '日次レポート' },
    week: { zh: '运营周报', en: 'Weekly report', es: 'Informe semanal', ja: '週次レポート' },
  },
  kinds: {
    label: { zh: '报告类型', en: 'Kind of report', es: 'Tipo de informe', ja: 'レポートの種類' },
    day: { zh: '日报', en: 'Day', es: 'Día', ja: '日次' },
    week: { zh: '周报', en: 'Week', es: 'Semana', ja: '週次' },
  },
  day: { zh: '日期', en: 'Date', es: 'Fecha', ja: '日付' },
  print: { zh: '打印', en: 'Print', es: 'Imprimir', ja: '印刷' },
  back: { zh: '返回首页', en: 'Back to the dashboard', es: 'Volver al inicio', ja: 'ホームに戻る' },
  allCities: cityWords.all,
  allServices: labelWords.allServices,
  figure: { zh: '指标', en: 'Figure', es: 'Cifra', ja: '指標名' },
  value: { zh: '本期数值', en: 'Value', es: 'Valor', ja: '数値' },
  before: {
    day: { zh: '与前一日相比', en: 'Against the day before', es: 'Frente al día anterior', ja: '前日比' },
    week: { zh: '与再前一周相比', en: 'Against the week before that', es: 'Frente a la semana previa', ja: '前々週比' },
  },
  weekBefore: {
    zh: '与上周同期相比',
    en: 'Against the same time a week before',
    es: 'Frente a hace una semana',
    ja: '前週同期比',
  },
  more: {
    zh: (gap: string) => `多 ${gap}`,
    en: (gap: string) => `${gap} more`,
    es: (gap: string) => `${gap} más`,
    ja: (gap: string) => `${gap} 増`,
  },
  less: {
    zh: (gap: string) => `少 ${gap}`,
    en: (gap: string) => `${gap} less`,
    es: (gap: string) => `${gap} menos`,
    ja: (gap: string) => `${gap} 減`,
  },
  same: { zh: '持平', en: 'the same', es: 'igual', ja: '同じ' },
  perService: { zh: '各服务', en: 'Each service', es: 'Cada servicio', ja: 'サービス別' },
  workers: { zh: '服务者前十', en: 'Ten best workers', es: 'Diez mejores del personal', ja: '担当者の上位10' },
  shops: { zh: '商家前十', en: 'Ten best shops', es: 'Diez mejores tiendas', ja: '店舗の上位10' },
  empty: {
    zh: '这一期还没有数据；数据从有订单的那天开始保留',
    en: 'Nothing is kept for this time. Figures begin with the first orders.',
    es: 'No hay datos de este periodo. Las cifras empiezan con los primeros pedidos.',
    ja: 'この期間のデータはありません。最初の注文から記録されます。',
  },
})
