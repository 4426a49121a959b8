import type { ChatEvent } from '#contract/chats/chat.ts'
import { type Phrase, words } from '#words/words.ts'

const served = {
  zh: '客服「{name}」为您服务。平台客服不会索要验证码、不会要求转账。',
  en: '{name} is here to help you. Our agents never ask for verification codes or transfers.',
  es: '{name} le atiende. Nuestros agentes nunca piden códigos de verificación ni transferencias.',
  ja: '担当の{name}が承ります。当社が認証コードや送金をお願いすることはありません。',
}

/** What the other side of a conversation reads of what happened in it. */
export const peerLinesWords = words({
  queued: {
    zh: '您好，客服正忙，您前面还有 {ahead} 位，请稍候。平台客服不会索要验证码、不会要求转账。',
    en: 'Hello, all agents are busy; {ahead} ahead of you. Our agents never ask for verification codes or transfers.',
    es: 'Hola, todos los agentes están ocupados; {ahead} por delante. Nuestros agentes nunca piden códigos ni transferencias.',
    ja: 'ただいま混み合っています。前に {ahead} 人お待ちです。当社が認証コードや送金をお願いすることはありません。',
  },
  offHours: {
    zh: '您好，现在不在人工客服时间（{from}–{to}），请直接留言，我们上班后尽快回复您。平台客服不会索要验证码、不会要求转账。',
    en: 'Hello, agents answer from {from} to {to}. Leave a message and we reply as soon as we can. Our agents never ask for verification codes or transfers.',
    es: 'Hola, los agentes atienden de {from} a {to}. Deje un mensaje y responderemos en cuanto podamos. Nuestros agentes nunca piden códigos ni transferencias.',
    ja: '受付時間は {from}–{to} です。メッセージをお残しください。営業開始後すぐに返信します。当社が認証コードや送金をお願いすることはありません。',
  },
  claimed: served,
  assigned: served,
  accepted: {
    zh: '已由客服「{name}」继续为您服务。',
    en: '{name} goes on helping you.',
    es: '{name} continúa atendiéndole.',
    ja: '担当の{name}が引き続き承ります。',
  },
  resolved: {
    zh: '本次会话已结束，感谢您的咨询。请为本次服务评分。',
    en: 'This conversation is closed. Thank you for contacting us; please rate our service.',
    es: 'La conversación ha terminado. Gracias por escribirnos; valore nuestro servicio.',
    ja: '会話は終了しました。お問い合わせありがとうございました。サービスの評価をお願いします。',
  },
  closedBySilence: {
    zh: '您长时间没有回复，本次会话已结束。如需帮助，请随时再联系我们。',
    en: 'We have not heard from you for a while and closed this conversation. Contact us again whenever you need help.',
    es: 'Hace tiempo que no responde y hemos cerrado la conversación. Escríbanos de nuevo cuando lo necesite.',
    ja: 'しばらくお返事がないため会話を終了しました。必要なときはいつでもご連絡ください。',
  },
  packetExpired: {
    zh: '红包超过 24 小时未领取，已退回。',
    en: 'The red packet was not opened within 24 hours and has gone back.',
    es: 'El sobre rojo no se abrió en 24 horas y se ha devuelto.',
    ja: '紅包は24時間以内に開封されなかったため、返却されました。',
  },
  packetRevoked: {
    zh: '红包已撤回。',
    en: 'The red packet was taken back.',
    es: 'El sobre rojo se ha retirado.',
    ja: '紅包は取り下げられました。',
  },
} satisfies Partial<Record<ChatEvent, Phrase>>)
