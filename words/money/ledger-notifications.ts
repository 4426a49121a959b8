import { words } from '#words/words.ts'

/** By kind. */
export const ledgerNotificationWords = words({
  'ledger.wrong': {
    zh: '夜间核对发现 {count} 处账目不符，打款已暂停，请立即处理',
    en: 'The nightly check found {count} differences in the ledger. Payouts are stopped. Look into it now.',
    es: 'La revisión nocturna halló {count} diferencias en el libro mayor. Los pagos están detenidos. Revíselo ya.',
    ja: '夜間照合で台帳に {count} 件の差異が見つかり、出金を停止しました。直ちにご確認ください。',
  },
  'ledger.adjustmentWaits': {
    zh: '{by} 申请调账 {no}，金额 {yuan} 元，请复核',
    en: '{by} asks for adjustment {no} of {yuan} yuan. Please check it.',
    es: '{by} pide el ajuste {no} de {yuan} yuanes. Revíselo.',
    ja: '{by} が調整 {no}（{yuan} 元）を申請しました。ご確認ください。',
  },
})
