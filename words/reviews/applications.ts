import { labelWords } from '#words/base/labels.ts'
import type { FeatureWords } from '#words/feature.ts'
import { refundsWords } from '#words/money/refunds.ts'
import { type Phrase, words } from '#words/words.ts'

const name = labelWords.applications
const state: Phrase = { zh: '申请状态', en: 'Application', es: 'Solicitud', ja: '申請の状態' }

/** The states of an application. */
const states = {
  rejected: refundsWords.stages.rejected,
  submitted: { zh: '待初审', en: 'To be judged', es: 'Por revisar', ja: '一次審査待ち' },
  supplement: { zh: '待补件', en: 'Waits for the applicant', es: 'Espera al solicitante', ja: '追加資料待ち' },
  secondReview: { zh: '待复审', en: 'Second judgement', es: 'Segunda revisión', ja: '二次審査待ち' },
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
  fields: { application_state: state },
  states,
} satisfies FeatureWords<'applications'>)
