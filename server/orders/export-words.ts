import type { FoodState } from '#contract/food.ts'
import type { Named } from '#server/exports/index.ts'

export const stateWords: Record<FoodState, Named> = {
  pending_pay: ['待付款', 'Awaiting payment', 'Pendiente de pago', '支払い待ち'],
  pending_accept: ['待商家接单', 'Awaiting shop', 'Esperando al comercio', '店舗の受注待ち'],
  'preparing/wait_dispatch': ['待派单', 'To dispatch', 'Por asignar', '割り当て待ち'],
  'preparing/offered': ['待骑手接单', 'Offered to rider', 'Ofrecido al repartidor', '配達員の応答待ち'],
  'preparing/accepted': ['骑手赶往商家', 'Rider to shop', 'Repartidor en camino al comercio', '店舗へ移動中'],
  'preparing/arrived_shop': ['骑手已到店', 'Rider at shop', 'Repartidor en el comercio', '店舗に到着'],
  'delivering/picked_up': ['配送中', 'On the way', 'En camino', '配達中'],
  'delivering/arrived': ['骑手已到达', 'Rider arrived', 'Repartidor llegó', '配達先に到着'],
  'delivering/exception': ['配送异常', 'Delivery problem', 'Incidencia', '配達異常'],
  'delivering/returning': ['退回中', 'Returning', 'En devolución', '返送中'],
  delivered: ['已送达', 'Delivered', 'Entregado', '配達済み'],
  completed: ['已完成', 'Completed', 'Completado', '完了'],
  cancelled: ['已取消', 'Cancelled', 'Anulado', '取消'],
  closed: ['已关闭', 'Closed', 'Cerrado', '終了'],
}
