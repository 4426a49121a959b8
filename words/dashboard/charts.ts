import type { HeatLayer } from '#contract/dashboard/supply.ts'
import { figureWords } from '#words/dashboard/figures.ts'
import { progressWords } from '#words/orders/progress.ts'
import { type Phrase, words } from '#words/words.ts'

const perWorker: Phrase = {
  zh: '每名在线者单量',
  en: 'Orders per worker',
  es: 'Pedidos por persona',
  ja: '1人あたり注文数',
}

export const dashboardChartWords = words({
  asOf: {
    zh: (time: string) => `更新于 ${time}`,
    en: (time: string) => `As of ${time}`,
    es: (time: string) => `Actualizado a las ${time}`,
    ja: (time: string) => `${time} 時点`,
  },
  time: { zh: '时间', en: 'Time', es: 'Hora', ja: '時刻' },
  now: { zh: '本期', en: 'This period', es: 'Este periodo', ja: '今回' },
  today: { zh: '今日', en: 'Today', es: 'Hoy', ja: '本日' },
  yesterday: { zh: '前一日同时', en: 'The day before', es: 'El día anterior', ja: '前日同時刻' },
  lastWeek: { zh: '上周同时', en: 'The week before', es: 'La semana anterior', ja: '前週同時刻' },
  by: {
    label: { zh: '时间单位', en: 'By', es: 'Por', ja: '単位' },
    hour: { zh: '按小时', en: 'By hour', es: 'Por hora', ja: '時間別' },
    day: { zh: '按天', en: 'By day', es: 'Por día', ja: '日別' },
  },
  measure: {
    label: { zh: '指标', en: 'Measure', es: 'Medida', ja: '指標' },
    placed: figureWords.kpis.placed,
    paid: { zh: '支付单量', en: 'Orders paid', es: 'Pedidos pagados', ja: '支払い済み注文' },
    completed: { zh: '完成单量', en: 'Orders completed', es: 'Pedidos completados', ja: '完了した注文' },
    cancelled: { zh: '取消单量', en: 'Orders cancelled', es: 'Pedidos cancelados', ja: 'キャンセルした注文' },
    gmvFen: figureWords.kpis.gmvFen,
  },
  shape: {
    label: { zh: '画法', en: 'Shape', es: 'Forma', ja: '表示方法' },
    compared: { zh: '与昨日、上周对比', en: 'Compared with before', es: 'Comparado con antes', ja: '前日・前週と比較' },
    stacked: { zh: '按服务堆叠', en: 'Stacked by service', es: 'Apilado por servicio', ja: 'サービス別の積み上げ' },
  },
  whole: { zh: '合计', en: 'All together', es: 'En conjunto', ja: '全体の合計' },
  stackSays: {
    zh: (what: string, sum: string, top: string, share: string) => `${what}合计 ${sum}，最多的是${top}，占 ${share}。`,
    en: (what: string, sum: string, top: string, share: string) =>
      `${what}: ${sum} in all, most of it ${top} (${share}).`,
    es: (what: string, sum: string, top: string, share: string) =>
      `${what}: ${sum} en total, sobre todo ${top} (${share}).`,
    ja: (what: string, sum: string, top: string, share: string) => `${what}は計 ${sum}、最多は${top}（${share}）。`,
  },
  trendSays: {
    zh: (what: string, peak: string, top: string, gap: string) => `${what}最高在 ${peak}，为 ${top}；到目前${gap}。`,
    en: (what: string, peak: string, top: string, gap: string) =>
      `${what}: most at ${peak} with ${top}; so far ${gap}.`,
    es: (what: string, peak: string, top: string, gap: string) =>
      `${what}: el máximo, ${top}, a las ${peak}; hasta ahora, ${gap}.`,
    ja: (what: string, peak: string, top: string, gap: string) => `${what}の最多は ${peak} の ${top}。ここまで${gap}。`,
  },
  peakSays: {
    zh: (what: string, peak: string, top: string) => `${what}最高在 ${peak}，为 ${top}。`,
    en: (what: string, peak: string, top: string) => `${what}: most at ${peak} with ${top}.`,
    es: (what: string, peak: string, top: string) => `${what}: el máximo, ${top}, a las ${peak}.`,
    ja: (what: string, peak: string, top: string) => `${what}の最多は ${peak} の ${top}。`,
  },
  steps: progressWords.steps,
  step: { zh: '环节', en: 'Step', es: 'Paso', ja: '段階' },
  reached: { zh: '到达', en: 'Reached', es: 'Llegaron', ja: '到達' },
  dropped: { zh: '流失', en: 'Lost', es: 'Perdidos', ja: '離脱' },
  pending: { zh: '停在上一环节', en: 'Still before', es: 'Aún antes', ja: '手前で進行中' },
  dropShare: { zh: '流失率', en: 'Share lost', es: 'Parte perdida', ja: '離脱率' },
  ofFirst: {
    zh: (share: string) => `占提交 ${share}`,
    en: (share: string) => `${share} of all`,
    es: (share: string) => `${share} del total`,
    ja: (share: string) => `全体の ${share}`,
  },
  droppedHere: {
    zh: (count: string, share: string) => `流失 ${count}（${share}）`,
    en: (count: string, share: string) => `${count} lost (${share})`,
    es: (count: string, share: string) => `${count} perdidos (${share})`,
    ja: (count: string, share: string) => `離脱 ${count}（${share}）`,
  },
  topReason: {
    zh: (reason: string) => `主因：${reason}`,
    en: (reason: string) => `mostly: ${reason}`,
    es: (reason: string) => `sobre todo: ${reason}`,
    ja: (reason: string) => `主な理由：${reason}`,
  },
  stillBefore: {
    zh: (count: string) => `${count} 单还在上一环节`,
    en: (count: string) => `${count} not there yet`,
    es: (count: string) => `${count} aún no han llegado`,
    ja: (count: string) => `${count} 件は手前`,
  },
  funnelSays: {
    zh: (placed: string, completed: string, share: string) => `提交 ${placed} 单，完成 ${completed} 单（${share}）。`,
    en: (placed: string, completed: string, share: string) => `${placed} placed, ${completed} completed (${share}).`,
    es: (placed: string, completed: string, share: string) =>
      `${placed} realizados, ${completed} completados (${share}).`,
    ja: (placed: string, completed: string, share: string) => `注文 ${placed} 件、完了 ${completed} 件（${share}）。`,
  },
  demand: { zh: '新订单', en: 'New orders', es: 'Pedidos nuevos', ja: '新規注文' },
  expectedDemand: { zh: '预计订单', en: 'Orders expected', es: 'Pedidos previstos', ja: '注文の予測' },
  supply: { zh: '在线运力', en: 'On duty', es: 'Personal en servicio', ja: '稼働者数' },
  expectedSupply: { zh: '预计运力', en: 'On duty, expected', es: 'Personal previsto', ja: '稼働者の予測' },
  perWorker,
  shortage: { zh: '缺运力', en: 'Too few workers', es: 'Falta personal', ja: '人手不足' },
  supplySays: {
    zh: (hours: string, ratio: string, weeks: number) =>
      `${hours}；每名在线者每小时超过 ${ratio} 单即为缺运力。预测是前 ${weeks} 周同一天的平均。`,
    en: (hours: string, ratio: string, weeks: number) =>
      `${hours}. Short means more than ${ratio} orders an hour for each worker. Forecasts are the mean of this weekday in ${weeks} weeks.`,
    es: (hours: string, ratio: string, weeks: number) =>
      `${hours}. Falta personal con más de ${ratio} pedidos por hora y persona. La previsión es la media de ${weeks} semanas.`,
    ja: (hours: string, ratio: string, weeks: number) =>
      `${hours}。1人あたり毎時 ${ratio} 件を超えると人手不足。予測は過去 ${weeks} 週の同じ曜日の平均です。`,
  },
  noShortage: {
    zh: '没有缺运力的时段',
    en: 'No hour is short of workers',
    es: 'Ninguna hora con falta',
    ja: '人手不足の時間帯なし',
  },
  shortHours: {
    zh: (hours: string) => `缺运力时段：${hours}`,
    en: (hours: string) => `Short of workers: ${hours}`,
    es: (hours: string) => `Falta personal: ${hours}`,
    ja: (hours: string) => `人手不足：${hours}`,
  },
  layers: {
    label: { zh: '图层', en: 'Layer', es: 'Capa', ja: '表示内容' },
    demand: { zh: '需求', en: 'Demand', es: 'Demanda', ja: '需要' },
    untaken: { zh: '未派出', en: 'Never taken', es: 'Sin tomar', ja: '未受注' },
    late: { zh: '超时送达', en: 'Served late', es: 'Con retraso', ja: '遅れ' },
    cancelled: { zh: '取消', en: 'Cancelled orders', es: 'Anulaciones', ja: '取り消し' },
  } satisfies Record<HeatLayer | 'label', Phrase>,
  hourOfDay: { zh: '时段', en: 'Hour', es: 'Hora del día', ja: '時間帯' },
  wholeDay: { zh: '全天', en: 'The whole day', es: 'Todo el día', ja: '終日' },
  area: { zh: '区域', en: 'Area', es: 'Zona', ja: 'エリア' },
  orders: { zh: '单量', en: 'Count of orders', es: 'Cantidad', ja: '件数' },
  cell: {
    zh: (rank: number) => `第 ${rank} 格`,
    en: (rank: number) => `Square ${rank}`,
    es: (rank: number) => `Casilla ${rank}`,
    ja: (rank: number) => `区画 ${rank}`,
  },
  heatSays: {
    zh: (city: string, when: string, sum: string, cells: string) =>
      `${city} ${when}：${sum} 单，分布在 ${cells} 格（每格约 500 米）。`,
    en: (city: string, when: string, sum: string, cells: string) =>
      `${city}, ${when}: ${sum} orders in ${cells} squares of about 500 m.`,
    es: (city: string, when: string, sum: string, cells: string) =>
      `${city}, ${when}: ${sum} pedidos en ${cells} casillas de unos 500 m.`,
    ja: (city: string, when: string, sum: string, cells: string) =>
      `${city}・${when}：${sum} 件、約500m四方の ${cells} 区画。`,
  },
  heatPart: {
    zh: '只显示最多的 2,000 格',
    en: 'Only the 2,000 fullest squares are shown',
    es: 'Solo se muestran las 2000 casillas más llenas',
    ja: '多い順に2,000区画のみ表示',
  },
})
