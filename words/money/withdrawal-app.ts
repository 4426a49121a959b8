import type { PayoutFault } from '#contract/money/payout.ts'
import type { rejectCodes } from '#contract/money/withdrawal.ts'
import { type Phrase, words } from '#words/words.ts'

/** What the owner of a withdrawal hears in their app. */
export const withdrawalAppWords = words({
  rejections: {
    accountWrong: {
      zh: '收款账户有误，请修改后重新申请',
      en: 'the payout account is wrong, please change it',
      es: 'la cuenta de cobro es incorrecta, cámbiela',
      ja: '受取口座に誤りがあります。変更してください',
    },
    nameDiffers: {
      zh: '收款人与实名信息不一致，请更换本人账户',
      en: 'the holder of the account is not you, please use your own',
      es: 'el titular de la cuenta no es usted, use la suya',
      ja: '口座名義が本人と一致しません。本人名義の口座をご利用ください',
    },
    suspicious: {
      zh: '交易存在异常，请联系客服',
      en: 'something looks unusual, please contact customer service',
      es: 'hay movimientos inusuales, contacte con atención al cliente',
      ja: '取引に不審な点があります。カスタマーサービスにご連絡ください',
    },
    underDispute: {
      zh: '有订单正在处理纠纷，请待处理完成后申请',
      en: 'an order is in dispute, please ask again when it is settled',
      es: 'hay un pedido en disputa, solicítelo cuando se resuelva',
      ja: '対応中の注文があります。解決後に改めて申請してください',
    },
  } satisfies Record<Exclude<(typeof rejectCodes)[number], 'other'>, Phrase>,
  faults: {
    ACCOUNT_FROZEN: {
      zh: '收款账户被冻结，请修改收款账户',
      en: 'the account is frozen, please use another',
      es: 'la cuenta está bloqueada, use otra',
      ja: '口座が凍結されています。別の口座に変更してください',
    },
    REAL_NAME_CHECK_FAIL: {
      zh: '收款账户未实名，请先完成实名或修改收款账户',
      en: 'the account has no verified name, please verify it or use another',
      es: 'la cuenta no tiene identidad verificada, verifíquela o use otra',
      ja: '口座が本人確認されていません。本人確認するか別の口座に変更してください',
    },
    NAME_NOT_CORRECT: {
      zh: '收款人姓名与账户不符，请修改收款账户',
      en: 'the name does not belong to the account, please correct it',
      es: 'el nombre no corresponde a la cuenta, corríjalo',
      ja: '名義が口座と一致しません。口座を修正してください',
    },
    ID_CARD_NOT_CORRECT: {
      zh: '身份证信息与账户不符，请修改收款账户',
      en: 'the identity card does not belong to the account, please correct it',
      es: 'el documento no corresponde a la cuenta, corríjalo',
      ja: '身分証が口座と一致しません。口座を修正してください',
    },
    OPENID_INVALID: {
      zh: '收款账户已失效，请重新绑定',
      en: 'the account is not valid any more, please bind it again',
      es: 'la cuenta ya no es válida, vincúlela de nuevo',
      ja: '口座が無効です。もう一度登録してください',
    },
    TRANSFER_QUOTA_EXCEED: {
      zh: '超过单笔收款限额',
      en: 'it is more than one payment may be',
      es: 'supera el límite por pago',
      ja: '1 回の受取限度額を超えています',
    },
    DAY_RECEIVED_QUOTA_EXCEED: {
      zh: '超过当日收款限额',
      en: 'it is more than the account may receive in a day',
      es: 'supera el límite diario de la cuenta',
      ja: '1 日の受取限度額を超えています',
    },
    DAY_RECEIVED_COUNT_EXCEED: {
      zh: '超过当日收款次数',
      en: 'the account received as many payments as it may in a day',
      es: 'la cuenta alcanzó su número diario de cobros',
      ja: '1 日の受取回数を超えています',
    },
    PAYEE_ACCOUNT_ABNORMAL: {
      zh: '收款账户异常，请修改收款账户',
      en: 'the account cannot receive money, please use another',
      es: 'la cuenta no puede recibir dinero, use otra',
      ja: '口座に異常があります。別の口座に変更してください',
    },
    BANK_CARD_ABNORMAL: {
      zh: '银行卡异常，请更换银行卡',
      en: 'the bank card cannot be used, please use another',
      es: 'la tarjeta bancaria no puede usarse, use otra',
      ja: '銀行口座に異常があります。別の口座に変更してください',
    },
    TRANSFER_RISK: {
      zh: '渠道提示存在风险',
      en: 'the payment channel sees a risk',
      es: 'el canal de pago ve un riesgo',
      ja: '決済側がリスクを検知しました',
    },
    OVERDUE_CLOSE: {
      zh: '超过 24 小时未确认收款',
      en: 'it was not accepted within 24 hours',
      es: 'no se aceptó en 24 horas',
      ja: '24 時間以内に受け取りが確認されませんでした',
    },
    MCH_CANCEL: {
      zh: '打款已撤销',
      en: 'the payment was revoked',
      es: 'el pago se revocó',
      ja: '支払いが取り消されました',
    },
    NOT_ENOUGH: {
      zh: '打款渠道暂不可用',
      en: 'the payment channel cannot pay now',
      es: 'el canal de pago no puede pagar ahora',
      ja: '決済側が現在支払えません',
    },
    NO_AUTH: {
      zh: '打款渠道未开通该功能',
      en: 'the payment channel may not pay to this account',
      es: 'el canal de pago no puede pagar a esta cuenta',
      ja: '決済側がこの口座への支払いに対応していません',
    },
    OTHER: { zh: '渠道打款失败', en: 'the payment failed', es: 'el pago falló', ja: '支払いに失敗しました' },
  } satisfies Record<PayoutFault, Phrase>,
})
