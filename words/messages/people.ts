import { words } from '#words/words.ts'

/** What workers and shops are told about their accounts. */
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

/** What people are told of red packets, and of being muted. */
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
