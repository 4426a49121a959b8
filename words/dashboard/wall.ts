import { labelWords } from '#words/base/labels.ts'
import { words } from '#words/words.ts'

/** The big screen. */
export const wallWords = words({
  title: { zh: '城市实况', en: 'The city now', es: 'La ciudad ahora', ja: '都市の今' },
  map: {
    zh: '进行中的订单与在岗人员',
    en: 'Orders under way and workers on duty',
    es: 'Pedidos en curso y personal de servicio',
    ja: '進行中の注文と稼働者',
  },
  pages: {
    figures: { zh: '今日指标', en: 'Figures of today', es: 'Cifras de hoy', ja: '本日の指標' },
    trend: { zh: '今日走势', en: 'Orders of today', es: 'Pedidos de hoy', ja: '本日の推移' },
    districts: {
      zh: '超时最多的片区',
      en: 'Districts with the most late orders',
      es: 'Zonas con más retrasos',
      ja: '遅れが多い地区',
    },
  },
  noLate: {
    zh: '今天还没有片区出现超时单',
    en: 'No district has a late order today',
    es: 'Hoy ninguna zona tiene retrasos',
    ja: '本日、遅れた注文のある地区はありません',
  },
  held: { zh: '已停住', en: 'Held', es: 'Detenida', ja: '停止中' },
  alarms: labelWords.openAlarms,
  noAlarm: { zh: '没有警报', en: 'No alarms', es: 'Sin alarmas', ja: '警報はありません' },
  order: { zh: '订单', en: 'Order under way', es: 'Pedido en curso', ja: '進行中の注文' },
  late: { zh: '超时订单', en: 'Late order', es: 'Pedido con retraso', ja: '遅れた注文' },
  idle: { zh: '空闲人员', en: 'Free worker', es: 'Personal libre', ja: '空いている担当者' },
  busy: { zh: '服务中人员', en: 'Worker with an order', es: 'Personal con pedido', ja: '対応中の担当者' },
  keys: {
    zh: '← → 换页 · 空格停住 · L 明暗 · Esc 退出',
    en: '← → turn · space holds · L light · Esc leaves',
    es: '← → pasar · espacio detiene · L claro · Esc sale',
    ja: '← → 切替 · スペースで停止 · L 明暗 · Esc で終了',
  },
  stale: {
    zh: (time: string) => `连接中断，数据停在 ${time}`,
    en: (time: string) => `No connection: this is from ${time}`,
    es: (time: string) => `Sin conexión: datos de las ${time}`,
    ja: (time: string) => `接続が切れています（${time} のデータ）`,
  },
})
