import type { MessageKey } from '#contract/open/messages/message-keys.ts'
import { type Phrase, words } from '#words/words.ts'

/** Messages to applicants. */
export const applicationMessages = words({
  'application.forwarded': {
    title: { zh: '入驻申请复审中', en: 'Second review', es: 'Segunda revisión', ja: '二次審査中です' },
    body: {
      zh: '您的{kind}入驻申请已通过初审，正在复审',
      en: 'Your application ({kind}) passed the first review; a second one follows.',
      es: 'Su solicitud ({kind}) pasó la primera revisión; sigue otra.',
      ja: '{kind}の登録申請は一次審査を通過し、二次審査中です',
    },
  },
  'application.approved': {
    title: {
      zh: '入驻申请已通过',
      en: 'Application approved',
      es: 'Solicitud aprobada',
      ja: '登録申請が承認されました',
    },
    body: {
      zh: '您的{kind}入驻申请已通过审核，请完成培训（不低于 {score} 分）',
      en: 'Your application ({kind}) is approved. Finish the training with {score} or more.',
      es: 'Su solicitud ({kind}) está aprobada. Termine la formación con {score} o más.',
      ja: '{kind}の登録申請が承認されました。研修を {score} 点以上で修了してください',
    },
  },
  'application.approved.deposit': {
    title: {
      zh: '入驻申请已通过，请缴纳保证金',
      en: 'Approved: please pay the deposit',
      es: 'Aprobada: pague la fianza',
      ja: '承認されました。保証金をお支払いください',
    },
    body: {
      zh: '您的{kind}入驻申请已通过审核，请完成培训（不低于 {score} 分）并缴纳保证金 {deposit}',
      en: 'Your application ({kind}) is approved. Finish the training with {score} or more. Pay a deposit of {deposit}.',
      es: 'Su solicitud ({kind}) está aprobada. Termine la formación con {score} o más. Pague una fianza de {deposit}.',
      ja: '{kind}の登録申請が承認されました。研修を {score} 点以上で修了し、保証金 {deposit}をお支払いください',
    },
  },
  'application.returned': {
    title: {
      zh: '入驻申请需补充材料',
      en: 'Your application needs more',
      es: 'A su solicitud le falta algo',
      ja: '登録申請に追加が必要です',
    },
    body: {
      zh: '您的{kind}入驻申请需补充：{items}。请在 7 天内提交',
      en: 'Your application ({kind}) needs more: {items}. Send it within 7 days.',
      es: 'A su solicitud ({kind}) le falta: {items}. Envíelo en 7 días.',
      ja: '{kind}の登録申請には追加が必要です：{items}。7 日以内に提出してください',
    },
  },
  'application.rejected': {
    title: {
      zh: '入驻申请未通过',
      en: 'Application rejected',
      es: 'Solicitud rechazada',
      ja: '登録申請は却下されました',
    },
    body: {
      zh: '您的{kind}入驻申请未通过：{reason}。30 天后可再次申请；如有异议，请在 7 天内申诉一次',
      en: 'Your application ({kind}) was rejected: {reason}. Apply again after 30 days, or appeal once within 7 days.',
      es: 'Su solicitud ({kind}) fue rechazada: {reason}. Solicite de nuevo en 30 días o recurra una vez en 7 días.',
      ja: '{kind}の登録申請は却下されました：{reason}。30 日後に再申請するか、7 日以内に一度だけ異議を申し立てられます',
    },
  },
  'application.rejected.again': {
    title: {
      zh: '入驻申诉未通过',
      en: 'Application rejected again',
      es: 'Solicitud rechazada de nuevo',
      ja: '異議申し立ては認められませんでした',
    },
    body: {
      zh: '您的{kind}入驻申请未通过：{reason}。30 天后可再次申请',
      en: 'Your application ({kind}) was rejected: {reason}. Apply again after 30 days.',
      es: 'Su solicitud ({kind}) fue rechazada: {reason}. Solicite de nuevo en 30 días.',
      ja: '{kind}の登録申請は却下されました：{reason}。30 日後に再申請できます',
    },
  },
  'application.abandoned': {
    title: { zh: '入驻申请已关闭', en: 'Application closed', es: 'Solicitud cerrada', ja: '登録申請は終了しました' },
    body: {
      zh: '您的{kind}入驻申请因 7 天内未补充材料已关闭，可重新申请',
      en: 'Your application ({kind}) was closed: nothing came within 7 days. You may apply again.',
      es: 'Su solicitud ({kind}) se cerró: no llegó nada en 7 días. Puede solicitar de nuevo.',
      ja: '{kind}の登録申請は 7 日以内に追加資料がなかったため終了しました。再申請できます',
    },
  },
  'application.activated': {
    title: { zh: '入驻已开通', en: 'Welcome', es: 'Bienvenido', ja: '登録が完了しました' },
    body: {
      zh: '恭喜，您的{kind}入驻已开通',
      en: 'Welcome: your application ({kind}) is activated.',
      es: 'Bienvenido: su solicitud ({kind}) está activada.',
      ja: '{kind}の登録が完了しました',
    },
  },
})

/** Messages to the owner of a withdrawal. */
export const moneyMessages = words({
  'withdrawal.approved': {
    title: { zh: '提现审核通过', en: 'Withdrawal approved', es: 'Retirada aprobada', ja: '出金が承認されました' },
    body: {
      zh: '您的提现 {amount}已通过审核，等待打款',
      en: 'Your withdrawal of {amount} was approved and will be paid.',
      es: 'Su retirada de {amount} se ha aprobado y se pagará.',
      ja: '{amount}の出金が承認されました。支払いをお待ちください',
    },
  },
  'withdrawal.rejected': {
    title: {
      zh: '提现未通过',
      en: 'Withdrawal not approved',
      es: 'Retirada no aprobada',
      ja: '出金は承認されませんでした',
    },
    body: {
      zh: '您的提现 {amount}未通过审核：{reason}。款项已退回余额',
      en: 'Your withdrawal of {amount} was not approved: {reason}. The money is back in your balance.',
      es: 'Su retirada de {amount} no se aprobó: {reason}. El dinero ha vuelto a su saldo.',
      ja: '{amount}の出金は承認されませんでした：{reason}。残高に戻しました',
    },
    sms: {
      zh: '您的提现 {amount}未通过审核，款项已退回余额',
      en: 'Your withdrawal of {amount} was not approved. The money is back in your balance.',
      es: 'Su retirada de {amount} no se aprobó. El dinero ha vuelto a su saldo.',
      ja: '{amount}の出金は承認されず、残高に戻しました',
    },
  },
  'withdrawal.confirming': {
    title: {
      zh: '请确认收款',
      en: 'Please accept your money',
      es: 'Acepte su dinero',
      ja: '受け取りを確認してください',
    },
    body: {
      zh: '请在 24 小时内到收款应用确认收款 {actual}，逾期将退回余额',
      en: 'Please accept {actual} in your payment app within 24 hours; otherwise it goes back to your balance.',
      es: 'Acepte {actual} en su aplicación de pago antes de 24 horas; si no, volverá a su saldo.',
      ja: '24 時間以内に決済アプリで {actual}の受け取りを確認してください。期限を過ぎると残高に戻ります',
    },
    sms: {
      zh: '请在 24 小时内确认收款 {actual}',
      en: 'Please accept {actual} in your payment app within 24 hours.',
      es: 'Acepte {actual} en su aplicación de pago antes de 24 horas.',
      ja: '24 時間以内に {actual}の受け取りを確認してください',
    },
  },
  'withdrawal.paid': {
    title: { zh: '提现已到账', en: 'Withdrawal paid', es: 'Retirada pagada', ja: '出金が完了しました' },
    body: {
      zh: '您的提现已到账，实付 {actual}',
      en: 'Your withdrawal was paid: {actual}.',
      es: 'Su retirada se ha pagado: {actual}.',
      ja: '出金が完了しました。入金額 {actual}',
    },
  },
  'withdrawal.returned': {
    title: {
      zh: '提现未能到账',
      en: 'Withdrawal could not be paid',
      es: 'La retirada no pudo pagarse',
      ja: '出金を入金できませんでした',
    },
    body: {
      zh: '您的提现 {amount}未能到账：{reason}。款项已退回余额',
      en: 'Your withdrawal of {amount} could not be paid: {reason}. The money is back in your balance.',
      es: 'Su retirada de {amount} no pudo pagarse: {reason}. El dinero ha vuelto a su saldo.',
      ja: '{amount}の出金を入金できませんでした：{reason}。残高に戻しました',
    },
    sms: {
      zh: '您的提现 {amount}未能到账，款项已退回余额',
      en: 'Your withdrawal of {amount} could not be paid. The money is back in your balance.',
      es: 'Su retirada de {amount} no pudo pagarse. El dinero ha vuelto a su saldo.',
      ja: '{amount}の出金を入金できず、残高に戻しました',
    },
  },
})

/** Messages to customers about their orders. */
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

/** Messages to both sides of a complaint. */
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

/** Messages to workers and shops about their accounts. */
export const peopleMessages = words({
  'worker.frozen': {
    title: {
      zh: '账号已冻结',
      en: 'Your account is frozen',
      es: 'Su cuenta está congelada',
      ja: 'アカウントが凍結されました',
    },
    body: {
      zh: '您的账号已冻结至 {until}，期间不可接单。原因：{reason}',
      en: 'Your account is frozen until {until}; no orders can be taken meanwhile. Reason: {reason}',
      es: 'Su cuenta está congelada hasta {until}; mientras tanto no se aceptan pedidos. Motivo: {reason}',
      ja: 'アカウントが {until} まで凍結され、その間は注文を受けられません。理由：{reason}',
    },
    sms: {
      zh: '您的账号已冻结至 {until}，详情请在应用内查看',
      en: 'Your account is frozen until {until}. See the app for details.',
      es: 'Su cuenta está congelada hasta {until}. Vea los detalles en la aplicación.',
      ja: 'アカウントが {until} まで凍結されました。詳しくはアプリをご覧ください',
    },
  },
  'worker.disabled': {
    title: {
      zh: '账号已停用',
      en: 'Your account is disabled',
      es: 'Su cuenta está desactivada',
      ja: 'アカウントが停止されました',
    },
    body: {
      zh: '您的账号已停用，不可接单。原因：{reason}。如有疑问，请联系客服',
      en: 'Your account is disabled; no orders can be taken. Reason: {reason}. Customer service is glad to help.',
      es: 'Su cuenta está desactivada; no se aceptan pedidos. Motivo: {reason}. Atención al cliente le ayudará.',
      ja: 'アカウントが停止され、注文を受けられません。理由：{reason}。ご不明な点はカスタマーサービスまで',
    },
  },
  'worker.enabled': {
    title: {
      zh: '账号已恢复',
      en: 'Your account works again',
      es: 'Su cuenta vuelve a funcionar',
      ja: 'アカウントが復旧しました',
    },
    body: {
      zh: '您的账号已恢复，可以继续接单',
      en: 'Your account works again: you can take orders.',
      es: 'Su cuenta vuelve a funcionar: puede aceptar pedidos.',
      ja: 'アカウントが復旧しました。注文を受けられます',
    },
  },
  'merchant.suspended': {
    title: {
      zh: '店铺已暂停营业',
      en: 'Your shop is suspended',
      es: 'Su tienda está suspendida',
      ja: '店舗の営業が停止されました',
    },
    body: {
      zh: '您的店铺已被平台暂停营业，不再接收新订单。原因：{reason}',
      en: 'Your shop is suspended and gets no new orders. Reason: {reason}',
      es: 'Su tienda está suspendida y no recibe pedidos nuevos. Motivo: {reason}',
      ja: '店舗の営業が停止され、新しい注文は届きません。理由：{reason}',
    },
    sms: {
      zh: '您的店铺已被平台暂停营业，详情请在应用内查看',
      en: 'Your shop is suspended. See the app for details.',
      es: 'Su tienda está suspendida. Vea los detalles en la aplicación.',
      ja: '店舗の営業が停止されました。詳しくはアプリをご覧ください',
    },
  },
  'merchant.resumed': {
    title: {
      zh: '店铺已恢复营业',
      en: 'Your shop is open again',
      es: 'Su tienda vuelve a abrir',
      ja: '店舗の営業が再開されました',
    },
    body: {
      zh: '您的店铺已恢复营业，可以接收新订单',
      en: 'Your shop is open again and gets new orders.',
      es: 'Su tienda vuelve a abrir y recibe pedidos nuevos.',
      ja: '店舗の営業が再開され、新しい注文を受けられます',
    },
  },
})

/** Messages to people about red packets, and about being muted. */
export const chatMessages = words({
  'redpacket.sent': {
    title: { zh: '您收到一个红包', en: 'A red packet for you', es: 'Un sobre rojo para usted', ja: '紅包が届きました' },
    body: {
      zh: '客服给您发了 {amount}的红包，请在 {until} 前领取',
      en: 'Customer service sent you {amount}. Open it before {until}.',
      es: 'Atención al cliente le envió {amount}. Ábralo antes de {until}.',
      ja: 'カスタマーサービスから {amount}が届きました。{until} までに受け取ってください',
    },
  },
  'redpacket.expired': {
    title: {
      zh: '红包已过期',
      en: 'A red packet has expired',
      es: 'Un sobre rojo ha vencido',
      ja: '紅包の期限が切れました',
    },
    body: {
      zh: '{amount}的红包超过 24 小时未领取，已退回平台',
      en: 'The {amount} for you were not opened within 24 hours and went back.',
      es: 'Los {amount} para usted no se abrieron en 24 horas y se devolvieron.',
      ja: '{amount}は 24 時間以内に受け取られなかったため、返却されました',
    },
  },
  'user.muted': {
    title: { zh: '您已被禁言', en: 'You are muted', es: 'Está silenciado', ja: 'メッセージの送信が制限されています' },
    body: {
      zh: '您在 {until} 前不能发送消息。原因：{reason}',
      en: 'You cannot send messages until {until}. Reason: {reason}',
      es: 'No puede enviar mensajes hasta {until}. Motivo: {reason}',
      ja: '{until} までメッセージを送信できません。理由：{reason}',
    },
  },
})

/** Messages to people about the papers that they showed. */
export const verificationMessages = words({
  'verification.approved': {
    title: { zh: '认证已通过', en: 'Paper approved', es: 'Documento aprobado', ja: '書類が承認されました' },
    body: {
      zh: '您的{paper}已通过审核',
      en: 'Approved: {paper}.',
      es: 'Aprobado: {paper}.',
      ja: '{paper}が承認されました',
    },
  },
  'verification.rejected': {
    title: {
      zh: '认证未通过',
      en: 'Paper not approved',
      es: 'Documento no aprobado',
      ja: '書類は承認されませんでした',
    },
    body: {
      zh: '您的{paper}未通过审核：{reason}。可重新提交；如有异议，请在 7 天内申诉一次',
      en: 'Not approved: {paper}. {reason}. Send it again, or appeal once within 7 days.',
      es: 'No aprobado: {paper}. {reason}. Envíelo de nuevo o recurra una vez en 7 días.',
      ja: '{paper}は承認されませんでした：{reason}。再提出するか、7 日以内に一度だけ異議を申し立てられます',
    },
  },
  'verification.expired': {
    title: { zh: '认证已过期', en: 'Paper expired', es: 'Documento vencido', ja: '書類の期限が切れました' },
    body: {
      zh: '您的{paper}已过期，请重新提交',
      en: 'Expired: {paper}. Please send a new one.',
      es: 'Vencido: {paper}. Envíe uno nuevo.',
      ja: '{paper}の期限が切れました。再提出してください',
    },
    sms: {
      zh: '您的{paper}已过期，请在应用内重新提交',
      en: 'Expired: {paper}. Please send a new one in the app.',
      es: 'Vencido: {paper}. Envíe uno nuevo en la aplicación.',
      ja: '{paper}の期限が切れました。アプリで再提出してください',
    },
  },
  'verification.replaced': {
    title: { zh: '认证材料已更新', en: 'Paper replaced', es: 'Documento sustituido', ja: '書類が差し替えられました' },
    body: {
      zh: '您的{paper}已由新提交的材料替代',
      en: 'Replaced by a newer one: {paper}.',
      es: 'Sustituido por otro más nuevo: {paper}.',
      ja: '{paper}は新しい書類に差し替えられました',
    },
  },
  'verification.revoked': {
    title: { zh: '认证已被撤销', en: 'Paper revoked', es: 'Documento revocado', ja: '書類が取り消されました' },
    body: {
      zh: '您的{paper}已被撤销：{reason}',
      en: 'Revoked: {paper}. {reason}',
      es: 'Revocado: {paper}. {reason}',
      ja: '{paper}は取り消されました：{reason}',
    },
  },
})

/** Messages to authors about what they published. */
export const postMessages = words({
  'post.approved': {
    title: {
      zh: '内容已通过审核',
      en: 'Your content is approved',
      es: 'Su contenido se aprobó',
      ja: '内容が承認されました',
    },
    body: {
      zh: '您的{record}已通过审核',
      en: 'Approved: your {record}.',
      es: 'Aprobado: su {record}.',
      ja: '{record}が承認されました',
    },
  },
  'post.rejected': {
    title: {
      zh: '内容未通过审核',
      en: 'Your content is not approved',
      es: 'Su contenido no se aprobó',
      ja: '内容は承認されませんでした',
    },
    body: {
      zh: '您的{record}未通过审核：{reason}。如有异议，请在 7 天内申诉一次',
      en: 'Not approved: your {record}. {reason}. You may appeal once within 7 days.',
      es: 'No aprobado: su {record}. {reason}. Puede recurrir una vez en 7 días.',
      ja: '{record}は承認されませんでした：{reason}。7 日以内に一度だけ異議を申し立てられます',
    },
  },
  'post.hidden': {
    title: {
      zh: '内容已下架',
      en: 'Your content is hidden',
      es: 'Su contenido está oculto',
      ja: '内容が非表示になりました',
    },
    body: {
      zh: '您的{record}已下架：{reason}。如有异议，请在 7 天内申诉一次',
      en: 'Hidden: your {record}. {reason}. You may appeal once within 7 days.',
      es: 'Oculto: su {record}. {reason}. Puede recurrir una vez en 7 días.',
      ja: '{record}は非表示になりました：{reason}。7 日以内に一度だけ異議を申し立てられます',
    },
  },
  'post.reported': {
    title: {
      zh: '内容因举报暂时下架',
      en: 'Your content was reported',
      es: 'Su contenido fue denunciado',
      ja: '内容が通報されました',
    },
    body: {
      zh: '您的{record}被多人举报，已暂时下架，等待审核',
      en: 'Several people reported your {record}. It is hidden until somebody has judged it.',
      es: 'Varias personas denunciaron su {record}. Queda oculto hasta su revisión.',
      ja: '{record}は複数の人から通報されたため、審査が終わるまで非表示になります',
    },
  },
  'post.restored': {
    title: {
      zh: '内容已恢复',
      en: 'Your content is shown again',
      es: 'Su contenido vuelve a verse',
      ja: '内容が再び表示されます',
    },
    body: {
      zh: '您的{record}已恢复展示：{reason}',
      en: 'Shown again: your {record}. {reason}',
      es: 'Visible de nuevo: su {record}. {reason}',
      ja: '{record}は再び表示されます：{reason}',
    },
  },
  'post.pending': {
    title: {
      zh: '内容重新审核中',
      en: 'Your content is judged again',
      es: 'Su contenido se revisa de nuevo',
      ja: '内容を再審査しています',
    },
    body: {
      zh: '您的{record}正在重新审核',
      en: 'Your {record} is being judged again.',
      es: 'Su {record} se está revisando de nuevo.',
      ja: '{record}を再審査しています',
    },
  },
  'post.punished': {
    title: {
      zh: '账号违规处理通知',
      en: 'A measure about your account',
      es: 'Una medida sobre su cuenta',
      ja: 'アカウントへの措置のお知らせ',
    },
    body: {
      zh: '因发布违规内容，您已被{step}：{reason}',
      en: 'Because of what you published: {step}. {reason}',
      es: 'Por lo que publicó: {step}. {reason}',
      ja: '違反する内容の投稿により、{step}となりました：{reason}',
    },
  },
})

/** The texts of messages where staff changed nothing. A template without one does not compile. */
export const builtInMessages: Record<MessageKey, { title: Phrase; body: Phrase; sms?: Phrase }> = words({
  ...orderMessages,
  ...complaintMessages,
  ...moneyMessages,
  ...verificationMessages,
  ...applicationMessages,
  ...postMessages,
  ...peopleMessages,
  ...chatMessages,
})
