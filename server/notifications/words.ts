import type { Language } from '#contract/base/values.ts'
import { complaintWords } from './complaint-words.ts'
import { workerWords } from './worker-words.ts'

/** The templates, by kind. Those of type 6 hold exactly one service word and nothing that came from outside. */
export const notificationWords = {
  'food.paid': {
    zh: '【外卖】新订单 {no}，金额¥{yuan}，请及时处理',
    en: '[Food] New order {no}, ¥{yuan}. Please handle it soon.',
    es: '[Comida] Nuevo pedido {no}, ¥{yuan}. Atiéndalo pronto.',
    ja: '【出前】新規注文 {no}、¥{yuan}。早めにご対応ください。',
  },
  'food.cancelled': {
    zh: '【外卖】订单 {no} 已取消，请留意退款',
    en: '[Food] Order {no} was cancelled. Watch the refund.',
    es: '[Comida] Pedido {no} cancelado. Vigile el reembolso.',
    ja: '【出前】注文 {no} がキャンセルされました。返金をご確認ください。',
  },
  'dispatch.declined': {
    zh: '派单预警：订单 {no} 未被接下，请重新派单',
    en: 'Dispatch: order {no} was not taken. Assign somebody else.',
    es: 'Despacho: nadie aceptó el pedido {no}. Asigne a otra persona.',
    ja: '配車警告：注文 {no} は引き受けられませんでした。割り当て直してください。',
  },
  'dispatch.exception': {
    zh: '派单预警：订单 {no} 配送异常，请在15分钟内处理',
    en: 'Dispatch: order {no} has a delivery problem. Handle it within 15 minutes.',
    es: 'Despacho: el pedido {no} tiene una incidencia. Resuélvala en 15 minutos.',
    ja: '配車警告：注文 {no} に配達異常があります。15分以内にご対応ください。',
  },
  'chat.text': { zh: '{text}', en: '{text}', es: '{text}', ja: '{text}' },
  'chat.image': { zh: '图片消息', en: 'Picture', es: 'Imagen', ja: '画像' },
  'chat.voice': { zh: '语音消息', en: 'Voice message', es: 'Mensaje de voz', ja: '音声メッセージ' },
  'chat.packet': {
    zh: '{name} 发来红包，请查看',
    en: '{name} sent a red packet. Have a look.',
    es: '{name} envió un sobre rojo. Échele un vistazo.',
    ja: '{name} から紅包が届きました。ご確認ください。',
  },
  'chat.order': {
    zh: '{name} 发来订单 {no}',
    en: '{name} sent order {no}',
    es: '{name} envió el pedido {no}',
    ja: '{name} から注文 {no} が届きました',
  },
  'chat.reviewed': {
    zh: '{by} 对您的会话作了质检，平均 {score} 分，请查看',
    en: '{by} reviewed one of your conversations: {score} on average. Have a look.',
    es: '{by} revisó una de sus conversaciones: {score} de media. Échele un vistazo.',
    ja: '{by} があなたの会話を評価しました（平均 {score} 点）。ご確認ください。',
  },
  'chat.offered': {
    zh: '{by} 将 {name} 的会话转接给您，请在30秒内接受',
    en: '{by} hands the conversation with {name} to you. Accept within 30 seconds.',
    es: '{by} le pasa la conversación con {name}. Acepte en 30 segundos.',
    ja: '{by} から {name} の会話が転送されました。30秒以内に応答してください。',
  },
  'chat.bounced': {
    zh: '{name} 的会话转接未被接受，已退回给您',
    en: 'Nobody took the conversation with {name}: it is yours again.',
    es: 'Nadie aceptó la conversación con {name}: vuelve a ser suya.',
    ja: '{name} の会話は受け取られず、あなたに戻りました。',
  },
  'chat.woken': {
    zh: '{name} 的会话挂起时间已到，请继续处理',
    en: 'The conversation with {name} is due again. Go on with it.',
    es: 'La conversación con {name} vuelve a estar pendiente. Continúe.',
    ja: '{name} の会話の保留時間が終わりました。対応を再開してください。',
  },
  'chat.overdue': {
    zh: '会话超时预警：{name} 已等待 {seconds} 秒',
    en: 'Overdue: {name} has waited for {seconds} seconds.',
    es: 'Fuera de plazo: {name} lleva {seconds} segundos esperando.',
    ja: '返信遅れ：{name} が {seconds} 秒待っています。',
  },
  'chat.notOver': {
    zh: '会话超时预警：{name} 的会话已超过 {hours} 小时未解决',
    en: 'Overdue: the conversation with {name} is not over after {hours} hours.',
    es: 'Fuera de plazo: la conversación con {name} sigue abierta tras {hours} horas.',
    ja: '解決の遅れ：{name} の会話は {hours} 時間を過ぎても終わっていません。',
  },
  'chat.lowRating': {
    zh: '{name} 对会话评价 {score} 分，请关注',
    en: '{name} rated the conversation {score}. Have a look.',
    es: '{name} puntuó la conversación con {score}. Échele un vistazo.',
    ja: '{name} の評価は {score} 点です。ご確認ください。',
  },
  'packet.waits': {
    zh: '红包待审批 ¥{yuan}（{by}）',
    en: 'A red packet of ¥{yuan} by {by} waits for approval',
    es: 'Un sobre rojo de ¥{yuan} de {by} espera aprobación',
    ja: '{by} の紅包 ¥{yuan} が承認を待っています',
  },
  'packet.decided': {
    zh: '{by} 已处理您的红包 ¥{yuan}，请查看结果',
    en: '{by} has decided on your red packet of ¥{yuan}. See the result.',
    es: '{by} ha decidido sobre su sobre rojo de ¥{yuan}. Vea el resultado.',
    ja: '{by} があなたの紅包 ¥{yuan} を処理しました。結果をご確認ください。',
  },
  'packet.opened': {
    zh: '{name} 领取了红包 ¥{yuan}',
    en: '{name} opened the red packet of ¥{yuan}',
    es: '{name} abrió el sobre rojo de ¥{yuan}',
    ja: '{name} が紅包 ¥{yuan} を受け取りました',
  },
  'packet.expired': {
    zh: '{name} 未领取红包 ¥{yuan}，已退回',
    en: '{name} did not open the red packet of ¥{yuan}. It came back.',
    es: '{name} no abrió el sobre rojo de ¥{yuan}. Se ha devuelto.',
    ja: '{name} は紅包 ¥{yuan} を受け取らず、返金されました',
  },
  'errand.paid': {
    zh: '【跑腿】新订单 {no}，金额¥{yuan}，请及时处理',
    en: '[Errand] New order {no}, ¥{yuan}. Please handle it soon.',
    es: '[Recado] Nuevo pedido {no}, ¥{yuan}. Atiéndalo pronto.',
    ja: '【おつかい】新規注文 {no}、¥{yuan}。早めにご対応ください。',
  },
  'express.paid': {
    zh: '【寄件】新订单 {no}，金额¥{yuan}，请及时处理',
    en: '[Express] New order {no}, ¥{yuan}. Please handle it soon.',
    es: '[Envío] Nuevo pedido {no}, ¥{yuan}. Atiéndalo pronto.',
    ja: '【宅配】新規注文 {no}、¥{yuan}。早めにご対応ください。',
  },
  'companion.paid': {
    zh: '【陪玩】新订单 {no}，金额¥{yuan}，请及时处理',
    en: '[Companion] New order {no}, ¥{yuan}. Please handle it soon.',
    es: '[Compañero] Nuevo pedido {no}, ¥{yuan}. Atiéndalo pronto.',
    ja: '【ゲーム同行】新規注文 {no}、¥{yuan}。早めにご対応ください。',
  },
  'chauffeur.placed': {
    zh: '【代驾】新订单 {no}，请及时派单',
    en: '[Chauffeur] New ride {no}. Please assign it soon.',
    es: '[Conductor] Nuevo viaje {no}. Asígnelo pronto.',
    ja: '【運転代行】新規注文 {no}。早めに割り当ててください。',
  },
  'challenge.opened': {
    zh: '【陪玩挑战】新挑战 {no} 待应战，请留意',
    en: '[Challenge] New challenge {no} waits for an opponent.',
    es: '[Desafío] El desafío {no} espera rival.',
    ja: '【チャレンジ】新しいチャレンジ {no} が対戦相手を待っています。',
  },
  'chauffeur.cancelled': {
    zh: '【代驾】订单 {no} 已取消，请留意退款',
    en: '[Chauffeur] Order {no} was cancelled. Watch the refund.',
    es: '[Conductor] Pedido {no} cancelado. Vigile el reembolso.',
    ja: '【運転代行】注文 {no} がキャンセルされました。返金をご確認ください。',
  },
  'errand.cancelled': {
    zh: '【跑腿】订单 {no} 已取消，请留意退款',
    en: '[Errand] Order {no} was cancelled. Watch the refund.',
    es: '[Recado] Pedido {no} cancelado. Vigile el reembolso.',
    ja: '【おつかい】注文 {no} がキャンセルされました。返金をご確認ください。',
  },
  'express.cancelled': {
    zh: '【寄件】订单 {no} 已取消，请留意退款',
    en: '[Express] Order {no} was cancelled. Watch the refund.',
    es: '[Envío] Pedido {no} cancelado. Vigile el reembolso.',
    ja: '【宅配】注文 {no} がキャンセルされました。返金をご確認ください。',
  },
  'companion.cancelled': {
    zh: '【陪玩】订单 {no} 已取消，请留意退款',
    en: '[Companion] Order {no} was cancelled. Watch the refund.',
    es: '[Compañero] Pedido {no} cancelado. Vigile el reembolso.',
    ja: '【ゲーム同行】注文 {no} がキャンセルされました。返金をご確認ください。',
  },
  'food.urged': {
    zh: '【外卖】订单 {no} 用户催单，请尽快跟进',
    en: '[Food] The customer urges order {no}. Follow up soon.',
    es: '[Comida] El cliente insiste con el pedido {no}. Haga el seguimiento.',
    ja: '【出前】注文 {no} の催促がありました。早めにご対応ください。',
  },
  'chauffeur.urged': {
    zh: '【代驾】订单 {no} 用户催单，请尽快跟进',
    en: '[Chauffeur] The customer urges order {no}. Follow up soon.',
    es: '[Conductor] El cliente insiste con el pedido {no}. Haga el seguimiento.',
    ja: '【運転代行】注文 {no} の催促がありました。早めにご対応ください。',
  },
  'errand.urged': {
    zh: '【跑腿】订单 {no} 用户催单，请尽快跟进',
    en: '[Errand] The customer urges order {no}. Follow up soon.',
    es: '[Recado] El cliente insiste con el pedido {no}. Haga el seguimiento.',
    ja: '【おつかい】注文 {no} の催促がありました。早めにご対応ください。',
  },
  'express.urged': {
    zh: '【寄件】订单 {no} 用户催单，请尽快跟进',
    en: '[Express] The customer urges order {no}. Follow up soon.',
    es: '[Envío] El cliente insiste con el pedido {no}. Haga el seguimiento.',
    ja: '【宅配】注文 {no} の催促がありました。早めにご対応ください。',
  },
  'companion.urged': {
    zh: '【陪玩】订单 {no} 用户催单，请尽快跟进',
    en: '[Companion] The customer urges order {no}. Follow up soon.',
    es: '[Compañero] El cliente insiste con el pedido {no}. Haga el seguimiento.',
    ja: '【ゲーム同行】注文 {no} の催促がありました。早めにご対応ください。',
  },
  'errand.receipt': {
    zh: '【跑腿】订单 {no} 商品款待确认，请留意',
    en: '[Errand] Order {no}: the goods wait to be confirmed.',
    es: '[Recado] Pedido {no}: la compra espera confirmación.',
    ja: '【おつかい】注文 {no} の商品代金が確認待ちです。',
  },
  'errand.disputed': {
    zh: '【跑腿】订单 {no} 商品款有争议，请处理',
    en: '[Errand] Order {no}: the customer disputes the goods. Please decide.',
    es: '[Recado] Pedido {no}: el cliente discute la compra. Decida.',
    ja: '【おつかい】注文 {no} の商品代金に異議があります。ご対応ください。',
  },
  'express.failed': {
    zh: '【寄件】订单 {no} 揽收失败，请处理',
    en: '[Express] Order {no} could not be picked up. Please handle it.',
    es: '[Envío] No se pudo recoger el envío {no}. Atiéndalo.',
    ja: '【宅配】注文 {no} の集荷に失敗しました。ご対応ください。',
  },
  'express.abnormal': {
    zh: '【寄件】订单 {no} 异常签收，请处理',
    en: '[Express] Order {no} was signed for abnormally. Please handle it.',
    es: '[Envío] Entrega anómala del envío {no}. Atiéndala.',
    ja: '【宅配】注文 {no} の受領に異常があります。ご対応ください。',
  },
  'companion.refund': {
    zh: '【陪玩】订单 {no} 申请退款，协商中',
    en: '[Companion] Order {no}: the customer asks for a refund; both sides talk.',
    es: '[Compañero] Pedido {no}: el cliente pide reembolso; se está negociando.',
    ja: '【ゲーム同行】注文 {no} の返金申請があり、協議中です。',
  },
  'companion.arbitration': {
    zh: '【陪玩】订单 {no} 申请仲裁，请裁定',
    en: '[Companion] Order {no} goes to arbitration. Please decide.',
    es: '[Compañero] El pedido {no} va a arbitraje. Decida.',
    ja: '【ゲーム同行】注文 {no} の仲裁申請があります。裁定してください。',
  },
  'challenge.disputed': {
    zh: '【陪玩挑战】{no} 战绩争议，请裁定',
    en: '[Challenge] {no}: both report another result. Please judge.',
    es: '[Desafío] {no}: resultados distintos. Decida.',
    ja: '【チャレンジ】{no} の戦績に争いがあります。裁定してください。',
  },
  'food.afterSale': {
    zh: '【外卖】订单 {no} 申请退款¥{yuan}，请审核',
    en: '[Food] Order {no}: ¥{yuan} is asked back. Please decide.',
    es: '[Comida] Pedido {no}: piden el reembolso de ¥{yuan}. Decida.',
    ja: '【出前】注文 {no} に¥{yuan}の返金申請があります。審査してください。',
  },
  'chauffeur.afterSale': {
    zh: '【代驾】订单 {no} 申请退款¥{yuan}，请审核',
    en: '[Chauffeur] Order {no}: ¥{yuan} is asked back. Please decide.',
    es: '[Conductor] Pedido {no}: piden el reembolso de ¥{yuan}. Decida.',
    ja: '【運転代行】注文 {no} に¥{yuan}の返金申請があります。審査してください。',
  },
  'errand.afterSale': {
    zh: '【跑腿】订单 {no} 申请退款¥{yuan}，请审核',
    en: '[Errand] Order {no}: ¥{yuan} is asked back. Please decide.',
    es: '[Recado] Pedido {no}: piden el reembolso de ¥{yuan}. Decida.',
    ja: '【おつかい】注文 {no} に¥{yuan}の返金申請があります。審査してください。',
  },
  'express.afterSale': {
    zh: '【寄件】订单 {no} 申请退款¥{yuan}，请审核',
    en: '[Express] Order {no}: ¥{yuan} is asked back. Please decide.',
    es: '[Envío] Pedido {no}: piden el reembolso de ¥{yuan}. Decida.',
    ja: '【宅配】注文 {no} に¥{yuan}の返金申請があります。審査してください。',
  },
  'companion.afterSale': {
    zh: '【陪玩】订单 {no} 申请退款¥{yuan}，请审核',
    en: '[Companion] Order {no}: ¥{yuan} is asked back. Please decide.',
    es: '[Compañero] Pedido {no}: piden el reembolso de ¥{yuan}. Decida.',
    ja: '【ゲーム同行】注文 {no} に¥{yuan}の返金申請があります。審査してください。',
  },
  'challenge.afterSale': {
    zh: '【陪玩挑战】订单 {no} 申请退款¥{yuan}，请审核',
    en: '[Challenge] Order {no}: ¥{yuan} is asked back. Please decide.',
    es: '[Desafío] Pedido {no}: piden el reembolso de ¥{yuan}. Decida.',
    ja: '【チャレンジ】注文 {no} に¥{yuan}の返金申請があります。審査してください。',
  },
  'dispatch.refundFailed': {
    zh: '退款预警：订单 {no} 退款失败，请核实后重试',
    en: 'Refund: paying order {no} back failed. Check it and try again.',
    es: 'Reembolso: falló la devolución del pedido {no}. Revíselo y reintente.',
    ja: '返金警告：注文 {no} の返金に失敗しました。確認のうえ再試行してください。',
  },
  'dispatch.nobody': {
    zh: '派单预警：订单 {no} 超时无人应答，请派单',
    en: 'Dispatch: nobody answers order {no}. Assign somebody.',
    es: 'Despacho: nadie responde al pedido {no}. Asigne a alguien.',
    ja: '配車警告：注文 {no} に応答がありません。割り当ててください。',
  },
  'dispatch.help': {
    zh: '安全预警：订单 {no} 发起紧急求助，请立即处理',
    en: 'Safety: somebody in order {no} calls for help. Act now.',
    es: 'Seguridad: piden ayuda en el pedido {no}. Actúe ya.',
    ja: '安全警告：注文 {no} で緊急通報がありました。直ちにご対応ください。',
  },
  ...workerWords,
  ...complaintWords,
} as const satisfies Record<string, Record<Language, string>>

/** For a kind that this version does not know. */
export const unknownWords = {
  zh: '您有一条新通知，请查看',
  en: 'You have a new notification. Please have a look.',
  es: 'Tiene una notificación nueva. Échele un vistazo.',
  ja: '新しいお知らせがあります。ご確認ください。',
} as const satisfies Record<Language, string>

export type NotificationKind = keyof typeof notificationWords
