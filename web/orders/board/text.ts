import type { BoardWorker } from '#contract/orders/dispatch.ts'
import { words } from '#web/kit/words.ts'

const zh = {
  plot: '订单与人员位置图',
  hint: '拖动圈选订单，再点人员即派单',
  moving: '滚轮缩放，按住 Shift 拖动平移',
  waiting: '待派',
  workers: '在线人员',
  nothingWaits: '现在没有待派订单，新订单会自动出现',
  nobodyThere: '附近没有人员在线',
  chosen: (count: number) => `已选 ${count} 单`,
  chooseFirst: '请先选择订单，可点选或圈选',
  give: (count: number, name: string) => `把 ${count} 单派给 ${name}`,
  given: (count: number, name: string) => `已派 ${count} 单给 ${name}`,
  waitingHere: (count: number) => `${count} 单待派`,
  refused: (count: number) => `${count} 单未派出`,
  seen: '知道了',
  leasing: (name: string) => `${name} 派单中`,
  load: (load: number, capacity: number) => `${load}/${capacity} 单`,
  presences: {
    idle: '空闲',
    busy: '配送中',
    weak: '信号弱',
    offline: '离线',
  } satisfies Record<BoardWorker['presence'], string>,
  ring: (kilometres: number) => `${kilometres} 公里`,
  closer: '放大',
  wider: '缩小',
  showAll: '显示全部',
}

export type Words = typeof zh

export const dispatchText = words<Words>(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
