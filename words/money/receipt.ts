import { words } from '#words/words.ts'

/** A payment outside of the channels and its receipt, of a withdrawal or a refund. */
export const receiptWords = words({
  manualNo: { zh: '银行流水号', en: 'Number of the transfer', es: 'N.º de la transferencia', ja: '取引番号' },
  receipt: { zh: '付款凭证', en: 'Receipt', es: 'Recibo', ja: '支払い証憑' },
  chooseReceipt: { zh: '上传凭证图片', en: 'Upload a picture of it', es: 'Subir una imagen', ja: '画像を添付' },
  receiptReady: { zh: '凭证已上传', en: 'Receipt uploaded', es: 'Recibo subido', ja: '証憑を添付しました' },
  receiptHint: {
    zh: 'JPG 或 PNG 图片，不超过 5 MB',
    en: 'A JPG or PNG picture, 5 MB at most',
    es: 'Imagen JPG o PNG, 5 MB como máximo',
    ja: 'JPG または PNG、5 MB まで',
  },
  receiptGone: {
    zh: '凭证暂时打不开',
    en: 'The receipt cannot be shown now',
    es: 'El recibo no se puede mostrar',
    ja: '証憑を表示できません',
  },
  refuseReasons: {
    zh: ['凭证与金额不符', '查无此笔付款', '凭证看不清'],
    en: ['Receipt shows another amount', 'No such payment found', 'Receipt cannot be read'],
    es: ['El recibo muestra otro importe', 'No consta ese pago', 'El recibo no se lee'],
    ja: ['証憑と金額が不一致', '該当の支払いがない', '証憑が読み取れない'],
  },
  recordReasons: {
    zh: ['网银转账', '渠道故障，改为线下', '对公付款'],
    en: ['Transfer by online banking', 'The channel is down', 'Paid from the company account'],
    es: ['Transferencia por banca en línea', 'El canal no funciona', 'Pagado desde la cuenta de empresa'],
    ja: ['ネットバンキングで振込', '決済側の障害のため', '法人口座から支払い'],
  },
})
