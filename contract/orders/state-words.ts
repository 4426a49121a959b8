import { type Language, languages } from '#contract/base/values.ts'
import type { OrderState, Service } from './service.ts'

/** What people call a thing, in all four languages. Screens and spreadsheets say it alike. */
export type Named = readonly [zh: string, en: string, es: string, ja: string]

export function inLanguage(named: Named, language: Language): string {
  return named[languages.indexOf(language)] ?? named[0]
}

/** Of each thing what it is called in one language. */
export function namesIn<Key extends string>(
  words: Readonly<Record<Key, Named>>,
  language: Language,
): Record<Key, string> {
  const names = Object.entries<Named>(words).map(([key, named]) => [key, inLanguage(named, language)])
  return Object.fromEntries(names) as Record<Key, string>
}

export const serviceWords: Readonly<Record<Service, Named>> = {
  food: ['外卖', 'Food', 'Comida', '出前'],
  chauffeur: ['代驾', 'Chauffeur', 'Conductor', '運転代行'],
  errand: ['跑腿', 'Errand', 'Recado', 'おつかい'],
  express: ['寄件', 'Express', 'Envío', '宅配'],
  companion: ['陪玩', 'Companion', 'Compañero', 'ゲーム同行'],
  challenge: ['挑战', 'Challenge', 'Desafío', 'チャレンジ'],
}

/** A word that two services share means the same in both. */
export const stateWords: Readonly<Record<OrderState, Named>> = {
  pending_pay: ['待付款', 'Awaiting payment', 'Pendiente de pago', '支払い待ち'],
  pending_accept: ['待接单', 'Awaiting acceptance', 'Por aceptar', '受注待ち'],
  pending_dispatch: ['待派单', 'To dispatch', 'Por asignar', '配車待ち'],
  pending_confirm: ['待验收', 'Awaiting approval', 'Por aprobar', '確認待ち'],
  'preparing/wait_dispatch': ['待派单', 'To dispatch', 'Por asignar', '配車待ち'],
  'preparing/offered': ['待骑手接单', 'Offered to rider', 'Ofrecido al repartidor', '配達員の応答待ち'],
  'preparing/accepted': ['骑手赶往商家', 'Rider to shop', 'Repartidor en camino al comercio', '店舗へ移動中'],
  'preparing/arrived_shop': ['骑手已到店', 'Rider at shop', 'Repartidor en el comercio', '店舗に到着'],
  'delivering/picked_up': ['配送中', 'On the way', 'En camino', '配達中'],
  'delivering/arrived': ['骑手已到达', 'Rider arrived', 'Repartidor llegó', '配達先に到着'],
  'delivering/exception': ['配送异常', 'Delivery problem', 'Incidencia', '配達異常'],
  'delivering/returning': ['退回中', 'Returning', 'En devolución', '返送中'],
  delivered: ['已送达', 'Delivered', 'Entregado', '配達済み'],
  offered: ['待应答', 'Offered', 'Ofrecido', '応答待ち'],
  no_driver: ['无人应答', 'Nobody answers', 'Sin respuesta', '応答なし'],
  accepted: ['已接单', 'Accepted', 'Aceptado', '受注済み'],
  arrived: ['已就位', 'In place', 'En el lugar', '到着済み'],
  in_service: ['服务中', 'In service', 'En servicio', 'サービス中'],
  arrived_pickup: ['已到取件点', 'At pick-up', 'En la recogida', '受取場所に到着'],
  goods_confirm: ['商品款待确认', 'Goods to confirm', 'Compra por confirmar', '商品代金の確認待ち'],
  serving: ['办理中', 'At it', 'En curso', '代行中'],
  delivering: ['配送中', 'On the way', 'En camino', '配達中'],
  exception: ['异常', 'Problem', 'Incidencia', '異常'],
  returning: ['退回中', 'Returning', 'En devolución', '返送中'],
  returned: ['已退回', 'Returned', 'Devuelto', '返送済み'],
  booked: ['待揽收', 'Booked', 'Reservado', '集荷待ち'],
  courier_assigned: ['已分配快递员', 'Courier assigned', 'Mensajero asignado', '集荷担当決定'],
  pickup_failed: ['揽收失败', 'Pick-up failed', 'Recogida fallida', '集荷失敗'],
  create_failed: ['下单失败', 'Booking failed', 'Reserva fallida', '予約失敗'],
  picked_up: ['已揽收', 'Picked up', 'Recogido', '集荷済み'],
  in_transit: ['运输中', 'In transit', 'En tránsito', '輸送中'],
  out_for_delivery: ['派送中', 'Out for delivery', 'En reparto', '配達中'],
  signed: ['已签收', 'Signed for', 'Firmado', '受領済み'],
  abnormal_signed: ['异常签收', 'Signed abnormally', 'Entrega anómala', '受領異常'],
  consulting: ['协商中', 'In talks', 'En negociación', '協議中'],
  consult_rejected: ['协商被拒', 'Talks failed', 'Negociación rechazada', '協議不成立'],
  arbitrating: ['仲裁中', 'In arbitration', 'En arbitraje', '仲裁中'],
  negotiated: ['协商完结', 'Settled', 'Acordado', '協議成立'],
  refunded: ['已退款', 'Refunded', 'Reembolsado', '返金済み'],
  open: ['待应战', 'Awaiting opponent', 'Esperando rival', '対戦相手待ち'],
  matched: ['待开始', 'Matched', 'Emparejado', '開始待ち'],
  in_progress: ['对战中', 'In progress', 'En juego', '対戦中'],
  confirming: ['待确认战绩', 'Result to confirm', 'Resultado por confirmar', '戦績確認待ち'],
  disputed: ['争议待裁定', 'Disputed', 'En disputa', '裁定待ち'],
  finished: ['已完赛', 'Finished', 'Terminado', '対戦終了'],
  void: ['已作废', 'Void', 'Anulado por decisión', '無効'],
  completed: ['已完成', 'Completed', 'Completado', '完了'],
  cancelled: ['已取消', 'Cancelled', 'Anulado', '取消'],
  closed: ['已关闭', 'Closed', 'Cerrado', '終了'],
}
