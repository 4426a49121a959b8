import type { Kpi } from '#contract/dashboard/figures.ts'
import { type Phrase, words } from '#words/words.ts'

/** Names of the figures, and how they differ from those of another day. */
export const figureWords = words({
  kpis: {
    gmvFen: { zh: '交易额', en: 'Turnover', es: 'Ventas', ja: '取引額' },
    netFen: { zh: '净交易额', en: 'Net turnover', es: 'Ventas netas', ja: '純取引額' },
    placed: { zh: '下单量', en: 'Orders placed', es: 'Pedidos realizados', ja: '注文数' },
    valid: { zh: '有效订单', en: 'Valid orders', es: 'Pedidos válidos', ja: '有効注文' },
    completedShare: { zh: '完成率', en: 'Completed', es: 'Completados', ja: '完了率' },
    cancelledShare: { zh: '取消率', en: 'Cancelled', es: 'Cancelados', ja: 'キャンセル率' },
    lostFen: { zh: '损失营业额', en: 'Lost turnover', es: 'Ventas perdidas', ja: '損失額' },
    dispatchSeconds: { zh: '平均派单时长', en: 'Time to dispatch', es: 'Tiempo de asignación', ja: '平均配車時間' },
    onTimeShare: { zh: '准时率', en: 'On time', es: 'A tiempo', ja: '定時率' },
    perOrderFen: { zh: '客单价', en: 'Per order', es: 'Por pedido', ja: '客単価' },
    incomeFen: { zh: '平台收入', en: 'Platform income', es: 'Ingresos de la plataforma', ja: 'プラットフォーム収入' },
    refundShare: { zh: '退款率', en: 'Refunded', es: 'Reembolsado', ja: '返金率' },
    newCustomers: { zh: '新增用户', en: 'New customers', es: 'Clientes nuevos', ja: '新規利用者' },
    online: { zh: '在线服务者', en: 'Workers on duty', es: 'Personal de servicio', ja: '稼働者' },
    busy: { zh: '服务中', en: 'With an order', es: 'Con un pedido', ja: '対応中' },
  } satisfies Record<Kpi, Phrase>,
  /** `gap` is how much more or less it is: `12%`, `1.2 pp`, `03:10`. */
  than: {
    yesterday: {
      more: {
        zh: (gap: string) => `较昨日多 ${gap}`,
        en: (gap: string) => `${gap} more than yesterday`,
        es: (gap: string) => `${gap} más que ayer`,
        ja: (gap: string) => `昨日より ${gap} 増`,
      },
      less: {
        zh: (gap: string) => `较昨日少 ${gap}`,
        en: (gap: string) => `${gap} less than yesterday`,
        es: (gap: string) => `${gap} menos que ayer`,
        ja: (gap: string) => `昨日より ${gap} 減`,
      },
      same: { zh: '与昨日持平', en: 'same as yesterday', es: 'igual que ayer', ja: '昨日と同じ' },
      none: { zh: '昨日此时没有数据', en: 'nothing yesterday', es: 'sin datos de ayer', ja: '昨日のデータなし' },
    },
    lastWeek: {
      more: {
        zh: (gap: string) => `较上周多 ${gap}`,
        en: (gap: string) => `${gap} more than last week`,
        es: (gap: string) => `${gap} más que hace una semana`,
        ja: (gap: string) => `先週より ${gap} 増`,
      },
      less: {
        zh: (gap: string) => `较上周少 ${gap}`,
        en: (gap: string) => `${gap} less than last week`,
        es: (gap: string) => `${gap} menos que hace una semana`,
        ja: (gap: string) => `先週より ${gap} 減`,
      },
      same: { zh: '与上周持平', en: 'same as last week', es: 'igual que hace una semana', ja: '先週と同じ' },
      none: {
        zh: '上周此时没有数据',
        en: 'nothing last week',
        es: 'sin datos de hace una semana',
        ja: '先週のデータなし',
      },
    },
  },
  points: {
    zh: (value: string) => `${value} 个百分点`,
    en: (value: string) => `${value} points`,
    es: (value: string) => `${value} puntos`,
    ja: (value: string) => `${value} ポイント`,
  },
  /** Beside a figure: how many rows its list has. */
  rows: {
    zh: (count: string) => `${count} 条`,
    en: (count: string) => `${count} rows`,
    es: (count: string) => `${count} filas`,
    ja: (count: string) => `${count} 件`,
  },
})
