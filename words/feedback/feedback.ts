import type { Reason } from '#contract/base/refusals.ts'
import type {
  DeviceSystem,
  FeedbackAction,
  FeedbackPerson,
  FeedbackState,
  FeedbackType,
} from '#contract/feedback/feedback.ts'
import type { FeedbackQueue } from '#contract/feedback/feedback-desk.ts'
import { labelWords } from '#words/base/labels.ts'
import { chatsWords } from '#words/chats/chats.ts'
import { complaintsWords } from '#words/complaints/complaints.ts'
import type { FeatureWords } from '#words/feature.ts'
import { withdrawalNamesWords } from '#words/money/withdrawals.ts'
import { type Phrase, plural, words } from '#words/words.ts'

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
    processing: labelWords.inProgress,
    replied: { zh: '已回复', en: 'Replied', es: 'Respondida', ja: '返信済み' },
    adopted: { zh: '已采纳', en: 'Adopted', es: 'Adoptada', ja: '採用済み' },
    closed: { zh: '已关闭', en: 'Closed', es: 'Cerrada', ja: '終了' },
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
  createdAt: labelWords.sentAt,
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

const { states } = feedbackNameWords
const merge: Phrase = { zh: '合并', en: 'Merge', es: 'Unir', ja: '統合' }
const tag: Phrase = { zh: '打标签', en: 'Tag', es: 'Etiquetar', ja: 'タグ付け' }
const close: Phrase = { zh: '关闭反馈', en: 'Close it', es: 'Cerrarla', ja: '終了する' }
const incident: Phrase = feedbackFeature.fields.incidentId

/** What needs nothing but a reason. */
export type ReasonedFeedbackAction = Extract<FeedbackAction, 'close' | 'reopen'>

/** The screen. */
export const feedbackWords = words({
  title: feedbackFeature.name,
  names: feedbackNameWords,
  events: {
    ...feedbackFeature.events,
    ...feedbackFeature.systemEvents,
  },
  tabsLabel: { zh: '反馈队列', en: 'Queues of feedback', es: 'Colas de sugerencias', ja: 'ご意見の一覧' },
  tabs: {
    ...states,
    mine: { zh: '我的反馈', en: 'Mine', es: 'Mías', ja: '自分の担当' },
    all: chatsWords.queues.all,
    incidents: feedbackIncidentsFeature.name,
    insight: { zh: '反馈分析', en: 'Insight', es: 'Análisis', ja: '分析' },
  } satisfies Record<FeedbackQueue | 'all' | 'incidents' | 'insight', Phrase>,
  search: {
    zh: '反馈内容、编号后 6 位以上、姓名开头、手机号',
    en: 'Words, end of the number, start of a name, phone',
    es: 'Palabras, final del número, inicio del nombre, teléfono',
    ja: '内容、番号の末尾6桁以上、氏名の先頭、電話番号',
  },
  anyType: { zh: '类型不限', en: 'Any kind', es: 'Cualquier tipo', ja: '種類を問わない' },
  anySystem: { zh: '系统不限', en: 'Any system', es: 'Cualquier sistema', ja: 'システムを問わない' },
  anyPerson: { zh: '反馈人不限', en: 'Anybody wrote it', es: 'De cualquiera', ja: '送信者を問わない' },
  type: feedbackFeature.fields.type,
  person: feedbackFeature.fields.person,
  system: labelWords.system,
  version: feedbackFeature.fields.appVersion,
  tags: feedbackFeature.fields.tags,
  word: feedbackFeature.fields.word,
  filters: labelWords.moreFilters,
  sentOn: { zh: '提交日期', en: 'Sent on', es: 'Fecha de envío', ja: '送信日' },
  onlyWord: {
    zh: (it: string) => `词语：${it}`,
    en: (it: string) => `Word: ${it}`,
    es: (it: string) => `Palabra: ${it}`,
    ja: (it: string) => `語句：${it}`,
  },
  onlyIncident: {
    zh: '仅看该事件的反馈',
    en: 'Only of this incident',
    es: 'Solo de esta incidencia',
    ja: 'この障害報告のみ',
  },
  clearOnly: { zh: '取消此条件', en: 'Remove this filter', es: 'Quitar este filtro', ja: 'この条件を外す' },
  empty: {
    zh: '这里没有反馈。用户在应用里提交后会出现在“待处理”。',
    en: 'Nothing here. What people send in their apps appears under “To handle”.',
    es: 'Nada aquí. Lo que se envía desde las aplicaciones aparece en «Por atender».',
    ja: 'ここにご意見はありません。アプリから送られると「未対応」に表示されます。',
  },
  emptyFiltered: {
    zh: '没有符合条件的反馈，放宽条件再试',
    en: 'No feedback fits. Widen the filters.',
    es: 'Ninguna sugerencia coincide. Amplíe los filtros.',
    ja: '条件に合うご意見がありません。条件を緩めてください',
  },
  columns: {
    content: feedbackColumnWords.content,
    person: { zh: '反馈人', en: 'From', es: 'De', ja: '送信者' },
    type: { zh: '类型与标签', en: 'Kind and tags', es: 'Tipo y etiquetas', ja: '種類とタグ' },
    app: { zh: '版本与系统', en: 'App and system', es: 'App y sistema', ja: 'バージョンと環境' },
    state: labelWords.status,
    assignee: feedbackColumnWords.assignee,
    createdAt: feedbackColumnWords.createdAt,
    actions: labelWords.actions,
  },
  nobody: { zh: '无人处理', en: 'Nobody yet', es: 'Nadie aún', ja: '担当なし' },
  images: {
    zh: (count: number) => `${count} 张图`,
    en: (count: number) => plural('en', count, { one: '1 picture', other: `${count} pictures` }),
    es: (count: number) => plural('es', count, { one: '1 imagen', other: `${count} imágenes` }),
    ja: (count: number) => `画像${count}枚`,
  },
  image: {
    zh: (nth: number) => `图片 ${nth}`,
    en: (nth: number) => `Picture ${nth}`,
    es: (nth: number) => `Imagen ${nth}`,
    ja: (nth: number) => `画像 ${nth}`,
  },
  merged: {
    zh: (count: number) => `含 ${count} 条重复`,
    en: (count: number) => `${count} merged`,
    es: (count: number) => plural('es', count, { one: '1 unida', other: `${count} unidas` }),
    ja: (count: number) => `${count}件を統合`,
  },
  likeComplaint: { zh: '疑似投诉', en: 'Like a complaint', es: 'Parece reclamación', ja: '苦情の可能性' },
  actions: {
    claim: { zh: '认领', en: 'Claim', es: 'Tomar', ja: '担当する' },
    assign: complaintsWords.actions.assign,
    tag,
    reply: complaintsWords.actions.reply,
    adopt: { zh: '采纳', en: 'Adopt', es: 'Adoptar', ja: '採用' },
    merge,
    convert: { zh: '转为投诉', en: 'To complaint', es: 'A reclamación', ja: '苦情にする' },
    close,
    reopen: complaintsWords.actions.reopen,
  } satisfies Record<FeedbackAction, Phrase>,
  consequences: {
    assign: {
      zh: '所选同事会收到通知并负责处理',
      en: 'The colleague is told and handles it from now on.',
      es: 'El compañero recibe un aviso y se encarga.',
      ja: '選んだ担当者に通知され、対応を引き継ぎます。',
    },
    reply: {
      zh: '反馈人会在应用里看到回复；合并到此的反馈人也会收到。',
      en: 'The person reads it in their app, and so do the persons of everything merged into it.',
      es: 'La persona lo lee en su aplicación, igual que las de las sugerencias unidas.',
      ja: '送信者と、統合された全員のアプリに届きます。',
    },
    adopt: {
      zh: '反馈人会得知建议已采纳及上线版本；合并到此的反馈人也会收到。',
      en: 'The person is told that it was adopted and in which version, and so is everybody merged into it.',
      es: 'La persona sabrá que se adoptó y en qué versión, igual que las de las unidas.',
      ja: '採用と公開バージョンが、統合された全員にも届きます。',
    },
    merge: {
      zh: '所选反馈将关闭，之后的回复会同时发给它们的反馈人。',
      en: 'They are closed. Their persons receive every later answer to this one.',
      es: 'Se cierran. Sus personas recibirán las respuestas a esta.',
      ja: '選んだご意見は終了し、以後の返信はその送信者にも届きます。',
    },
    convert: {
      zh: '将以反馈人的身份建立投诉，反馈随之关闭，两边互相链接。',
      en: 'A complaint of this person is made and the feedback is closed; each links to the other.',
      es: 'Se crea una reclamación de esta persona y la sugerencia se cierra; quedan enlazadas.',
      ja: '送信者の苦情として登録し、ご意見は終了します。相互にリンクされます。',
    },
    close: {
      zh: '反馈人会看到关闭原因，7 天内可以再次来信重新打开。',
      en: 'The person reads the reason, and can open it again within 7 days by writing.',
      es: 'La persona lee el motivo y puede reabrirla escribiendo en 7 días.',
      ja: '送信者に理由が届きます。7 日以内の返信で再開されます。',
    },
    reopen: {
      zh: '反馈回到“处理中”',
      en: 'It is in hand again.',
      es: 'Vuelve a estar en trámite.',
      ja: '「対応中」に戻ります。',
    },
  } satisfies Record<Exclude<FeedbackAction, 'claim' | 'tag'>, Phrase>,
  reasons: {
    close: {
      zh: ['问题已解决', '无法复现，欢迎补充信息', '暂不考虑，感谢建议', '内容无效'],
      en: [
        'It is solved',
        'We cannot reproduce it; please tell us more',
        'Not planned for now, thank you',
        'No content',
      ],
      es: [
        'Está resuelto',
        'No podemos reproducirlo; díganos más',
        'No está previsto por ahora, gracias',
        'Sin contenido',
      ],
      ja: ['解決済みです', '再現できません。詳細をお知らせください', '現時点では予定がありません', '内容が無効です'],
    },
    reopen: {
      zh: ['需要继续跟进', '误关闭', '已有新的解决办法'],
      en: ['It needs more work', 'Closed by mistake', 'There is a new solution'],
      es: ['Requiere seguimiento', 'Cerrada por error', 'Hay una solución nueva'],
      ja: ['引き続き対応が必要', '誤って終了した', '新しい解決策がある'],
    },
  } satisfies Record<ReasonedFeedbackAction, Phrase<readonly string[]>>,
  done: complaintsWords.done,
  replyTo: {
    zh: (language: string) => `反馈人使用${language}，请用该语言回复`,
    en: (language: string) => `This person uses ${language}. Reply in that language.`,
    es: (language: string) => `Esta persona usa ${language}. Responda en ese idioma.`,
    ja: (language: string) => `送信者の言語は${language}です。その言語で返信してください。`,
  },
  replyText: labelWords.replyText,
  replyHint: {
    zh: '1–500 字，不能包含禁用语、验证码索取和站外链接',
    en: '1–500 characters, without banned terms, requests for codes or foreign links',
    es: '1–500 caracteres, sin expresiones prohibidas, peticiones de códigos ni enlaces ajenos',
    ja: '1〜500文字。禁止語、認証コードの要求、外部リンクは使えません',
  },
  adoptedVersion: { zh: '上线版本', en: 'In version', es: 'En la versión', ja: '公開バージョン' },
  newTag: {
    zh: '新标签（最多 20 字）',
    en: 'New tag (20 characters)',
    es: 'Etiqueta nueva (20 caracteres)',
    ja: '新しいタグ（20文字以内）',
  },
  addTag: { zh: '添加标签', en: 'Add the tag', es: 'Añadir etiqueta', ja: 'タグを追加' },
  tagHint: {
    zh: '最多 5 个标签',
    en: 'At most 5 tags',
    es: 'Como máximo 5 etiquetas',
    ja: 'タグは5個まで',
  },
  chooseAssignee: complaintsWords.chooseAssignee,
  inHand: complaintsWords.inHand,
  mainOne: { zh: '保留的主反馈', en: 'The one that stays', es: 'La que queda', ja: '残すご意見' },
  duplicatesToMerge: { zh: '要合并的反馈', en: 'To be merged', es: 'Se unirán', ja: '統合するご意見' },
  nothingAlike: {
    zh: '没有发现相似的未处理反馈。也可以在列表中勾选多条后合并。',
    en: 'No open feedback says nearly the same. You can also choose several in the list and merge them.',
    es: 'Ninguna sugerencia abierta dice casi lo mismo. También puede elegir varias en la lista y unirlas.',
    ja: '似た未対応のご意見はありません。一覧で複数を選んで統合することもできます。',
  },
  orderNo: { zh: '投诉的订单号', en: 'Number of the order', es: 'Número del pedido', ja: '対象の注文番号' },
  about: { zh: '投诉对象', en: 'It is about', es: 'Es contra', ja: '申立ての相手' },
  parts: {
    content: feedbackColumnWords.content,
    device: { zh: '设备信息', en: 'Device', es: 'Dispositivo', ja: '端末情報' },
    messages: { zh: '往来消息', en: 'Messages', es: 'Mensajes', ja: 'やり取り' },
    alike: { zh: '相似反馈', en: 'Nearly the same', es: 'Casi iguales', ja: '似たご意見' },
    duplicates: { zh: '已合并的反馈', en: 'Merged into it', es: 'Unidas a esta', ja: '統合されたご意見' },
    others: {
      zh: '同一用户的其他反馈',
      en: 'Others of this person',
      es: 'Otras de esta persona',
      ja: '同じ方の他のご意見',
    },
    related: { zh: '关联记录', en: 'Related', es: 'Relacionado', ja: '関連' },
  },
  drawerTabs: {
    facts: { zh: '反馈详情', en: 'Details', es: 'Detalle', ja: '詳細' },
    messages: { zh: '消息', en: 'Talk', es: 'Conversación', ja: '連絡' },
    log: labelWords.history,
  },
  page: { zh: '所在页面', en: 'Page', es: 'Página', ja: '画面' },
  device: { zh: '机型', en: 'Model', es: 'Modelo', ja: '機種' },
  contact: { zh: '联系方式', en: 'Contact', es: 'Contacto', ja: '連絡先' },
  language: feedbackColumnWords.language,
  noMessages: {
    zh: '还没有往来消息',
    en: 'Nothing was said yet',
    es: 'Aún no hay mensajes',
    ja: 'やり取りはまだありません',
  },
  noOthers: { zh: '没有其他反馈', en: 'No other feedback', es: 'Ninguna otra', ja: '他のご意見はありません' },
  noAlike: { zh: '没有相似的反馈', en: 'Nothing like it', es: 'Nada parecido', ja: '似たご意見はありません' },
  likeness: {
    zh: (percent: number) => `相似 ${percent}%`,
    en: (percent: number) => `${percent} % alike`,
    es: (percent: number) => `${percent} % igual`,
    ja: (percent: number) => `一致 ${percent}%`,
  },
  duplicateOf: { zh: '已并入', en: 'Merged into', es: 'Se unió a', ja: '統合先のご意見' },
  complaint: { zh: '转成的投诉', en: 'Complaint made of it', es: 'Reclamación creada', ja: '登録された苦情' },
  incident,
  closedBecause: { zh: '关闭说明', en: 'Closed because', es: 'Cerrada porque', ja: '終了の理由' },
  closeChosen: {
    zh: (count: number) => `关闭 ${count} 条`,
    en: (count: number) => `Close ${count}`,
    es: (count: number) => `Cerrar ${count}`,
    ja: (count: number) => `${count} 件を終了`,
  },
  tagChosen: {
    zh: (count: number) => `给 ${count} 条打标签`,
    en: (count: number) => `Tag ${count}`,
    es: (count: number) => `Etiquetar ${count}`,
    ja: (count: number) => `${count} 件にタグ付け`,
  },
  mergeChosen: {
    zh: (count: number) => `合并 ${count} 条`,
    en: (count: number) => `Merge ${count}`,
    es: (count: number) => `Unir ${count}`,
    ja: (count: number) => `${count} 件を統合`,
  },
  chosenOnes: {
    zh: (count: number) => `共 ${count} 条反馈`,
    en: (count: number) => `${count} pieces of feedback`,
    es: (count: number) => `${count} sugerencias`,
    ja: (count: number) => `ご意見 ${count} 件`,
  },
  tagConsequence: {
    zh: '每条反馈增加所选标签；已有 5 个标签的不变。',
    en: 'Each gets the tag; those that have 5 stay as they are.',
    es: 'Cada una recibe la etiqueta; las que ya tienen 5 no cambian.',
    ja: '各ご意見にタグを追加します。既に5個あるものは変わりません。',
  },
  manyDone: {
    zh: (count: number) => `已处理 ${count} 条`,
    en: (count: number) => `Done: ${count}`,
    es: (count: number) => `Hechas: ${count}`,
    ja: (count: number) => `${count} 件を処理しました`,
  },
  manyRefused: {
    zh: (count: number) => `${count} 条未处理`,
    en: (count: number) => `Not done: ${count}`,
    es: (count: number) => `Sin hacer: ${count}`,
    ja: (count: number) => `${count} 件は処理できませんでした`,
  },
})

/** Incidents, in their tab and above the list. */
export const incidentWords = words({
  strip: {
    zh: (term: string, count: number) => `“${term}”集中出现：已有 ${count} 条反馈`,
    en: (term: string, count: number) => `“${term}” is reported by many: ${count} so far`,
    es: (term: string, count: number) => `Muchos informan de «${term}»: ${count} hasta ahora`,
    ja: (term: string, count: number) => `「${term}」の報告が集中しています：${count} 件`,
  },
  search: { zh: '搜索告警词', en: 'Search by word', es: 'Buscar por palabra', ja: '語句で検索' },
  columns: {
    term: { zh: '告警词', en: 'Word of trouble', es: 'Palabra de alarma', ja: '警告する語句' },
    reports: { zh: '反馈条数', en: 'Reports', es: 'Informes', ja: '報告数' },
    openedAt: { zh: '发生时间', en: 'Began', es: 'Empezó', ja: '発生日時' },
    lastAt: { zh: '最近一条', en: 'Last one', es: 'La última', ja: '最新の報告' },
    taker: { zh: '跟进人', en: 'Taken by', es: 'Se encarga', ja: '引き受けた人' },
    state: labelWords.status,
    actions: labelWords.actions,
  },
  open: labelWords.underWay,
  closed: labelWords.closed,
  untaken: { zh: '无人跟进', en: 'Not taken', es: 'Sin asumir', ja: '引き受け手なし' },
  take: { zh: '我来跟进', en: 'I take it', es: 'Me encargo', ja: '引き受ける' },
  close: { zh: '结束事件', en: 'Close incident', es: 'Cerrar incidencia', ja: '障害報告を終了' },
  show: { zh: '查看反馈', en: 'Show the reports', es: 'Ver informes', ja: '報告を見る' },
  closeConsequence: {
    zh: '之后 10 分钟内再出现 5 条同类反馈，会建立新的事件。',
    en: 'Five new reports within ten minutes then open another one.',
    es: 'Cinco informes nuevos en diez minutos abrirán otra.',
    ja: '以後 10 分以内に 5 件の報告があると、新しい障害報告になります。',
  },
  note: {
    zh: ['服务已恢复', '新版本已修复', '误报，与服务无关'],
    en: ['The service is back', 'Mended in a new version', 'A false alarm'],
    es: ['El servicio funciona de nuevo', 'Arreglado en una versión nueva', 'Falsa alarma'],
    ja: ['復旧しました', '新バージョンで修正', '誤報でした'],
  },
  empty: {
    zh: '没有事件。10 分钟内出现 5 条含同一告警词的反馈时会自动建立。',
    en: 'No incident. Five reports with the same word of trouble in ten minutes open one.',
    es: 'Ninguna incidencia. Cinco informes con la misma palabra en diez minutos abren una.',
    ja: '障害報告はありません。10 分以内に同じ語句の報告が 5 件あると自動で作成されます。',
  },
})

/** Figures about what people write. */
export const feedbackInsightWords = words({
  total: {
    zh: (count: string) => `期间共 ${count} 条反馈`,
    en: (count: string) => `${count} in this time`,
    es: (count: string) => `${count} en este tiempo`,
    ja: (count: string) => `期間中 ${count} 件`,
  },
  figures: {
    days: { zh: '每日趋势', en: 'By day', es: 'Por día', ja: '日ごとの推移' },
    words: { zh: '高频词', en: 'Frequent words', es: 'Palabras frecuentes', ja: 'よく出る語句' },
    types: { zh: '按类型统计', en: 'By kind', es: 'Por tipo', ja: '種類別' },
    versions: { zh: '按版本统计', en: 'By version', es: 'Por versión', ja: 'バージョン別' },
  },
  count: { zh: '条数', en: 'How many', es: 'Cuántas', ja: '件数' },
  asTable: { zh: '以表格显示', en: 'Show as a table', es: 'Ver como tabla', ja: '表で見る' },
  bar: {
    zh: (name: string, count: number) => `${name}：${count} 条`,
    en: (name: string, count: number) => `${name}: ${count}`,
    es: (name: string, count: number) => `${name}: ${count}`,
    ja: (name: string, count: number) => `${name}：${count} 件`,
  },
  nothing: {
    zh: '该期间没有数据',
    en: 'Nothing in this time',
    es: 'Nada en este tiempo',
    ja: '期間中のデータはありません',
  },
  tooLong: {
    zh: '请选择不超过 92 天的期间',
    en: 'Choose at most 92 days',
    es: 'Elija como máximo 92 días',
    ja: '92 日以内の期間を選んでください',
  },
})

/** The screen of words of trouble and tags. */
export const feedbackTermWords = words({
  title: feedbackTermsFeature.name,
  search: { zh: '搜索词语', en: 'Search words', es: 'Buscar palabras', ja: '語句を検索' },
  term: feedbackTermsFeature.fields.feedback_term,
  kind: feedbackTermsFeature.fields.feedback_term_kind,
  anyKind: { zh: '用途不限', en: 'Any use', es: 'Cualquier uso', ja: '用途を問わない' },
  kinds: {
    trouble: { zh: '事件告警', en: 'Alarm', es: 'Alarma', ja: '警告' },
    tag: { zh: '常用标签', en: 'Offered tag', es: 'Etiqueta ofrecida', ja: '候補のタグ' },
  },
  hints: {
    trouble: {
      zh: '10 分钟内 5 条反馈含有该词时建立事件并告警；写法中的空格和符号不影响匹配。',
      en: 'Five reports with it in ten minutes open an incident and ring. Spaces and signs in it do not matter.',
      es: 'Cinco informes con ella en diez minutos abren una incidencia y avisan. No importan espacios ni signos.',
      ja: '10 分以内に 5 件あると障害報告を作成して警告します。空白や記号は無視して照合します。',
    },
    tag: {
      zh: '打标签时可直接选择；也可以输入其他标签。',
      en: 'Offered to whoever tags feedback; other tags can be typed.',
      es: 'Se ofrece al etiquetar; también se pueden escribir otras.',
      ja: 'タグ付けの際に選べます。他のタグも入力できます。',
    },
  },
  add: feedbackTermsFeature.events['feedbackTerms.add'],
  sureToRemove: {
    zh: (it: string) => `删除“${it}”？已有的反馈和事件不变。`,
    en: (it: string) => `Remove “${it}”? Feedback and incidents stay as they are.`,
    es: (it: string) => `¿Eliminar «${it}»? Las sugerencias e incidencias no cambian.`,
    ja: (it: string) => `「${it}」を削除しますか？既存のご意見と障害報告は変わりません。`,
  },
  empty: { zh: '还没有词语', en: 'No words yet', es: 'Aún no hay palabras', ja: '語句はまだありません' },
})

/** What is looked for in what people write, in any language; nobody reads these. */
export const contentWords = words({
  /**
   * Each means that somebody wants something of us about one order, and so a complaint. They only order the buttons of a
   * screen: a wrong one costs nothing.
   */
  complaint: {
    zh: ['退款', '骚扰', '投诉', '赔偿', '辱骂', '威胁', '少送', '多扣'],
    en: ['refund', 'harass', 'complain', 'compensat'],
    es: ['reembolso', 'acoso', 'reclamación', 'indemniza'],
    ja: ['返金', '嫌がらせ', '苦情', '賠償'],
  },
  /** Say nothing about the product. Single characters among them divide names that the dictionary does not know. */
  stop: {
    zh: `的 了 和 是 就 都 而 及 与 着 或 也 很 太 吗 吧 呢 啊 呀 我 你 您 他 她 它 们 这 那 在 有 没 不 要 会 能 可 去 来 到 说 看 给 把 被 让 对 为 从 向 用 以 但 又 再 还 才 只 一 个 次 点 里 上 下 中 时 后 前 多 少 大 小 好 请 想 做 得 地 过 吃 等 比 更 最 已 将 老
  我们 你们 他们 这个 那个 什么 怎么 为什么 没有 不是 不能 不会 可以 已经 就是 还是 但是 因为 所以 如果 然后 现在 今天 昨天 一直 一个 每次 两次 三次 多次 真的 非常 希望 建议 能够 可能 应该 感觉 觉得 时候 一下 一些 有点 有时 总是 老是 谢谢 你好 您好 请问 麻烦 尽快 问题 东西 自己 知道 这样 那样 之后 之前 以后 以前 里面 上面 下面 或者 以及 而且 不要 需要 都是 不了 起来 出来`,
    en: `the a an and or but if of to in on at for with from by as is are was were be been am it its this that these those i you he she we they my your our their me us them not no do does did have has had will would can could should may when where what which who why how there here then than so too very just also only please app after before all any again more most some time every it's i'm don't can't`,
    es: `el la los las un una unos unas y o pero si de del a al en por para con sin es son era ser estar está están fue ha han he hay no sí se me te le lo mi mis tu su sus que qué cuando donde como cómo más muy ya también porque este esta esto ese esa eso todo todos cada vez yo nos les aplicación app favor`,
    ja: `ください という ありがとう お願い アプリ られる`,
  },
})

/** By kind. */
export const feedbackNotificationWords = words({
  'feedback.arrived': {
    zh: '1 小时内新增 {count} 条反馈',
    en: 'New feedback within an hour: {count}.',
    es: 'Sugerencias nuevas en una hora: {count}.',
    ja: '1 時間以内に新しいご意見が {count} 件ありました。',
  },
  'feedback.incident': {
    zh: '多人反馈“{term}”：10 分钟内 {count} 条，请立即跟进',
    en: 'Many report “{term}”: {count} within 10 minutes. Please look at once.',
    es: 'Muchos informan de «{term}»: {count} en 10 minutos. Mírelo ya.',
    ja: '「{term}」の報告が 10 分間に {count} 件ありました。至急ご確認ください。',
  },
  'feedback.assigned': {
    zh: '反馈 {no} 已分派给您，请处理',
    en: 'Feedback {no} was given to you. Please handle it.',
    es: 'Se le ha asignado la sugerencia {no}. Atiéndala.',
    ja: 'ご意見 {no} があなたに割り当てられました。ご対応ください。',
  },
  'feedback.writtenAgain': {
    zh: '反馈 {no} 的用户又发来新消息，请查看',
    en: 'The person of feedback {no} wrote again. Please look.',
    es: 'La persona de la sugerencia {no} ha vuelto a escribir. Mírela.',
    ja: 'ご意見 {no} の方から新しいメッセージが届きました。ご確認ください。',
  },
})

/** What a person reads when the answer is no. */
export const feedbackRefusals = words({
  feedbackNotInThisState: {
    zh: '该反馈当前状态不支持此操作，请刷新后查看',
    en: 'This feedback does not allow that now. Look at it again.',
    es: 'Esta sugerencia no permite eso ahora. Vuelva a mirarla.',
    ja: 'このご意見は現在その操作ができません。最新の状態をご確認ください。',
  },
  feedbackMerged: {
    zh: '该反馈已并入其他反馈，请在主反馈上处理',
    en: 'This feedback was merged into another one. Handle that one.',
    es: 'Esta sugerencia se unió a otra. Trate la principal.',
    ja: 'このご意見は別のご意見に統合されています。統合先で対応してください。',
  },
  feedbackNotMergeable: {
    zh: '反馈 {no} 已变化或已处理，不能合并，本次没有合并任何反馈',
    en: 'Feedback {no} has changed or was answered, so nothing was merged.',
    es: 'La sugerencia {no} cambió o ya tiene respuesta; no se unió ninguna.',
    ja: 'ご意見 {no} が変更または対応済みのため、統合は行われませんでした。',
  },
  feedbackWriteTooLate: {
    zh: '该反馈处理完成已超过 {days} 天，请重新提交反馈',
    en: 'This feedback was answered more than {days} days ago. Send new feedback instead.',
    es: 'Esta sugerencia se respondió hace más de {days} días. Envíe una nueva.',
    ja: 'このご意見は回答から {days} 日を過ぎています。新しくお送りください。',
  },
  feedbackTagsFull: {
    zh: '最多 {limit} 个标签，请先移除一个',
    en: 'It has {limit} tags, the most there can be. Remove one first.',
    es: 'Ya tiene {limit} etiquetas, el máximo. Quite antes alguna.',
    ja: 'タグは最大 {limit} 個です。先に一つ外してください。',
  },
  feedbackTakenBy: {
    zh: '该反馈由{name}处理中，请与其沟通或由主管改派',
    en: '{name} handles this feedback. Talk to them, or have it assigned to you.',
    es: '{name} lleva esta sugerencia. Hable con esa persona o pida que se la asignen.',
    ja: 'このご意見は{name}が対応中です。本人に相談するか、割り当てを変更してもらってください。',
  },
  incidentClosed: {
    zh: '该事件已关闭',
    en: 'This incident is closed.',
    es: 'Esta incidencia está cerrada.',
    ja: 'この障害報告は終了しています。',
  },
  incidentTakenBy: {
    zh: '该事件已由{name}认领',
    en: '{name} has taken this incident.',
    es: '{name} se encarga de esta incidencia.',
    ja: 'この障害報告は{name}が引き受けました。',
  },
} satisfies Partial<Record<Reason, Phrase>>)
