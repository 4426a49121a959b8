import { labelWords } from '#words/base/labels.ts'
import type { FeatureWords } from '#words/feature.ts'
import { reconWords } from '#words/money/recon.ts'
import { type Phrase, words } from '#words/words.ts'

const exportDays: Phrase = {
  zh: '导出对账',
  en: 'Export reconciliation',
  es: 'Exportar conciliación',
  ja: '照合を出力',
}
const exportDifferences: Phrase = {
  zh: '导出对账差异',
  en: 'Export differences',
  es: 'Exportar diferencias',
  ja: '照合差異を出力',
}
const confirm: Phrase = { zh: '确认可打款', en: 'Let payouts go on', es: 'Reanudar los pagos', ja: '出金再開を確認' }

export const reconFeature = words({
  name: reconWords.title,
  permissions: {
    'recon.view': { zh: '查看对账', en: 'See reconciliation', es: 'Ver conciliación', ja: '照合を見る' },
    'recon.settle': { zh: '处理对账差异', en: 'Settle differences', es: 'Resolver diferencias', ja: '照合差異の処理' },
    'recon.confirm': confirm,
    'recon.export': exportDays,
  },
  events: {
    'recon.export': exportDays,
    'recon.upload': {
      zh: '上传渠道账单',
      en: 'Uploaded a bill',
      es: 'Subió un extracto',
      ja: '明細をアップロード済み',
    },
    'recon.compare': undefined,
    'recon.confirm': confirm,
  },
  systemEvents: {
    'recon.balance': { zh: '当日账单已平', en: 'A day balances', es: 'Un día cuadra', ja: '一日分が一致' },
    'recon.differ': { zh: '当日账单不平', en: 'A day does not balance', es: 'Un día no cuadra', ja: '一日分が不一致' },
  },
  fields: { channel: reconWords.columns.channel, state: labelWords.state },
  states: reconWords.states,
} satisfies FeatureWords<'recon'>)

export const reconDifferencesFeature = words({
  name: reconWords.differences,
  permissions: { 'reconDifferences.export': exportDifferences },
  events: {
    'reconDifferences.export': exportDifferences,
    'reconDifferences.take': {
      zh: '认领差异',
      en: 'Took a difference',
      es: 'Se encargó de una diferencia',
      ja: '差異を担当',
    },
    'reconDifferences.release': {
      zh: '放回差异',
      en: 'Gave a difference back',
      es: 'Devolvió una diferencia',
      ja: '差異の担当を解除',
    },
    'reconDifferences.settle': {
      zh: '处理了差异',
      en: 'Settled a difference',
      es: 'Resolvió una diferencia',
      ja: '差異を処理',
    },
  },
  systemEvents: {
    'reconDifferences.arrive': {
      zh: '差异自动核平',
      en: 'What was missing arrived',
      es: 'Llegó lo que faltaba',
      ja: '不足分が到着',
    },
  },
  fields: {
    outcome: reconWords.columns.outcome,
    dayId: reconWords.columns.day,
    isMine: { zh: '仅我处理的', en: 'Taken by me', es: 'A mi cargo', ja: '自分の担当' },
  },
  states: reconWords.differenceStates,
} satisfies FeatureWords<'reconDifferences'>)
