import { words } from '#words/words.ts'

/** By kind: conversations and red packets. */
export const chatNotificationWords = words({
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
    zh: '{by} 将 {name} 的会话转接给您，请及时接受',
    en: '{by} hands the conversation with {name} to you. Accept it in time, or it goes back.',
    es: '{by} le pasa la conversación con {name}. Acepte a tiempo o volverá.',
    ja: '{by} から {name} の会話が転送されました。時間内に応答してください。',
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
})
