import { plural, words } from '#words/words.ts'

/** Several orders at once. */
export const ordersTogetherWords = words({
  assign: {
    zh: (count: number) => `派单 ${count} 条`,
    en: (count: number) => `Assign ${count}`,
    es: (count: number) => `Asignar ${count}`,
    ja: (count: number) => `${count} 件を配車`,
  },
  urge: {
    zh: (count: number) => `催单 ${count} 条`,
    en: (count: number) => `Urge ${count}`,
    es: (count: number) => `Urgir ${count}`,
    ja: (count: number) => `${count} 件を催促`,
  },
  cancel: {
    zh: (count: number) => `取消 ${count} 条`,
    en: (count: number) => `Cancel ${count}`,
    es: (count: number) => `Anular ${count}`,
    ja: (count: number) => `${count} 件を取り消す`,
  },
  export: {
    zh: (count: number) => `导出 ${count} 条`,
    en: (count: number) => `Export ${count}`,
    es: (count: number) => `Exportar ${count}`,
    ja: (count: number) => `${count} 件を出力`,
  },
  exported: {
    zh: '导出已开始，完成后会提示，可在「导出」里下载',
    en: 'The export has begun. You are told when it is done; download it under Export.',
    es: 'La exportación ha empezado. Se avisará al terminar; descárguela en Exportar.',
    ja: '出力を開始しました。完了すると通知され、「出力」からダウンロードできます。',
  },
  about: {
    zh: (count: number, sum: string) => `共 ${count} 单，应付合计 ${sum}`,
    en: (count: number, sum: string) =>
      plural('en', count, { one: `1 order, ${sum} in all`, other: `${count} orders, ${sum} in all` }),
    es: (count: number, sum: string) =>
      plural('es', count, { one: `1 pedido, ${sum} en total`, other: `${count} pedidos, ${sum} en total` }),
    ja: (count: number, sum: string) => `${count} 件、合計 ${sum}`,
  },
  eachAlone: {
    zh: '每一单单独处理：不能处理的不受影响，会说明原因。',
    en: 'Each order is handled on its own: one that cannot be is left as it is, with the reason.',
    es: 'Cada pedido se trata por separado: el que no se pueda queda igual y se dice por qué.',
    ja: '注文ごとに処理します。処理できないものはそのまま残り、理由が表示されます。',
  },
  running: {
    zh: (done: number, count: number) => `正在处理 ${done} / ${count}`,
    en: (done: number, count: number) => `${done} of ${count} handled`,
    es: (done: number, count: number) => `${done} de ${count} tratados`,
    ja: (done: number, count: number) => `${count} 件中 ${done} 件を処理`,
  },
  done: {
    zh: (count: number, which: string) => `成功 ${count} 单${which && `：${which}`}`,
    en: (count: number, which: string) => `${count} done${which && `: ${which}`}`,
    es: (count: number, which: string) => `${count} hechos${which && `: ${which}`}`,
    ja: (count: number, which: string) => `${count} 件完了${which && `：${which}`}`,
  },
  refused: {
    zh: (count: number) => `失败 ${count} 单，仍为选中`,
    en: (count: number) => `${count} refused, still chosen`,
    es: (count: number) => `${count} rechazados, siguen elegidos`,
    ja: (count: number) => `${count} 件は失敗、選択のままです`,
  },
})
