import type { BoardWorker } from '#contract/orders/dispatch.ts'
import type { FeatureWords } from '#words/feature.ts'
import { orderWords } from '#words/orders/order.ts'
import { type Phrase, words } from '#words/words.ts'

export const dispatchWords = words({
  plot: {
    zh: '订单与人员位置图',
    en: 'Where orders and workers are',
    es: 'Dónde están pedidos y personal',
    ja: '注文と担当者の位置',
  },
  hint: {
    zh: '拖动圈选订单，再点人员即派单',
    en: 'Draw a line round orders, then click a worker',
    es: 'Rodee los pedidos y pulse a una persona',
    ja: '注文を囲み、担当者をクリックして配車',
  },
  moving: {
    zh: '滚轮缩放，按住 Shift 拖动平移',
    en: 'The wheel zooms, Shift and a drag moves',
    es: 'La rueda acerca; Mayús y arrastrar mueve',
    ja: 'ホイールで拡大縮小、Shift＋ドラッグで移動',
  },
  waiting: { zh: '待派', en: 'Waiting', es: 'En espera', ja: '待機中' },
  workers: { zh: '在线人员', en: 'On duty', es: 'De servicio', ja: '稼働中' },
  nothingWaits: {
    zh: '现在没有待派订单，新订单会自动出现',
    en: 'Nothing waits. New orders appear by themselves.',
    es: 'No hay nada en espera. Los nuevos aparecen solos.',
    ja: '待機中の注文はありません。新しい注文は自動で表示されます。',
  },
  nobodyThere: {
    zh: '附近没有人员在线',
    en: 'Nobody is on duty here.',
    es: 'No hay nadie de servicio.',
    ja: '稼働中の担当者がいません。',
  },
  chosen: {
    zh: (count: number) => `已选 ${count} 单`,
    en: (count: number) => `${count} chosen`,
    es: (count: number) => `${count} elegidos`,
    ja: (count: number) => `${count} 件選択`,
  },
  chooseFirst: {
    zh: '请先选择订单，可点选或圈选',
    en: 'Choose orders first, by a click or a line round them',
    es: 'Elija antes pedidos, con un clic o rodeándolos',
    ja: '先に注文を選択してください（クリックまたは囲む）',
  },
  give: {
    zh: (count: number, name: string) => `把 ${count} 单派给 ${name}`,
    en: (count: number, name: string) => `Assign ${count} to ${name}`,
    es: (count: number, name: string) => `Asignar ${count} a ${name}`,
    ja: (count: number, name: string) => `${count} 件を ${name} に割り当て`,
  },
  given: {
    zh: (count: number, name: string) => `已派 ${count} 单给 ${name}`,
    en: (count: number, name: string) => `${count} assigned to ${name}`,
    es: (count: number, name: string) => `${count} asignados a ${name}`,
    ja: (count: number, name: string) => `${count} 件を ${name} に割り当てました`,
  },
  waitingHere: {
    zh: (count: number) => `${count} 单待派`,
    en: (count: number) => `${count} waiting`,
    es: (count: number) => `${count} en espera`,
    ja: (count: number) => `${count} 件待機`,
  },
  refused: {
    zh: (count: number) => `${count} 单未派出`,
    en: (count: number) => `${count} not assigned`,
    es: (count: number) => `${count} sin asignar`,
    ja: (count: number) => `${count} 件は割り当てできません`,
  },
  seen: { zh: '知道了', en: 'Got it', es: 'Entendido', ja: '了解' },
  leasing: orderWords.leasing,
  load: {
    zh: (load: number, capacity: number) => `${load}/${capacity} 单`,
    en: (load: number, capacity: number) => `${load}/${capacity}`,
    es: (load: number, capacity: number) => `${load}/${capacity}`,
    ja: (load: number, capacity: number) => `${load}/${capacity} 件`,
  },
  presences: {
    idle: { zh: '空闲', en: 'Free', es: 'Libre', ja: '空き' },
    busy: { zh: '配送中', en: 'Busy', es: 'Ocupado', ja: '対応中' },
    weak: { zh: '信号弱', en: 'Weak signal', es: 'Señal débil', ja: '電波弱' },
    offline: { zh: '离线', en: 'Off duty', es: 'Desconectado', ja: 'オフライン' },
  } satisfies Record<BoardWorker['presence'], Phrase>,
  ring: {
    zh: (kilometres: number) => `${kilometres} 公里`,
    en: (kilometres: number) => `${kilometres} km`,
    es: (kilometres: number) => `${kilometres} km`,
    ja: (kilometres: number) => `${kilometres} km`,
  },
  closer: { zh: '放大', en: 'Closer', es: 'Acercar', ja: '拡大' },
  wider: { zh: '缩小', en: 'Wider', es: 'Alejar', ja: '縮小' },
  showAll: { zh: '显示全部', en: 'Show all', es: 'Ver todo', ja: '全体表示' },
})

export const dispatchFeature = words({
  name: { zh: '派单', en: 'Dispatch', es: 'Despacho', ja: '配車' },
  events: { 'dispatch.lease': undefined, 'dispatch.release': undefined, 'dispatch.assignMany': undefined, 'dispatch.assignProposed': undefined },
} satisfies FeatureWords<'dispatch'>)
