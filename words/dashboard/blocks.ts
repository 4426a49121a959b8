import type { TodoKind } from '#contract/dashboard/blocks.ts'
import { labelWords } from '#words/base/labels.ts'
import { uiWords } from '#words/base/ui.ts'
import { workersWords } from '#words/people/workers.ts'
import { type Phrase, words } from '#words/words.ts'

/** Lists, ranks and the quality of answers on the dashboard. */
export const dashboardBlockWords = words({
  todo: {
    orders: labelWords.orders,
    refundsInReview: { zh: '退款待审批', en: 'Refunds to approve', es: 'Reembolsos por aprobar', ja: '承認待ちの返金' },
    refundsFailed: { zh: '退款失败', en: 'Refunds failed', es: 'Reembolsos fallidos', ja: '失敗した返金' },
    chatsWaiting: { zh: '会话待接入', en: 'Chats waiting', es: 'Conversaciones en espera', ja: '待機中の会話' },
    chatsMine: {
      zh: '我的会话待回复',
      en: 'My chats to answer',
      es: 'Mis conversaciones por responder',
      ja: '返信待ちの自分の会話',
    },
    chatsOverdue: { zh: '会话超时未回', en: 'Chats overdue', es: 'Conversaciones con retraso', ja: '応答が遅れた会話' },
    packetsInReview: {
      zh: '红包待审批',
      en: 'Red packets to approve',
      es: 'Sobres rojos por aprobar',
      ja: '承認待ちの紅包',
    },
    complaintsPending: { zh: '投诉待受理', en: 'Complaints to take', es: 'Quejas por atender', ja: '未受理の苦情' },
    complaintsNear: {
      zh: '投诉即将超时',
      en: 'Complaints due soon',
      es: 'Quejas a punto de vencer',
      ja: '期限間近の苦情',
    },
    complaintsApproval: {
      zh: '投诉待审批',
      en: 'Complaints to approve',
      es: 'Quejas por aprobar',
      ja: '承認待ちの苦情',
    },
    feedbackPending: { zh: '反馈待处理', en: 'Feedback to answer', es: 'Opiniones por atender', ja: '未対応の意見' },
    withdrawalsInReview: {
      zh: '提现待审核',
      en: 'Withdrawals to review',
      es: 'Retiradas por revisar',
      ja: '審査待ちの出金',
    },
    withdrawalsTrouble: { zh: '打款异常', en: 'Payouts in trouble', es: 'Pagos con incidencia', ja: '送金の異常' },
    settlementsStopped: {
      zh: '结算暂停',
      en: 'Settlements on hold',
      es: 'Liquidaciones detenidas',
      ja: '保留中の精算',
    },
    reconDifferences: {
      zh: '对账差异待处理',
      en: 'Differences to settle',
      es: 'Diferencias por resolver',
      ja: '未処理の差異',
    },
    verifications: { zh: '认证待审核', en: 'Identities to check', es: 'Identidades por revisar', ja: '審査待ちの認証' },
    applications: {
      zh: '入驻待审核',
      en: 'Applications to check',
      es: 'Solicitudes por revisar',
      ja: '審査待ちの申請',
    },
    posts: { zh: '动态待审核', en: 'Posts to check', es: 'Publicaciones por revisar', ja: '審査待ちの投稿' },
    workersExpiring: {
      zh: '人员资质 7 日内到期',
      en: 'Papers of workers end in 7 days',
      es: 'Documentos del personal vencen en 7 días',
      ja: '7日以内に切れる担当者の書類',
    },
    merchantsExpiring: {
      zh: '商家资质 7 日内到期',
      en: 'Papers of shops end in 7 days',
      es: 'Documentos de tiendas vencen en 7 días',
      ja: '7日以内に切れる店舗の書類',
    },
    announcementsReviewing: {
      zh: '公告待审核',
      en: 'Announcements to review',
      es: 'Anuncios por revisar',
      ja: '審査待ちのお知らせ',
    },
    announcementsUnread: { zh: '未读公告', en: 'Unread announcements', es: 'Anuncios sin leer', ja: '未読のお知らせ' },
  } satisfies Record<TodoKind, Phrase>,
  overdue: {
    zh: (count: string) => `其中超时 ${count}`,
    en: (count: string) => `${count} overdue`,
    es: (count: string) => `${count} con retraso`,
    ja: (count: string) => `うち遅れ ${count}`,
  },
  urgent: labelWords.urgent,
  allDone: {
    zh: '目前没有等待处理的事项',
    en: 'Nothing is waiting right now',
    es: 'Ahora mismo no hay nada pendiente',
    ja: '現在、対応待ちの項目はありません',
  },
  waiting: {
    zh: '等得最久的订单',
    en: 'Orders that wait longest',
    es: 'Pedidos que más esperan',
    ja: '最も待っている注文',
  },
  shops: { zh: '出餐最慢的商家', en: 'Slowest shops', es: 'Tiendas más lentas', ja: '調理が遅い店舗' },
  zones: {
    zh: '超时最多的区域',
    en: 'Areas with the most delays',
    es: 'Zonas con más retrasos',
    ja: '遅れの多いエリア',
  },
  prep: {
    zh: (time: string, count: string) => `平均出餐 ${time}，共 ${count} 单`,
    en: (time: string, count: string) => `ready after ${time}, ${count} orders`,
    es: (time: string, count: string) => `lista en ${time}, ${count} pedidos`,
    ja: (time: string, count: string) => `平均 ${time}・${count} 件`,
  },
  lateOf: {
    zh: (late: string, placed: string) => `超时 ${late} / ${placed} 单`,
    en: (late: string, placed: string) => `${late} of ${placed} late`,
    es: (late: string, placed: string) => `${late} de ${placed} tarde`,
    ja: (late: string, placed: string) => `遅れ ${late} / ${placed} 件`,
  },
  showAll: { zh: '查看全部', en: 'Show all', es: 'Ver todo', ja: 'すべて表示' },
  cancels: { zh: '取消原因', en: 'Why they were cancelled', es: 'Motivos de anulación', ja: 'キャンセルの理由' },
  refunds: { zh: '退款原因', en: 'Why money went back', es: 'Motivos de reembolso', ja: '返金の理由' },
  reason: uiWords.reason,
  share: { zh: '占比', en: 'Share', es: 'Proporción', ja: '割合' },
  amount: labelWords.amount,
  reasonsSay: {
    zh: (count: string, top: string, share: string) => `共 ${count} 单，最多的是「${top}」（${share}）。`,
    en: (count: string, top: string, share: string) => `${count} in all, most often “${top}” (${share}).`,
    es: (count: string, top: string, share: string) => `${count} en total, sobre todo «${top}» (${share}).`,
    ja: (count: string, top: string, share: string) => `合計 ${count} 件、最多は「${top}」（${share}）。`,
  },
  sides: {
    label: { zh: '对象', en: 'Who', es: 'Quién', ja: '対象' },
    worker: { zh: '服务者', en: 'Workers', es: 'Personal', ja: '担当者' },
    merchant: workersWords.tabs.shop,
  },
  orders: {
    label: { zh: '榜单', en: 'Ranking', es: 'Clasificación', ja: '順位' },
    best: { zh: '红榜', en: 'Best', es: 'Mejores', ja: '上位' },
    worst: { zh: '黑榜', en: 'Worst', es: 'Peores', ja: '下位' },
  },
  rankSays: {
    best: {
      zh: '按完成单量排序，最多 20 名。',
      en: 'By completed orders, at most 20.',
      es: 'Por pedidos completados, 20 como máximo.',
      ja: '完了した注文の多い順、最大20件。',
    },
    worst: {
      zh: '按超时、取消和投诉排序，只算至少 5 单的，最多 20 名。',
      en: 'By delays, cancellations and complaints, of those with five orders or more; at most 20.',
      es: 'Por retrasos, anulaciones y quejas, con cinco pedidos o más; 20 como máximo.',
      ja: '遅れ・キャンセル・苦情の順、5件以上が対象、最大20件。',
    },
  },
  rankNote: {
    zh: (late: string, cancelled: string, complained: string) =>
      `超时 ${late} · 取消 ${cancelled} · 投诉 ${complained}`,
    en: (late: string, cancelled: string, complained: string) =>
      `${late} late · ${cancelled} cancelled · ${complained} complaints`,
    es: (late: string, cancelled: string, complained: string) =>
      `${late} tarde · ${cancelled} anulados · ${complained} quejas`,
    ja: (late: string, cancelled: string, complained: string) =>
      `遅れ ${late} · キャンセル ${cancelled} · 苦情 ${complained}`,
  },
  completedOf: {
    zh: (completed: string, orders: string) => `完成 ${completed} / ${orders}`,
    en: (completed: string, orders: string) => `${completed} of ${orders} completed`,
    es: (completed: string, orders: string) => `${completed} de ${orders} completados`,
    ja: (completed: string, orders: string) => `完了 ${completed} / ${orders}`,
  },
  name: { zh: '名称', en: 'Name', es: 'Nombre y número', ja: '名称' },
  columns: {
    orders: { zh: '订单数', en: 'Number of orders', es: 'Número de pedidos', ja: '注文件数' },
    completed: { zh: '完成数', en: 'Number completed', es: 'Número de completados', ja: '完了件数' },
    late: { zh: '超时数', en: 'Number late', es: 'Número con retraso', ja: '遅れた件数' },
    cancelled: { zh: '取消数', en: 'Number cancelled', es: 'Número de anulados', ja: 'キャンセル件数' },
    complained: { zh: '投诉数', en: 'Number of complaints', es: 'Número de quejas', ja: '苦情件数' },
    onTime: { zh: '准时', en: 'Punctual', es: 'Puntual', ja: '定時' },
  },
  quality: {
    begun: { zh: '会话量', en: 'Conversations begun', es: 'Conversaciones iniciadas', ja: '会話数' },
    firstReply: {
      zh: '首响（中位数）',
      en: 'First answer (median)',
      es: 'Primera respuesta (mediana)',
      ja: '初回応答（中央値）',
    },
    reply: { zh: '平均响应时长', en: 'Answers, on average', es: 'Respuesta, de media', ja: '応答の平均' },
    late: { zh: '超时占比', en: 'Answered late', es: 'Respondidas tarde', ja: '遅れた割合' },
    rating: { zh: '满意度（5 分）', en: 'Rating (of 5)', es: 'Valoración (de 5)', ja: '評価（5点満点）' },
  },
  agents: { zh: '每位客服', en: 'Each agent', es: 'Cada agente', ja: '担当者別' },
  agent: labelWords.agent,
  pinned: { zh: '置顶公告', en: 'Pinned here', es: 'Anuncio fijado', ja: '固定中' },
  unread: { zh: '未读', en: 'Not read', es: 'No leídos', ja: '未読' },
  recon: { zh: '对账差异', en: 'Differences not settled', es: 'Diferencias sin resolver', ja: '未解決の照合差異' },
  reconDone: { zh: '已对平至', en: 'Balanced until', es: 'Cuadrado hasta', ja: '照合一致の最終日' },
})
