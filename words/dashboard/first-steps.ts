import type { FirstStep } from '#contract/dashboard/first-steps.ts'
import type { FeatureWords } from '#words/feature.ts'
import { type Phrase, words } from '#words/words.ts'

const title: Phrase = { zh: '上手六步', en: 'Your first steps', es: 'Tus primeros pasos', ja: '最初の一歩' }

/** What somebody can try on their first day. */
export const firstStepsWords = words({
  title,
  progress: {
    zh: (done: number, all: number) => `做了 ${done} 步，共 ${all} 步；做过的自动打勾`,
    en: (done: number, all: number) => `${done} of ${all} done. Each ticks itself when you do it.`,
    es: (done: number, all: number) => `${done} de ${all}. Cada uno se marca solo al hacerlo.`,
    ja: (done: number, all: number) => `${all} 件中 ${done} 件。実際に行うと自動で印が付きます。`,
  },
  dismiss: { zh: '不再显示这些步骤', en: 'Put these away', es: 'No mostrar más', ja: '今後表示しない' },
  done: { zh: '做过了', en: 'done', es: 'hecho', ja: '実施済み' },
  toDo: { zh: '还没做', en: 'to do', es: 'por hacer', ja: '未実施' },
  steps: {
    openOrder: { zh: '打开一笔订单', en: 'Open an order', es: 'Abre un pedido', ja: '注文を1件開く' },
    assignOrder: { zh: '派出一单', en: 'Assign an order', es: 'Asigna un pedido', ja: '注文を1件割り当てる' },
    openBoard: {
      zh: '看看调度台',
      en: 'Look at the dispatch board',
      es: 'Mira la mesa de despacho',
      ja: '配車ボードを見る',
    },
    answerChat: {
      zh: '回复一个会话',
      en: 'Answer a conversation',
      es: 'Responde una conversación',
      ja: '会話に1件返信する',
    },
    claimReview: { zh: '领取一批审核', en: 'Take some reviews', es: 'Toma unas revisiones', ja: '審査を引き受ける' },
    openWithdrawal: { zh: '打开一笔提现', en: 'Open a withdrawal', es: 'Abre un retiro', ja: '出金を1件開く' },
    openTransaction: {
      zh: '打开一笔流水',
      en: 'Open a transaction of the ledger',
      es: 'Abre un asiento',
      ja: '取引を1件開く',
    },
    openBill: {
      zh: '看一天的对账',
      en: 'Look at a reconciled day',
      es: 'Mira una conciliación',
      ja: '照合を1日分見る',
    },
    noteOrder: {
      zh: '给订单记一条备注',
      en: 'Write a note on an order',
      es: 'Anota un pedido',
      ja: '注文にメモを残す',
    },
    openComplaint: { zh: '打开一个投诉', en: 'Open a complaint', es: 'Abre una queja', ja: '苦情を1件開く' },
    openWorker: { zh: '打开一位骑手的资料', en: 'Open a rider', es: 'Abre un repartidor', ja: '配達員を1人開く' },
    openReport: { zh: '看看日报', en: 'Look at the day’s report', es: 'Mira el informe del día', ja: '日報を見る' },
    arrangeHome: { zh: '调整首页的板块', en: 'Arrange your home', es: 'Ordena tu inicio', ja: 'ホームを並べ替える' },
    takeNotice: {
      zh: '处理一条通知或告警',
      en: 'Take a notice or an alarm',
      es: 'Atiende un aviso o alarma',
      ja: '通知か警報を1件処理する',
    },
    openGuide: {
      zh: '点右上角的“帮助”看本页说明',
      en: 'Open “Help” in the bar',
      es: 'Abre «Ayuda» en la barra',
      ja: '上のバーの「ヘルプ」を開く',
    },
  } satisfies Record<FirstStep, Phrase>,
})

export const firstStepsFeature = words({
  name: title,
  events: { 'firstSteps.dismiss': undefined, 'firstSteps.openGuide': undefined },
} satisfies FeatureWords<'firstSteps'>)
