import { ledgerWords } from '#words/money/ledger.ts'
import { trialWords } from '#words/money/ledger-screen.ts'
import { refundListWords } from '#words/money/refund-list.ts'
import { refundsWords } from '#words/money/refunds.ts'
import { withdrawalNamesWords } from '#words/money/withdrawal-feature.ts'
import { plural, words } from '#words/words.ts'

/** The block of the money on the dashboard. */
export const moneyNowWords = words({
  title: { zh: '资金概览', en: 'Money now', es: 'Dinero ahora', ja: '資金の概況' },
  withdrawals: { zh: '提现进度', en: 'Withdrawals now', es: 'Retiradas ahora', ja: '出金の状況' },
  refunds: refundListWords.title,
  ledger: { zh: '账户余额', en: 'Balances', es: 'Saldos', ja: '残高' },
  waiting: withdrawalNamesWords.states.review,
  waitingAmount: { zh: '待审核金额', en: 'Amount to review', es: 'Importe por revisar', ja: '審査待ちの金額' },
  oldest: { zh: '最久等待', en: 'Longest wait', es: 'Mayor espera', ja: '最長の待ち' },
  approved: withdrawalNamesWords.states.approved,
  failed: withdrawalNamesWords.states.failed,
  unknown: { zh: '结果未知', en: 'Outcome unknown', es: 'Resultado desconocido', ja: '結果不明' },
  paidToday: { zh: '今日打款', en: 'Paid out today', es: 'Pagos de hoy', ja: '本日の送金' },
  paidOf: {
    zh: (count: number) => `${count} 笔`,
    en: (count: number) => plural('en', count, { one: '1 payment', other: `${count} payments` }),
    es: (count: number) => plural('es', count, { one: '1 pago', other: `${count} pagos` }),
    ja: (count: number) => `${count}件`,
  },
  inReview: refundsWords.stages.review,
  processing: refundsWords.stages.processing,
  refundFailed: refundsWords.stages.failed,
  kinds: ledgerWords.kinds,
  balanced: trialWords.balanced,
  unbalanced: trialWords.unbalanced,
  stopped: {
    ledger: trialWords.checkBad,
    reconciliation: {
      zh: '渠道对账不平，已暂停打款',
      en: 'The reconciliation differs: payouts are stopped',
      es: 'La conciliación difiere: pagos detenidos',
      ja: 'チャネル照合が不一致のため支払いを停止中',
    },
  },
})
