import { labelWords } from '#words/base/labels.ts'
import type { FeatureWords } from '#words/feature.ts'
import { spreadsheetWords } from '#words/shell/exports.ts'
import { words } from '#words/words.ts'

const title = { zh: '涉税信息', en: 'Tax report', es: 'Informe fiscal', ja: '税務報告' }
const exportTaxes = {
  zh: '导出涉税信息',
  en: 'Export the tax report',
  es: 'Exportar informe fiscal',
  ja: '税務報告を出力',
}

export const taxesWords = words({
  title,
  exportTaxes,
  quarter: { zh: '所属季度', en: 'Quarter', es: 'Trimestre', ja: '四半期' },
  quarters: {
    zh: (year: string, quarter: string) => `${year} 年第 ${quarter} 季度`,
    en: (year: string, quarter: string) => `Q${quarter} ${year}`,
    es: (year: string, quarter: string) => `T${quarter} de ${year}`,
    ja: (year: string, quarter: string) => `${year}年 第${quarter}四半期`,
  },
  hint: {
    zh: '从业人员身份与收入，取自已通过的实名认证和账务。骑手、代驾按规定免报收入，标为免报。文件含完整身份证号，导出留痕。',
    en: 'Identity and income of workers, from approved identity cards and the ledger. Riders and chauffeurs are exempt. The file has whole identity numbers; the export is recorded.',
    es: 'Identidad e ingresos de los trabajadores, según documentos aprobados y el libro mayor. Repartidores y conductores están exentos. El archivo lleva números completos; la exportación queda registrada.',
    ja: '従事者の身元と収入。承認済みの本人確認と台帳によります。配達員と代行ドライバーは報告免除。ファイルには番号全桁が入り、出力は記録されます。',
  },
  columns: {
    no: spreadsheetWords.workerNo,
    name: labelWords.fullName,
    kind: { zh: '从业类型', en: 'Work', es: 'Trabajo', ja: '業務の種類' },
    identity: { zh: '身份证号', en: 'Identity number', es: 'Número de identidad', ja: '身分証番号' },
    income: { zh: '收入总额', en: 'Income', es: 'Ingresos', ja: '収入総額' },
    returned: { zh: '退款扣回', en: 'Taken back', es: 'Descontado', ja: '返金控除' },
    net: { zh: '收入净额', en: 'Net income', es: 'Ingreso neto', ja: '純収入' },
    orders: labelWords.orderCount,
    exempt: { zh: '免报收入', en: 'Exempt', es: 'Exento', ja: '報告免除' },
  },
})

export const taxesFeature = words({
  name: title,
  permissions: {
    'taxes.view': { zh: '查看涉税信息', en: 'See the tax report', es: 'Ver informe fiscal', ja: '税務報告を見る' },
    'taxes.export': exportTaxes,
  },
  events: { 'taxes.export': exportTaxes },
  fields: { quarter: taxesWords.quarter, withExempt: taxesWords.columns.exempt },
} satisfies FeatureWords<'taxes'>)
