import type { Party, SettlementAction, SettlementState, ShareLineName, StopReason } from '#contract/money/settlement.ts'
import { labelWords } from '#words/base/labels.ts'
import type { FeatureWords } from '#words/feature.ts'
import { ledgerWords } from '#words/money/ledger.ts'
import { orderDetailWords, timelineWords } from '#words/orders/moves.ts'
import { type Phrase, words } from '#words/words.ts'

const title: Phrase = { zh: '结算', en: 'Settlement', es: 'Liquidación', ja: '精算' }
const hold: Phrase = { zh: '暂停结算', en: 'Hold settlement', es: 'Retener', ja: '精算を保留' }
const unhold: Phrase = { zh: '恢复结算', en: 'Resume settlement', es: 'Reanudar', ja: '保留を解除' }

const exportName: Phrase = {
  zh: '导出订单结算',
  en: 'Export settlements',
  es: 'Exportar liquidaciones',
  ja: '精算を出力する',
}

export const settlementsWords = words({
  title,
  stoppedBy: {
    zh: '结算因投诉暂停：',
    en: 'Stopped by complaints:',
    es: 'Detenida por reclamaciones:',
    ja: '苦情により精算を停止中：',
  },
  states: {
    open: { zh: '待结算', en: 'Not settled yet', es: 'Sin liquidar', ja: '未精算' },
    stopped: { zh: '结算暂停', en: 'Stopped', es: 'Detenida', ja: '精算停止' },
    held: ledgerWords.kinds.held,
    released: { zh: '已入账', en: 'Released', es: 'Abonada', ja: '入金済み' },
    empty: { zh: '无可结算', en: 'Nothing to settle', es: 'Nada que liquidar', ja: '精算対象なし' },
    earlier: { zh: '账务启用前', en: 'Before the ledger', es: 'Anterior al libro', ja: '台帳導入前' },
  } satisfies Record<SettlementState, Phrase>,
  reasons: {
    refund: {
      zh: '退款未结束，结束后自动结算',
      en: 'A refund is not finished; goes on by itself afterwards.',
      es: 'Hay un reembolso sin terminar; sigue sola después.',
      ja: '返金が未完了です。完了後に自動で再開します',
    },
    complaint: {
      zh: '投诉未结案，结案后自动结算',
      en: 'A complaint demands money; goes on once it is closed.',
      es: 'Una reclamación pide dinero; sigue cuando se cierre.',
      ja: '苦情が未解決です。解決後に自動で再開します',
    },
    hold: {
      zh: '已由员工暂停',
      en: 'A colleague holds it.',
      es: 'La retiene un colega.',
      ja: '担当者が保留しています',
    },
    merchantUnknown: {
      zh: '商家尚未上报，上报后自动结算',
      en: 'The shop is not known; goes on once its app reports it.',
      es: 'Tienda desconocida; sigue cuando su app la comunique.',
      ja: '店舗が未登録です。登録後に自動で再開します',
    },
    winnerUnknown: {
      zh: '获奖用户未知，无法发放奖金',
      en: 'The winner is not a known customer.',
      es: 'El ganador no es un cliente conocido.',
      ja: '勝者が登録利用者ではありません',
    },
  } satisfies Record<StopReason, Phrase>,
  parties: {
    merchant: labelWords.shop,
    worker: labelWords.worker,
    winner: { zh: '获胜者', en: 'Winner', es: 'Ganador', ja: '勝者' },
    carrier: timelineWords.actors.carrier,
    platform: labelWords.platform,
  } satisfies Record<Party, Phrase>,
  lines: {
    goods: orderDetailWords.bill.goods,
    pack: orderDetailWords.bill.pack,
    delivery: orderDetailWords.bill.delivery,
    deliveryPay: { zh: '配送报酬', en: 'Delivery pay', es: 'Pago del reparto', ja: '配達報酬' },
    fee: orderDetailWords.bill.fee,
    tip: orderDetailWords.bill.tip,
    ride: orderDetailWords.bill.ride,
    toll: orderDetailWords.bill.toll,
    playing: orderDetailWords.bill.playing,
    challenge: orderDetailWords.bill.challenge,
    freight: orderDetailWords.bill.freight,
    carriage: { zh: '承运成本', en: 'Carriage', es: 'Coste de transporte', ja: '運送原価' },
    insurance: orderDetailWords.bill.insurance,
    prize: { zh: '奖金', en: 'Prize', es: 'Premio', ja: '賞金' },
    commission: { zh: '佣金', en: 'Commission', es: 'Comisión', ja: '手数料（プラットフォーム）' },
    discount: orderDetailWords.bill.discount,
    goodsLeft: { zh: '商品款结余', en: 'Goods, left over', es: 'Sobrante de productos', ja: '商品代の差額' },
    verdict: orderDetailWords.verdict,
    unearned: { zh: '未完成服务', en: 'Not carried out', es: 'No realizado', ja: '未履行分' },
    difference: { zh: '补差价', en: 'Paid later', es: 'Pago posterior', ja: '追加支払' },
    refund: labelWords.refund,
  } satisfies Record<ShareLineName, Phrase>,
  actions: { hold, unhold } satisfies Record<SettlementAction, Phrase>,
  consequences: {
    hold: {
      zh: '本单款项不结算、不入账，直到恢复。',
      en: 'Nothing of this order is settled or released until it is resumed.',
      es: 'Nada de este pedido se liquida ni se abona hasta que se reanude.',
      ja: '解除するまで、この注文の精算と入金は行われません。',
    },
    unhold: {
      zh: '恢复后按规则自动结算和入账。',
      en: 'It is settled and released by its rules again.',
      es: 'Se liquida y se abona de nuevo según sus reglas.',
      ja: '規則どおりに精算と入金が再開されます。',
    },
  } satisfies Record<SettlementAction, Phrase>,
  holdReasons: {
    zh: ['疑似刷单', '资质核查中', '配合司法或监管', '账目待核对'],
    en: ['Suspected fraud', 'Papers are being checked', 'An authority asks', 'Amounts to be checked'],
    es: ['Posible fraude', 'Documentos en revisión', 'Lo pide una autoridad', 'Importes por comprobar'],
    ja: ['不正の疑い', '資格を確認中', '当局の要請', '金額を確認中'],
  },
  unholdReasons: {
    zh: ['核查无误', '已与商家确认', '已与服务人员确认'],
    en: ['Checked, all right', 'Agreed with the shop', 'Agreed with the worker'],
    es: ['Comprobado, correcto', 'Acordado con la tienda', 'Acordado con el trabajador'],
    ja: ['確認済み・問題なし', '店舗と確認済み', '担当者と確認済み'],
  },
  expected: { zh: '预计', en: 'Expected', es: 'Previsto', ja: '見込み' },
  sum: labelWords.total,
  paidLessRefunds: {
    zh: '实付减已退',
    en: 'Paid less refunds',
    es: 'Pagado menos reembolsos',
    ja: '支払額から返金を引いた額',
  },
  paidBack: { zh: '已退合计', en: 'Paid back', es: 'Devuelto en total', ja: '返金合計' },
  given: labelWords.compensated,
  notVisible: {
    zh: '无权查看各方分账',
    en: 'You may not see the shares.',
    es: 'No puede ver las partes.',
    ja: '配分を表示する権限がありません',
  },
  releasedAt: {
    zh: (at: string) => `${at} 已入账`,
    en: (at: string) => `Released ${at}`,
    es: (at: string) => `Abonado ${at}`,
    ja: (at: string) => `${at} 入金済み`,
  },
  releaseAt: {
    zh: (at: string) => `${at} 入账`,
    en: (at: string) => `To be released ${at}`,
    es: (at: string) => `Se abona ${at}`,
    ja: (at: string) => `${at} 入金予定`,
  },
  recovered: {
    zh: (yuan: string) => `结算后追回 ${yuan}`,
    en: (yuan: string) => `${yuan} recovered after settlement`,
    es: (yuan: string) => `${yuan} recuperados tras liquidar`,
    ja: (yuan: string) => `精算後の回収 ${yuan}`,
  },
  heldBy: {
    zh: (name: string, at: string) => `${name} 于 ${at} 暂停`,
    en: (name: string, at: string) => `Held by ${name}, ${at}`,
    es: (name: string, at: string) => `Retenida por ${name}, ${at}`,
    ja: (name: string, at: string) => `${at} ${name} が保留`,
  },
})

export const settlementsFeature = words({
  name: title,
  permissions: {
    'settlements.view': {
      zh: '查看各方分账',
      en: 'See what each party gets',
      es: 'Ver qué recibe cada parte',
      ja: '各者の配分を見る',
    },
    'settlements.hold': {
      zh: '暂停订单结算',
      en: 'Hold settlements',
      es: 'Retener liquidaciones',
      ja: '精算を保留する',
    },
    'settlements.release': {
      zh: '恢复订单结算',
      en: 'Resume settlements',
      es: 'Reanudar liquidaciones',
      ja: '精算の保留を解除する',
    },
    'settlements.export': exportName,
  },
  events: {
    'settlements.hold': hold,
    'settlements.unhold': unhold,
    'settlements.unholdMany': unhold,
    'settlements.export': exportName,
  },
  fields: {
    reason: { zh: '结算暂停原因', en: 'Stopped because', es: 'Motivo de la parada', ja: '停止の理由' },
  },
  values: {
    reason: settlementsWords.reasons,
    queue: { ...settlementsWords.states, owing: { zh: '欠款中', en: 'Owing', es: 'Con deuda', ja: '未収' } },
  },
} satisfies FeatureWords<'settlements'>)
