import { words } from '#words/words.ts'

/** What customers are told of their orders. */
export const orderMessages = words({
  'order.cancelled': {
    title: {
      zh: '订单已取消',
      en: 'Your order was cancelled',
      es: 'Su pedido se ha anulado',
      ja: 'ご注文がキャンセルされました',
    },
    body: {
      zh: '您的{service}订单 {no} 已取消。原因：{reason}。应退款项将原路退回',
      en: 'Your order {no} ({service}) was cancelled. Reason: {reason}. What is due back to you goes the way it was paid.',
      es: 'Su pedido {no} ({service}) se ha anulado. Motivo: {reason}. Lo que le corresponda se devolverá por la misma vía.',
      ja: 'ご注文 {no}（{service}）はキャンセルされました。理由：{reason}。返金がある場合は元の支払方法へお戻しします',
    },
  },
  'order.refunded': {
    title: { zh: '退款已到账', en: 'Your refund has arrived', es: 'Su reembolso ha llegado', ja: '返金が完了しました' },
    body: {
      zh: '您的{service}订单 {no} 已退款 {amount}，请留意原支付账户',
      en: '{amount} of your order {no} ({service}) was refunded to the account you paid from.',
      es: 'Se han reembolsado {amount} de su pedido {no} ({service}) a la cuenta con la que pagó.',
      ja: 'ご注文 {no}（{service}）の {amount}を、お支払いに使われた口座へ返金しました',
    },
    sms: {
      zh: '您的订单 {no} 已退款 {amount}',
      en: 'Refunded: {amount} of your order {no}.',
      es: 'Reembolso de {amount} de su pedido {no}.',
      ja: 'ご注文 {no} の {amount}を返金しました',
    },
  },
  'order.refundRejected': {
    title: {
      zh: '退款申请未通过',
      en: 'Your refund request was not approved',
      es: 'Su solicitud de reembolso no se aprobó',
      ja: '返金の申請は承認されませんでした',
    },
    body: {
      zh: '您的订单 {no} 申请退款 {amount}未通过。原因：{reason}。如有疑问，请联系客服',
      en: 'The refund of {amount} for your order {no} was not approved. Reason: {reason}. Customer service is glad to help.',
      es: 'El reembolso de {amount} de su pedido {no} no se aprobó. Motivo: {reason}. Atención al cliente le ayudará.',
      ja: 'ご注文 {no} の返金 {amount}は承認されませんでした。理由：{reason}。ご不明な点はカスタマーサービスまで',
    },
  },
  'order.refundFailed': {
    title: {
      zh: '退款未能到账',
      en: 'Your refund is delayed',
      es: 'Su reembolso se retrasa',
      ja: '返金が遅れています',
    },
    body: {
      zh: '您的订单 {no} 退款 {amount}暂未到账，我们会重新发起，无需您操作',
      en: 'The refund of {amount} for your order {no} has not gone through yet. We try again; you need not do anything.',
      es: 'El reembolso de {amount} de su pedido {no} aún no ha llegado. Lo intentaremos de nuevo; no tiene que hacer nada.',
      ja: 'ご注文 {no} の返金 {amount}がまだ完了していません。再度手続きしますので、お客様の操作は不要です',
    },
  },
})

/** What both sides of a complaint are told. */
export const complaintMessages = words({
  'complaint.received': {
    title: {
      zh: '投诉已受理',
      en: 'We received your complaint',
      es: 'Hemos recibido su reclamación',
      ja: '苦情を受け付けました',
    },
    body: {
      zh: '您对订单 {orderNo} 的投诉（{about}）已受理，编号 {no}，我们会尽快处理',
      en: 'Your complaint about order {orderNo} ({about}) is with us. Its number is {no}.',
      es: 'Su reclamación sobre el pedido {orderNo} ({about}) está en nuestras manos. Su número es {no}.',
      ja: 'ご注文 {orderNo} に関する苦情（{about}）を受け付けました。受付番号は {no} です',
    },
  },
  'complaint.proposed': {
    title: {
      zh: '投诉有了处理方案',
      en: 'A proposal for your complaint',
      es: 'Una propuesta para su reclamación',
      ja: '苦情への対応案をお知らせします',
    },
    body: {
      zh: '您的投诉 {no} 处理方案：{verdict}。请在 {until} 前确认，逾期视为同意',
      en: 'Complaint {no}: {verdict}. Please answer before {until}; after that it counts as accepted.',
      es: 'Reclamación {no}: {verdict}. Responda antes de {until}; después se dará por aceptada.',
      ja: '苦情 {no} の対応案：{verdict}。{until} までにご回答ください。以降は同意とみなします',
    },
    sms: {
      zh: '您的投诉 {no} 有了处理方案，请在应用内确认',
      en: 'There is a proposal for your complaint {no}. Please answer in the app.',
      es: 'Hay una propuesta para su reclamación {no}. Responda en la aplicación.',
      ja: '苦情 {no} の対応案が出ました。アプリでご回答ください',
    },
  },
  'complaint.decided': {
    title: {
      zh: '投诉已结案',
      en: 'Your complaint is closed',
      es: 'Su reclamación se ha cerrado',
      ja: '苦情の対応が完了しました',
    },
    body: {
      zh: '您的投诉 {no} 已结案：{verdict}。7 天内可申请重新处理一次',
      en: 'Complaint {no} is closed: {verdict}. Within 7 days you may ask once to open it again.',
      es: 'La reclamación {no} se ha cerrado: {verdict}. En 7 días puede pedir una vez que se reabra.',
      ja: '苦情 {no} の対応が完了しました：{verdict}。7 日以内に一度だけ再対応を依頼できます',
    },
  },
  'complaint.statementAsked': {
    title: {
      zh: '请就投诉说明情况',
      en: 'Please tell us your side',
      es: 'Cuéntenos su versión',
      ja: '苦情についてご説明ください',
    },
    body: {
      zh: '订单 {orderNo} 有一起投诉（{about}），编号 {no}。请在 {until} 前说明：{question}。逾期未答将按现有材料处理',
      en: 'Order {orderNo} has a complaint ({about}), number {no}. Please answer before {until}: {question}. Without an answer we decide by what we have.',
      es: 'El pedido {orderNo} tiene una reclamación ({about}), número {no}. Responda antes de {until}: {question}. Sin respuesta decidiremos con lo que tenemos.',
      ja: 'ご注文 {orderNo} に苦情（{about}、番号 {no}）が届いています。{until} までにご回答ください：{question}。回答がない場合は手元の資料で判断します',
    },
    sms: {
      zh: '您有一起投诉 {no} 待说明，请在 {until} 前于应用内答复',
      en: 'Complaint {no} waits for your answer in the app until {until}.',
      es: 'La reclamación {no} espera su respuesta en la aplicación hasta {until}.',
      ja: '苦情 {no} について {until} までにアプリでご回答ください',
    },
  },
  'complaint.ended': {
    title: {
      zh: '涉及您的投诉已结案',
      en: 'A complaint about you is closed',
      es: 'Se cerró una reclamación sobre usted',
      ja: 'あなたに関する苦情の対応が完了しました',
    },
    body: {
      zh: '订单 {orderNo} 的投诉 {no} 已结案：{verdict}',
      en: 'Complaint {no} about order {orderNo} is closed: {verdict}',
      es: 'La reclamación {no} del pedido {orderNo} se ha cerrado: {verdict}',
      ja: 'ご注文 {orderNo} の苦情 {no} の対応が完了しました：{verdict}',
    },
  },
})
