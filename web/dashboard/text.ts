import { words } from '#web/kit/words.ts'

const zh = {
  title: '首页',
  waiting: '待我处理',
  allDone: '目前没有等待处理的事项',
  today: '今日数据',
  allServices: '全部服务',
  service: '服务',
  refundsInReview: '退款待审批',
  placed: '下单',
  completed: '完成',
  cancelled: '取消',
  paid: '实付金额',
  byHour: '今日各时段下单量',
  hour: '时段',
  orders: '订单数',
  asTable: '查看数据表',
  hourOf: (hour: number) => `${hour} 点`,
  ordersAt: (hour: number, count: number) => `${hour}:00–${hour}:59，${count} 单`,
  asOf: (time: string) => `更新于 ${time}`,
  urgent: '紧急',
}

export type Words = typeof zh

export const text = words<Words>(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
