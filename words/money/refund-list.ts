import type { RefundQueue } from '#contract/money/refunds.ts'
import { labelWords } from '#words/base/labels.ts'
import { spreadsheetWords } from '#words/desk/exports.ts'
import { transactionWords } from '#words/money/ledger.ts'
import { refundsWords } from '#words/money/refunds.ts'
import { orderFiltersWords } from '#words/orders/filters.ts'
import { type Phrase, plural, words } from '#words/words.ts'

/** The page of all refunds. */
export const refundListWords = words({
  title: { zh: '退款管理', en: 'Refunds', es: 'Reembolsos', ja: '返金管理' },
  tabsLabel: { zh: '退款队列', en: 'Queues of refunds', es: 'Colas de reembolsos', ja: '返金の一覧' },
  tabs: {
    review: refundsWords.stages.review,
    processing: refundsWords.stages.processing,
    failed: refundsWords.stages.failed,
    all: { zh: '全部退款', en: 'All refunds', es: 'Todos los reembolsos', ja: 'すべての返金' },
  } satisfies Record<RefundQueue, Phrase>,
  many: {
    approve: {
      zh: (count: number) => `通过 ${count} 笔退款`,
      en: (count: number) => plural('en', count, { one: 'Approve 1 refund', other: `Approve ${count} refunds` }),
      es: (count: number) => plural('es', count, { one: 'Aprobar 1 reembolso', other: `Aprobar ${count} reembolsos` }),
      ja: (count: number) => `返金 ${count} 件を承認`,
    },
    retry: {
      zh: (count: number) => `重试 ${count} 笔退款`,
      en: (count: number) => plural('en', count, { one: 'Try 1 refund again', other: `Try ${count} refunds again` }),
      es: (count: number) =>
        plural('es', count, { one: 'Reintentar 1 reembolso', other: `Reintentar ${count} reembolsos` }),
      ja: (count: number) => `返金 ${count} 件を再試行`,
    },
    sum: {
      zh: (count: number) => `共 ${count} 笔，合计`,
      en: (count: number) => `${count} in all`,
      es: (count: number) => `${count} en total`,
      ja: (count: number) => `合計 ${count} 件`,
    },
  },
  search: {
    zh: '退款单号或订单号，后 6 位以上',
    en: 'Number of a refund or order, its last 6 or more',
    es: 'N.º de reembolso o pedido, últimas 6 cifras o más',
    ja: '返金・注文番号（末尾6桁以上）',
  },
  service: labelWords.service,
  liability: orderFiltersWords.liability,
  anyLiability: orderFiltersWords.anyLiability,
  fresh: {
    zh: (count: number) => `有 ${count} 笔新退款`,
    en: (count: number) => plural('en', count, { one: '1 new refund', other: `${count} new refunds` }),
    es: (count: number) => plural('es', count, { one: '1 reembolso nuevo', other: `${count} reembolsos nuevos` }),
    ja: (count: number) => `新しい返金 ${count} 件`,
  },
  empty: {
    review: {
      zh: '没有等待审批的退款',
      en: 'No refund waits for approval',
      es: 'Ningún reembolso espera aprobación',
      ja: '承認待ちの返金はありません',
    },
    processing: {
      zh: '没有正在支付渠道处理的退款',
      en: 'No refund is with the payment channel',
      es: 'Ningún reembolso está en el canal de pago',
      ja: '決済側で処理中の返金はありません',
    },
    failed: {
      zh: '没有失败的退款',
      en: 'No refund has failed',
      es: 'Ningún reembolso ha fallado',
      ja: '失敗した返金はありません',
    },
    all: {
      zh: '还没有退款',
      en: 'There are no refunds yet',
      es: 'Todavía no hay reembolsos',
      ja: '返金はまだありません',
    },
  } satisfies Record<RefundQueue, Phrase>,
  emptyFiltered: {
    zh: '没有符合条件的退款',
    en: 'No refund matches',
    es: 'Ningún reembolso coincide',
    ja: '条件に合う返金はありません',
  },
  columns: {
    no: refundsWords.no,
    order: labelWords.order,
    customer: labelWords.customer,
    amount: labelWords.amount,
    why: labelWords.reason,
    liability: orderFiltersWords.liability,
    requestedBy: refundsWords.requestedBy,
    decidedBy: spreadsheetWords.decidedBy,
    state: labelWords.status,
    actions: labelWords.actions,
  },
  arrived: { zh: '已到账', en: 'Paid out', es: 'Pagado al titular', ja: '着金済み' },
  requestedAt: spreadsheetWords.requestedAt,
  decidedAt: spreadsheetWords.decidedAt,
  endedAt: spreadsheetWords.endedAt,
  remark: labelWords.remark,
  attempts: { zh: '支付渠道尝试次数', en: 'Attempts to pay', es: 'Intentos de pago', ja: '決済の試行回数' },
  undecided: { zh: '待审批人处理', en: 'Nobody yet', es: 'Nadie todavía', ja: '未承認' },
  byRule: { zh: '额度内自动', en: 'Within limits', es: 'Dentro del límite', ja: '上限内で自動' },
  openOrder: transactionWords.openOrder,
  openMoney: { zh: '查看资金流水', en: 'See its money', es: 'Ver su dinero', ja: '資金の流れを見る' },
})
