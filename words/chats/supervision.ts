import type { reviewAspects } from '#contract/chats/chat-reviews.ts'
import { labelWords } from '#words/base/labels.ts'
import { uiWords } from '#words/base/ui.ts'
import type { FeatureWords } from '#words/feature.ts'
import { type Phrase, plural, words } from '#words/words.ts'

const satisfaction = { zh: '满意度', en: 'Satisfaction', es: 'Satisfacción', ja: '満足度' }

const quality: Phrase = { zh: '质检', en: 'Quality', es: 'Calidad', ja: '品質' }

export const leaderWords = words({
  views: {
    now: { zh: '实时', en: 'Now', es: 'Ahora', ja: '現況' },
    quality,
  },
  figures: {
    waiting: { zh: '正在排队', en: 'Waiting', es: 'En espera', ja: '待ち' },
    longest: { zh: '最长等待', en: 'Longest wait', es: 'Espera más larga', ja: '最長の待ち' },
    overdue: { zh: '已超时', en: 'Overdue', es: 'Fuera de plazo', ja: '期限超過' },
    firstReply: {
      zh: '首响中位数',
      en: 'Median first answer',
      es: 'Primera respuesta (mediana)',
      ja: '初回返信の中央値',
    },
    begun: { zh: '今日会话', en: 'Begun today', es: 'Iniciadas hoy', ja: '本日の会話' },
    resolved: { zh: '今日结束', en: 'Closed today', es: 'Cerradas hoy', ja: '本日の終了' },
    missed: { zh: '首响 / 后续超时', en: 'Late first / later', es: 'Tarde: primera / otras', ja: '遅れ 初回 / 以後' },
    replies: { zh: '平均响应', en: 'Average answer', es: 'Respuesta media', ja: '平均応答' },
    late: { zh: '超时率', en: 'Late', es: 'Fuera de plazo', ja: '期限切れ率' },
    notOver: { zh: '超时未解决', en: 'Not over in time', es: 'Abiertas fuera de plazo', ja: '期限内に未解決' },
    passedOn: { zh: '转接率', en: 'Passed on', es: 'Transferidas', ja: '転送率' },
    rating: satisfaction,
  },
  ratingOf: {
    zh: (average: string, count: number) => `${average}（${count}）`,
    en: (average: string, count: number) => `${average} (${count})`,
    es: (average: string, count: number) => `${average} (${count})`,
    ja: (average: string, count: number) => `${average}（${count}）`,
  },
  queue: { zh: '等待接入的会话', en: 'Waiting conversations', es: 'Conversaciones en espera', ja: '待機中の会話' },
  queueHint: {
    zh: '最久的在最前。拖到客服上，或按“分配”',
    en: 'The longest wait first. Drag one onto an agent, or press Hand out',
    es: 'La espera más larga primero. Arrastre una sobre un agente o pulse Asignar',
    ja: '待ち時間の長い順。担当者へドラッグするか「割り当てる」を押します',
  },
  team: { zh: '客服团队', en: 'Agents', es: 'Agentes', ja: '担当者の一覧' },
  cannot: {
    zh: (name: string, why: string) => `${name} 现在不能接：${why}`,
    en: (name: string, why: string) => `${name} cannot take it now: ${why}`,
    es: (name: string, why: string) => `${name} no puede ahora: ${why}`,
    ja: (name: string, why: string) => `${name} さんは今受けられません：${why}`,
  },
  more: {
    zh: (count: number) => `查看全部 ${count} 个`,
    en: (count: number) => `See all ${count}`,
    es: (count: number) => `Ver las ${count}`,
    ja: (count: number) => `全 ${count} 件を見る`,
  },
  agent: labelWords.agent,
  load: { zh: '在接', en: 'In hand', es: 'En curso', ja: '対応中' },
  served: { zh: '今日接待', en: 'Served today', es: 'Atendidas hoy', ja: '本日の対応' },
  firstReply: { zh: '首响', en: 'First', es: 'Primera', ja: '初回' },
  reply: { zh: '响应', en: 'Answer', es: 'Respuesta', ja: '応答' },
  missed: labelWords.overdue,
  satisfaction,
  skills: { zh: '技能组', en: 'Groups', es: 'Grupos', ja: 'グループ' },
  capacity: { zh: '同时接待上限', en: 'At once, at most', es: 'Máximo a la vez', ja: '同時対応の上限' },
})

export const reviewsWords = words({
  drawTitle: { zh: '抽检', en: 'Sample', es: 'Muestra', ja: '抜き取り' },
  agent: labelWords.agent,
  everybody: { zh: '全部客服', en: 'All agents', es: 'Todos los agentes', ja: '全員' },
  period: { zh: '时间范围', en: 'Period', es: 'Periodo', ja: '期間' },
  lastDays: {
    zh: (days: number) => `最近 ${days} 天`,
    en: (days: number) => `Last ${days} days`,
    es: (days: number) => `Últimos ${days} días`,
    ja: (days: number) => `直近 ${days} 日`,
  },
  count: { zh: '抽取数量', en: 'How many', es: 'Cuántas', ja: '件数' },
  chats: {
    zh: (count: number) => `${count} 个会话`,
    en: (count: number) => `${count} conversations`,
    es: (count: number) => `${count} conversaciones`,
    ja: (count: number) => `会話 ${count} 件`,
  },
  draw: { zh: '抽取', en: 'Draw', es: 'Sacar', ja: '抜き取る' },
  nothing: {
    zh: '这段时间没有待检的会话，换个客服或放宽时间再抽',
    en: 'Nothing left to review in this time. Choose another agent or a longer time.',
    es: 'No queda nada por revisar en ese tiempo. Elija otro agente o un periodo más largo.',
    ja: 'この期間に未評価の会話はありません。担当者か期間を変えてください',
  },
  review: { zh: '评分', en: 'Score', es: 'Puntuar', ja: '評価する' },
  served: {
    zh: (name: string) => `接待：${name}`,
    en: (name: string) => `Agent: ${name}`,
    es: (name: string) => `Agente: ${name}`,
    ja: (name: string) => `担当：${name}`,
  },
  rated: {
    zh: (score: number) => `顾客评 ${score} 分`,
    en: (score: number) => `Customer gave ${score}`,
    es: (score: number) => `El cliente dio ${score}`,
    ja: (score: number) => `顧客評価 ${score}`,
  },
  reviewOf: {
    zh: (peer: string, agent: string) => `质检：${peer} × ${agent}`,
    en: (peer: string, agent: string) => `Review: ${peer} × ${agent}`,
    es: (peer: string, agent: string) => `Revisión: ${peer} × ${agent}`,
    ja: (peer: string, agent: string) => `品質確認：${peer} × ${agent}`,
  },
  aspects: {
    greeting: { zh: '开场问候', en: 'Greeting', es: 'Saludo', ja: '最初の挨拶' },
    accuracy: { zh: '解答准确', en: 'Accuracy', es: 'Precisión', ja: '回答の正確さ' },
    empathy: { zh: '耐心共情', en: 'Empathy', es: 'Empatía', ja: '共感と丁寧さ' },
    closing: { zh: '收尾确认', en: 'Closing', es: 'Cierre', ja: '締めの確認' },
  } satisfies Record<(typeof reviewAspects)[number], Phrase>,
  points: {
    zh: (score: number) => `${score} 分`,
    en: (score: number) => plural('en', score, { one: '1 point', other: `${score} points` }),
    es: (score: number) => plural('es', score, { one: '1 punto', other: `${score} puntos` }),
    ja: (score: number) => `${score} 点`,
  },
  average: {
    zh: (score: string) => `平均 ${score} 分`,
    en: (score: string) => `${score} on average`,
    es: (score: string) => `${score} de media`,
    ja: (score: string) => `平均 ${score} 点`,
  },
  comment: { zh: '评语', en: 'Comment', es: 'Comentario', ja: 'コメント' },
  commentHint: {
    zh: '客服会看到评分和评语',
    en: 'The agent sees the scores and the comment',
    es: 'El agente ve las puntuaciones y el comentario',
    ja: '点数とコメントは担当者にも表示されます',
  },
  save: { zh: '提交评分', en: 'Submit score', es: 'Enviar puntuación', ja: '評価を送信' },
  saved: {
    zh: '评分已提交，客服会收到通知',
    en: 'Submitted. The agent is told.',
    es: 'Enviada. Se avisa al agente.',
    ja: '送信しました。担当者に通知されます',
  },
  past: { zh: '评分记录', en: 'Past scores', es: 'Puntuaciones anteriores', ja: 'これまでの評価' },
  none: { zh: '还没有评分', en: 'No scores yet', es: 'Aún no hay puntuaciones', ja: 'まだ評価はありません' },
  by: {
    zh: (name: string) => `${name} 评`,
    en: (name: string) => `by ${name}`,
    es: (name: string) => `de ${name}`,
    ja: (name: string) => `評価者：${name}`,
  },
  more: { zh: '更多', en: 'More', es: 'Más', ja: 'さらに表示' },
  close: uiWords.close,
})

export const chatReviewsFeature = words({
  name: quality,
  events: { 'chatReviews.add': { zh: '质检评分', en: 'Reviewed', es: 'Revisada', ja: '品質評価' } },
} satisfies FeatureWords<'chatReviews'>)
