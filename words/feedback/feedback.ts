import type { FeedbackAction } from '#contract/feedback/feedback.ts'
import type { FeedbackQueue } from '#contract/feedback/feedback-desk.ts'
import { labelWords } from '#words/base/labels.ts'
import { chatsWords } from '#words/chats/chats.ts'
import { complaintsWords } from '#words/complaints/complaints.ts'
import {
  feedbackColumnWords,
  feedbackFeature,
  feedbackIncidentsFeature,
  feedbackNameWords,
} from '#words/feedback/feature.ts'
import { orderFiltersWords } from '#words/orders/filters.ts'
import { type Phrase, plural, words } from '#words/words.ts'

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
  filters: { zh: '更多筛选', en: 'More conditions', es: 'Más condiciones', ja: 'その他の条件' },
  from: { zh: '提交日期从', en: 'Sent from', es: 'Enviadas desde', ja: '送信日（開始）' },
  until: { zh: '提交日期到', en: 'Sent until', es: 'Enviadas hasta', ja: '送信日（終了）' },
  to: orderFiltersWords.to,
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
    state: labelWords.state,
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
      en: 'The person hears that it was adopted and in which version, and so does everybody merged into it.',
      es: 'La persona sabrá que se adoptó y en qué versión, igual que las de las unidas.',
      ja: '採用と公開バージョンが、統合された全員にも届きます。',
    },
    merge: {
      zh: '所选反馈将关闭，之后的回复会同时发给它们的反馈人。',
      en: 'They are closed. Their persons hear every later answer to this one.',
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
  replyText: { zh: '回复内容', en: 'The reply', es: 'La respuesta', ja: '返信内容' },
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
    log: { zh: '处理记录', en: 'What happened', es: 'Historial', ja: '対応の記録' },
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
    state: labelWords.state,
    actions: labelWords.actions,
  },
  open: { zh: '进行中', en: 'Open', es: 'Abierta', ja: '継続中' },
  closed: { zh: '已结束', en: 'Over', es: 'Terminada', ja: '収束' },
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
