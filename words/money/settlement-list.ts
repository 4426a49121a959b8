import type { StopReason } from '#contract/money/settlement.ts'
import type { SettlementQueue } from '#contract/money/settlements.ts'
import { labelWords } from '#words/base/labels.ts'
import { spreadsheetWords } from '#words/desk/exports.ts'
import { ledgerWords, transactionWords } from '#words/money/ledger.ts'
import { settlementsWords } from '#words/money/settlements.ts'
import { orderDetailWords } from '#words/orders/moves.ts'
import { orderWords } from '#words/orders/order.ts'
import { type Phrase, plural, words } from '#words/words.ts'

const title: Phrase = { zh: '订单结算', en: 'Settlements', es: 'Liquidaciones', ja: '注文の精算' }
const owed = ledgerWords.kinds.receivable

/** Columns of the spreadsheet. */
export const settlementColumnWords = words({
  title,
  state: { zh: '结算状态', en: 'Settlement state', es: 'Estado de la liquidación', ja: '精算の状態' },
  stopped: { zh: '暂停原因', en: 'Why stopped', es: 'Por qué se detuvo', ja: '停止の理由' },
  holdReason: { zh: '员工暂停说明', en: 'Reason of the hold', es: 'Motivo de la retención', ja: '保留の理由' },
  holdBy: { zh: '暂停人', en: 'Held by', es: 'Retenida por', ja: '保留した人' },
  settledAt: { zh: '结算时间', en: 'Settled at', es: 'Liquidada', ja: '精算日時' },
  releaseAt: { zh: '预计入账时间', en: 'To be released at', es: 'Se abona', ja: '入金予定日時' },
  paid: spreadsheetWords.paid,
  refunded: spreadsheetWords.refunded,
  worker: labelWords.worker,
  workerPart: {
    zh: '服务人员分账（元）',
    en: 'Worker’s part (yuan)',
    es: 'Trabajador (yuanes)',
    ja: '担当者の配分（元）',
  },
  shop: labelWords.shop,
  shopPart: { zh: '商家分账（元）', en: 'Shop’s part (yuan)', es: 'Tienda (yuanes)', ja: '店舗の配分（元）' },
  winner: settlementsWords.parties.winner,
  winnerPart: { zh: '奖金（元）', en: 'Prize (yuan)', es: 'Premio (yuanes)', ja: '賞金（元）' },
  carrierPart: {
    zh: '快递公司（元）',
    en: 'Carrier’s part (yuan)',
    es: 'Transportista (yuanes)',
    ja: '運送会社（元）',
  },
  platformPart: {
    zh: '平台分账（元）',
    en: 'Platform’s part (yuan)',
    es: 'Plataforma (yuanes)',
    ja: '配分・自社（元）',
  },
  owed: {
    zh: '各方欠款（元）',
    en: 'Owed by its parties (yuan)',
    es: 'Deuda de las partes (yuanes)',
    ja: '各者の未払い（元）',
  },
})

/** The page of all settlements. */
export const settlementListWords = words({
  title,
  tabsLabel: { zh: '结算队列', en: 'Queues of settlements', es: 'Colas de liquidaciones', ja: '精算の一覧' },
  tabs: {
    held: ledgerWords.kinds.held,
    stopped: { zh: '已暂停', en: 'Stopped', es: 'Detenidas', ja: '停止中' },
    owing: owed,
    released: settlementsWords.states.released,
    all: { zh: '全部结算', en: 'All settlements', es: 'Todas', ja: 'すべての精算' },
  } satisfies Record<SettlementQueue, Phrase>,
  search: {
    zh: '订单号后 6 位以上、工号、姓名或店名',
    en: 'Order number, worker number, name of a worker or shop',
    es: 'N.º de pedido o trabajador, nombre de trabajador o tienda',
    ja: '注文番号、担当者番号、担当者名・店名',
  },
  service: labelWords.service,
  reason: settlementColumnWords.stopped,
  anyReason: { zh: '全部原因', en: 'Any reason', es: 'Cualquier motivo', ja: 'すべての理由' },
  stops: {
    refund: { zh: '退款未结束', en: 'Refund', es: 'Reembolso', ja: '返金中' },
    complaint: { zh: '投诉未结案', en: 'Complaint', es: 'Reclamación abierta', ja: '苦情対応中' },
    hold: { zh: '员工暂停', en: 'Held by staff', es: 'Retenida', ja: '担当者が保留中' },
    merchantUnknown: { zh: '商家未上报', en: 'Shop unknown', es: 'Tienda desconocida', ja: '店舗未登録' },
    winnerUnknown: { zh: '获奖用户未知', en: 'Winner unknown', es: 'Ganador desconocido', ja: '勝者不明' },
  } satisfies Record<StopReason, Phrase>,
  settledAt: settlementColumnWords.settledAt,
  fresh: {
    zh: (count: number) => `有 ${count} 笔新结算`,
    en: (count: number) => plural('en', count, { one: '1 new settlement', other: `${count} new settlements` }),
    es: (count: number) => plural('es', count, { one: '1 liquidación nueva', other: `${count} liquidaciones nuevas` }),
    ja: (count: number) => `新しい精算 ${count} 件`,
  },
  empty: {
    held: {
      zh: '没有等待入账的结算',
      en: 'Nothing waits to be released',
      es: 'Nada espera el abono',
      ja: '入金待ちの精算はありません',
    },
    stopped: {
      zh: '没有暂停的结算',
      en: 'No settlement is stopped',
      es: 'Ninguna liquidación está detenida',
      ja: '停止中の精算はありません',
    },
    owing: {
      zh: '没有追回后仍有欠款的结算',
      en: 'Nobody owes what a refund took back',
      es: 'Nadie debe lo que recuperó un reembolso',
      ja: '返金の回収で未払いの人はいません',
    },
    released: {
      zh: '还没有入账的结算',
      en: 'Nothing has been released yet',
      es: 'Todavía no se ha abonado nada',
      ja: '入金済みの精算はまだありません',
    },
    all: {
      zh: '还没有结算',
      en: 'There are no settlements yet',
      es: 'Todavía no hay liquidaciones',
      ja: '精算はまだありません',
    },
  } satisfies Record<SettlementQueue, Phrase>,
  emptyFiltered: {
    zh: '没有符合条件的结算',
    en: 'No settlement matches',
    es: 'Ninguna liquidación coincide',
    ja: '条件に合う精算はありません',
  },
  columns: {
    order: labelWords.order,
    state: labelWords.status,
    paid: orderDetailWords.paid,
    worker: labelWords.worker,
    shop: labelWords.shop,
    platform: labelWords.platform,
    release: { zh: '入账', en: 'Release', es: 'Abono', ja: '入金' },
    age: { zh: '距完成', en: 'Since its end', es: 'Desde el fin', ja: '完了から' },
    city: { zh: '所属城市', en: 'City of the order', es: 'Ciudad del pedido', ja: '注文の都市' },
    actions: labelWords.actions,
  },
  refunded: orderWords.refundedFen,
  goesOn: labelWords.underWay,
  notDivided: { zh: '未分账', en: 'Not divided', es: 'Sin repartir', ja: '未配分' },
  owes: {
    zh: (yuan: string) => `欠平台 ${yuan}`,
    en: (yuan: string) => `Owes ${yuan}`,
    es: (yuan: string) => `Debe ${yuan}`,
    ja: (yuan: string) => `未払い ${yuan}`,
  },
  releasesAt: {
    zh: (at: string) => `${at} 自动入账`,
    en: (at: string) => `Released ${at} by itself`,
    es: (at: string) => `Se abona sola ${at}`,
    ja: (at: string) => `${at} に自動入金`,
  },
  sums: {
    label: { zh: '本列表合计', en: 'What this list comes to', es: 'Total de esta lista', ja: 'この一覧の合計' },
    count: labelWords.transfers,
    held: ledgerWords.kinds.held,
    paid: settlementsWords.paidLessRefunds,
    part: {
      zh: (most: string) => `合计为最新 ${most} 笔`,
      en: (most: string) => `Sums of the newest ${most}`,
      es: (most: string) => `Sumas de las ${most} más recientes`,
      ja: (most: string) => `最新 ${most} 件の合計`,
    },
  },
  parts: {
    bill: { zh: '分账明细', en: 'Shares', es: 'Reparto', ja: '配分明細' },
    log: { zh: '暂停与恢复记录', en: 'Holds', es: 'Retenciones', ja: '保留の記録' },
  },
  openOrder: transactionWords.openOrder,
  openMoney: {
    zh: '查看这笔订单的流水',
    en: 'See its transactions',
    es: 'Ver sus asientos',
    ja: 'この注文の取引を見る',
  },
  resumeChosen: {
    zh: (count: number) => `恢复选中的 ${count} 笔`,
    en: (count: number) => plural('en', count, { one: 'Resume 1 settlement', other: `Resume ${count} settlements` }),
    es: (count: number) =>
      plural('es', count, { one: 'Reanudar 1 liquidación', other: `Reanudar ${count} liquidaciones` }),
    ja: (count: number) => `選択した ${count} 件の保留を解除`,
  },
  resumed: {
    zh: (count: number) => `已恢复 ${count} 笔`,
    en: (count: number) => plural('en', count, { one: '1 settlement goes on', other: `${count} settlements go on` }),
    es: (count: number) => plural('es', count, { one: 'Sigue 1 liquidación', other: `Siguen ${count} liquidaciones` }),
    ja: (count: number) => `${count} 件の保留を解除しました`,
  },
  refusedSome: {
    zh: (count: number) => `${count} 笔没有恢复`,
    en: (count: number) => plural('en', count, { one: '1 was not resumed', other: `${count} were not resumed` }),
    es: (count: number) => plural('es', count, { one: '1 no se reanudó', other: `${count} no se reanudaron` }),
    ja: (count: number) => `${count} 件は解除できませんでした`,
  },
})
