import { words } from '#words/words.ts'

/** By kind. */
export const reconNotificationWords = words({
  'recon.unbalanced': {
    zh: '{channel} {day} 对账不平，{count} 条差异待处理，打款已暂停',
    en: '{channel}, {day}: the bill does not balance, {count} differences. Payouts are stopped.',
    es: '{channel}, {day}: el extracto no cuadra, {count} diferencias. Los pagos están detenidos.',
    ja: '{channel} {day} の照合が不一致です（差異 {count} 件）。出金を停止しました。',
  },
})
