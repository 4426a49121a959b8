import type { AppKind } from '#contract/open/apps/app-kinds.ts'
import type { OpenRefusalReason } from '#contract/open/apps/entry-refusals.ts'
import type { OpenScope } from '#contract/open/open.ts'
import { labelWords } from '#words/base/labels.ts'
import { type Phrase, words } from '#words/words.ts'

/** What an app can be and may do, and what came of its calls. */
export const appChoiceWords = words({
  kinds: {
    customer: { zh: '用户端', en: 'Customers', es: 'Clientes', ja: '利用者' },
    merchant: { zh: '商家端', en: 'Merchants', es: 'Comercios', ja: '店舗' },
    rider: { zh: '骑手端', en: 'Riders', es: 'Repartidores', ja: '配達員' },
    chauffeur: { zh: '代驾端', en: 'Chauffeurs', es: 'Conductores', ja: '代行運転手' },
    companion: { zh: '陪玩端', en: 'Companions', es: 'Acompañantes', ja: 'コンパニオン' },
    express: { zh: '快递公司端', en: 'Express company', es: 'Empresa de mensajería', ja: '宅配会社' },
    payment: { zh: '收款', en: 'Payments', es: 'Cobros', ja: '入金' },
    payout: { zh: '付款', en: 'Payouts', es: 'Pagos', ja: '支払い' },
    other: labelWords.other,
  } satisfies Record<AppKind, Phrase>,
  scopes: {
    'order.write': { zh: '下单', en: 'Place orders', es: 'Crear pedidos', ja: '注文する' },
    'order.read': { zh: '查看订单', en: 'Read orders', es: 'Leer pedidos', ja: '注文を読む' },
    'order.all': {
      zh: '接收全部订单事件',
      en: 'Hear of every order',
      es: 'Recibir todos los pedidos',
      ja: 'すべての注文を受信',
    },
    'event.customer': labelWords.customer,
    'event.merchant': labelWords.shop,
    'event.rider': labelWords.rider,
    'event.chauffeur': labelWords.chauffeur,
    'event.companion': labelWords.companion,
    'event.carrier': { zh: '承运快递公司', en: 'Express carrier', es: 'Mensajería', ja: '宅配業者' },
    'event.opponent': { zh: '对手', en: 'Opponent', es: 'Rival', ja: '対戦相手' },
    'event.payment': { zh: '收款', en: 'Payment', es: 'Cobro', ja: '入金' },
    'worker.write': { zh: '上报服务人员', en: 'Report workers', es: 'Informar trabajadores', ja: '働き手を報告' },
    'merchant.write': { zh: '上报商家', en: 'Report merchants', es: 'Informar comercios', ja: '店舗を報告' },
    'chat.write': { zh: '会话与红包', en: 'Conversations', es: 'Conversaciones', ja: '会話' },
    'complaint.write': labelWords.complaints,
    'verification.write': { zh: '提交资质', en: 'Submit papers', es: 'Enviar documentos', ja: '書類を提出' },
    'application.write': labelWords.applications,
    'post.write': { zh: '发布动态', en: 'Publish posts', es: 'Publicar', ja: '投稿する' },
    'feedback.write': { zh: '提交意见反馈', en: 'Send feedback', es: 'Enviar opiniones', ja: 'フィードバックを送る' },
    'wallet.write': { zh: '钱包与提现', en: 'Wallets', es: 'Monederos', ja: 'ウォレット' },
    'payout.write': { zh: '付款渠道', en: 'Pay out money', es: 'Pagar dinero', ja: '支払いを行う' },
    'person.write': { zh: '使用语言', en: 'Languages of people', es: 'Idiomas', ja: '使用言語' },
    'announcement.read': { zh: '读取公告', en: 'Get announcements', es: 'Obtener avisos', ja: 'お知らせの取得' },
    'announcement.write': { zh: '公告已读', en: 'Mark as read', es: 'Marcar como leídos', ja: '既読にする' },
  } satisfies Record<OpenScope, Phrase>,
  /** Headings of the scopes. */
  areas: {
    orders: labelWords.orders,
    events: {
      zh: '代表谁上报订单事件',
      en: 'Events of orders, as',
      es: 'Eventos de pedidos, como',
      ja: '注文の出来事を報告する立場',
    },
    people: { zh: '人员与资料', en: 'People', es: 'Personas', ja: '人' },
    talks: { zh: '沟通与内容', en: 'Talks and posts', es: 'Mensajes y publicaciones', ja: '会話と投稿' },
    money: { zh: '资金', en: 'Money', es: 'Dinero', ja: 'お金' },
  },
  outcomes: {
    accepted: { zh: '成功', en: 'Accepted', es: 'Aceptadas', ja: '成功' },
    timestamp: { zh: '时间戳不符', en: 'Clock is off', es: 'Reloj desajustado', ja: '時刻のずれ' },
    nonce: { zh: 'X-Nonce 格式不符', en: 'Wrong X-Nonce', es: 'X-Nonce incorrecto', ja: 'X-Nonce が不正' },
    signature: { zh: '签名不符', en: 'Wrong signature', es: 'Firma incorrecta', ja: '署名が不一致' },
    address: {
      zh: '来源地址不允许',
      en: 'Address not allowed',
      es: 'Dirección no permitida',
      ja: '許可されていないアドレス',
    },
    replay: { zh: '重复请求', en: 'Sent twice', es: 'Enviada dos veces', ja: '二重送信' },
    scope: { zh: '没有权限', en: 'Scope missing', es: 'Falta el permiso', ja: '権限がない' },
    service: {
      zh: '业务不允许',
      en: 'Service not allowed',
      es: 'Servicio no permitido',
      ja: '許可されていないサービス',
    },
    city: { zh: '城市不允许', en: 'City not allowed', es: 'Ciudad no permitida', ja: '許可されていない都市' },
    tooFast: { zh: '超出频率', en: 'Too fast', es: 'Demasiado rápido', ja: '頻度超過' },
    badInput: { zh: '内容有误', en: 'Wrong content', es: 'Contenido incorrecto', ja: '内容の誤り' },
    notFound: { zh: '记录不存在', en: 'Not found', es: 'No encontrado', ja: '見つからない' },
    internal: { zh: '系统错误', en: 'Error of ours', es: 'Error nuestro', ja: 'システムエラー' },
  } satisfies Record<OpenRefusalReason | 'accepted' | 'badInput' | 'notFound' | 'internal', Phrase>,
})
