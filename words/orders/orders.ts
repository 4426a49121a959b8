import { plural, words } from '#words/words.ts'

export const ordersWords = words({
  views: {
    list: { zh: '列表', en: 'List', es: 'Lista', ja: '一覧' },
    board: { zh: '调度台', en: 'Board', es: 'Mesa', ja: 'ボード' },
  },
  queueTabs: { zh: '工作队列', en: 'Work queues', es: 'Colas de trabajo', ja: '作業キュー' },
  search: {
    zh: '订单号后 6 位、手机号或后 4 位、姓名',
    en: 'Order number (last 6), phone or its last 4, name',
    es: 'N.º de pedido (últimos 6), teléfono o sus últimos 4, nombre',
    ja: '注文番号の末尾6桁、電話または末尾4桁、氏名',
  },
  fresh: {
    zh: (count: number) => `有 ${count} 条新订单`,
    en: (count: number) => plural('en', count, { one: '1 new order', other: `${count} new orders` }),
    es: (count: number) => plural('es', count, { one: '1 pedido nuevo', other: `${count} pedidos nuevos` }),
    ja: (count: number) => `新しい注文 ${count} 件`,
  },
  emptyQueue: {
    zh: '这里现在没有订单，新订单会自动出现',
    en: 'No orders here now. New ones appear by themselves.',
    es: 'Ahora no hay pedidos aquí. Los nuevos aparecen solos.',
    ja: '現在注文はありません。新しい注文は自動で表示されます。',
  },
  emptyFiltered: {
    zh: '没有符合筛选条件的订单，放宽条件试试',
    en: 'No order matches these filters: loosen one of them',
    es: 'Ningún pedido cumple estos filtros: quite alguno',
    ja: '条件に合う注文がありません。条件を緩めてください',
  },
  emptySearch: {
    zh: (search: string) => `没有找到与“${search}”相符的订单，换个号码或姓名试试`,
    en: (search: string) => `No order matches “${search}”. Try another number or name.`,
    es: (search: string) => `Ningún pedido coincide con «${search}». Pruebe otro número o nombre.`,
    ja: (search: string) => `「${search}」に一致する注文はありません。別の番号や氏名でお試しください。`,
  },
  filters: { zh: '筛选', en: 'Filters', es: 'Filtros', ja: '絞り込み' },
})
