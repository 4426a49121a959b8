import type { Reason } from '#contract/base/refusals.ts'
import type { PostKind, PostRow } from '#contract/reviews/post.ts'
import type { MachineView, PostCause, PostFault, PunishStep } from '#contract/reviews/post-rules.ts'
import type { TermLevel } from '#contract/reviews/post-terms.ts'
import type { PostQueue } from '#contract/reviews/posts.ts'
import { labelWords } from '#words/base/labels.ts'
import { chatsWords } from '#words/chats/chats.ts'
import { complaintNameWords } from '#words/complaints/names.ts'
import type { FeatureWords } from '#words/feature.ts'
import { refundsWords } from '#words/money/refunds.ts'
import { reviewWords } from '#words/reviews/review.ts'
import { verificationsFeature, verificationsWords } from '#words/reviews/verifications.ts'
import { type Phrase, plural, words } from '#words/words.ts'

const postsName: Phrase = { zh: '动态审核', en: 'Posts', es: 'Publicaciones', ja: '投稿の審査' }
const record: Phrase = { zh: '动态', en: 'Post', es: 'Publicación', ja: '投稿' }
const state: Phrase = { zh: '动态状态', en: 'Post', es: 'Publicación', ja: '投稿の状態' }

const reported: Phrase = { zh: '被举报', en: 'Reported', es: 'Denunciadas', ja: '通報' }
const label: Phrase = { zh: '违规类型', en: 'Type of violation', es: 'Tipo de falta', ja: '違反の種類' }
const content: Phrase = labelWords.content

/** The states of a post. */
const states = {
  pending: verificationsFeature.states.pending,
  approved: verificationsFeature.states.approved,
  rejected: refundsWords.stages.rejected,
  hidden: { zh: '已下架', en: 'Hidden', es: 'Oculta', ja: '非表示' },
  deleted: { zh: '已删除', en: 'Deleted', es: 'Borrada', ja: '削除済み' },
} satisfies Record<string, Phrase>

/** In the operation log, and in the log of a post. */
const events = {
  'posts.claim': { zh: '动态：领取', en: 'Post: Claimed', es: 'Publicación: Tomada', ja: '投稿：担当' },
  'posts.release': {
    zh: '动态：退回队列',
    en: 'Post: Put back',
    es: 'Publicación: Devuelta',
    ja: '投稿：キューへ戻す',
  },
  'posts.approve': {
    zh: '动态：判定通过',
    en: 'Post: Judged good',
    es: 'Publicación: Dictamen favorable',
    ja: '投稿：承認と判定',
  },
  'posts.reject': {
    zh: '动态：判定驳回',
    en: 'Post: Judged bad',
    es: 'Publicación: Dictamen contrario',
    ja: '投稿：却下と判定',
  },
  'posts.undo': {
    zh: '动态：撤回判定',
    en: 'Post: Judgement undone',
    es: 'Publicación: Dictamen deshecho',
    ja: '投稿：判定を撤回',
  },
  'posts.approveMany': {
    zh: '动态：批量判定通过',
    en: 'Post: Judged good in bulk',
    es: 'Publicación: Dictamen favorable en bloque',
    ja: '投稿：一括で承認と判定',
  },
  'posts.undoMany': {
    zh: '动态：撤回批量判定',
    en: 'Post: Judgement in bulk undone',
    es: 'Publicación: Dictamen en bloque deshecho',
    ja: '投稿：一括の判定を撤回',
  },
  'posts.hide': { zh: '动态：下架', en: 'Post: Hidden', es: 'Publicación: Oculta', ja: '投稿：非表示' },
  'posts.restore': { zh: '动态：恢复展示', en: 'Post: Restored', es: 'Publicación: Restaurada', ja: '投稿：再表示' },
  'posts.punish': {
    zh: '动态：处罚作者',
    en: 'Post: Author punished',
    es: 'Publicación: Sanción al autor',
    ja: '投稿：投稿者を処分',
  },
} satisfies Record<string, Phrase>

const systemEvents = {
  'posts.submit': { zh: '动态：发布', en: 'Post: Published', es: 'Publicación: Publicada', ja: '投稿：投稿' },
  'posts.approved': { zh: '动态：通过生效', en: 'Post: Approved', es: 'Publicación: Aprobada', ja: '投稿：承認' },
  'posts.rejected': { zh: '动态：驳回生效', en: 'Post: Rejected', es: 'Publicación: Rechazada', ja: '投稿：却下' },
  'posts.appeal': { zh: '动态：申诉', en: 'Post: Appealed', es: 'Publicación: Recurrida', ja: '投稿：異議申立て' },
  'posts.edit': {
    zh: '动态：作者修改',
    en: 'Post: Changed by its author',
    es: 'Publicación: Cambiada por su autor',
    ja: '投稿：投稿者が変更',
  },
  'posts.delete': {
    zh: '动态：作者删除',
    en: 'Post: Deleted by its author',
    es: 'Publicación: Borrada por su autor',
    ja: '投稿：投稿者が削除',
  },
  'posts.report': { zh: '动态：被举报', en: 'Post: Reported', es: 'Publicación: Denunciada', ja: '投稿：通報' },
  'posts.reported': {
    zh: '动态：多人举报，自动下架',
    en: 'Post: Hidden after reports',
    es: 'Publicación: Oculta por denuncias',
    ja: '投稿：通報により非表示',
  },
  'posts.reopen': {
    zh: '动态：抽查不一致，重新审核',
    en: 'Post: Judged again after a sample',
    es: 'Publicación: Se revisa tras una muestra',
    ja: '投稿：抜き取り後に再審査',
  },
  'posts.sample': {
    zh: '动态：抽查复核',
    en: 'Post: Sample judged',
    es: 'Publicación: Muestra revisada',
    ja: '投稿：抜き取り審査',
  },
} satisfies Record<string, Phrase>

export const postsFeature = words({
  name: postsName,
  record,
  permissions: {
    'posts.view': { zh: '查看动态', en: 'See posts', es: 'Ver publicaciones', ja: '投稿を見る' },
    'posts.judge': { zh: '审核动态', en: 'Judge posts', es: 'Resolver publicaciones', ja: '投稿を審査する' },
    'posts.hide': {
      zh: '下架和恢复动态',
      en: 'Hide and restore posts',
      es: 'Ocultar y restaurar publicaciones',
      ja: '投稿の非表示と再表示',
    },
    'posts.punish': {
      zh: '处罚动态作者',
      en: 'Punish authors of posts',
      es: 'Sancionar a autores',
      ja: '投稿者を処分する',
    },
  },
  events,
  systemEvents,
  fields: {
    post_state: state,
    post_punishment: complaintNameWords.demands.punishment,
  },
  states,
  values: {
    post_state: states,
  },
} satisfies FeatureWords<'posts'>)

/** Names of what a post is, and of what is found in it. */
export const postNameWords = words({
  kinds: {
    text: { zh: '文字', en: 'Text', es: 'Texto', ja: 'テキスト' },
    image: labelWords.picture,
    video: { zh: '视频', en: 'Video', es: 'Vídeo', ja: '動画' },
    voice: labelWords.voice,
  } satisfies Record<PostKind, Phrase>,
  faults: {
    advertising: { zh: '广告', en: 'Advertising', es: 'Publicidad', ja: '広告' },
    contacts: { zh: '引流联系方式', en: 'Contact details', es: 'Datos de contacto', ja: '連絡先の誘導' },
    abuse: { zh: '辱骂', en: 'Abuse', es: 'Insultos', ja: '暴言' },
    vulgar: { zh: '低俗', en: 'Vulgar', es: 'Vulgar', ja: '低俗' },
    pornography: { zh: '色情', en: 'Pornography', es: 'Pornografía', ja: 'わいせつ' },
    fraud: { zh: '欺诈', en: 'Fraud', es: 'Fraude', ja: '詐欺' },
    crime: { zh: '违法犯罪', en: 'Crime', es: 'Delito', ja: '犯罪' },
    politics: { zh: '时政', en: 'Politics', es: 'Política', ja: '政治' },
    minors: { zh: '未成年人', en: 'Minors', es: 'Menores', ja: '未成年者' },
    offlineMeeting: { zh: '线下约见', en: 'Meeting in person', es: 'Cita en persona', ja: '対面の誘い' },
    cheating: { zh: '代练外挂', en: 'Cheating in games', es: 'Trampas en juegos', ja: '代行・チート' },
    copyright: { zh: '侵犯版权', en: 'Copyright', es: 'Derechos de autor', ja: '著作権侵害' },
    other: labelWords.other,
  } satisfies Record<PostFault, Phrase>,
  levels: {
    block: { zh: '拦截', en: 'Block', es: 'Bloquear', ja: '遮断' },
    review: { zh: '送审', en: 'Judge', es: 'Revisar', ja: '要審査' },
    mark: { zh: '仅标记', en: 'Mark only', es: 'Solo marcar', ja: '表示のみ' },
  } satisfies Record<TermLevel, Phrase>,
  /** Read out after a marked term. */
  hit: {
    zh: (level: string, label: string) => `（${level}：${label}）`,
    en: (level: string, label: string) => ` (${level}: ${label})`,
    es: (level: string, label: string) => ` (${level}: ${label})`,
    ja: (level: string, label: string) => `（${level}：${label}）`,
  },
  machineViews: {
    pass: { zh: '建议通过', en: 'would pass it', es: 'la aceptaría', ja: '承認を提案' },
    review: { zh: '建议人工审核', en: 'wants it judged', es: 'pide revisarla', ja: '人の審査を提案' },
    risky: { zh: '判定有风险', en: 'finds it risky', es: 'la ve arriesgada', ja: '危険と判定' },
  } satisfies Record<MachineView, Phrase>,
  causes: {
    new: { zh: '新发布', en: 'New', es: 'Nueva', ja: '新規' },
    machine: { zh: '机审疑似', en: 'Machine', es: 'Máquina', ja: '機械判定' },
    terms: { zh: '命中词库', en: 'Word lists', es: 'Listas de términos', ja: '監視語に一致' },
    edited: { zh: '作者已修改', en: 'Edited', es: 'Editada', ja: '編集済み' },
    reports: reported,
    appeal: reviewWords.purposes.appeal,
    sample: reviewWords.purposes.sample,
  } satisfies Record<PostCause, Phrase>,
  steps: {
    warn: { zh: '警告', en: 'Warning', es: 'Advertencia', ja: '警告' },
    limit: { zh: '限制曝光 7 天', en: 'Shown less for 7 days', es: 'Menos visible 7 días', ja: '7 日間の表示制限' },
    mute1: { zh: '禁言 1 天', en: 'Muted for 1 day', es: 'Silencio 1 día', ja: '1 日間の投稿禁止' },
    mute3: { zh: '禁言 3 天', en: 'Muted for 3 days', es: 'Silencio 3 días', ja: '3 日間の投稿禁止' },
    mute7: { zh: '禁言 7 天', en: 'Muted for 7 days', es: 'Silencio 7 días', ja: '7 日間の投稿禁止' },
    mute30: { zh: '禁言 30 天', en: 'Muted for 30 days', es: 'Silencio 30 días', ja: '30 日間の投稿禁止' },
    ban: { zh: '封禁账号', en: 'Account banned', es: 'Cuenta bloqueada', ja: 'アカウント停止' },
  } satisfies Record<PunishStep, Phrase>,
  authorKinds: {
    customer: labelWords.customer,
    rider: labelWords.rider,
    chauffeur: labelWords.chauffeur,
    companion: labelWords.companion,
  } satisfies Record<PostRow['author']['kind'], Phrase>,
})

/** The screen. */
export const postsWords = words({
  title: postsName,
  record,
  states,
  events: { ...events, ...systemEvents },
  tabsLabel: { zh: '动态队列', en: 'Queues of posts', es: 'Colas de publicaciones', ja: '投稿の一覧' },
  tabs: {
    waiting: states.pending,
    mine: verificationsWords.tabs.mine,
    suspected: { zh: '机审疑似', en: 'Suspected', es: 'Sospechosas', ja: '機械判定の疑い' },
    reported,
    appeals: { zh: '申诉', en: 'Appeals', es: 'Recursos', ja: '異議申立て' },
    sample: verificationsWords.tabs.sample,
    approved: states.approved,
    rejected: states.rejected,
    hidden: states.hidden,
    all: verificationsWords.tabs.all,
  } satisfies Record<PostQueue, Phrase>,
  overdue: verificationsWords.overdue,
  search: {
    zh: '编号后 6 位以上、内容、作者',
    en: 'End of the number, text, author',
    es: 'Final del número, texto, autor',
    ja: '番号の末尾6桁以上、本文、投稿者',
  },
  kind: labelWords.contentKind,
  anyKind: { zh: '全部内容', en: 'Any content', es: 'Cualquier contenido', ja: 'すべての内容' },
  of: { zh: '动态或评论', en: 'Posts or comments', es: 'Publicaciones o comentarios', ja: '投稿またはコメント' },
  ofOptions: {
    any: { zh: '动态和评论', en: 'Posts and comments', es: 'Publicaciones y comentarios', ja: '投稿とコメント' },
    posts: { zh: '只看动态', en: 'Posts only', es: 'Solo publicaciones', ja: '投稿のみ' },
    comments: { zh: '只看评论', en: 'Comments only', es: 'Solo comentarios', ja: 'コメントのみ' },
  },
  start: verificationsWords.start,
  empty: { zh: '这里没有动态', en: 'No post is here', es: 'No hay publicaciones aquí', ja: '投稿はありません' },
  emptyFiltered: {
    zh: '没有符合条件的动态，放宽条件再试',
    en: 'No post fits. Widen the filters.',
    es: 'Ninguna publicación coincide. Amplíe los filtros.',
    ja: '条件に合う投稿がありません。条件を緩めてください',
  },
  asTable: { zh: '表格', en: 'Table', es: 'Tabla', ja: '表' },
  asCards: { zh: '卡片', en: 'Cards', es: 'Tarjetas', ja: 'カード' },
  viewLabel: { zh: '显示方式', en: 'Shown as', es: 'Mostrar como', ja: '表示形式' },
  blurred: { zh: '画面模糊', en: 'Blur pictures', es: 'Difuminar imágenes', ja: '画像をぼかす' },
  greyscale: { zh: '灰度', en: 'Greyscale', es: 'Escala de grises', ja: 'グレースケール' },
  comment: { zh: '评论', en: 'Comment', es: 'Comentario', ja: 'コメント' },
  columns: {
    chosen: { zh: '选择', en: 'Choose', es: 'Elegir', ja: '選択' },
    content,
    author: { zh: '作者', en: 'Author', es: 'Autor', ja: '投稿者' },
    topics: { zh: '话题 / 位置', en: 'Topics / place', es: 'Temas / lugar', ja: '話題・場所' },
    machine: { zh: '机审', en: 'Machine', es: 'Máquina', ja: '機械判定' },
    reports: { zh: '举报', en: 'Reports', es: 'Denuncias', ja: '通報' },
    reach: { zh: '曝光 / 互动', en: 'Seen / liked', es: 'Alcance', ja: '表示・反応' },
    createdAt: { zh: '发布时间', en: 'Published', es: 'Publicada', ja: '投稿日時' },
    state: labelWords.status,
    reviewer: verificationsWords.columns.reviewer,
    actions: labelWords.actions,
  },
  noMachine: { zh: '没有机审结果', en: 'No machine result', es: 'Sin resultado', ja: '機械判定なし' },
  score: {
    zh: (label: string, percent: number) => `${label} ${percent}%`,
    en: (label: string, percent: number) => `${label} ${percent}%`,
    es: (label: string, percent: number) => `${label} ${percent} %`,
    ja: (label: string, percent: number) => `${label} ${percent}%`,
  },
  sure: {
    zh: (percent: number) => `把握 ${percent}%`,
    en: (percent: number) => `${percent}% sure`,
    es: (percent: number) => `${percent} % de certeza`,
    ja: (percent: number) => `確信度 ${percent}%`,
  },
  noText: { zh: '没有文字', en: 'No text', es: 'Sin texto', ja: '本文なし' },
  media: {
    picture: {
      zh: (place: number, all: number) => `图片 ${place}，共 ${all} 张`,
      en: (place: number, all: number) => `Picture ${place} of ${all}`,
      es: (place: number, all: number) => `Imagen ${place} de ${all}`,
      ja: (place: number, all: number) => `画像 ${place}／${all}`,
    },
    video: {
      zh: (time: string) => `视频 ${time}`,
      en: (time: string) => `Video ${time}`,
      es: (time: string) => `Vídeo ${time}`,
      ja: (time: string) => `動画 ${time}`,
    },
    uncover: { zh: '显示画面', en: 'Show it', es: 'Mostrar', ja: '表示する' },
    play: {
      zh: (time: string) => `播放语音 ${time}`,
      en: (time: string) => `Play voice ${time}`,
      es: (time: string) => `Reproducir voz ${time}`,
      ja: (time: string) => `音声を再生 ${time}`,
    },
    pause: chatsWords.pauseVoice,
    seek: {
      zh: '左右方向键前后跳 5 秒',
      en: 'Left and right skip 5 seconds',
      es: 'Izquierda y derecha saltan 5 segundos',
      ja: '左右キーで 5 秒移動',
    },
    gone: {
      zh: '文件没有读到',
      en: 'The file could not be read',
      es: 'No se pudo leer el archivo',
      ja: 'ファイルを読み込めませんでした',
    },
  },
  approveChosen: {
    zh: (count: number) => `通过 ${count} 条`,
    en: (count: number) => plural('en', count, { one: 'Approve 1 post', other: `Approve ${count} posts` }),
    es: (count: number) =>
      plural('es', count, { one: 'Aprobar 1 publicación', other: `Aprobar ${count} publicaciones` }),
    ja: (count: number) => `${count} 件を承認`,
  },
  sureToApprove: {
    zh: (count: number) => `通过选中的 ${count} 条动态？它们会对所有人可见。`,
    en: (count: number) =>
      plural('en', count, {
        one: 'Approve the chosen post? Everybody will see it.',
        other: `Approve the ${count} chosen posts? Everybody will see them.`,
      }),
    es: (count: number) =>
      plural('es', count, {
        one: '¿Aprobar la publicación elegida? La verá todo el mundo.',
        other: `¿Aprobar las ${count} publicaciones elegidas? Las verá todo el mundo.`,
      }),
    ja: (count: number) => `選択した ${count} 件を承認しますか？全員に表示されます。`,
  },
  approvedMany: {
    zh: (count: number) => `已通过 ${count} 条`,
    en: (count: number) => plural('en', count, { one: '1 post approved', other: `${count} posts approved` }),
    es: (count: number) =>
      plural('es', count, { one: '1 publicación aprobada', other: `${count} publicaciones aprobadas` }),
    ja: (count: number) => `${count} 件を承認しました`,
  },
  /** How many were decided about. */
  posts: {
    zh: (count: number) => `${count} 条动态`,
    en: (count: number) => plural('en', count, { one: '1 post', other: `${count} posts` }),
    es: (count: number) => plural('es', count, { one: '1 publicación', other: `${count} publicaciones` }),
    ja: (count: number) => `投稿 ${count} 件`,
  },
  undoneMany: {
    zh: (count: number) => `已撤回 ${count} 条，已退回队列`,
    en: (count: number) =>
      `${plural('en', count, { one: '1 post is', other: `${count} posts are` })} in the queue again`,
    es: (count: number) =>
      `${plural('es', count, { one: '1 publicación vuelve', other: `${count} publicaciones vuelven` })} a la cola`,
    ja: (count: number) => `${count} 件をキューへ戻しました`,
  },
  notUndone: {
    zh: (count: number) => `${count} 条没有撤回：`,
    en: (count: number) => plural('en', count, { one: '1 post was not undone:', other: `${count} were not undone:` }),
    es: (count: number) => plural('es', count, { one: '1 no se deshizo:', other: `${count} no se deshicieron:` }),
    ja: (count: number) => `${count} 件は戻せませんでした：`,
  },
  refusedMany: {
    zh: (count: number) => `${count} 条没有通过：`,
    en: (count: number) =>
      plural('en', count, { one: '1 post was not approved:', other: `${count} were not approved:` }),
    es: (count: number) => plural('es', count, { one: '1 no se aprobó:', other: `${count} no se aprobaron:` }),
    ja: (count: number) => `${count} 件は承認されませんでした：`,
  },
  openPost: {
    zh: (no: string) => `打开 ${no}`,
    en: (no: string) => `Open ${no}`,
    es: (no: string) => `Abrir ${no}`,
    ja: (no: string) => `${no} を開く`,
  },
  judge: verificationsWords.judge,
  hide: { zh: '下架', en: 'Hide', es: 'Ocultar', ja: '非表示にする' },
  restore: { zh: '恢复展示', en: 'Restore', es: 'Restaurar', ja: '再表示' },
  punish: { zh: '处罚作者', en: 'Punish the author', es: 'Sancionar al autor', ja: '投稿者を処分' },
  punishShort: { zh: '处罚', en: 'Punish', es: 'Sancionar', ja: '処分' },
  hideConsequence: {
    zh: '下架后其他人不再看到，作者会收到通知，7 天内可申诉一次。',
    en: 'Nobody else sees it any more. The author is told and may appeal once within 7 days.',
    es: 'Nadie más la verá. Se avisa al autor, que puede recurrir una vez en 7 días.',
    ja: '他の人には表示されなくなります。投稿者に通知され、7 日以内に一度だけ異議を申し立てられます。',
  },
  restoreConsequence: {
    zh: '恢复后所有人可以看到，作者会收到通知。',
    en: 'Everybody sees it again, and the author is told.',
    es: 'Todo el mundo la verá de nuevo y se avisa al autor.',
    ja: '再び全員に表示され、投稿者に通知されます。',
  },
  punishConsequence: {
    zh: '处罚立即生效，作者会收到通知和对应的规则。',
    en: 'It begins at once, and the author is told with the rule.',
    es: 'Empieza de inmediato y se avisa al autor con la norma.',
    ja: '直ちに適用され、該当する規則とともに投稿者に通知されます。',
  },
  codes: {
    zh: '违规类型（1–3 项）',
    en: 'What is wrong (1–3)',
    es: 'Infracción (1–3)',
    ja: '違反の種類（1〜3）',
  },
  step: { zh: '处罚方式', en: 'Punishment', es: 'Sanción', ja: '処分' },
  suggestedStep: {
    zh: (step: string) => `按 90 天记录建议：${step}`,
    en: (step: string) => `Suggested by the last 90 days: ${step}`,
    es: (step: string) => `Según los últimos 90 días: ${step}`,
    ja: (step: string) => `90 日間の記録による提案：${step}`,
  },
  nothingSuggested: {
    zh: '90 天内没有违规，无需处罚',
    en: 'No fault in 90 days: nothing is suggested',
    es: 'Sin faltas en 90 días: no se sugiere nada',
    ja: '90 日間に違反なし。処分の提案はありません',
  },
  hideReasons: {
    zh: ['用户投诉属实', '漏审', '活动违规', '上级要求'],
    en: ['A complaint was right', 'Approved by mistake', 'Breaks campaign rules', 'Asked by a leader'],
    es: ['Queja justificada', 'Aprobada por error', 'Incumple la campaña', 'Petición de un responsable'],
    ja: ['苦情が事実', '見落とし', 'キャンペーン違反', '責任者の指示'],
  },
  restoreReasons: {
    zh: ['误判', '作者已说明', '恶意举报'],
    en: ['Hidden by mistake', 'The author explained', 'False reports'],
    es: ['Ocultada por error', 'El autor lo aclaró', 'Denuncias falsas'],
    ja: ['誤判定', '投稿者の説明あり', '虚偽の通報'],
  },
  punishReasons: {
    zh: ['多次违规', '情节严重', '规避审核'],
    en: ['Again and again', 'Grave', 'Evades the review'],
    es: ['Reincidencia', 'Falta grave', 'Elude la revisión'],
    ja: ['違反の繰り返し', '悪質', '審査の回避'],
  },
  hidden: { zh: '动态已下架', en: 'The post was hidden', es: 'Publicación oculta', ja: '投稿を非表示にしました' },
  restored: {
    zh: '动态已恢复展示',
    en: 'The post was restored',
    es: 'Publicación restaurada',
    ja: '投稿を再表示しました',
  },
  punished: { zh: '处罚已生效', en: 'The author was punished', es: 'Sanción aplicada', ja: '処分を適用しました' },
  facts: {
    about: { zh: '评论的动态', en: 'About', es: 'Sobre', ja: '対象の投稿' },
    aboutGone: {
      zh: '您看不到这条动态',
      en: 'You cannot see this post',
      es: 'No puede ver esta publicación',
      ja: 'この投稿は表示できません',
    },
    ipRegion: {
      zh: (origin: string) => `IP 属地 ${origin}`,
      en: (origin: string) => `sent from ${origin}`,
      es: (origin: string) => `enviada desde ${origin}`,
      ja: (origin: string) => `IP 地域 ${origin}`,
    },
    cause: { zh: '进入队列', en: 'In the queue as', es: 'En la cola por', ja: '審査の理由' },
    exposure: { zh: '曝光', en: 'Seen', es: 'Vistas', ja: '表示回数' },
    likes: { zh: '点赞', en: 'Likes', es: 'Me gusta', ja: 'いいね' },
    comments: { zh: '评论数', en: 'Comments', es: 'Comentarios', ja: 'コメント数' },
    shares: { zh: '转发', en: 'Shares', es: 'Compartidas', ja: '共有' },
    posts: { zh: '发布过', en: 'Published so far', es: 'Publicadas', ja: 'これまでの投稿' },
    faults: { zh: '90 天内违规', en: 'Faults in 90 days', es: 'Faltas en 90 días', ja: '90 日間の違反' },
    now: { zh: '当前处罚', en: 'In force', es: 'Vigente', ja: '適用中の処分' },
    nothing: { zh: '没有', en: 'None', es: 'Ninguna', ja: 'なし' },
    mutedUntil: {
      zh: (until: string) => `禁言至 ${until}`,
      en: (until: string) => `muted until ${until}`,
      es: (until: string) => `silencio hasta ${until}`,
      ja: (until: string) => `${until} まで投稿禁止`,
    },
    limitedUntil: {
      zh: (until: string) => `限制曝光至 ${until}`,
      en: (until: string) => `shown less until ${until}`,
      es: (until: string) => `menos visible hasta ${until}`,
      ja: (until: string) => `${until} まで表示制限`,
    },
    banned: { zh: '账号已封禁', en: 'account banned', es: 'cuenta bloqueada', ja: 'アカウント停止中' },
    punishments: { zh: '处罚记录', en: 'Punishments', es: 'Sanciones', ja: '処分の記録' },
    reports: { zh: '举报内容', en: 'What was reported', es: 'Lo denunciado', ja: '通報の内容' },
    noReports: { zh: '没有举报', en: 'No reports', es: 'Sin denuncias', ja: '通報はありません' },
    credible: { zh: '可信', en: 'credible', es: 'creíble', ja: '信頼できる' },
    doubtful: { zh: '可信度低', en: 'doubtful', es: 'dudosa', ja: '信頼度低' },
    earlier: { zh: '修改前的内容', en: 'What it said before', es: 'Lo que decía antes', ja: '編集前の内容' },
    appeal: verificationsWords.appeal,
    note: verificationsWords.lastNote,
    codes: label,
  },
  parts: {
    facts: content,
    log: verificationsWords.parts.log,
  },
})

const postTermsName: Phrase = { zh: '敏感词库', en: 'Word lists', es: 'Listas de términos', ja: '監視語リスト' }
const term: Phrase = { zh: '敏感词', en: 'Term', es: 'Término', ja: '監視語' }
const level: Phrase = { zh: '处理方式', en: 'What it does', es: 'Efecto', ja: '扱い' }
const isBySound: Phrase = { zh: '按读音匹配', en: 'Also by sound', es: 'También por sonido', ja: '読みでも照合' }

export const postTermsFeature = words({
  name: postTermsName,
  permissions: {
    'postTerms.view': {
      zh: '查看敏感词库',
      en: 'See word lists',
      es: 'Ver listas de términos',
      ja: '監視語リストを見る',
    },
    'postTerms.edit': {
      zh: '维护敏感词库',
      en: 'Edit word lists',
      es: 'Editar listas de términos',
      ja: '監視語リストを編集',
    },
  },
  events: {
    'postTerms.add': { zh: '新增敏感词', en: 'Added a term to search for', es: 'Término añadido', ja: '監視語を追加' },
    'postTerms.update': {
      zh: '编辑敏感词',
      en: 'Changed a term to search for',
      es: 'Término cambiado',
      ja: '監視語を変更',
    },
    'postTerms.remove': {
      zh: '删除敏感词',
      en: 'Removed a term to search for',
      es: 'Término eliminado',
      ja: '監視語を削除',
    },
  },
  fields: {
    post_term: term,
    post_term_level: level,
    post_term_label: label,
    post_term_by_sound: isBySound,
  },
} satisfies FeatureWords<'postTerms'>)

/** The screen. */
export const postTermsWords = words({
  title: postTermsName,
  search: { zh: '搜索敏感词', en: 'Search terms', es: 'Buscar término', ja: '監視語を検索' },
  term,
  level,
  anyLevel: { zh: '全部处理方式', en: 'Any level', es: 'Cualquier nivel', ja: 'すべての処理' },
  levelHints: {
    block: {
      zh: '先隐藏，人工审核后才展示',
      en: 'Hidden until somebody judged it',
      es: 'Oculta hasta que alguien la revise',
      ja: '審査が終わるまで非表示',
    },
    review: {
      zh: '进入审核队列',
      en: 'Brought into the queue',
      es: 'Pasa a la cola de revisión',
      ja: '審査キューへ入る',
    },
    mark: {
      zh: '只在审核时标记',
      en: 'Only shown to whoever judges it',
      es: 'Solo se muestra a quien revisa',
      ja: '審査時に表示するだけ',
    },
  },
  label,
  anyLabel: { zh: '全部标签', en: 'Any label', es: 'Cualquier etiqueta', ja: 'すべてのラベル' },
  isBySound,
  isBySoundHint: {
    zh: '拼音和同音字也会命中，如 weixin、威信',
    en: 'Pinyin and other characters of the same sound are found, too',
    es: 'También se halla en pinyin o con caracteres homófonos',
    ja: 'ピンイン表記や同音の字も検出します（weixin、威信 など）',
  },
  bySound: { zh: '同音', en: 'by sound', es: 'por sonido', ja: '同音' },
  exact: { zh: '字面', en: 'as written', es: 'literal', ja: '表記どおり' },
  matching: { zh: '匹配', en: 'Found', es: 'Búsqueda', ja: '照合' },
  found: { zh: '30 天命中', en: 'Posts in 30 days', es: 'En 30 días', ja: '30 日間の一致' },
  add: { zh: '新增敏感词', en: 'Add a term', es: 'Añadir término', ja: '監視語を追加' },
  sureToRemove: {
    zh: (it: string) => `删除“${it}”？以后发布的动态不再查找它。`,
    en: (it: string) => `Remove “${it}”? Posts are no longer searched for it.`,
    es: (it: string) => `¿Eliminar «${it}»? Ya no se buscará en las publicaciones.`,
    ja: (it: string) => `「${it}」を削除しますか？以後の投稿では検出されません。`,
  },
  empty: {
    zh: '没有敏感词，动态只看机审结果',
    en: 'No terms: posts are judged by the machine alone.',
    es: 'Sin términos: las publicaciones solo las mira la máquina.',
    ja: '監視語はありません。投稿は機械判定だけで扱われます',
  },
  emptyFiltered: {
    zh: '没有符合条件的敏感词',
    en: 'No term fits the filters.',
    es: 'Ningún término coincide.',
    ja: '条件に合う監視語がありません',
  },
  tryOut: { zh: '试一试', en: 'Try a text', es: 'Probar un texto', ja: '試してみる' },
  tryLabel: {
    zh: '输入一段文字，看会命中什么',
    en: 'Type a text to see what is found in it',
    es: 'Escriba un texto para ver qué se halla',
    ja: '文章を入力すると、検出される語が分かります',
  },
  hits: {
    zh: (count: number) => (count === 0 ? '没有命中' : `命中 ${count} 处`),
    en: (count: number) =>
      count === 0 ? 'Nothing found' : plural('en', count, { one: 'Found 1 place', other: `Found ${count} places` }),
    es: (count: number) =>
      count === 0 ? 'No se halló nada' : plural('es', count, { one: '1 hallazgo', other: `${count} hallazgos` }),
    ja: (count: number) => (count === 0 ? '一致なし' : `${count} か所で一致`),
  },
  compared: {
    zh: '比对用的文字',
    en: 'The text as it is compared',
    es: 'Texto que se compara',
    ja: '照合に使う文字列',
  },
})

/** Messages to an author in their app about what they published. */
export const postAppWords = words({
  post: { zh: '动态', en: 'post', es: 'publicación', ja: '投稿' },
  comment: { zh: '评论', en: 'comment', es: 'comentario', ja: 'コメント' },
  steps: {
    warn: { zh: '警告', en: 'a warning', es: 'una advertencia', ja: '警告' },
    limit: {
      zh: '限制动态曝光 7 天',
      en: 'fewer people see your posts for 7 days',
      es: 'menos personas verán sus publicaciones durante 7 días',
      ja: '7 日間の表示制限',
    },
    mute1: { zh: '禁言 1 天', en: 'muted for 1 day', es: 'silencio durante 1 día', ja: '1 日間の投稿停止' },
    mute3: { zh: '禁言 3 天', en: 'muted for 3 days', es: 'silencio durante 3 días', ja: '3 日間の投稿停止' },
    mute7: { zh: '禁言 7 天', en: 'muted for 7 days', es: 'silencio durante 7 días', ja: '7 日間の投稿停止' },
    mute30: { zh: '禁言 30 天', en: 'muted for 30 days', es: 'silencio durante 30 días', ja: '30 日間の投稿停止' },
    ban: { zh: '封禁账号', en: 'banned', es: 'cuenta vetada', ja: 'アカウントの利用停止' },
  } satisfies Record<PunishStep, Phrase>,
  faults: {
    advertising: { zh: '广告营销', en: 'it advertises', es: 'es publicidad', ja: '広告や宣伝' },
    contacts: {
      zh: '留有联系方式或引流',
      en: 'it gives contact details',
      es: 'da datos de contacto',
      ja: '連絡先の掲載',
    },
    abuse: { zh: '辱骂攻击他人', en: 'it insults somebody', es: 'insulta a alguien', ja: '他人への暴言' },
    vulgar: { zh: '低俗内容', en: 'it is vulgar', es: 'es vulgar', ja: '低俗な内容' },
    pornography: { zh: '色情内容', en: 'it is pornographic', es: 'es pornográfico', ja: '性的な内容' },
    fraud: { zh: '涉嫌欺诈', en: 'it looks like fraud', es: 'parece un fraude', ja: '詐欺の疑い' },
    crime: { zh: '涉嫌违法犯罪', en: 'it concerns a crime', es: 'trata de un delito', ja: '違法行為に関する内容' },
    politics: {
      zh: '涉及不当时政内容',
      en: 'its politics are not allowed here',
      es: 'su contenido político no se admite',
      ja: '政治に関する不適切な内容',
    },
    minors: { zh: '危害未成年人', en: 'it harms minors', es: 'perjudica a menores', ja: '未成年者に有害な内容' },
    offlineMeeting: {
      zh: '诱导线下约见',
      en: 'it asks for a meeting in private',
      es: 'pide verse en privado',
      ja: '直接会うことへの誘い',
    },
    cheating: {
      zh: '代练或外挂',
      en: 'it offers cheating in games',
      es: 'ofrece trampas en juegos',
      ja: 'チートや代行',
    },
    copyright: { zh: '侵犯版权', en: 'it breaks copyright', es: 'infringe derechos de autor', ja: '著作権の侵害' },
    other: { zh: '违反社区规范', en: 'it breaks our rules', es: 'infringe nuestras normas', ja: '利用規約への違反' },
  } satisfies Record<PostFault, Phrase>,
})

/** What a person reads when the answer is no. */
export const postsRefusals = words({
  authorMuted: {
    zh: '因违规已被禁言，{until} 后可再发布动态和评论',
    en: 'This author is muted because of what they published, and can publish again after {until}.',
    es: 'Este autor está silenciado por lo que publicó; podrá publicar después de {until}.',
    ja: '違反のため投稿とコメントを停止されています。{until} 以降に再び投稿できます。',
  },
  authorBanned: {
    zh: '该用户已被封禁，不能发布动态和评论',
    en: 'This author is banned and can publish nothing.',
    es: 'Este autor está vetado y no puede publicar.',
    ja: 'このユーザーは利用停止中のため、投稿やコメントはできません。',
  },
} satisfies Partial<Record<Reason, Phrase>>)
