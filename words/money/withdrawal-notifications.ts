import { words } from '#words/words.ts'

/** By kind: withdrawals that wait or went wrong, and why nothing is paid out. */
export const withdrawalNotificationWords = words({
  'withdrawal.applied': {
    zh: '新提现申请 {count} 笔，共 ¥{yuan}，请审核',
    en: 'New withdrawals to review: {count}, ¥{yuan}.',
    es: 'Retiradas nuevas por revisar: {count}, ¥{yuan}.',
    ja: '新しい出金申請が {count} 件（¥{yuan}）あります。審査してください。',
  },
  'withdrawal.highRisk': {
    zh: '高风险提现 {no}，金额 ¥{yuan}，请重点核实',
    en: 'Withdrawal {no} of ¥{yuan} is of high risk. Please look closely.',
    es: 'La retirada {no} de ¥{yuan} es de alto riesgo. Revísela bien.',
    ja: '高リスクの出金 {no}（¥{yuan}）です。よく確認してください。',
  },
  'withdrawal.failed': {
    zh: '提现 {no} 打款失败，款项仍冻结，请处理',
    en: 'Withdrawal {no} could not be paid. The money is still frozen: please handle it.',
    es: 'La retirada {no} no pudo pagarse. El dinero sigue retenido: gestiónela.',
    ja: '出金 {no} の支払いに失敗しました。資金は凍結中です。対応してください。',
  },
  'withdrawal.unknown': {
    zh: '提现 {no} 渠道结果未知已超过 30 分钟，系统持续查询中',
    en: 'Withdrawal {no}: the channel has not answered for 30 minutes. It is still being asked.',
    es: 'Retirada {no}: el canal no responde desde hace 30 minutos. Se le sigue preguntando.',
    ja: '出金 {no}：決済側の結果が 30 分以上不明です。照会を続けています。',
  },
  'withdrawal.paidLate': {
    zh: '提现 {no} 渠道先报失败后又报成功，已挂账 ¥{yuan}，请立即核实',
    en: 'Withdrawal {no}: reported as paid after it had failed. ¥{yuan} are in suspense: look into it now.',
    es: 'Retirada {no}: pagada tras darse por fallida. ¥{yuan} quedan en suspenso: revísela ya.',
    ja: '出金 {no}：失敗の後に成功と報告されました。¥{yuan} を仮勘定に計上しました。至急確認してください。',
  },
  'withdrawal.batchPaused': {
    zh: '渠道余额不足或权限异常，打款批次 {no} 已暂停',
    en: 'Payout batch {no} is paused: the channel cannot pay now.',
    es: 'El lote de pagos {no} está en pausa: el canal no puede pagar ahora.',
    ja: '決済側が支払えないため、支払いバッチ {no} を一時停止しました。',
  },
  'withdrawal.channelLow': {
    zh: '打款渠道余额仅剩 ¥{yuan}，请及时充值',
    en: 'The payout channel has only ¥{yuan} left. Please top it up.',
    es: 'Al canal de pago solo le quedan ¥{yuan}. Recárguelo.',
    ja: '支払いチャネルの残高は ¥{yuan} です。補充してください。',
  },
})
