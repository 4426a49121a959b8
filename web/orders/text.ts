import { words } from '#web/kit/words.ts'

const zh = {
  views: {
    list: '列表',
    board: '调度台',
  },
  queueTabs: '工作队列',
  search: '订单号后 6 位、手机号或后 4 位、姓名',
  fresh: (count: number) => `有 ${count} 条新订单`,
  emptyQueue: '这里现在没有订单，新订单会自动出现',
  emptyFiltered: '没有符合筛选条件的订单，放宽条件试试',
  emptySearch: (search: string) => `没有找到与“${search}”相符的订单，换个号码或姓名试试`,
  filters: '筛选',
}

export type Words = typeof zh

export const ordersText = words<Words>(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
