import type { OrderRow } from '#contract/order.ts'
import { orders } from '#contract/orders.ts'
import { exportOf, inLanguage, moment, money, number, text } from '#server/exports/index.ts'
import { stateWords } from './export-words.ts'
import { list, pageQuery } from './list.ts'

export const ordersExport = exportOf<typeof orders.export.input, OrderRow>(orders.export, {
  needs: orders.list.needs,
  title: ['外卖订单', 'Food orders', 'Pedidos de comida', '出前注文'],
  read: list,
  async count({ db, caller }, question, most) {
    const found = pageQuery(db, caller, { ...question, after: null, limit: most })
      .clearSelect()
      .select('orders.id')
    const counted = db.selectFrom(found.as('found')).select(row => row.fn.countAll<number>().as('rows'))
    return (await counted.executeTakeFirstOrThrow()).rows
  },
  columns: [
    text(['订单号', 'Order no.', 'N.º de pedido', '注文番号'], 24, row => row.no),
    text(['状态', 'State', 'Estado', '状態'], 16, (row, language) => inLanguage(stateWords[row.state], language)),
    moment(['下单时间', 'Placed at', 'Fecha del pedido', '注文日時'], row => row.placedAt),
    moment(['承诺送达', 'Promised by', 'Entrega prometida', '配達予定'], row => row.promisedAt),
    moment(['状态更新', 'In this state since', 'En este estado desde', '状態の更新'], row => row.stateAt),
    text(['商家', 'Shop', 'Comercio', '店舗'], 20, row => row.merchant.name),
    text(['商家电话', 'Shop phone', 'Tel. del comercio', '店舗の電話'], 14, row => row.merchant.phone),
    text(['用户', 'Customer', 'Cliente', '顧客'], 14, row => row.customer.name),
    text(['用户电话', 'Customer phone', 'Tel. del cliente', '顧客の電話'], 14, row => row.customer.phone),
    text(['送达地址', 'Address', 'Dirección', '配達先'], 36, row => row.address),
    number(['距离（米）', 'Distance (m)', 'Distancia (m)', '距離（m）'], 12, row => row.distanceM),
    text(['商品', 'Items', 'Artículos', '商品'], 24, row => row.items),
    number(['件数', 'Pieces', 'Unidades', '点数'], 8, row => row.itemCount),
    money(['实付（元）', 'Paid (yuan)', 'Pagado (yuanes)', '支払額（元）'], 12, row => row.payFen),
    text(['骑手', 'Rider', 'Repartidor', '配達員'], 14, row => row.worker?.name ?? null),
    text(['骑手电话', 'Rider phone', 'Tel. del repartidor', '配達員の電話'], 14, row => row.worker?.phone ?? null),
  ],
})
