import type { Reason } from '#contract/base/refusals.ts'
import type { ApplicationFault, ApplicationRisk, paperStandings } from '#contract/reviews/application.ts'
import type { ApplicantKind, ManualCheck, SupplementItem } from '#contract/reviews/application-terms.ts'
import type { ApplicationQueue } from '#contract/reviews/applications.ts'
import { labelWords } from '#words/base/labels.ts'
import type { FeatureWords } from '#words/feature.ts'
import { refundsWords } from '#words/money/refunds.ts'
import { workersWords } from '#words/people/workers.ts'
import { paperWords, verificationsWords } from '#words/reviews/verifications.ts'
import { type Phrase, plural, words } from '#words/words.ts'

/** Messages to applicants in their app, and what the sentences about applications name. */
export const applicationAppWords = words({
  kinds: {
    rider: labelWords.rider,
    chauffeur: labelWords.chauffeur,
    companion: labelWords.companion,
    merchant: labelWords.shop,
    cityAgent: { zh: '城市代理', en: 'City agent', es: 'Agente de ciudad', ja: '都市代理店' },
  },
  checks: {
    called: { zh: '电话核实', en: 'called', es: 'llamada', ja: '電話確認' },
    placeSeen: { zh: '实地查看', en: 'place seen', es: 'lugar visto', ja: '現地確認' },
    backgroundClear: {
      zh: '背景审查',
      en: 'background check',
      es: 'verificación de antecedentes',
      ja: '身元調査',
    },
    agreementSigned: { zh: '协议签署', en: 'agreement signed', es: 'acuerdo firmado', ja: '契約締結' },
    training: { zh: '培训考核', en: 'training', es: 'formación', ja: '研修' },
    deposit: { zh: '保证金', en: 'deposit', es: 'fianza', ja: '保証金' },
  } satisfies Record<string, Phrase>,
  faults: {
    papersNotGood: {
      zh: '证件材料不符合要求',
      en: 'the papers are not good enough',
      es: 'los documentos no cumplen',
      ja: '書類が要件を満たしていません',
    },
    underAge: { zh: '未满 18 周岁', en: 'under 18', es: 'menor de 18 años', ja: '18 歳未満です' },
    driving: {
      zh: '驾龄或驾驶记录不符合要求',
      en: 'the driving record does not suffice',
      es: 'el historial de conducción no basta',
      ja: '運転歴が要件を満たしていません',
    },
    background: {
      zh: '背景审查未通过',
      en: 'the background check was not passed',
      es: 'no superó la verificación de antecedentes',
      ja: '身元調査を通過しませんでした',
    },
    blacklisted: {
      zh: '不符合平台准入要求',
      en: 'the rules of admission are not met',
      es: 'no cumple las normas de admisión',
      ja: '登録基準を満たしていません',
    },
    duplicate: { zh: '重复申请', en: 'applied twice', es: 'solicitud repetida', ja: '重複した申請です' },
    outsideArea: {
      zh: '不在服务区域内',
      en: 'outside the area that is served',
      es: 'fuera de la zona de servicio',
      ja: 'サービス提供地域外です',
    },
    shopNotGood: {
      zh: '门店不符合要求',
      en: 'the shop does not meet the rules',
      es: 'la tienda no cumple las normas',
      ja: '店舗が要件を満たしていません',
    },
    notReached: {
      zh: '多次联系未果',
      en: 'could not be reached',
      es: 'no se le pudo localizar',
      ja: '連絡が取れませんでした',
    },
    untrue: {
      zh: '填写的信息不实',
      en: 'what was stated is not true',
      es: 'lo declarado no es cierto',
      ja: '申告内容に偽りがあります',
    },
  },
  items: {
    phone: { zh: '联系电话', en: 'phone number', es: 'teléfono', ja: '電話番号' },
    address: { zh: '地址', en: 'address', es: 'dirección', ja: '住所' },
    introduction: { zh: '自我介绍', en: 'introduction', es: 'presentación', ja: '自己紹介' },
    agreement: { zh: '合作协议', en: 'agreement', es: 'acuerdo', ja: '契約書' },
  },
})

type PaperStanding = (typeof paperStandings)[number]

const name = labelWords.applications
const state: Phrase = { zh: '申请状态', en: 'Application', es: 'Solicitud', ja: '申請の状態' }

const blacklisted: Phrase = { zh: '黑名单', en: 'Blacklisted', es: 'En la lista negra', ja: 'ブラックリスト' }
const introduction: Phrase = { zh: '自我介绍', en: 'Introduction', es: 'Presentación', ja: '自己紹介' }

/** The states of an application. */
const states = {
  rejected: refundsWords.stages.rejected,
  submitted: { zh: '待初审', en: 'To be judged', es: 'Por revisar', ja: '一次審査待ち' },
  supplement: { zh: '待补件', en: 'Waits for the applicant', es: 'Espera al solicitante', ja: '追加資料待ち' },
  secondReview: labelWords.secondReview,
  onboarding: { zh: '待培训/保证金', en: 'Training and deposit', es: 'Formación y fianza', ja: '研修・保証金待ち' },
  activated: { zh: '已开通', en: 'Activated', es: 'Activada', ja: '登録済み' },
  withdrawn: refundsWords.stages.withdrawn,
  abandoned: { zh: '已放弃', en: 'Abandoned', es: 'Abandonada', ja: '期限切れ' },
} satisfies Record<string, Phrase>

/** In the operation log, and in the log of an application. */
const events = {
  'applications.claim': { zh: '入驻：领取', en: 'Application: Claimed', es: 'Solicitud: Tomada', ja: '登録申請：担当' },
  'applications.release': {
    zh: '入驻：退回队列',
    en: 'Application: Put back',
    es: 'Solicitud: Devuelta',
    ja: '登録申請：キューへ戻す',
  },
  'applications.approve': {
    zh: '入驻：判定通过',
    en: 'Application: Judged good',
    es: 'Solicitud: Dictamen favorable',
    ja: '登録申請：承認と判定',
  },
  'applications.reject': {
    zh: '入驻：判定驳回',
    en: 'Application: Judged bad',
    es: 'Solicitud: Dictamen contrario',
    ja: '登録申請：却下と判定',
  },
  'applications.undo': {
    zh: '入驻：撤回判定',
    en: 'Application: Judgement undone',
    es: 'Solicitud: Dictamen deshecho',
    ja: '登録申請：判定を撤回',
  },
  'applications.return': {
    zh: '入驻：要求补件',
    en: 'Application: Sent back for more',
    es: 'Solicitud: Devuelta para completar',
    ja: '登録申請：追加資料を依頼',
  },
  'applications.check': {
    zh: '入驻：核实事项',
    en: 'Application: Check marked',
    es: 'Solicitud: Comprobación marcada',
    ja: '登録申請：確認項目を記録',
  },
  'applications.activate': {
    zh: '入驻：开通',
    en: 'Application: Activated',
    es: 'Solicitud: Activada',
    ja: '登録申請：登録完了',
  },
  'applications.refuse': {
    zh: '入驻：终止',
    en: 'Application: Refused',
    es: 'Solicitud: Denegada',
    ja: '登録申請：打ち切り',
  },
} satisfies Record<string, Phrase>

const systemEvents = {
  'applications.submit': {
    zh: '入驻：提交',
    en: 'Application: Submitted',
    es: 'Solicitud: Enviada',
    ja: '登録申請：申請',
  },
  'applications.forward': {
    zh: '入驻：转复审',
    en: 'Application: Goes to a second reviewer',
    es: 'Solicitud: Pasa a segunda revisión',
    ja: '登録申請：二次審査へ',
  },
  'applications.approved': {
    zh: '入驻：通过生效',
    en: 'Application: Approved',
    es: 'Solicitud: Aprobada',
    ja: '登録申請：承認',
  },
  'applications.rejected': {
    zh: '入驻：驳回生效',
    en: 'Application: Rejected',
    es: 'Solicitud: Rechazada',
    ja: '登録申請：却下',
  },
  'applications.returned': {
    zh: '入驻：等待补件',
    en: 'Application: Waits for more',
    es: 'Solicitud: Espera documentos',
    ja: '登録申請：追加資料待ち',
  },
  'applications.resubmit': {
    zh: '入驻：补件提交',
    en: 'Application: Completed',
    es: 'Solicitud: Completada',
    ja: '登録申請：追加資料提出',
  },
  'applications.abandon': {
    zh: '入驻：逾期未补件',
    en: 'Application: Abandoned',
    es: 'Solicitud: Abandonada',
    ja: '登録申請：期限切れで終了',
  },
  'applications.withdraw': {
    zh: '入驻：申请人撤回',
    en: 'Application: Withdrawn',
    es: 'Solicitud: Retirada',
    ja: '登録申請：取り下げ',
  },
  'applications.appeal': {
    zh: '入驻：申诉',
    en: 'Application: Appealed',
    es: 'Solicitud: Recurrida',
    ja: '登録申請：異議申立て',
  },
  'applications.progress': {
    zh: '入驻：培训与保证金更新',
    en: 'Application: Training and deposit',
    es: 'Solicitud: Formación y fianza',
    ja: '登録申請：研修と保証金',
  },
  'applications.reopen': {
    zh: '入驻：抽查不一致，重新审核',
    en: 'Application: Judged again after a sample',
    es: 'Solicitud: Se revisa tras una muestra',
    ja: '登録申請：抜き取り後に再審査',
  },
  'applications.sample': {
    zh: '入驻：抽查复核',
    en: 'Application: Sample judged',
    es: 'Solicitud: Muestra revisada',
    ja: '登録申請：抜き取り審査',
  },
} satisfies Record<string, Phrase>

export const applicationsFeature = words({
  name,
  record: { zh: '入驻申请单', en: 'Application', es: 'Solicitud', ja: '登録申請書' },
  permissions: {
    'applications.view': { zh: '查看入驻申请', en: 'See applications', es: 'Ver solicitudes', ja: '登録申請を見る' },
    'applications.judge': {
      zh: '审核入驻申请',
      en: 'Judge applications',
      es: 'Resolver solicitudes',
      ja: '登録申請を審査する',
    },
    'applications.activate': {
      zh: '开通和终止入驻',
      en: 'Activate and refuse applications',
      es: 'Activar y denegar solicitudes',
      ja: '登録の完了と打ち切り',
    },
  },
  events,
  systemEvents,
  fields: { application_state: state, ...applicationAppWords.checks },
  states,
  values: {
    application_state: states,
  },
} satisfies FeatureWords<'applications'>)

/** What applicants say, and what is asked of them. */
export const applicationWords = words({
  kinds: applicationAppWords.kinds satisfies Record<ApplicantKind, Phrase>,
  papers: paperWords.kinds,
  standings: {
    missing: { zh: '未提交', en: 'Not sent', es: 'Sin enviar', ja: '未提出' },
    ...verificationsWords.states,
  } satisfies Record<PaperStanding, Phrase>,
  checks: {
    called: { zh: '电话核实', en: 'Called the applicant', es: 'Llamada al solicitante', ja: '電話で確認' },
    placeSeen: { zh: '实地查看', en: 'Saw the place', es: 'Local visitado', ja: '現地を確認' },
    backgroundClear: {
      zh: '背景审查通过',
      en: 'Background check is clear',
      es: 'Antecedentes sin incidencias',
      ja: '身元調査に問題なし',
    },
    agreementSigned: { zh: '协议已签署', en: 'Agreement signed', es: 'Contrato firmado', ja: '契約に署名済み' },
  } satisfies Record<ManualCheck, Phrase>,
  conditions: {
    training: { zh: '培训考核', en: 'Training', es: 'Formación', ja: '研修' },
    deposit: labelWords.deposit,
  },
  faults: {
    papersNotGood: { zh: '证件不合格', en: 'Papers not good', es: 'Documentos no válidos', ja: '書類に不備' },
    underAge: paperWords.checks.underAge,
    driving: { zh: '驾驶经历不符', en: 'Driving record', es: 'Historial de conducción', ja: '運転経歴が不適格' },
    background: { zh: '背景审查未通过', en: 'Background check failed', es: 'Antecedentes', ja: '身元調査で不適格' },
    blacklisted,
    duplicate: { zh: '重复申请', en: 'Applied twice', es: 'Solicitud repetida', ja: '重複申請' },
    outsideArea: { zh: '不在服务范围', en: 'Outside our area', es: 'Fuera de zona', ja: '対象地域外' },
    shopNotGood: { zh: '门店不合格', en: 'Place not good', es: 'Local no apto', ja: '店舗に不備' },
    notReached: { zh: '无法联系', en: 'Could not be reached', es: 'No localizado', ja: '連絡が取れない' },
    untrue: { zh: '资料不实', en: 'Details are untrue', es: 'Datos falsos', ja: '虚偽の内容' },
  } satisfies Record<ApplicationFault, Phrase>,
  items: {
    realName: paperWords.kinds.realName,
    driverLicence: paperWords.kinds.driverLicence,
    healthCertificate: paperWords.kinds.healthCertificate,
    businessLicence: paperWords.kinds.businessLicence,
    foodPermit: paperWords.kinds.foodPermit,
    gameSkill: paperWords.kinds.gameSkill,
    phone: labelWords.phone,
    address: workersWords.facts.address,
    introduction,
    agreement: { zh: '签署协议', en: 'Signed agreement', es: 'Contrato firmado', ja: '契約への署名' },
  } satisfies Record<SupplementItem, Phrase>,
  risks: {
    blacklisted,
    alreadyWorks: { zh: '已入驻', en: 'Works already', es: 'Ya trabaja', ja: '登録済みの人' },
    applied: { zh: '另有申请', en: 'Also applied', es: 'Otra solicitud', ja: '別の申請あり' },
    underAge: paperWords.checks.underAge,
    drivesTooShort: paperWords.checks.drivesTooShort,
    nameDiffers: paperWords.checks.nameDiffers,
    phoneShared: {
      zh: '手机号重复',
      en: 'Phone of another person',
      es: 'Teléfono de otra persona',
      ja: '電話番号が重複',
    },
    appliedBefore: { zh: '曾申请过', en: 'Applied before', es: 'Ya había solicitado', ja: '過去に申請あり' },
    fromUnknownCity: { zh: '城市未开通', en: 'City is not served', es: 'Ciudad sin servicio', ja: '未対応の都市' },
  } satisfies Record<ApplicationRisk, Phrase>,
  vehicles: workersWords.vehicles,
  content: {
    vehicle: labelWords.vehicle,
    experience: { zh: '从业经验', en: 'Experience', es: 'Experiencia', ja: '経験' },
    licenceClass: workersWords.edit.licenceClass,
    drivingYears: { zh: '驾龄', en: 'Years of driving', es: 'Años al volante', ja: '運転歴' },
    emergency: { zh: '紧急联系人', en: 'Emergency contact', es: 'Contacto de emergencia', ja: '緊急連絡先' },
    shopName: labelWords.shopName,
    category: labelWords.category,
    address: { zh: '门店地址', en: 'Address of the shop', es: 'Dirección de la tienda', ja: '店舗の住所' },
    position: { zh: '经纬度', en: 'Position', es: 'Posición', ja: '座標' },
    hours: labelWords.openingHours,
    prepMinutes: labelWords.cookingTime,
    commission: { zh: '申请佣金比例', en: 'Commission asked for', es: 'Comisión solicitada', ja: '希望手数料率' },
    games: { zh: '擅长游戏', en: 'Games', es: 'Juegos', ja: '得意なゲーム' },
    price: { zh: '期望单价', en: 'Price asked for', es: 'Precio pedido', ja: '希望単価' },
    introduction,
    company: { zh: '公司', en: 'Company', es: 'Empresa', ja: '会社' },
    plan: { zh: '经营计划', en: 'Plan', es: 'Plan', ja: '事業計画' },
  },
  months: {
    zh: (count: number) => `${count} 个月`,
    en: (count: number) => plural('en', count, { one: '1 month', other: `${count} months` }),
    es: (count: number) => plural('es', count, { one: '1 mes', other: `${count} meses` }),
    ja: (count: number) => `${count} か月`,
  },
  years: {
    zh: (count: number) => `${count} 年`,
    en: (count: number) => plural('en', count, { one: '1 year', other: `${count} years` }),
    es: (count: number) => plural('es', count, { one: '1 año', other: `${count} años` }),
    ja: (count: number) => `${count} 年`,
  },
  minutes: labelWords.minutes,
  percent: verificationsWords.percent,
  waits: {
    zh: (count: number) => `${count} 件待审`,
    en: (count: number) => `${count} in review`,
    es: (count: number) => `${count} en revisión`,
    ja: (count: number) => `審査中 ${count} 件`,
  },
})

const activateConsequence: Phrase = {
  zh: '开通后申请人即可接单或营业，并会收到通知。',
  en: 'The applicant can work from now on, and is told.',
  es: 'El solicitante podrá trabajar desde ahora y recibe un aviso.',
  ja: '申請者は業務を始められるようになり、通知されます。',
}

const refuseConsequence: Phrase = {
  zh: '终止后 30 天内不能再次申请，申请人会收到原因。',
  en: 'The applicant is told why, and may apply again after 30 days.',
  es: 'Se comunica el motivo; podrá volver a solicitar tras 30 días.',
  ja: '理由が申請者に通知され、30 日間は再申請できません。',
}

/** The screen. */
export const applicationsWords = words({
  title: name,
  states,
  events: { ...events, ...systemEvents },
  tabsLabel: { zh: '入驻队列', en: 'Queues of applications', es: 'Colas de solicitudes', ja: '申請の一覧' },
  tabs: {
    waiting: states.submitted,
    second: states.secondReview,
    mine: verificationsWords.tabs.mine,
    sample: verificationsWords.tabs.sample,
    supplement: states.supplement,
    onboarding: states.onboarding,
    activated: states.activated,
    rejected: states.rejected,
    ended: { zh: '已撤回/放弃', en: 'Withdrawn or abandoned', es: 'Retiradas o abandonadas', ja: '取り下げ・期限切れ' },
    all: verificationsWords.tabs.all,
  } satisfies Record<ApplicationQueue, Phrase>,
  overdue: verificationsWords.overdue,
  search: {
    zh: '申请编号后 6 位以上、姓名、手机号',
    en: 'End of the number, name, phone',
    es: 'Final del número, nombre, teléfono',
    ja: '申請番号の末尾6桁以上、氏名、電話番号',
  },
  kind: { zh: '申请类型', en: 'Kind of applicant', es: 'Tipo de solicitante', ja: '申請の種類' },
  anyKind: labelWords.anyKind,
  start: verificationsWords.start,
  empty: {
    zh: '这里没有入驻申请',
    en: 'No application is here',
    es: 'No hay solicitudes aquí',
    ja: '登録申請はありません',
  },
  emptyFiltered: {
    zh: '没有符合条件的入驻申请，放宽条件再试',
    en: 'No application fits. Widen the filters.',
    es: 'Ninguna solicitud coincide. Amplíe los filtros.',
    ja: '条件に合う登録申請がありません。条件を緩めてください',
  },
  columns: {
    no: verificationsWords.columns.no,
    applicant: labelWords.applicant,
    completeness: { zh: '资料完整度', en: 'Complete', es: 'Completa', ja: '充足率' },
    papers: { zh: '证件状态', en: 'Papers', es: 'Documentos', ja: '書類' },
    risks: labelWords.risks,
    stage: { zh: '阶段', en: 'Stage', es: 'Fase', ja: '段階' },
    reviewer: verificationsWords.columns.reviewer,
    actions: labelWords.actions,
  },
  noRisks: { zh: '未发现风险', en: 'No risks found', es: 'Sin riesgos', ja: 'リスクなし' },
  judge: verificationsWords.judge,
  activate: { zh: '开通', en: 'Activate', es: 'Activar', ja: '登録を完了' },
  refuse: { zh: '终止入驻', en: 'Refuse', es: 'Denegar', ja: '打ち切り' },
  activateConsequence,
  refuseConsequence,
  refuseReasons: {
    zh: ['培训未通过', '背景审查发现问题', '资料不实', '申请人放弃'],
    en: ['Training not passed', 'Found in the background check', 'Details were untrue', 'The applicant gave up'],
    es: ['Formación no superada', 'Por los antecedentes', 'Datos falsos', 'El solicitante renuncia'],
    ja: ['研修に不合格', '身元調査で判明', '虚偽の内容', '申請者が辞退'],
  },
  codes: { zh: '原因（最多 4 项）', en: 'What is wrong (up to 4)', es: 'Qué falla (hasta 4)', ja: '理由（最大4つ）' },
  activated: {
    zh: '已开通入驻',
    en: 'The applicant was activated',
    es: 'Solicitante activado',
    ja: '登録を完了しました',
  },
  refused: {
    zh: '已终止入驻',
    en: 'The application was refused',
    es: 'Solicitud denegada',
    ja: '申請を打ち切りました',
  },
  about: { zh: '申请内容', en: 'What they say', es: 'Lo que declara', ja: '申請内容' },
  checklist: { zh: '核对清单', en: 'Checklist', es: 'Lista de comprobación', ja: '確認リスト' },
  isDone: { zh: '已完成', en: 'done', es: 'hecho', ja: '完了' },
  isOpen: { zh: '未完成', en: 'not yet', es: 'pendiente', ja: '未完了' },
  byAt: {
    zh: (by: string, at: string) => `${by} · ${at}`,
    en: (by: string, at: string) => `${by} · ${at}`,
    es: (by: string, at: string) => `${by} · ${at}`,
    ja: (by: string, at: string) => `${by} · ${at}`,
  },
  score: {
    zh: (score: number, least: number) => `${score} 分，合格线 ${least} 分`,
    en: (score: number, least: number) => `${score} of 100, ${least} needed`,
    es: (score: number, least: number) => `${score} de 100, mínimo ${least}`,
    ja: (score: number, least: number) => `${score} 点（合格 ${least} 点）`,
  },
  noScore: {
    zh: (least: number) => `还没有成绩，合格线 ${least} 分`,
    en: (least: number) => `No result yet, ${least} of 100 needed`,
    es: (least: number) => `Sin resultado, mínimo ${least} de 100`,
    ja: (least: number) => `結果待ち（合格 ${least} 点）`,
  },
  paidOf: { zh: '已缴', en: 'paid', es: 'pagado', ja: '納付済み' },
  others: {
    zh: '风险与关联记录',
    en: 'Risks and related records',
    es: 'Riesgos y registros relacionados',
    ja: 'リスクと関連記録',
  },
  blocking: verificationsWords.blocking,
  blockedBy: {
    zh: (why: string) => `不能通过：${why}`,
    en: (why: string) => `Cannot be approved: ${why}`,
    es: (why: string) => `No se puede aprobar: ${why}`,
    ja: (why: string) => `承認できません：${why}`,
  },
  papersMissing: {
    zh: (papers: string) => `证件未通过（${papers}）`,
    en: (papers: string) => `papers not approved (${papers})`,
    es: (papers: string) => `documentos sin aprobar (${papers})`,
    ja: (papers: string) => `書類が未承認（${papers}）`,
  },
  checksMissing: {
    zh: (checks: string) => `未核实（${checks}）`,
    en: (checks: string) => `not checked (${checks})`,
    es: (checks: string) => `sin comprobar (${checks})`,
    ja: (checks: string) => `未確認（${checks}）`,
  },
  missing: { zh: '需要补充', en: 'Asked for', es: 'Se pidió', ja: '依頼した資料' },
  until: {
    zh: (at: string) => `补件截止 ${at}`,
    en: (at: string) => `until ${at}`,
    es: (at: string) => `hasta el ${at}`,
    ja: (at: string) => `期限 ${at}`,
  },
  lastDecision: { zh: '上次结论', en: 'Last judgement', es: 'Última resolución', ja: '前回の判定' },
  lastNote: verificationsWords.lastNote,
  appeal: verificationsWords.appeal,
  invitedBy: { zh: '邀请人', en: 'Invited by', es: 'Invitado por', ja: '紹介者' },
  became: { zh: '开通为', en: 'Became', es: 'Alta como', ja: '登録先' },
  reapplyAt: { zh: '可再次申请', en: 'May apply again', es: 'Puede volver a solicitar', ja: '再申請可能日' },
  createdAt: verificationsWords.createdAt,
  phone: labelWords.phone,
  parts: {
    facts: labelWords.request,
    log: verificationsWords.parts.log,
  },
})

/** Several applications handled with one press. */
export const applicationTogetherWords = words({
  many: {
    claim: {
      zh: (count: number) => `领取 ${count} 份申请`,
      en: (count: number) => plural('en', count, { one: 'Claim 1 application', other: `Claim ${count} applications` }),
      es: (count: number) => plural('es', count, { one: 'Tomar 1 solicitud', other: `Tomar ${count} solicitudes` }),
      ja: (count: number) => `申請 ${count} 件を担当`,
    },
    approve: {
      zh: (count: number) => `通过 ${count} 份申请`,
      en: (count: number) =>
        plural('en', count, { one: 'Approve 1 application', other: `Approve ${count} applications` }),
      es: (count: number) => plural('es', count, { one: 'Aprobar 1 solicitud', other: `Aprobar ${count} solicitudes` }),
      ja: (count: number) => `申請 ${count} 件を承認`,
    },
    reject: {
      zh: (count: number) => `驳回 ${count} 份申请`,
      en: (count: number) =>
        plural('en', count, { one: 'Reject 1 application', other: `Reject ${count} applications` }),
      es: (count: number) =>
        plural('es', count, { one: 'Rechazar 1 solicitud', other: `Rechazar ${count} solicitudes` }),
      ja: (count: number) => `申請 ${count} 件を却下`,
    },
    activate: {
      zh: (count: number) => `开通 ${count} 份申请`,
      en: (count: number) =>
        plural('en', count, { one: 'Activate 1 application', other: `Activate ${count} applications` }),
      es: (count: number) => plural('es', count, { one: 'Activar 1 solicitud', other: `Activar ${count} solicitudes` }),
      ja: (count: number) => `申請 ${count} 件の登録を完了`,
    },
    refuse: {
      zh: (count: number) => `终止 ${count} 份申请`,
      en: (count: number) =>
        plural('en', count, { one: 'Refuse 1 application', other: `Refuse ${count} applications` }),
      es: (count: number) => plural('es', count, { one: 'Denegar 1 solicitud', other: `Denegar ${count} solicitudes` }),
      ja: (count: number) => `申請 ${count} 件を打ち切り`,
    },
  },
  consequences: {
    claim: {
      zh: (own: number, most: number) => `由您审核，同事不能再领取。每人手上最多 ${most} 份，您已有 ${own} 份。`,
      en: (own: number, most: number) =>
        `They are yours to judge. One person has at most ${most} at a time; you have ${own}.`,
      es: (own: number, most: number) =>
        `Le corresponden a usted. Cada persona tiene como máximo ${most} a la vez; usted tiene ${own}.`,
      ja: (own: number, most: number) => `自分が審査します。一人が持てるのは ${most} 件までで、現在 ${own} 件です。`,
    },
    approve: {
      zh: '通过后申请进入下一步，数秒后通知申请人。',
      en: 'They go on to the next step. Nobody is told before some seconds have passed.',
      es: 'Pasan al paso siguiente. Nadie recibe aviso antes de unos segundos.',
      ja: '次の段階に進みます。数秒後に通知されます。',
    },
    reject: {
      zh: '驳回后 30 天内不能再次申请，申请人会收到原因。',
      en: 'Each applicant is told why, and may apply again after 30 days.',
      es: 'Se comunica el motivo a cada solicitante; podrá volver a solicitar tras 30 días.',
      ja: '理由が各申請者に通知され、30 日間は再申請できません。',
    },
    activate: activateConsequence,
    refuse: refuseConsequence,
  },
})

/** What a person reads when the answer is no. */
export const applicationsRefusals = words({
  applicationOpen: {
    zh: '已有处理中的入驻申请 {no}，请等待审核结果',
    en: 'Application {no} of this person and kind is still open. Wait for its result.',
    es: 'La solicitud {no} de esta persona sigue abierta. Espere el resultado.',
    ja: '登録申請 {no} がまだ処理中です。結果をお待ちください',
  },
  reappliesTooSoon: {
    zh: '驳回或撤回后 30 天内不能再次申请，{day} 起可重新申请',
    en: 'After a rejection or withdrawal, 30 days must pass. Apply again from {day}.',
    es: 'Tras un rechazo o una retirada deben pasar 30 días. Solicite de nuevo desde el {day}.',
    ja: '却下または取り下げから 30 日間は再申請できません。{day} 以降に申請してください',
  },
  papersMissing: {
    zh: '请先完成{papers}审核',
    en: 'These papers must be approved first: {papers}.',
    es: 'Primero deben aprobarse: {papers}.',
    ja: '先に次の書類の承認が必要です：{papers}',
  },
  checksMissing: {
    zh: '请先核实并标记：{checks}',
    en: 'Check these first, and mark them: {checks}.',
    es: 'Compruebe y marque primero: {checks}.',
    ja: '先に確認して記録してください：{checks}',
  },
  onboardingMissing: {
    zh: '尚未满足开通条件：{missing}',
    en: 'Not everything is there yet: {missing}.',
    es: 'Aún falta: {missing}.',
    ja: '登録の条件を満たしていません：{missing}',
  },
  applicantBlacklisted: {
    zh: '申请人在黑名单中，请驳回或终止申请',
    en: 'The applicant is blacklisted. Reject or refuse the application.',
    es: 'El solicitante está en la lista negra. Rechace o deniegue la solicitud.',
    ja: '申請者はブラックリストに登録されています。却下または打ち切りにしてください',
  },
  applicantWorks: {
    zh: '该用户已是{kind}，不能重复入驻',
    en: 'This person already works with us ({kind}). Reject or refuse the application.',
    es: 'Esta persona ya trabaja con nosotros ({kind}). Rechace o deniegue la solicitud.',
    ja: 'この人はすでに{kind}として登録済みです。却下または打ち切りにしてください',
  },
  applicantUnderAge: {
    zh: '申请人未满 18 周岁，不能入驻',
    en: 'The applicant is under 18. Reject or refuse the application.',
    es: 'El solicitante es menor de 18 años. Rechace o deniegue la solicitud.',
    ja: '申請者は 18 歳未満です。却下または打ち切りにしてください',
  },
  applicantDrivesTooShort: {
    zh: '申请人驾龄不足 3 年，不能入驻',
    en: 'The applicant has had a licence for less than 3 years. Reject or refuse the application.',
    es: 'El solicitante tiene permiso desde hace menos de 3 años. Rechace o deniegue la solicitud.',
    ja: '申請者の免許取得から 3 年未満です。却下または打ち切りにしてください',
  },
  applicantCityUnknown: {
    zh: '平台未在该城市开展服务，不能入驻',
    en: 'The platform does not serve this city. Reject or refuse the application.',
    es: 'La plataforma no opera en esta ciudad. Rechace o deniegue la solicitud.',
    ja: 'この都市ではサービスを提供していません。却下または打ち切りにしてください',
  },
} satisfies Partial<Record<Reason, Phrase>>)
