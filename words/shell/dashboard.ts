import { labelWords } from '#words/base/labels.ts'
import type { FeatureWords } from '#words/feature.ts'
import { type Phrase, plural, words } from '#words/words.ts'

const title: Phrase = { zh: '首页', en: 'Dashboard', es: 'Inicio', ja: 'ホーム' }

export const dashboardWords = words({
  title: title,
  waiting: { zh: '待我处理', en: 'Waiting for you', es: 'Pendiente para ti', ja: '対応待ち' },
  allDone: {
    zh: '目前没有等待处理的事项',
    en: 'Nothing is waiting right now',
    es: 'Ahora mismo no hay nada pendiente',
    ja: '現在、対応待ちの項目はありません',
  },
  today: { zh: '今日数据', en: 'Today', es: 'Hoy', ja: '本日の実績' },
  allServices: labelWords.allServices,
  service: labelWords.service,
  refundsInReview: {
    zh: '退款待审批',
    en: 'Refunds waiting for a yes',
    es: 'Reembolsos por aprobar',
    ja: '承認待ちの返金',
  },
  placed: { zh: '下单', en: 'Placed', es: 'Realizados', ja: '注文' },
  completed: { zh: '完成', en: 'Completed', es: 'Completados', ja: '完了' },
  cancelled: { zh: '取消', en: 'Cancelled', es: 'Cancelados', ja: 'キャンセル' },
  paid: { zh: '实付金额', en: 'Amount paid', es: 'Importe pagado', ja: '支払金額' },
  byHour: {
    zh: '今日各时段下单量',
    en: 'Orders placed today, by hour',
    es: 'Pedidos de hoy por hora',
    ja: '本日の時間帯別注文数',
  },
  hour: { zh: '时段', en: 'Hour', es: 'Hora', ja: '時間帯' },
  orders: labelWords.orderCount,
  asTable: { zh: '查看数据表', en: 'Show the numbers', es: 'Ver los datos', ja: '数値を表で見る' },
  hourOf: {
    zh: (hour: number) => `${hour} 点`,
    en: (hour: number) => `${hour}:00`,
    es: (hour: number) => `${hour}:00`,
    ja: (hour: number) => `${hour}時`,
  },
  ordersAt: {
    zh: (hour: number, count: number) => `${hour}:00–${hour}:59，${count} 单`,
    en: (hour: number, count: number) =>
      `${hour}:00–${hour}:59, ${count} ${plural('en', count, { one: 'order', other: 'orders' })}`,
    es: (hour: number, count: number) =>
      `${hour}:00–${hour}:59, ${count} ${plural('es', count, { one: 'pedido', other: 'pedidos' })}`,
    ja: (hour: number, count: number) => `${hour}:00–${hour}:59、${count}件`,
  },
  asOf: {
    zh: (time: string) => `更新于 ${time}`,
    en: (time: string) => `As of ${time}`,
    es: (time: string) => `Actualizado a las ${time}`,
    ja: (time: string) => `${time} 時点`,
  },
  urgent: labelWords.urgent,
})

export const dashboardFeature = words({
  name: title,
  permissions: {
    'dashboard.view': { zh: '查看首页数据', en: 'See the dashboard', es: 'Ver el panel', ja: 'ダッシュボードを見る' },
  },
  events: { 'dashboard.arrange': undefined },
} satisfies FeatureWords<'dashboard'>)
