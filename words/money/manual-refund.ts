import type { ManualRefundMove } from '#contract/money/refund.ts'
import { type Phrase, words } from '#words/words.ts'

/** A refund that was paid outside of its channel. Apart from the other words of refunds, which every list of orders loads. */
export const manualRefundWords = words({
  recordedBy: {
    zh: (name: string) => `${name} 已登记线下退款，待同事确认`,
    en: (name: string) => `${name} recorded a refund by hand; a colleague confirms it`,
    es: (name: string) => `${name} anotó un reembolso manual; lo confirma un colega`,
    ja: (name: string) => `${name} が手動返金を登録。別の担当者の確認待ち`,
  },
  paidByChannel: {
    zh: (name: string) => `渠道已退款；${name} 登记的线下退款未确认，请核对是否多付`,
    en: (name: string) =>
      `The channel paid. What ${name} recorded was never confirmed: check whether it was paid twice`,
    es: (name: string) => `El canal pagó. Lo que anotó ${name} no se confirmó: compruebe si se pagó dos veces`,
    ja: (name: string) => `決済側が返金済み。${name} が登録した手動返金は未確認です。二重払いがないか確認してください`,
  },
  confirmedBy: {
    zh: (recorder: string, confirmer: string) => `${recorder} 线下退款，${confirmer} 确认`,
    en: (recorder: string, confirmer: string) => `Refunded by hand by ${recorder}, confirmed by ${confirmer}`,
    es: (recorder: string, confirmer: string) => `Devuelto a mano por ${recorder}, confirmado por ${confirmer}`,
    ja: (recorder: string, confirmer: string) => `${recorder} が手動返金、${confirmer} が確認`,
  },
  submit: {
    zh: (amount: string) => `确认已退 ${amount}`,
    en: (amount: string) => `Confirm ${amount}`,
    es: (amount: string) => `Confirmar ${amount}`,
    ja: (amount: string) => `${amount} の返金を確認`,
  },
  consequences: {
    recordManual: {
      zh: '表示您已在渠道之外把钱退给用户。另一位同事核对凭证并确认后才算退款成功。',
      en: 'You say that the customer got it outside of the channel. It counts as refunded when a colleague has checked the receipt.',
      es: 'Declara que se devolvió fuera del canal. Cuenta como devuelto cuando un colega compruebe el recibo.',
      ja: '決済側以外で返金済みであることを登録します。別の担当者が証憑を確認すると返金完了になります。',
    },
    confirmManual: {
      zh: '请先核对凭证。确认后记为已退款并通知用户，不能撤回。',
      en: 'Check the receipt first. It then counts as refunded, and the customer is told; this cannot be taken back.',
      es: 'Compruebe antes el recibo. Contará como devuelto y se avisa al cliente; no se puede deshacer.',
      ja: '先に証憑を確認してください。返金済みとして記帳して顧客に通知し、取り消せません。',
    },
    refuseManual: {
      zh: '登记作废，退款仍为失败，之后可以重试或重新登记。',
      en: 'The record is dropped and the refund stays failed; it can be tried again or recorded anew.',
      es: 'El registro se descarta y el reembolso sigue fallido; puede reintentarse o anotarse de nuevo.',
      ja: '登録を取り消します。返金は失敗のままで、再試行または再登録ができます。',
    },
  } satisfies Record<ManualRefundMove, Phrase>,
})

export const manualRefundNotificationWords = words({
  'refund.paidTwice': {
    zh: '订单 {no} 的退款已由渠道支付 ¥{yuan}，此前已登记线下退款，可能重复付款，请立即核实',
    en: 'Order {no}: the channel refunded ¥{yuan} after a refund by hand was recorded. It may be paid twice: look into it now.',
    es: 'Pedido {no}: el canal devolvió ¥{yuan} tras anotarse un reembolso manual. Puede estar pagado dos veces: revíselo ya.',
    ja: '注文 {no}：手動返金の登録後に決済側が ¥{yuan} を返金しました。二重払いの可能性があります。至急確認してください。',
  },
})
