import type {
  CompensationKind,
  CompensationMove,
  CompensationState,
  JudgingMove,
  MeasureKind,
  PunishmentState,
} from '#contract/complaints/decision.ts'
import type { rankedSides } from '#contract/complaints/ranking.ts'
import { labelWords } from '#words/base/labels.ts'
import { uiWords } from '#words/base/ui.ts'
import { complaintsWords, penalty } from '#words/complaints/complaints.ts'
import { complaintNameWords } from '#words/complaints/names.ts'
import { refundsWords } from '#words/money/refunds.ts'
import { type Phrase, words } from '#words/words.ts'

/** Money, measures, appeals and the ranking of who is complained about. */
export const complaintDecisionWords = words({
  liable: { zh: '责任方', en: 'Liable', es: 'Responsable', ja: '責任者' },
  evenly: { zh: '平分', en: 'Split evenly', es: 'A partes iguales', ja: '均等に分ける' },
  money: complaintNameWords.demands.compensation,
  noMoney: { zh: '不赔付', en: 'None', es: 'Ninguna', ja: 'なし' },
  kinds: {
    balance: { zh: '余额', en: 'To the balance', es: 'Al saldo', ja: '残高へ' },
    refund: labelWords.refund,
    packet: labelWords.redPacket,
  } satisfies Record<CompensationKind, Phrase>,
  amountYuan: { zh: '赔付金额（元）', en: 'Amount (¥)', es: 'Importe (¥)', ja: '金額（元）' },
  own: {
    zh: (once: string, today: string) => `单笔 ¥${once} 内直接到账，今日还可 ¥${today}`,
    en: (once: string, today: string) => `Up to ¥${once} at once; ¥${today} left today`,
    es: (once: string, today: string) => `Hasta ¥${once} de una vez; hoy quedan ¥${today}`,
    ja: (once: string, today: string) => `1回 ¥${once} まで即時、本日の残り ¥${today}`,
  },
  mostByDemand: {
    zh: (yuan: string) => `按诉求最多 ¥${yuan}`,
    en: (yuan: string) => `¥${yuan} at most by what is wanted`,
    es: (yuan: string) => `Como máximo ¥${yuan} según lo pedido`,
    ja: (yuan: string) => `要望に対して最大 ¥${yuan}`,
  },
  aboveOwn: {
    zh: '赔付金额超出权限，将提交主管审批',
    en: 'Above your limit: a leader has to approve it.',
    es: 'Supera su límite: debe aprobarlo un responsable.',
    ja: '権限を超えるため、責任者の承認を求めます',
  },
  measuresTitle: penalty,
  measures: {
    score: { zh: '扣分', en: 'Take points', es: 'Quitar puntos', ja: '減点' },
    freeze: { zh: '冻结接单', en: 'Freeze', es: 'Congelar', ja: '受注停止' },
    mute: { zh: '禁止发布', en: 'No posts', es: 'Sin publicar', ja: '投稿禁止' },
    suspend: { zh: '暂停营业', en: 'Suspend the shop', es: 'Suspender la tienda', ja: '営業停止' },
  } satisfies Record<MeasureKind, Phrase>,
  points: {
    zh: (count: number) => `扣分 ${count} 分`,
    en: (count: number) => `Points taken: ${count}`,
    es: (count: number) => `Puntos quitados: ${count}`,
    ja: (count: number) => `減点 ${count} 点`,
  },
  days: uiWords.days,
  scorePoints: { zh: '扣几分', en: 'Points', es: 'Puntos', ja: '点数' },
  freezeDays: { zh: '冻结几天', en: 'Days without orders', es: 'Días sin pedidos', ja: '受注停止の日数' },
  muteDays: { zh: '禁言几天', en: 'Days without posts', es: 'Días sin publicar', ja: '投稿禁止の日数' },
  appealHint: {
    zh: '立即执行；被处罚方 72 小时内可申诉一次',
    en: 'Carried out at once; they may appeal once within 72 hours.',
    es: 'Se aplica ya; pueden recurrir una vez en 72 horas.',
    ja: 'すぐに実行します。72時間以内に1回だけ異議を申し立てられます',
  },
  compensationStates: {
    pending: refundsWords.stages.review,
    paid: { zh: '已到账', en: 'Paid', es: 'Pagada', ja: '支払い済み' },
    rejected: refundsWords.stages.rejected,
  } satisfies Record<CompensationState, Phrase>,
  compensationMoves: {
    approve: { zh: '批准赔付', en: 'Approve the money', es: 'Aprobar el pago', ja: '補償を承認' },
    reject: { zh: '驳回赔付', en: 'Reject the money', es: 'Rechazar el pago', ja: '補償を却下' },
  } satisfies Record<CompensationMove, Phrase>,
  consequences: {
    approve: {
      zh: '款项立即入投诉方余额，计入您今日的赔付额度',
      en: 'It is credited at once and counts towards your day.',
      es: 'Se abona ya y cuenta en su cupo de hoy.',
      ja: '残高にすぐ入り、あなたの本日の枠に計上されます',
    },
    reject: {
      zh: '不入账，发起人会收到通知',
      en: 'Nothing is paid; who asked is notified.',
      es: 'No se paga nada; se avisa a quien lo pidió.',
      ja: '支払わず、申請者に通知します',
    },
    uphold: {
      zh: '处罚维持不变，此为终局',
      en: 'The penalty stays. This is final.',
      es: 'La sanción se mantiene. Es definitivo.',
      ja: '処分を維持します。これが最終です',
    },
    lift: {
      zh: '撤销处罚：退回扣分，解除冻结、禁言或停业',
      en: 'Undone: points come back; freeze, mute or suspension ends.',
      es: 'Se anula: vuelven los puntos; termina la congelación, el silencio o la suspensión.',
      ja: '処分を取り消し、減点を戻して停止や投稿禁止を解除します',
    },
  } satisfies Record<CompensationMove | JudgingMove, Phrase>,
  reasons: {
    reject: {
      zh: ['金额过高', '已用其他方式赔付', '责任未查清'],
      en: ['Too much', 'Given in another way', 'Liability is not clear'],
      es: ['Demasiado', 'Dado de otra forma', 'La responsabilidad no está clara'],
      ja: ['金額が高い', '別の方法で補償済み', '責任が不明確'],
    },
    uphold: {
      zh: ['事实清楚，处罚适当', '申诉没有新证据', '屡次违规'],
      en: ['Clear and adequate', 'Nothing new in the appeal', 'Not the first time'],
      es: ['Claro y adecuado', 'El recurso no aporta nada nuevo', 'No es la primera vez'],
      ja: ['事実が明らかで妥当', '新しい証拠なし', '繰り返しの違反'],
    },
    lift: {
      zh: ['证据不足', '责任不在对方', '处罚过重'],
      en: ['Not proven', 'They are not liable', 'Too hard'],
      es: ['No está probado', 'No son responsables', 'Demasiado dura'],
      ja: ['証拠不十分', '相手方に責任なし', '処分が重い'],
    },
  } satisfies Record<'reject' | JudgingMove, Phrase<string[]>>,
  punishmentStates: {
    in_force: { zh: '已执行', en: 'In force', es: 'Aplicada', ja: '実行済み' },
    appealed: { zh: '申诉中', en: 'Appealed', es: 'Recurrida', ja: '異議申立て中' },
    upheld: { zh: '维持', en: 'Upheld', es: 'Confirmada', ja: '維持' },
    lifted: { zh: '已撤销', en: 'Lifted', es: 'Anulada', ja: '取り消し' },
  } satisfies Record<PunishmentState, Phrase>,
  judging: {
    uphold: { zh: '维持处罚', en: 'Uphold', es: 'Confirmar', ja: '処分を維持' },
    lift: { zh: '撤销处罚', en: 'Lift', es: 'Anular', ja: '処分を取り消す' },
  } satisfies Record<JudgingMove, Phrase>,
  appealUntil: { zh: '可申诉至', en: 'Appeal until', es: 'Recurso hasta', ja: '異議申立ての期限' },
  appeal: { zh: '被处罚方申诉', en: 'They appeal', es: 'Recurren', ja: '異議の内容' },
  judgement: { zh: '复核结论', en: 'Judgement', es: 'Resolución', ja: '審査結果' },
  stops: { zh: '已暂停结算', en: 'Settlement stopped', es: 'Liquidación detenida', ja: '精算を停止中' },
  stopsHint: {
    zh: '结案前不向被投诉方入账',
    en: 'Nothing is released to them before this is closed.',
    es: 'No se les libera nada antes de cerrarla.',
    ja: '終了するまで相手方には入金されません',
  },
  expected: { zh: '预计', en: 'expected', es: 'previsto', ja: '見込み' },
  ranking: { zh: '被投诉榜', en: 'Most complained about', es: 'Los más reclamados', ja: '苦情の多い相手' },
  rankedSides: {
    worker: labelWords.worker,
    merchant: labelWords.shop,
    customer: labelWords.customer,
  } satisfies Record<(typeof rankedSides)[number], Phrase>,
  side: complaintsWords.respondent,
  period: { zh: '统计天数', en: 'Days', es: 'Días', ja: '日数' },
  lastDays: {
    zh: (days: number) => `近 ${days} 天`,
    en: (days: number) => `Last ${days} days`,
    es: (days: number) => `Últimos ${days} días`,
    ja: (days: number) => `過去 ${days} 日`,
  },
  rankColumns: {
    rank: { zh: '名次', en: 'Rank', es: 'Puesto', ja: '順位' },
    name: complaintsWords.respondent,
    complaints: labelWords.complaints,
    upheld: { zh: '责任成立', en: 'Upheld', es: 'Confirmadas', ja: '責任あり' },
    p0: { zh: 'P0', en: 'P0', es: 'P0', ja: 'P0' },
    orders: labelWords.orderCount,
    per100: { zh: '每百单投诉', en: 'Per 100 orders', es: 'Por 100 pedidos', ja: '100件あたり' },
  },
  nobody: {
    zh: '这段时间没有投诉',
    en: 'No complaint in this period',
    es: 'Ninguna reclamación en este periodo',
    ja: 'この期間の苦情はありません',
  },
  onlyAbout: {
    zh: '只看这位被投诉方',
    en: 'Only about one respondent',
    es: 'Solo contra una persona o tienda',
    ja: 'この相手方のみ',
  },
  pictures: { zh: '图片', en: 'Pictures', es: 'Imágenes', ja: '画像' },
  addPictures: { zh: '添加图片', en: 'Add pictures', es: 'Añadir imágenes', ja: '画像を追加' },
  removePicture: labelWords.removePicture,
  picturesHint: {
    zh: '最多 9 张，每张不超过 5 MB',
    en: 'At most 9, 5 MB each',
    es: 'Como máximo 9, de 5 MB cada una',
    ja: '9枚まで、1枚 5 MB まで',
  },
  showPicture: {
    zh: (at: number) => `查看图片 ${at}`,
    en: (at: number) => `Show picture ${at}`,
    es: (at: number) => `Ver la imagen ${at}`,
    ja: (at: number) => `画像 ${at} を表示`,
  },
})
