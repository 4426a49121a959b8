import type { Reason } from '#contract/base/refusals.ts'
import type { ComplaintEntry, StaffComplaintMove } from '#contract/complaints/complaint.ts'
import type { ComplaintQueue } from '#contract/complaints/complaints.ts'
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
import { chatComplaintsWords, chatsWords } from '#words/chats/chats.ts'
import { complaintNameWords } from '#words/complaints/names.ts'
import type { FeatureWords } from '#words/feature.ts'
import { refundsWords } from '#words/money/refunds.ts'
import { type Phrase, plural, words } from '#words/words.ts'

/** The acts that consist of what is said. */
export type SayingAction = Extract<
  StaffComplaintMove,
  'reply' | 'note' | 'checkSafety' | 'askEvidence' | 'giveStatement'
>

/** The acts that want a reason and nothing else. */
export type ReasonedAction = Extract<StaffComplaintMove, 'dispute' | 'escalate' | 'withdraw' | 'reopen'>

const unanswered: Phrase = {
  zh: '逾期未举证',
  en: 'Not answered in time',
  es: 'No respondió a tiempo',
  ja: '期限内に回答なし',
}

const assignee: Phrase = labelWords.handledBy

const liability: Phrase = { zh: '责任划分', en: 'Liability', es: 'Responsabilidad', ja: '責任の割合' }

/** What happens to whom a complaint is about. */
export const penalty: Phrase = labelWords.penalty

const mergedInto: Phrase = { zh: '并入投诉', en: 'Merged into', es: 'Unida a', ja: '統合先' }

/** How severe a complaint is. */
export const complaintLevelWords = words({
  P0: { zh: 'P0 人身安全', en: 'P0 safety', es: 'P0 seguridad', ja: 'P0 安全' },
  P1: { zh: 'P1 重大', en: 'P1 severe', es: 'P1 grave', ja: 'P1 重大な苦情' },
  P2: { zh: 'P2 一般', en: 'P2 usual', es: 'P2 habitual', ja: 'P2 通常' },
  P3: { zh: 'P3 轻微', en: 'P3 minor', es: 'P3 leve', ja: 'P3 軽微' },
})

export const complaintsWords = words({
  title: { zh: '投诉管理', en: 'Complaints', es: 'Reclamaciones', ja: '苦情管理' },
  complaint: labelWords.complaint,
  tabsLabel: { zh: '投诉队列', en: 'Queues of complaints', es: 'Colas de reclamaciones', ja: '苦情の一覧' },
  search: {
    zh: '投诉单号、订单号后 6 位以上、手机号或后 4 位',
    en: 'End of a complaint’s or order’s number, phone or last 4',
    es: 'Final del número de reclamación o pedido, teléfono o sus 4 últimas cifras',
    ja: '苦情番号・注文番号の末尾6桁以上、電話番号または下4桁',
  },
  create: chatComplaintsWords.create,
  level: { zh: '等级', en: 'Level', es: 'Nivel', ja: 'レベル' },
  anyLevel: { zh: '全部等级', en: 'Any level', es: 'Todos los niveles', ja: 'すべてのレベル' },
  type: { zh: '投诉类型', en: 'Type', es: 'Tipo', ja: '種類' },
  anyType: labelWords.anyKind,
  empty: {
    zh: '没有待处理的投诉',
    en: 'No complaint waits here',
    es: 'No hay reclamaciones aquí',
    ja: '対応待ちの苦情はありません',
  },
  emptyFiltered: {
    zh: '没有符合条件的投诉，放宽条件再试',
    en: 'No complaint fits. Widen the filters.',
    es: 'Ninguna reclamación coincide. Amplíe los filtros.',
    ja: '条件に合う苦情がありません。条件を緩めてください',
  },
  platform: labelWords.platform,
  done: { zh: '已完成', en: 'Done', es: 'Hecho', ja: '完了しました' },
  internal: { zh: '仅同事可见', en: 'For colleagues only', es: 'Solo para compañeros', ja: '社内のみ' },
  content: { zh: '投诉内容', en: 'What they say', es: 'Qué dice', ja: '苦情の内容' },
  complainant: { zh: '投诉方', en: 'Complainant', es: 'Reclama', ja: '申立人' },
  respondent: { zh: '被投诉方', en: 'About', es: 'Contra', ja: '相手方' },
  order: labelWords.relatedOrder,
  source: labelWords.source,
  hotlineDue: { zh: '主管部门时限', en: 'Due to the authority', es: 'Plazo de la autoridad', ja: '行政への回答期限' },
  createdAt: { zh: '投诉时间', en: 'Complained at', es: 'Reclamó el', ja: '申立日時' },
  mergedInto,
  feedback: { zh: '来自反馈', en: 'From feedback', es: 'De la sugerencia', ja: '元のご意見' },
  reopenUntil: { zh: '可重开至', en: 'Can be reopened until', es: 'Se puede reabrir hasta', ja: '再開できる期限' },
  evidence: { zh: '举证', en: 'Evidence', es: 'Pruebas', ja: '回答' },
  question: { zh: '询问', en: 'Asked', es: 'Pregunta', ja: '質問' },
  statement: { zh: '说明', en: 'Answer', es: 'Respuesta', ja: '説明' },
  missed: unanswered,
  notYet: { zh: '尚未回复', en: 'Not answered yet', es: 'Aún sin respuesta', ja: '未回答' },
  decision: { zh: '责任与结论', en: 'Liability and verdict', es: 'Responsabilidad y conclusión', ja: '責任と結論' },
  alike: { zh: '可能重复的投诉', en: 'Possibly the same', es: 'Quizá la misma', ja: '重複の可能性がある苦情' },
  safetyFirst: {
    zh: 'P0投诉：请先完成安全核查，再给出处理方案',
    en: 'P0: check everybody’s safety first, then propose',
    es: 'P0: compruebe primero la seguridad y después proponga',
    ja: 'P0：先に安全確認を行い、その後に対応を提案してください',
  },
  givenInAll: labelWords.compensated,
  givenHint: {
    zh: '余额和退款在处理方案中给出，红包在会话中发放',
    en: 'Balance and refund are given in the decision, red packets in the conversation',
    es: 'El saldo y el reembolso se dan en la decisión, los sobres en la conversación',
    ja: '残高と返金は対応の提案で、紅包はチャットで行ってください',
  },
  alreadyGiven: {
    zh: '该订单已赔付，请确认是否重复：',
    en: 'Already given for this order; make sure it is not given twice:',
    es: 'Ya dado por este pedido; compruebe que no se repita:',
    ja: 'この注文には補償済みです。重複をご確認ください：',
  },
  verdict: { zh: '处理结论', en: 'Verdict', es: 'Conclusión', ja: '結論' },
  saidHint: { zh: '2–500 个字', en: '2–500 characters', es: '2–500 caracteres', ja: '2〜500文字' },
  contentHint: { zh: '5–1000 个字', en: '5–1000 characters', es: '5–1000 caracteres', ja: '5〜1000文字' },
  orderHint: {
    zh: '完整订单号',
    en: 'The whole order number',
    es: 'Número completo del pedido',
    ja: '注文番号（全桁）',
  },
  noSuchOrder: {
    zh: '没有这个订单，或不在您的管辖城市',
    en: 'There is no such order in your cities',
    es: 'No existe ese pedido en sus ciudades',
    ja: 'この注文は存在しないか、担当都市の外です',
  },
  chooseType: { zh: '请选择投诉类型', en: 'Choose a type', es: 'Elija un tipo', ja: '種類を選択' },
  chooseAssignee: { zh: '请选择同事', en: 'Choose a colleague', es: 'Elija a un compañero', ja: '担当者を選択' },
  chooseMain: { zh: '请选择主投诉', en: 'Choose the one that stays', es: 'Elija la que queda', ja: '統合先を選択' },
  nothingAlike: {
    zh: '同一订单或投诉方没有其他未结投诉',
    en: 'No other open complaint of this order or person',
    es: 'No hay otra reclamación abierta de este pedido o persona',
    ja: '同じ注文・申立人の未終了の苦情はありません',
  },
  demandYuan: labelWords.demanded,
  externalRef: {
    zh: '主管部门工单号',
    en: 'The authority’s number',
    es: 'Número de la autoridad',
    ja: '行政の受付番号',
  },
  parts: {
    facts: labelWords.overview,
    log: labelWords.history,
  },
  complainantSide: { zh: '投诉方身份', en: 'Complainant is', es: 'Quien reclama es', ja: '申立人の立場' },
  respondentSide: { zh: '被投诉方身份', en: 'About whom', es: 'Contra quién', ja: '相手方の立場' },
  demanded: { zh: '诉求金额', en: 'Amount wanted', es: 'Importe pedido', ja: '希望金額' },
  liability,
  dueAt: { zh: '当前时限', en: 'Due', es: 'Vence', ja: '期限' },
  tabs: {
    pending: complaintNameWords.states.pending,
    processing: complaintNameWords.states.processing,
    evidence: { zh: '待举证', en: 'Evidence', es: 'Pruebas', ja: '回答待ち' },
    confirming: labelWords.awaitingConsent,
    near: { zh: '即将超时', en: 'Nearly due', es: 'Por vencer', ja: '期限間近' },
    escalated: { zh: '已升级', en: 'Escalated', es: 'Elevadas', ja: '上申中' },
    hotline: { zh: '12315/12345', en: 'Authorities', es: 'Autoridades', ja: '行政窓口' },
    approval: { zh: '待审批赔付', en: 'Money to approve', es: 'Pagos por aprobar', ja: '補償の承認待ち' },
    appeals: { zh: '处罚申诉', en: 'Appeals', es: 'Recursos', ja: '異議申立て' },
    closed: { zh: '已结案', en: 'Closed', es: 'Cerradas', ja: '終了' },
    mine: chatsWords.queues.mine,
    all: chatsWords.queues.all,
  } satisfies Record<ComplaintQueue | 'all', Phrase>,
  columns: {
    no: { zh: '单号', en: 'Number', es: 'Número', ja: '番号' },
    type: labelWords.kind,
    sides: { zh: '投诉方 → 被投诉方', en: 'Complainant → about', es: 'Reclama → contra', ja: '申立人 → 相手方' },
    demand: { zh: '诉求', en: 'Wants', es: 'Pide', ja: '要望' },
    state: labelWords.status,
    assignee,
    given: { zh: '责任/已赔付', en: 'Liability / given', es: 'Responsable / dado', ja: '責任／補償' },
    actions: labelWords.actions,
  },
  actions: {
    claim: { zh: '受理', en: 'Take', es: 'Atender', ja: '受付' },
    assign: { zh: '分派', en: 'Assign', es: 'Asignar', ja: '割り当て' },
    reassign: { zh: '转派', en: 'Hand over', es: 'Traspasar', ja: '引き継ぎ' },
    reply: { zh: '回复', en: 'Reply', es: 'Responder', ja: '返信' },
    note: { zh: '备注', en: 'Note', es: 'Anotar', ja: 'メモ' },
    checkSafety: { zh: '安全核查', en: 'Safety check', es: 'Comprobar seguridad', ja: '安全確認' },
    askEvidence: { zh: '要求举证', en: 'Ask for evidence', es: 'Pedir pruebas', ja: '回答を求める' },
    giveStatement: { zh: '代录说明', en: 'Record answer', es: 'Anotar respuesta', ja: '回答を記録' },
    propose: { zh: '处理方案', en: 'Propose', es: 'Proponer', ja: '対応を提案' },
    resolve: { zh: '裁决', en: 'Decide', es: 'Decidir', ja: '裁定' },
    dispute: { zh: '记录不认可', en: 'Record a no', es: 'Anotar un no', ja: '不同意を記録' },
    escalate: { zh: '升级', en: 'Escalate', es: 'Elevar', ja: '上申' },
    withdraw: { zh: '撤诉', en: 'Withdraw', es: 'Retirar', ja: '取り下げ' },
    merge: { zh: '并入', en: 'Merge', es: 'Unir', ja: '統合' },
    reopen: { zh: '重开', en: 'Reopen', es: 'Reabrir', ja: '再開' },
  } satisfies Record<StaffComplaintMove, Phrase>,
  eventNames: {
    create: { zh: '提交投诉', en: 'Complained', es: 'Reclamó', ja: '申立て' },
    claim: { zh: '受理', en: 'Taken', es: 'Atendida', ja: '受付' },
    assign: { zh: '分派', en: 'Assigned', es: 'Asignada', ja: '割り当て' },
    reassign: { zh: '转派', en: 'Handed over', es: 'Traspasada', ja: '引き継ぎ' },
    reply: { zh: '回复', en: 'Replied', es: 'Respondida', ja: '返信' },
    note: { zh: '备注', en: 'Noted', es: 'Anotado', ja: 'メモ' },
    checkSafety: { zh: '安全核查', en: 'Safety checked', es: 'Seguridad comprobada', ja: '安全確認' },
    askEvidence: { zh: '要求举证', en: 'Evidence asked', es: 'Pruebas pedidas', ja: '回答を依頼' },
    giveStatement: { zh: '举证说明', en: 'Answered', es: 'Respondió', ja: '回答' },
    missStatement: unanswered,
    propose: { zh: '提出处理方案', en: 'Proposed', es: 'Propuesta', ja: '対応を提案' },
    resolve: { zh: '裁决', en: 'Decided', es: 'Decidida', ja: '裁定' },
    accept: { zh: '认可方案', en: 'Agreed', es: 'Acepta', ja: '同意' },
    dispute: { zh: '不认可方案', en: 'Disagreed', es: 'No acepta', ja: '不同意' },
    disputeAgain: { zh: '再次不认可', en: 'Disagreed again', es: 'No acepta otra vez', ja: '再度不同意' },
    escalate: { zh: '升级', en: 'Escalated', es: 'Elevada', ja: '上申' },
    withdraw: { zh: '撤诉', en: 'Withdrawn', es: 'Retirada', ja: '取り下げ' },
    merge: { zh: '并入', en: 'Merged', es: 'Unida', ja: '統合' },
    reopen: { zh: '重新打开', en: 'Reopened', es: 'Reabierta', ja: '再開' },
    compensate: { zh: '赔付到账', en: 'Paid to the balance', es: 'Abonado al saldo', ja: '残高へ補償' },
    askCompensation: { zh: '申请赔付', en: 'Money requested', es: 'Pago solicitado', ja: '補償を申請' },
    approveCompensation: { zh: '批准赔付', en: 'Money approved', es: 'Pago aprobado', ja: '補償を承認' },
    rejectCompensation: { zh: '驳回赔付', en: 'Money rejected', es: 'Pago rechazado', ja: '補償を却下' },
    givePacket: { zh: '发放红包', en: 'Red packet given', es: 'Sobre rojo entregado', ja: '紅包を送付' },
    punish: { zh: '处罚', en: 'Punished', es: 'Sancionado', ja: '処分' },
    appeal: { zh: '申诉', en: 'Appealed', es: 'Recurrida', ja: '異議申立て' },
    uphold: { zh: '维持处罚', en: 'Penalty upheld', es: 'Sanción confirmada', ja: '処分を維持' },
    lift: { zh: '撤销处罚', en: 'Penalty lifted', es: 'Sanción anulada', ja: '処分を取り消し' },
    warnHotline: {
      zh: '主管部门时限不足24小时',
      en: 'Less than 24 hours left for the authority',
      es: 'Quedan menos de 24 horas para la autoridad',
      ja: '行政への回答期限まで24時間未満',
    },
    breachHotline: {
      zh: '主管部门时限已过',
      en: 'The authority’s deadline has passed',
      es: 'Venció el plazo de la autoridad',
      ja: '行政への回答期限超過',
    },
  } satisfies Record<ComplaintEntry['action'], Phrase>,
  consequences: {
    assign: {
      zh: '由该同事受理并开始计时',
      en: 'They take it, and its clock starts.',
      es: 'La atiende esa persona y empieza el plazo.',
      ja: 'この担当者が受け付け、期限の計測が始まります',
    },
    reassign: {
      zh: '由该同事继续处理，时限不变',
      en: 'They go on with it; the clock stays.',
      es: 'Continúa esa persona; el plazo no cambia.',
      ja: 'この担当者が引き継ぎます。期限は変わりません',
    },
    reply: {
      zh: '投诉方会收到这段回复',
      en: 'The complainant gets this reply.',
      es: 'Quien reclama recibe esta respuesta.',
      ja: '申立人に届きます',
    },
    note: {
      zh: '只有同事能看到',
      en: 'Only colleagues read it.',
      es: 'Solo la leen los compañeros.',
      ja: '社内の人だけが読めます',
    },
    checkSafety: {
      zh: '核查结论记入投诉，之后才能给出方案或结案',
      en: 'The finding is kept. Only then can it be proposed for or closed.',
      es: 'El resultado queda registrado. Solo después se puede proponer o cerrar.',
      ja: '結果が記録され、その後に提案や終了ができます',
    },
    askEvidence: {
      zh: '被投诉方须在时限内说明，逾期不利；处理时限暂停',
      en: 'They have a deadline; silence speaks against them. Our clock stands still meanwhile.',
      es: 'Tienen un plazo; el silencio les perjudica. Nuestro plazo se detiene.',
      ja: '期限内に回答がなければ不利になります。その間、処理の期限は止まります',
    },
    giveStatement: {
      zh: '说明记为被投诉方所说，投诉回到处理中',
      en: 'It counts as what they said, and the work goes on.',
      es: 'Cuenta como su respuesta y se sigue adelante.',
      ja: '相手方の回答として記録し、対応を続けます',
    },
    propose: {
      zh: '方案发给投诉方，逾期未回应视为认可',
      en: 'The complainant is asked; silence until the deadline counts as a yes.',
      es: 'Se pregunta a quien reclama; el silencio hasta el plazo es un sí.',
      ja: '申立人に確認します。期限までに返事がなければ同意とみなします',
    },
    resolve: {
      zh: '裁决发给投诉方，逾期未回应视为认可',
      en: 'The complainant is asked; silence until the deadline counts as a yes.',
      es: 'Se pregunta a quien reclama; el silencio hasta el plazo es un sí.',
      ja: '申立人に確認します。期限までに返事がなければ同意とみなします',
    },
    dispute: {
      zh: '记录投诉方不认可；第二次将升级给主管',
      en: 'The complainant’s no is recorded; the second one goes to a leader.',
      es: 'Se anota su no; el segundo pasa a un responsable.',
      ja: '申立人の不同意を記録します。2回目は責任者へ上申されます',
    },
    escalate: {
      zh: '交由主管裁决，处理时限停止',
      en: 'A leader decides; the clock stops.',
      es: 'Decide un responsable; el plazo se detiene.',
      ja: '責任者が判断します。期限は止まります',
    },
    withdraw: {
      zh: '投诉结案，7日内可重开一次',
      en: 'It is closed, and can be reopened once within 7 days.',
      es: 'Se cierra y se puede reabrir una vez en 7 días.',
      ja: '終了します。7日以内に1回だけ再開できます',
    },
    merge: {
      zh: '此投诉结案，在主投诉中继续处理，不能重开',
      en: 'This one is closed for good; the other one goes on.',
      es: 'Esta se cierra para siempre; sigue la otra.',
      ja: 'この苦情は終了し、統合先で続けます。再開できません',
    },
    reopen: {
      zh: '投诉回到处理中，只能重开一次',
      en: 'The work goes on. It can be reopened only once.',
      es: 'Se sigue adelante. Solo se reabre una vez.',
      ja: '対応中に戻ります。再開は1回だけです',
    },
  } satisfies Record<Exclude<StaffComplaintMove, 'claim'>, Phrase>,
  sayings: {
    reply: labelWords.replyText,
    note: { zh: '备注内容', en: 'Note', es: 'Nota', ja: 'メモ' },
    checkSafety: { zh: '核查结论', en: 'Finding', es: 'Resultado', ja: '確認結果' },
    askEvidence: {
      zh: '需要对方说明什么',
      en: 'What they should explain',
      es: 'Qué deben explicar',
      ja: '説明してほしいこと',
    },
    giveStatement: { zh: '对方怎么说', en: 'What they say', es: 'Qué dicen', ja: '相手方の説明' },
  } satisfies Record<SayingAction, Phrase>,
  reasons: {
    reassign: {
      zh: ['专长更合适', '换班交接', '工作量过大'],
      en: ['Better skilled', 'End of shift', 'Too much work'],
      es: ['Más adecuado', 'Cambio de turno', 'Demasiado trabajo'],
      ja: ['より適任', '交代の引き継ぎ', '業務量が多い'],
    },
    dispute: {
      zh: ['对责任认定有异议', '对补偿不满意', '要求进一步处理'],
      en: ['Disagrees about liability', 'Wants more compensation', 'Wants more to be done'],
      es: ['Discute la responsabilidad', 'Quiere más compensación', 'Quiere que se haga más'],
      ja: ['責任の判断に異議', '補償に不満', 'さらなる対応を希望'],
    },
    escalate: {
      zh: ['超出权限', '情绪激烈', '涉及媒体或监管'],
      en: ['Beyond my authority', 'Very upset', 'Press or authorities involved'],
      es: ['Fuera de mi competencia', 'Muy alterado', 'Prensa o autoridades'],
      ja: ['権限を超える', '強い不満', '報道・行政が関与'],
    },
    withdraw: {
      zh: ['已与对方和解', '误会已解释', '投诉方主动撤回'],
      en: ['Settled between them', 'Misunderstanding cleared up', 'Complainant withdrew'],
      es: ['Llegaron a un acuerdo', 'Malentendido aclarado', 'La retira quien reclama'],
      ja: ['当事者間で解決', '誤解が解けた', '申立人が取り下げ'],
    },
    reopen: {
      zh: ['出现新证据', '承诺未兑现', '投诉方要求'],
      en: ['New evidence', 'Promise not kept', 'Complainant asks for it'],
      es: ['Pruebas nuevas', 'Promesa incumplida', 'Lo pide quien reclama'],
      ja: ['新しい証拠', '約束が守られていない', '申立人の希望'],
    },
  } satisfies Record<ReasonedAction | 'reassign', Phrase<string[]>>,
  refundStages: refundsWords.stages,
  packetStates: chatsWords.packetStates,
  fresh: {
    zh: (count: number) => `有 ${count} 条新投诉`,
    en: (count: number) => `${count} new`,
    es: (count: number) => `${count} nuevas`,
    ja: (count: number) => `新しい苦情 ${count} 件`,
  },
  history: {
    zh: (count: number) => `近90天投诉 ${count} 次，共获赔`,
    en: (count: number) =>
      `${count} ${plural('en', count, { one: 'complaint', other: 'complaints' })} in 90 days, given`,
    es: (count: number) =>
      `${count} ${plural('es', count, { one: 'reclamación', other: 'reclamaciones' })} en 90 días, dado`,
    ja: (count: number) => `90日間に苦情 ${count} 件、補償`,
  },
  percentOf: {
    zh: (side: string) => `${side}（%）`,
    en: (side: string) => `${side} (%)`,
    es: (side: string) => `${side} (%)`,
    ja: (side: string) => `${side}（%）`,
  },
  sumIs: {
    zh: (percent: number) => `合计 ${percent}%，须为 100%`,
    en: (percent: number) => `Adds up to ${percent}%; must be 100%`,
    es: (percent: number) => `Suman ${percent} %; debe ser 100 %`,
    ja: (percent: number) => `合計 ${percent}%（100%にしてください）`,
  },
  verdictHint: {
    zh: (length: number) => `10–500 个字，已写 ${length}`,
    en: (length: number) => `10–500 characters, ${length} so far`,
    es: (length: number) => `10–500 caracteres, van ${length}`,
    ja: (length: number) => `10〜500文字、現在 ${length} 文字`,
  },
  inHand: {
    zh: (name: string, count: number) => `${name} · 手上 ${count} 件`,
    en: (name: string, count: number) => `${name} · ${count} in hand`,
    es: (name: string, count: number) => `${name} · ${count} en curso`,
    ja: (name: string, count: number) => `${name} · 担当 ${count} 件`,
  },
  created: {
    zh: (no: string) => `已建投诉 ${no}`,
    en: (no: string) => `Complaint ${no} was written down`,
    es: (no: string) => `Reclamación ${no} creada`,
    ja: (no: string) => `苦情 ${no} を登録しました`,
  },
})

export const complaintsFeature = words({
  name: labelWords.complaints,
  permissions: {
    'complaints.view': { zh: '查看投诉', en: 'See complaints', es: 'Ver reclamaciones', ja: '苦情の閲覧' },
    'complaints.create': { zh: '建投诉', en: 'Write complaints down', es: 'Crear reclamaciones', ja: '苦情の登録' },
    'complaints.handle': {
      zh: '受理和处理投诉',
      en: 'Take and handle complaints',
      es: 'Atender reclamaciones',
      ja: '苦情の受付と対応',
    },
    'complaints.assign': {
      zh: '分派投诉、代处理同事的投诉',
      en: 'Assign complaints, act on colleagues’ ones',
      es: 'Asignar reclamaciones y atender las de compañeros',
      ja: '苦情の割り当て、他の担当の苦情への対応',
    },
    'complaints.export': {
      zh: '导出投诉',
      en: 'Export complaints',
      es: 'Exportar reclamaciones',
      ja: '苦情の出力',
    },
    'complaints.compensate': {
      zh: '在投诉中赔付（余额、退款）',
      en: 'Give money in a complaint',
      es: 'Dar dinero en una reclamación',
      ja: '苦情での補償',
    },
    'complaints.approve': {
      zh: '审批同事发起的投诉赔付',
      en: 'Approve money that colleagues ask for',
      es: 'Aprobar pagos que piden compañeros',
      ja: '他の担当が申請した補償の承認',
    },
    'complaints.punish': {
      zh: '处罚被投诉方',
      en: 'Punish whom a complaint is about',
      es: 'Sancionar a quien se reclama',
      ja: '苦情の相手方の処分',
    },
    'complaints.judge': {
      zh: '复核处罚申诉',
      en: 'Judge appeals against penalties',
      es: 'Resolver recursos contra sanciones',
      ja: '処分への異議の審査',
    },
    'complaints.resolve': {
      zh: '裁决已升级的投诉、重开投诉',
      en: 'Decide escalated complaints, reopen closed ones',
      es: 'Decidir las elevadas y reabrir las cerradas',
      ja: '上申された苦情の裁定と再開',
    },
  },
  events: {
    'complaints.create': {
      zh: '投诉：提交投诉',
      en: 'Complaint: Complained',
      es: 'Reclamación: Reclamó',
      ja: '苦情：申立て',
    },
    'complaints.claim': { zh: '投诉：受理', en: 'Complaint: Taken', es: 'Reclamación: Atendida', ja: '苦情：受付' },
    'complaints.assign': {
      zh: '投诉：分派',
      en: 'Complaint: Assigned',
      es: 'Reclamación: Asignada',
      ja: '苦情：割り当て',
    },
    'complaints.reassign': {
      zh: '投诉：转派',
      en: 'Complaint: Handed over',
      es: 'Reclamación: Traspasada',
      ja: '苦情：引き継ぎ',
    },
    'complaints.reply': { zh: '投诉：回复', en: 'Complaint: Replied', es: 'Reclamación: Respuesta', ja: '苦情：返信' },
    'complaints.note': { zh: '投诉：备注', en: 'Complaint: Noted', es: 'Reclamación: Nota', ja: '苦情：メモ' },
    'complaints.checkSafety': {
      zh: '投诉：安全核查',
      en: 'Complaint: Safety checked',
      es: 'Reclamación: Seguridad comprobada',
      ja: '苦情：安全確認',
    },
    'complaints.askEvidence': {
      zh: '投诉：要求举证',
      en: 'Complaint: Evidence asked',
      es: 'Reclamación: Pruebas pedidas',
      ja: '苦情：回答を依頼',
    },
    'complaints.giveStatement': {
      zh: '投诉：举证说明',
      en: 'Complaint: Answered',
      es: 'Reclamación: Respondió',
      ja: '苦情：回答',
    },
    'complaints.propose': {
      zh: '投诉：提出处理方案',
      en: 'Complaint: Proposed',
      es: 'Reclamación: Propuesta',
      ja: '苦情：対応を提案',
    },
    'complaints.resolve': { zh: '投诉：裁决', en: 'Complaint: Decided', es: 'Reclamación: Decidida', ja: '苦情：裁定' },
    'complaints.dispute': {
      zh: '投诉：不认可方案',
      en: 'Complaint: Disagreed',
      es: 'Reclamación: No acepta',
      ja: '苦情：不同意',
    },
    'complaints.escalate': {
      zh: '投诉：升级',
      en: 'Complaint: Escalated',
      es: 'Reclamación: Elevada',
      ja: '苦情：上申',
    },
    'complaints.withdraw': {
      zh: '投诉：撤诉',
      en: 'Complaint: Withdrawn',
      es: 'Reclamación: Retirada',
      ja: '苦情：取り下げ',
    },
    'complaints.export': {
      zh: '投诉：导出',
      en: 'Complaint: Exported',
      es: 'Reclamación: Exportada',
      ja: '苦情：出力',
    },
    'complaints.approveCompensation': {
      zh: '投诉：批准赔付',
      en: 'Complaint: Money approved',
      es: 'Reclamación: Pago aprobado',
      ja: '苦情：補償を承認',
    },
    'complaints.rejectCompensation': {
      zh: '投诉：驳回赔付',
      en: 'Complaint: Money rejected',
      es: 'Reclamación: Pago rechazado',
      ja: '苦情：補償を却下',
    },
    'complaints.uphold': {
      zh: '投诉：维持处罚',
      en: 'Complaint: Penalty upheld',
      es: 'Reclamación: Sanción confirmada',
      ja: '苦情：処分を維持',
    },
    'complaints.lift': {
      zh: '投诉：撤销处罚',
      en: 'Complaint: Penalty lifted',
      es: 'Reclamación: Sanción anulada',
      ja: '苦情：処分を取り消し',
    },
    'complaints.merge': { zh: '投诉：并入', en: 'Complaint: Merged', es: 'Reclamación: Unida', ja: '苦情：統合' },
    'complaints.reopen': {
      zh: '投诉：重新打开',
      en: 'Complaint: Reopened',
      es: 'Reclamación: Reabierta',
      ja: '苦情：再開',
    },
  },
  systemEvents: {
    'complaints.compensate': {
      zh: '投诉：赔付到账',
      en: 'Complaint: Paid to the balance',
      es: 'Reclamación: Abonado al saldo',
      ja: '苦情：残高へ補償',
    },
    'complaints.askCompensation': {
      zh: '投诉：申请赔付',
      en: 'Complaint: Money requested',
      es: 'Reclamación: Pago solicitado',
      ja: '苦情：補償を申請',
    },
    'complaints.givePacket': {
      zh: '投诉：发放红包',
      en: 'Complaint: Red packet given',
      es: 'Reclamación: Sobre rojo entregado',
      ja: '苦情：紅包を送付',
    },
    'complaints.punish': {
      zh: '投诉：处罚',
      en: 'Complaint: Punished',
      es: 'Reclamación: Sanción',
      ja: '苦情：処分',
    },
    'complaints.appeal': {
      zh: '投诉：处罚申诉',
      en: 'Complaint: Appealed',
      es: 'Reclamación: Recurso',
      ja: '苦情：異議申立て',
    },
    'complaints.warnHotline': {
      zh: '投诉：主管部门时限不足24小时',
      en: 'Complaint: Less than 24 hours left for the authority',
      es: 'Reclamación: Quedan menos de 24 horas para la autoridad',
      ja: '苦情：行政への回答期限まで24時間未満',
    },
    'complaints.breachHotline': {
      zh: '投诉：主管部门时限已过',
      en: 'Complaint: The authority’s deadline has passed',
      es: 'Reclamación: Venció el plazo de la autoridad',
      ja: '苦情：行政への回答期限超過',
    },
    'complaints.missStatement': {
      zh: '投诉：逾期未举证',
      en: 'Complaint: Not answered in time',
      es: 'Reclamación: No respondió a tiempo',
      ja: '苦情：期限内に回答なし',
    },
    'complaints.accept': { zh: '投诉：认可方案', en: 'Complaint: Agreed', es: 'Reclamación: Acepta', ja: '苦情：同意' },
    'complaints.disputeAgain': {
      zh: '投诉：再次不认可',
      en: 'Complaint: Disagreed again',
      es: 'Reclamación: No acepta otra vez',
      ja: '苦情：再度不同意',
    },
  },
  fields: {
    assignee_id: assignee,
    liability,
    merged_into: mergedInto,
    measures: penalty,
  },
} satisfies FeatureWords<'complaints'>)

/** Money, measures, appeals and the ranking of who is complained about. */
export const complaintDecisionWords = words({
  liable: labelWords.liable,
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
    paid: labelWords.paidOut,
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

/** By kind. */
export const complaintNotificationWords = words({
  'complaint.new': {
    zh: '{level} 投诉 {no} 待受理，请尽快处理',
    en: '{level} complaint {no} waits. Please take it soon.',
    es: 'Reclamación {no} ({level}) en espera. Atiéndala pronto.',
    ja: '{level} 苦情 {no} が受付待ちです。早めにご対応ください。',
  },
  'complaint.near': {
    zh: '{level} 投诉 {no} 将在{minutes}分钟后超时',
    en: '{level} complaint {no} will be overdue in {minutes} minutes.',
    es: 'La reclamación {no} ({level}) vence en {minutes} minutos.',
    ja: '{level} 苦情 {no} はあと{minutes}分で期限切れになります。',
  },
  'complaint.breached': {
    zh: '{level} 投诉 {no} 已超时并升级，请主管处理',
    en: '{level} complaint {no} is overdue and was escalated. Please decide.',
    es: 'La reclamación {no} ({level}) venció y se ha elevado. Decida.',
    ja: '{level} 苦情 {no} は期限切れのため上申されました。ご判断ください。',
  },
  'complaint.escalated': {
    zh: '{level} 投诉 {no} 已升级，请主管处理',
    en: '{level} complaint {no} was escalated. Please decide.',
    es: 'La reclamación {no} ({level}) se ha elevado. Decida.',
    ja: '{level} 苦情 {no} が上申されました。ご判断ください。',
  },
  'complaint.assigned': {
    zh: '{level} 投诉 {no} 已分派给您，请处理',
    en: '{level} complaint {no} was given to you. Please handle it.',
    es: 'Se le ha asignado la reclamación {no} ({level}). Atiéndala.',
    ja: '{level} 苦情 {no} があなたに割り当てられました。ご対応ください。',
  },
  'complaint.giveStatement': {
    zh: '{level} 投诉 {no} 被投诉方已举证，请继续处理',
    en: '{level} complaint {no}: the other side has answered. Please go on.',
    es: 'Reclamación {no} ({level}): la otra parte ha respondido. Continúe.',
    ja: '{level} 苦情 {no}：相手方から回答がありました。続けてご対応ください。',
  },
  'complaint.missStatement': {
    zh: '{level} 投诉 {no} 被投诉方逾期未举证，请继续处理',
    en: '{level} complaint {no}: the other side has not answered in time. Please go on.',
    es: 'Reclamación {no} ({level}): la otra parte no respondió a tiempo. Continúe.',
    ja: '{level} 苦情 {no}：相手方は期限内に回答しませんでした。続けてご対応ください。',
  },
  'complaint.dispute': {
    zh: '{level} 投诉 {no} 投诉方不认可处理方案，请重新处理',
    en: '{level} complaint {no}: the complainant does not agree. Please propose something else.',
    es: 'Reclamación {no} ({level}): quien reclama no está de acuerdo. Proponga otra cosa.',
    ja: '{level} 苦情 {no}：申立人が同意しませんでした。別の対応をご提案ください。',
  },
  'complaint.reopen': {
    zh: '{level} 投诉 {no} 已重新打开，请处理',
    en: '{level} complaint {no} was opened again. Please handle it.',
    es: 'La reclamación {no} ({level}) se ha reabierto. Atiéndala.',
    ja: '{level} 苦情 {no} が再開されました。ご対応ください。',
  },
  'complaint.hotline': {
    zh: '{level} 投诉 {no}（工单 {ref}）距主管部门时限不足24小时',
    en: '{level} complaint {no} ({ref}): less than 24 hours until the authority’s deadline.',
    es: 'Reclamación {no} ({level}, {ref}): menos de 24 horas para el plazo de la autoridad.',
    ja: '{level} 苦情 {no}（{ref}）：行政への回答期限まで24時間を切りました。',
  },
  'complaint.hotlineBreached': {
    zh: '{level} 投诉 {no}（工单 {ref}）已超过主管部门时限，请立即处理',
    en: '{level} complaint {no} ({ref}) is past the authority’s deadline. Act now.',
    es: 'La reclamación {no} ({level}, {ref}) superó el plazo de la autoridad. Actúe ya.',
    ja: '{level} 苦情 {no}（{ref}）は行政への回答期限を過ぎました。すぐにご対応ください。',
  },
  'complaint.askCompensation': {
    zh: '{level} 投诉 {no} 有 ¥{yuan} 赔付待审批',
    en: '{level} complaint {no}: ¥{yuan} of compensation wait for approval.',
    es: 'Reclamación {no} ({level}): ¥{yuan} de compensación por aprobar.',
    ja: '{level} 苦情 {no}：補償 ¥{yuan} が承認待ちです。',
  },
  'complaint.approveCompensation': {
    zh: '{level} 投诉 {no} 的赔付 ¥{yuan} 已批准并到账',
    en: '{level} complaint {no}: ¥{yuan} were approved and paid.',
    es: 'Reclamación {no} ({level}): ¥{yuan} aprobados y abonados.',
    ja: '{level} 苦情 {no}：補償 ¥{yuan} が承認され、支払われました。',
  },
  'complaint.rejectCompensation': {
    zh: '{level} 投诉 {no} 的赔付 ¥{yuan} 被驳回',
    en: '{level} complaint {no}: ¥{yuan} were rejected.',
    es: 'Reclamación {no} ({level}): ¥{yuan} rechazados.',
    ja: '{level} 苦情 {no}：補償 ¥{yuan} は却下されました。',
  },
  'complaint.appeal': {
    zh: '{level} 投诉 {no} 的处罚被申诉，请复核',
    en: '{level} complaint {no}: they appeal against the penalty. Please judge.',
    es: 'Reclamación {no} ({level}): recurren la sanción. Resuelva.',
    ja: '{level} 苦情 {no}：処分に異議が出ました。審査してください。',
  },
})

/** What a person reads when the answer is no. */
export const complaintsRefusals = words({
  complaintNotInThisState: {
    zh: '投诉当前状态不允许此操作，已为您刷新',
    en: 'The complaint cannot do that where it stands. It was refreshed for you.',
    es: 'La reclamación no lo permite en su estado. Se ha actualizado.',
    ja: '現在の状態ではこの操作はできません。最新の内容に更新しました',
  },
  complaintMerged: {
    zh: '该投诉已并入另一投诉，请在主投诉中处理',
    en: 'It was merged into another complaint. Go on there.',
    es: 'Se unió a otra reclamación. Continúe en ella.',
    ja: '別の苦情に統合されています。そちらでご対応ください',
  },
  complaintReopenTooLate: {
    zh: '投诉结案{days}日内可重新打开一次，请新建投诉',
    en: 'A complaint can be opened again once within {days} days. Write a new one.',
    es: 'Una reclamación se reabre una vez en {days} días. Cree una nueva.',
    ja: '再開は終了後{days}日以内に1回までです。新しい苦情を登録してください',
  },
  complaintTooLate: {
    zh: '已超过投诉时限（{hours}小时），请联系平台客服',
    en: 'It is too late for this complaint ({hours} hours). Contact customer service.',
    es: 'Ya es tarde para esta reclamación ({hours} horas). Contacte con atención al cliente.',
    ja: '苦情の受付期限（{hours}時間）を過ぎています。カスタマーサービスへご連絡ください',
  },
  complaintNotAlike: {
    zh: '只能并入同一订单或同一投诉方的未结投诉，请重新选择',
    en: 'Choose an open complaint of the same order or the same person.',
    es: 'Elija una reclamación abierta del mismo pedido o de la misma persona.',
    ja: '同じ注文または同じ申立人の未終了の苦情を選んでください',
  },
  hotlineIsMain: {
    zh: '12315/12345 的投诉有法定答复期限，请把另一件并入这一件',
    en: 'An authority waits for an answer to this complaint: merge the other one into this one.',
    es: 'Una autoridad espera respuesta a esta reclamación: una la otra a esta.',
    ja: '行政窓口への回答期限がある苦情です。もう一方をこちらに統合してください',
  },
  moneyOfOtherOrder: {
    zh: '要求退款或赔付的投诉只能并入同一订单的投诉，请分别处理',
    en: 'A complaint that asks for money can only be merged into one about the same order. Decide each on its own.',
    es: 'Una reclamación que pide dinero solo se une a otra del mismo pedido. Resuélvalas por separado.',
    ja: '返金や補償を求める苦情は同じ注文の苦情にのみ統合できます。それぞれ対応してください',
  },
  moneyOfOtherPerson: {
    zh: '要求退款或赔付的投诉只能并入同一投诉方的投诉：对方撤诉时，这一方的诉求会随之关闭，请分别处理',
    en: 'A complaint that asks for money can only be merged into one of the same person, whose withdrawal would end both. Decide each on its own.',
    es: 'Una reclamación que pide dinero solo se une a otra de la misma persona, cuya retirada cerraría ambas. Resuélvalas por separado.',
    ja: '返金や補償を求める苦情は、同じ申立人の苦情にのみ統合できます。相手が取り下げると両方終了するため、それぞれ対応してください',
  },
  safetyUnchecked: {
    zh: 'P0投诉不可直接关闭，请先完成安全核查',
    en: 'A P0 complaint needs its safety check first.',
    es: 'Una reclamación P0 necesita antes la comprobación de seguridad.',
    ja: 'P0の苦情は先に安全確認を完了してください',
  },
  complaintTakenBy: {
    zh: '投诉已由“{name}”处理，请联系该同事或主管',
    en: '“{name}” handles this complaint. Talk to them or to a leader.',
    es: '«{name}» atiende esta reclamación. Hable con esa persona o con un responsable.',
    ja: '「{name}」が対応中です。本人または責任者にご相談ください',
  },
  measureNotPossible: {
    zh: '被投诉方当前状态不能执行此处罚，请调整处罚后再提交',
    en: 'This penalty cannot be carried out against them now. Choose another one.',
    es: 'Esta sanción no se puede aplicar ahora. Elija otra.',
    ja: '相手方の現在の状態ではこの処分を実行できません。別の処分を選んでください。',
  },
  punishmentAppealTooLate: {
    zh: '处罚后 72 小时内可申诉一次，现已超时',
    en: 'An appeal is possible once, within 72 hours of the penalty.',
    es: 'Solo se puede recurrir una vez, en las 72 horas siguientes a la sanción.',
    ja: '異議申立ては処分から 72 時間以内に一度だけ可能です。',
  },
} satisfies Partial<Record<Reason, Phrase>>)

/** Several complaints handled with one press. */
export const complaintTogetherWords = words({
  many: {
    claim: {
      zh: (count: number) => `受理 ${count} 件投诉`,
      en: (count: number) => plural('en', count, { one: 'Take 1 complaint', other: `Take ${count} complaints` }),
      es: (count: number) =>
        plural('es', count, { one: 'Atender 1 reclamación', other: `Atender ${count} reclamaciones` }),
      ja: (count: number) => `苦情 ${count} 件を受付`,
    },
    assign: {
      zh: (count: number) => `分派 ${count} 件投诉`,
      en: (count: number) => plural('en', count, { one: 'Assign 1 complaint', other: `Assign ${count} complaints` }),
      es: (count: number) =>
        plural('es', count, { one: 'Asignar 1 reclamación', other: `Asignar ${count} reclamaciones` }),
      ja: (count: number) => `苦情 ${count} 件を割り当て`,
    },
    reassign: {
      zh: (count: number) => `转派 ${count} 件投诉`,
      en: (count: number) =>
        plural('en', count, { one: 'Hand over 1 complaint', other: `Hand over ${count} complaints` }),
      es: (count: number) =>
        plural('es', count, { one: 'Traspasar 1 reclamación', other: `Traspasar ${count} reclamaciones` }),
      ja: (count: number) => `苦情 ${count} 件を引き継ぎ`,
    },
  },
  claimConsequence: {
    zh: '由您受理并开始计时',
    en: 'You take them, and their clocks start.',
    es: 'Las atiende usted, y empiezan sus plazos.',
    ja: '自分が受け付け、期限の計測が始まります。',
  },
})
