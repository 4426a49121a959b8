import type { OrderState, Service } from '#contract/orders/service.ts'
import { type Phrase, words } from '#words/words.ts'

const toDispatch = { zh: '待派单', en: 'To dispatch', es: 'Por asignar', ja: '配車待ち' }
const delivering = { zh: '配送中', en: 'On the way', es: 'En camino', ja: '配達中' }
const returning = { zh: '退回中', en: 'Returning', es: 'En devolución', ja: '返送中' }

export const serviceWords = words({
  food: { zh: '外卖', en: 'Food', es: 'Comida', ja: '出前' },
  chauffeur: { zh: '代驾', en: 'Chauffeur', es: 'Conductor', ja: '運転代行' },
  errand: { zh: '跑腿', en: 'Errand', es: 'Recado', ja: 'おつかい' },
  express: { zh: '寄件', en: 'Express', es: 'Envío', ja: '宅配' },
  companion: { zh: '陪玩', en: 'Companion', es: 'Compañero', ja: 'ゲーム同行' },
  challenge: { zh: '挑战', en: 'Challenge', es: 'Desafío', ja: 'チャレンジ' },
} satisfies Record<Service, Phrase>)

/** A word that two services share means the same in both. */
export const stateWords = words({
  pending_pay: { zh: '待付款', en: 'Awaiting payment', es: 'Pendiente de pago', ja: '支払い待ち' },
  pending_accept: { zh: '待接单', en: 'Awaiting acceptance', es: 'Por aceptar', ja: '受注待ち' },
  pending_dispatch: toDispatch,
  pending_confirm: { zh: '待验收', en: 'Awaiting approval', es: 'Por aprobar', ja: '確認待ち' },
  'preparing/wait_dispatch': toDispatch,
  'preparing/offered': {
    zh: '待骑手接单',
    en: 'Offered to rider',
    es: 'Ofrecido al repartidor',
    ja: '配達員の応答待ち',
  },
  'preparing/accepted': {
    zh: '骑手赶往商家',
    en: 'Rider to shop',
    es: 'Repartidor en camino al comercio',
    ja: '店舗へ移動中',
  },
  'preparing/arrived_shop': {
    zh: '骑手已到店',
    en: 'Rider at shop',
    es: 'Repartidor en el comercio',
    ja: '店舗に到着',
  },
  'delivering/picked_up': delivering,
  'delivering/arrived': { zh: '骑手已到达', en: 'Rider arrived', es: 'Repartidor llegó', ja: '配達先に到着' },
  'delivering/exception': { zh: '配送异常', en: 'Delivery problem', es: 'Incidencia', ja: '配達異常' },
  'delivering/returning': returning,
  delivered: { zh: '已送达', en: 'Delivered', es: 'Entregado', ja: '配達済み' },
  offered: { zh: '待应答', en: 'Offered', es: 'Ofrecido', ja: '応答待ち' },
  no_driver: { zh: '无人应答', en: 'Nobody answers', es: 'Sin respuesta', ja: '応答なし' },
  accepted: { zh: '已接单', en: 'Accepted', es: 'Aceptado', ja: '受注済み' },
  arrived: { zh: '已就位', en: 'In place', es: 'En el lugar', ja: '到着済み' },
  in_service: { zh: '服务中', en: 'In service', es: 'En servicio', ja: 'サービス中' },
  arrived_pickup: { zh: '已到取件点', en: 'At pick-up', es: 'En la recogida', ja: '受取場所に到着' },
  goods_confirm: { zh: '商品款待确认', en: 'Goods to confirm', es: 'Compra por confirmar', ja: '商品代金の確認待ち' },
  serving: { zh: '办理中', en: 'At it', es: 'En curso', ja: '代行中' },
  delivering,
  exception: { zh: '异常', en: 'Problem', es: 'Incidencia', ja: '異常' },
  returning,
  returned: { zh: '已退回', en: 'Returned', es: 'Devuelto', ja: '返送済み' },
  booked: { zh: '待揽收', en: 'Booked', es: 'Reservado', ja: '集荷待ち' },
  courier_assigned: { zh: '已分配快递员', en: 'Courier assigned', es: 'Mensajero asignado', ja: '集荷担当決定' },
  pickup_failed: { zh: '揽收失败', en: 'Pick-up failed', es: 'Recogida fallida', ja: '集荷失敗' },
  create_failed: { zh: '下单失败', en: 'Booking failed', es: 'Reserva fallida', ja: '予約失敗' },
  picked_up: { zh: '已揽收', en: 'Picked up', es: 'Recogido', ja: '集荷済み' },
  in_transit: { zh: '运输中', en: 'In transit', es: 'En tránsito', ja: '輸送中' },
  out_for_delivery: { zh: '派送中', en: 'Out for delivery', es: 'En reparto', ja: '配達中' },
  signed: { zh: '已签收', en: 'Signed for', es: 'Firmado', ja: '受領済み' },
  abnormal_signed: { zh: '异常签收', en: 'Signed abnormally', es: 'Entrega anómala', ja: '受領異常' },
  consulting: { zh: '协商中', en: 'In talks', es: 'En negociación', ja: '協議中' },
  consult_rejected: { zh: '协商被拒', en: 'Talks failed', es: 'Negociación rechazada', ja: '協議不成立' },
  arbitrating: { zh: '仲裁中', en: 'In arbitration', es: 'En arbitraje', ja: '仲裁中' },
  negotiated: { zh: '协商完结', en: 'Settled', es: 'Acordado', ja: '協議成立' },
  refunded: { zh: '已退款', en: 'Refunded', es: 'Reembolsado', ja: '返金済み' },
  open: { zh: '待应战', en: 'Awaiting opponent', es: 'Esperando rival', ja: '対戦相手待ち' },
  matched: { zh: '待开始', en: 'Matched', es: 'Emparejado', ja: '開始待ち' },
  in_progress: { zh: '对战中', en: 'In progress', es: 'En juego', ja: '対戦中' },
  confirming: { zh: '待确认战绩', en: 'Result to confirm', es: 'Resultado por confirmar', ja: '戦績確認待ち' },
  disputed: { zh: '争议待裁定', en: 'Disputed', es: 'En disputa', ja: '裁定待ち' },
  finished: { zh: '已完赛', en: 'Finished', es: 'Terminado', ja: '対戦終了' },
  void: { zh: '已作废', en: 'Void', es: 'Anulado por decisión', ja: '無効' },
  completed: { zh: '已完成', en: 'Completed', es: 'Completado', ja: '完了' },
  cancelled: { zh: '已取消', en: 'Cancelled', es: 'Anulado', ja: '取消' },
  closed: { zh: '已关闭', en: 'Closed', es: 'Cerrado', ja: '終了' },
} satisfies Record<OrderState, Phrase>)
