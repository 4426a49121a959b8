import type { Language } from '#contract/values.ts'

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
    zh: '派单预警：订单 {no} 的骑手未接单，请重新派单',
    en: 'Dispatch: the rider did not take order {no}. Assign another.',
    es: 'Despacho: el repartidor no aceptó el pedido {no}. Asigne otro.',
    ja: '配車警告：注文 {no} の配達員が受けませんでした。割り当て直してください。',
  },
  'dispatch.exception': {
    zh: '派单预警：订单 {no} 配送异常，请在15分钟内处理',
    en: 'Dispatch: order {no} has a delivery problem. Handle it within 15 minutes.',
    es: 'Despacho: el pedido {no} tiene una incidencia. Resuélvala en 15 minutos.',
    ja: '配車警告：注文 {no} に配達異常があります。15分以内にご対応ください。',
  },
} as const satisfies Record<string, Record<Language, string>>

/** For a kind that this version does not know. */
export const unknownWords = {
  zh: '您有一条新通知，请查看',
  en: 'You have a new notification. Please have a look.',
  es: 'Tiene una notificación nueva. Échele un vistazo.',
  ja: '新しいお知らせがあります。ご確認ください。',
} as const satisfies Record<Language, string>

export type NotificationKind = keyof typeof notificationWords
