import type { DeviceSystem, FeedbackPerson, FeedbackState, FeedbackType } from '#contract/feedback/feedback.ts'
import { labelWords } from '#words/base/labels.ts'
import { chatsWords } from '#words/chats/chats.ts'
import { complaintsWords } from '#words/complaints/complaints.ts'
import type { FeatureWords } from '#words/feature.ts'
import { withdrawalNamesWords } from '#words/money/withdrawal-feature.ts'
import { type Phrase, words } from '#words/words.ts'

const name: Phrase = { zh: '意见反馈', en: 'Feedback', es: 'Sugerencias', ja: 'ご意見' }
const feedbackExport: Phrase = {
  zh: '导出反馈',
  en: 'Export feedback',
  es: 'Exportar sugerencias',
  ja: 'ご意見を出力',
}
const reopened: Phrase = {
  zh: '反馈：重新打开',
  en: 'Feedback: Opened again',
  es: 'Sugerencia: Reabierta',
  ja: 'ご意見：再開',
}

/** States, types, people and systems, in lists, spreadsheets and dialogs. */
export const feedbackNameWords = words({
  states: {
    pending: { zh: '待处理', en: 'To handle', es: 'Por atender', ja: '未対応' },
    processing: { zh: '处理中', en: 'In hand', es: 'En trámite', ja: '対応中' },
    replied: { zh: '已回复', en: 'Replied', es: 'Respondida', ja: '返信済み' },
    adopted: { zh: '已采纳', en: 'Adopted', es: 'Adoptada', ja: '採用済み' },
    closed: { zh: '已关闭', en: 'Ended', es: 'Cerrada', ja: '終了' },
  } satisfies Record<FeedbackState, Phrase>,
  types: {
    bug: { zh: '故障', en: 'Bug', es: 'Fallo', ja: '不具合' },
    suggestion: { zh: '建议', en: 'Suggestion', es: 'Propuesta', ja: '提案' },
    experience: { zh: '体验', en: 'Experience', es: 'Experiencia', ja: '使い心地' },
    business: { zh: '商务', en: 'Business', es: 'Negocios', ja: 'ビジネス' },
    other: labelWords.other,
  } satisfies Record<FeedbackType, Phrase>,
  people: withdrawalNamesWords.owners satisfies Record<FeedbackPerson, Phrase>,
  systems: {
    ios: { zh: 'iOS', en: 'iOS', es: 'iOS', ja: 'iOS' },
    android: { zh: '安卓', en: 'Android', es: 'Android', ja: 'Android' },
    harmony: { zh: '鸿蒙', en: 'HarmonyOS', es: 'HarmonyOS', ja: 'HarmonyOS' },
    web: chatsWords.channels.h5,
    other: labelWords.other,
  } satisfies Record<DeviceSystem, Phrase>,
  /** In the order of `languages`: a tree whose keys were languages would be read as one phrase. */
  languages: {
    zh: ['中文', '英语', '西班牙语', '日语'],
    en: ['Chinese', 'English', 'Spanish', 'Japanese'],
    es: ['Chino', 'Inglés', 'Español', 'Japonés'],
    ja: ['中国語', '英語', 'スペイン語', '日本語'],
  },
})

/** Columns of the spreadsheet and the list. */
export const feedbackColumnWords = words({
  no: { zh: '反馈编号', en: 'Feedback no.', es: 'N.º de sugerencia', ja: 'ご意見番号' },
  content: { zh: '反馈内容', en: 'What they say', es: 'Qué dicen', ja: '内容' },
  createdAt: { zh: '提交时间', en: 'Sent', es: 'Enviada', ja: '送信日時' },
  language: labelWords.language,
  state: { zh: '处理状态', en: 'Progress', es: 'Progreso', ja: '対応状況' },
  assignee: complaintsWords.columns.assignee,
})

const version: Phrase = { zh: 'App 版本', en: 'App version', es: 'Versión de la app', ja: 'アプリのバージョン' }
const tags: Phrase = { zh: '反馈标签', en: 'Tags', es: 'Etiquetas', ja: 'タグ' }

export const feedbackFeature = words({
  name,
  permissions: {
    'feedback.view': { zh: '查看反馈', en: 'See feedback', es: 'Ver sugerencias', ja: 'ご意見の閲覧' },
    'feedback.reply': { zh: '处理反馈', en: 'Handle feedback', es: 'Atender sugerencias', ja: 'ご意見への対応' },
    'feedback.assign': { zh: '分派反馈', en: 'Assign feedback', es: 'Asignar sugerencias', ja: 'ご意見の割り当て' },
    'feedback.close': { zh: '关闭反馈', en: 'Close feedback', es: 'Cerrar sugerencias', ja: 'ご意見の終了' },
    'feedback.terms': { zh: '维护反馈词库', en: 'Edit feedback words', es: 'Editar palabras', ja: '語句の編集' },
    'feedback.export': feedbackExport,
  },
  events: {
    'feedback.export': feedbackExport,
    'feedback.claim': { zh: '反馈：认领', en: 'Feedback: Claimed', es: 'Sugerencia: Tomada', ja: 'ご意見：担当開始' },
    'feedback.assign': {
      zh: '反馈：分派',
      en: 'Feedback: Assigned',
      es: 'Sugerencia: Asignada',
      ja: 'ご意見：割り当て',
    },
    'feedback.tag': {
      zh: '反馈：打标签',
      en: 'Feedback: Tagged',
      es: 'Sugerencia: Etiquetada',
      ja: 'ご意見：タグ付け',
    },
    'feedback.reply': { zh: '反馈：回复', en: 'Feedback: Replied', es: 'Sugerencia: Respondida', ja: 'ご意見：返信' },
    'feedback.adopt': { zh: '反馈：采纳', en: 'Feedback: Adopted', es: 'Sugerencia: Adoptada', ja: 'ご意見：採用' },
    'feedback.merge': { zh: '反馈：合并', en: 'Feedback: Merged', es: 'Sugerencia: Unida', ja: 'ご意見：統合' },
    'feedback.convert': {
      zh: '反馈：转为投诉',
      en: 'Feedback: Made a complaint',
      es: 'Sugerencia: Pasada a reclamación',
      ja: 'ご意見：苦情へ変更',
    },
    'feedback.close': { zh: '反馈：关闭', en: 'Feedback: Closed', es: 'Sugerencia: Cerrada', ja: 'ご意見：終了' },
    'feedback.reopen': reopened,
    // Each piece of feedback has an event of its own.
    'feedback.closeMany': undefined,
    'feedback.tagMany': undefined,
  },
  systemEvents: {
    'feedback.submit': { zh: '反馈：提交', en: 'Feedback: Sent', es: 'Sugerencia: Enviada', ja: 'ご意見：送信' },
    'feedback.write': {
      zh: '反馈：用户补充',
      en: 'Feedback: The person wrote again',
      es: 'Sugerencia: La persona escribió más',
      ja: 'ご意見：本人が追記',
    },
    'feedback.writeAgain': {
      zh: '反馈：用户再次来信，重新打开',
      en: 'Feedback: The person wrote again and opened it',
      es: 'Sugerencia: La persona escribió y se reabrió',
      ja: 'ご意見：本人の追記により再開',
    },
  },
  fields: {
    type: { zh: '反馈类型', en: 'Kind of feedback', es: 'Tipo de sugerencia', ja: 'ご意見の種類' },
    person: { zh: '反馈人身份', en: 'Who wrote', es: 'Quién escribió', ja: '送信者の種類' },
    system: labelWords.system,
    appVersion: version,
    tags,
    tag: { zh: '单个标签', en: 'Tag', es: 'Etiqueta', ja: 'タグ（一つ）' },
    word: { zh: '词语', en: 'Word', es: 'Palabra', ja: '語句' },
    incidentId: { zh: '事件', en: 'Incident', es: 'Incidencia', ja: '障害報告' },
    merged: { zh: '合并条数', en: 'Merged', es: 'Unidas', ja: '統合数' },
  },
} satisfies FeatureWords<'feedback'>)

export const feedbackIncidentsFeature = words({
  name: { zh: '反馈事件', en: 'Incidents', es: 'Incidencias', ja: '障害報告一覧' },
  events: {
    'feedbackIncidents.take': {
      zh: '事件：认领',
      en: 'Incident: Taken',
      es: 'Incidencia: Asumida',
      ja: '障害報告：引き受け',
    },
    'feedbackIncidents.close': {
      zh: '事件：关闭',
      en: 'Incident: Closed',
      es: 'Incidencia: Cerrada',
      ja: '障害報告：終了',
    },
  },
  systemEvents: {
    'feedbackIncidents.open': {
      zh: '事件：自动建立',
      en: 'Incident: Opened',
      es: 'Incidencia: Abierta',
      ja: '障害報告：発生',
    },
  },
} satisfies FeatureWords<'feedbackIncidents'>)

const addTerm: Phrase = { zh: '新增词语', en: 'Add a word', es: 'Añadir palabra', ja: '語句を追加' }
const term: Phrase = { zh: '词语内容', en: 'Word or tag', es: 'Palabra o etiqueta', ja: '語句またはタグ' }
const kind: Phrase = { zh: '用途', en: 'Use', es: 'Uso', ja: '用途' }

export const feedbackTermsFeature = words({
  name: { zh: '反馈词库', en: 'Feedback words', es: 'Palabras de sugerencias', ja: 'ご意見の語句' },
  events: {
    'feedbackTerms.add': addTerm,
    'feedbackTerms.update': { zh: '编辑词语', en: 'Changed a word', es: 'Cambió palabra', ja: '語句を変更' },
    'feedbackTerms.remove': { zh: '删除词语', en: 'Removed a word', es: 'Eliminó palabra', ja: '語句を削除' },
  },
  fields: { feedback_term: term, feedback_term_kind: kind },
} satisfies FeatureWords<'feedbackTerms'>)
