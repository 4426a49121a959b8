import type { OrderRow } from '#contract/orders/order.ts'
import { orders } from '#contract/orders/orders.ts'
import { liabilityWords } from '#contract/orders/reason-words.ts'
import { serviceWords, stateWords } from '#contract/orders/state-words.ts'
import { choice, exportOf, moment, money, number, text } from '#server/exports/index.ts'
import { list, pageQuery } from './list.ts'

/** The content of an order in a few words, for any service. */
function thingOf({ about }: OrderRow): string {
  switch (about.service) {
    case 'food':
      return about.items
    case 'chauffeur':
      return `${about.plate} ${about.car}`
    case 'errand':
    case 'express':
      return about.goods
    case 'companion':
    case 'challenge':
      return about.game
  }
}

export const ordersExport = exportOf(orders, {
  title: ['订单', 'Orders', 'Pedidos', '注文'],
  read: list,
  async count({ db, caller }, { service, ...question }, most) {
    const found = pageQuery(db, caller, { ...question, services: [service], after: null, limit: most })
      .clearSelect()
      .select('orders.id')
    const counted = db.selectFrom(found.as('found')).select(row => row.fn.countAll<number>().as('rows'))
    return (await counted.executeTakeFirstOrThrow()).rows
  },
  columns: [
    text(['订单号', 'Order no.', 'N.º de pedido', '注文番号'], 24, row => row.no),
    choice(['业务', 'Service', 'Servicio', 'サービス'], 10, serviceWords, row => row.service),
    choice(['状态', 'State', 'Estado', '状態'], 16, stateWords, row => row.state),
    moment(['下单时间', 'Placed at', 'Fecha del pedido', '注文日時'], row => row.placedAt),
    moment(['承诺时间', 'Promised by', 'Hora prometida', '予定時刻'], row => row.promisedAt),
    moment(['状态更新', 'In this state since', 'En este estado desde', '状態の更新'], row => row.stateAt),
    text(['起点', 'From', 'Origen', '出発地'], 20, row => row.from?.name ?? null),
    text(['起点电话', 'Phone there', 'Tel. de origen', '出発地の電話'], 14, row => row.from?.phone ?? null),
    text(['用户', 'Customer', 'Cliente', '顧客'], 14, row => row.customer.name),
    text(['用户电话', 'Customer phone', 'Tel. del cliente', '顧客の電話'], 14, row => row.customer.phone),
    text(['送达地址', 'Address', 'Dirección', '配達先'], 36, row => row.to?.detail ?? null),
    number(['距离（米）', 'Distance (m)', 'Distancia (m)', '距離（m）'], 12, row => row.distanceM),
    text(['内容', 'About', 'Contenido', '内容'], 24, thingOf),
    money(['应付（元）', 'To pay (yuan)', 'A pagar (yuanes)', '請求額（元）'], 12, row => row.payFen),
    money(['实付（元）', 'Paid (yuan)', 'Pagado (yuanes)', '支払額（元）'], 12, row => row.paidFen),
    money(['已退（元）', 'Refunded (yuan)', 'Reembolsado (yuanes)', '返金額（元）'], 12, row => row.refundedFen),
    text(liabilityWords.worker, 14, row => row.worker?.name ?? null),
    text(['服务人员电话', 'Worker phone', 'Tel. del trabajador', '担当者の電話'], 14, row => row.worker?.phone ?? null),
  ],
})
