import type {
  AnnouncementAction,
  AnnouncementState,
  AnnouncementText,
  ReaderKind,
} from '#contract/announcements/announcement.ts'
import type { AnnouncementQueue, readerQueues } from '#contract/announcements/announcements.ts'
import type { Reason } from '#contract/base/refusals.ts'
import { labelWords } from '#words/base/labels.ts'
import { uiWords } from '#words/base/ui.ts'
import { complaintsWords } from '#words/complaints/complaints.ts'
import type { FeatureWords } from '#words/feature.ts'
import { orderNameWords } from '#words/orders/order.ts'
import { workersWords } from '#words/people/workers.ts'
import { applicationsWords } from '#words/reviews/applications.ts'
import { postsWords } from '#words/reviews/posts.ts'
import { reviewWords } from '#words/reviews/review.ts'
import { type Phrase, plural, words } from '#words/words.ts'

const publishedAt: Phrase = { zh: '生效时间', en: 'Published at', es: 'Publicar el', ja: '公開日時' }
const shownUntil: Phrase = { zh: '失效时间', en: 'Shown until', es: 'Mostrar hasta', ja: '終了日時' }

const name: Phrase = { zh: '公告管理', en: 'Announcements', es: 'Anuncios', ja: 'お知らせ管理' }
const announcementsExport: Phrase = {
  zh: '导出公告',
  en: 'Export announcements',
  es: 'Exportar anuncios',
  ja: 'お知らせを出力',
}

const states = {
  draft: { zh: '草稿', en: 'Draft', es: 'Borrador', ja: '下書き' },
  reviewing: labelWords.toReview,
  scheduled: { zh: '定时', en: 'Scheduled', es: 'Programado', ja: '予約済み' },
  published: { zh: '发布中', en: 'Published', es: 'Publicado', ja: '公開中' },
  expired: { zh: '已失效', en: 'Ended', es: 'Finalizado', ja: '公開終了' },
  offline: { zh: '已下线', en: 'Withdrawn', es: 'Retirado', ja: '取り下げ済み' },
} satisfies Record<AnnouncementState, Phrase>

export const announcementsFeature = words({
  name,
  record: { zh: '公告', en: 'Announcement', es: 'Anuncio', ja: 'お知らせ' },
  permissions: {
    'announcements.view': { zh: '查看公告', en: 'Read announcements', es: 'Leer anuncios', ja: 'お知らせを見る' },
    'announcements.edit': { zh: '起草公告', en: 'Write announcements', es: 'Redactar anuncios', ja: 'お知らせを作成' },
    'announcements.publish': {
      zh: '发布公告',
      en: 'Publish announcements',
      es: 'Publicar anuncios',
      ja: 'お知らせを公開',
    },
    'announcements.export': announcementsExport,
  },
  events: {
    'announcements.add': {
      zh: '公告：起草',
      en: 'Announcement: written',
      es: 'Anuncio: redactado',
      ja: 'お知らせ：作成',
    },
    'announcements.update': {
      zh: '公告：修改',
      en: 'Announcement: changed',
      es: 'Anuncio: modificado',
      ja: 'お知らせ：変更',
    },
    'announcements.copy': {
      zh: '公告：复制',
      en: 'Announcement: copied',
      es: 'Anuncio: copiado',
      ja: 'お知らせ：複製',
    },
    'announcements.remove': {
      zh: '公告：删除',
      en: 'Announcement: deleted',
      es: 'Anuncio: eliminado',
      ja: 'お知らせ：削除',
    },
    'announcements.submit': {
      zh: '公告：提交审核',
      en: 'Announcement: submitted',
      es: 'Anuncio: enviado a revisión',
      ja: 'お知らせ：審査に提出',
    },
    'announcements.refuse': {
      zh: '公告：退回',
      en: 'Announcement: sent back',
      es: 'Anuncio: devuelto',
      ja: 'お知らせ：差し戻し',
    },
    'announcements.publish': {
      zh: '公告：发布',
      en: 'Announcement: published',
      es: 'Anuncio: publicado',
      ja: 'お知らせ：公開',
    },
    'announcements.withdraw': {
      zh: '公告：下线',
      en: 'Announcement: withdrawn',
      es: 'Anuncio: retirado',
      ja: 'お知らせ：取り下げ',
    },
    'announcements.pin': {
      zh: '公告：置顶',
      en: 'Announcement: pinned',
      es: 'Anuncio: fijado',
      ja: 'お知らせ：固定表示',
    },
    'announcements.remind': {
      zh: '公告：提醒未读',
      en: 'Announcement: reminded',
      es: 'Anuncio: recordado',
      ja: 'お知らせ：再通知',
    },
    'announcements.export': announcementsExport,
    // The rows of readers say who and when.
    'announcements.read': undefined,
    'announcements.acknowledge': undefined,
  },
  systemEvents: {
    'announcements.schedule': {
      zh: '公告：定时发布',
      en: 'Announcement: scheduled',
      es: 'Anuncio: programado',
      ja: 'お知らせ：公開予約',
    },
    'announcements.outgrow': {
      zh: '公告：受众超过确认人数，待重新确认',
      en: 'Announcement: grew beyond what was confirmed',
      es: 'Anuncio: supera lo confirmado',
      ja: 'お知らせ：対象が確認済みの人数を超過',
    },
    'announcements.missDue': {
      zh: '公告：发布时间和失效时间都已过，退回作者',
      en: 'Announcement: not published, its end had come; back to its author',
      es: 'Anuncio: no publicado, su fin había llegado; devuelto a su autor',
      ja: 'お知らせ：公開前に終了時刻を過ぎたため作成者に差し戻し',
    },
    'announcements.publishDue': {
      zh: '公告：到时发布',
      en: 'Announcement: published at its hour',
      es: 'Anuncio: publicado a su hora',
      ja: 'お知らせ：予約時刻に公開',
    },
    'announcements.expire': {
      zh: '公告：失效',
      en: 'Announcement: ended',
      es: 'Anuncio: finalizado',
      ja: 'お知らせ：公開終了',
    },
  },
  fields: {
    announcement_no: { zh: '公告编号', en: 'Announcement number', es: 'Número de anuncio', ja: 'お知らせ番号' },
    announcement_read: { zh: '已读人数', en: 'Have read', es: 'Lo han leído', ja: '既読人数' },
    announcement_acknowledged: {
      zh: '已确认人数',
      en: 'Have acknowledged',
      es: 'Lo han confirmado',
      ja: '確認済み人数',
    },
    announcement_author: { zh: '起草人', en: 'Written by', es: 'Redactado por', ja: '作成者' },
    announcement_publisher: { zh: '发布人', en: 'Published by', es: 'Publicó', ja: '公開した人' },
    announcement_title: labelWords.title,
    announcement_summary: { zh: '摘要', en: 'Summary', es: 'Resumen breve', ja: '概要文' },
    announcement_content: { zh: '正文长度', en: 'Length of the text', es: 'Longitud del texto', ja: '本文の長さ' },
    announcement_cover: { zh: '封面', en: 'Cover', es: 'Portada', ja: 'カバー画像' },
    announcement_kinds: { zh: '受众', en: 'Audience', es: 'Destinatarios', ja: '対象者' },
    announcement_people: { zh: '指定人数', en: 'Named people', es: 'Personas indicadas', ja: '指定した人数' },
    announcement_channels: { zh: '渠道', en: 'Channels', es: 'Canales', ja: '配信方法' },
    announcement_priority: labelWords.priority,
    announcement_must_acknowledge: {
      zh: '须确认',
      en: 'Must be acknowledged',
      es: 'Requiere confirmación',
      ja: '確認が必須',
    },
    announcement_publish_at: publishedAt,
    announcement_expire_at: shownUntil,
    announcement_pinned_until: { zh: '置顶至', en: 'Pinned until', es: 'Fijado hasta', ja: '固定表示の期限' },
    announcement_targets: { zh: '目标人数', en: 'Addressees', es: 'Personas destinatarias', ja: '対象人数' },
  },
  states,
} satisfies FeatureWords<'announcements'>)

/** Names of what an announcement is, for the screen and the export. */
export const announcementNameWords = words({
  states,
  categories: {
    system: labelWords.system,
    activity: { zh: '活动', en: 'Activity', es: 'Actividad', ja: 'キャンペーン' },
    rule: { zh: '规则', en: 'Rules', es: 'Normas', ja: 'ルール' },
    safety: { zh: '安全', en: 'Safety', es: 'Seguridad', ja: '安全' },
    weather: { zh: '恶劣天气', en: 'Weather', es: 'Mal tiempo', ja: '悪天候' },
    outage: { zh: '停运', en: 'Out of service', es: 'Servicio suspendido', ja: '運休' },
  } satisfies Record<AnnouncementText['category'], Phrase>,
  kinds: {
    staff: labelWords.staff,
    customer: labelWords.customer,
    rider: labelWords.rider,
    chauffeur: labelWords.chauffeur,
    companion: labelWords.companion,
    merchant: labelWords.shop,
  } satisfies Record<ReaderKind, Phrase>,
  channels: {
    inbox: { zh: '站内信', en: 'Inbox', es: 'Bandeja', ja: '受信箱' },
    popup: { zh: '弹窗', en: 'Pop-up', es: 'Ventana emergente', ja: 'ポップアップ' },
    push: { zh: '推送', en: 'Push message', es: 'Notificación push', ja: 'プッシュ通知' },
    sms: labelWords.textMessage,
  } satisfies Record<AnnouncementText['channels'][number], Phrase>,
  priorities: {
    high: labelWords.priorityHigh,
    normal: labelWords.priorityNormal,
    low: labelWords.priorityLow,
  } satisfies Record<AnnouncementText['priority'], Phrase>,
})

const edit = labelWords.edit
const copyIt: Phrase = { zh: '复制为草稿', en: 'Copy to a draft', es: 'Copiar como borrador', ja: '下書きに複製' }

/** The list and the drawer. */
export const announcementsWords = words({
  title: announcementsFeature.name,
  record: announcementsFeature.record,
  tabsLabel: { zh: '公告状态', en: 'States of announcements', es: 'Estados de los anuncios', ja: 'お知らせの状態' },
  tabs: {
    all: orderNameWords.queues.all,
    ...announcementNameWords.states,
    unread: { zh: '我的未读', en: 'Unread by me', es: 'Sin leer', ja: '自分の未読' },
  } satisfies Record<AnnouncementQueue, Phrase>,
  search: {
    zh: '搜索编号、标题',
    en: 'Search by number or title',
    es: 'Buscar por número o título',
    ja: '番号・件名で検索',
  },
  category: { zh: '公告类型', en: 'Kind of announcement', es: 'Tipo de anuncio', ja: 'お知らせの種類' },
  anyCategory: applicationsWords.anyKind,
  kind: announcementsFeature.fields.announcement_kinds,
  anyKind: { zh: '全部受众', en: 'Any audience', es: 'Cualquier destinatario', ja: 'すべての対象者' },
  columns: {
    title: announcementsFeature.fields.announcement_title,
    category: labelWords.kind,
    audience: announcementsFeature.fields.announcement_kinds,
    channels: announcementsFeature.fields.announcement_channels,
    state: labelWords.status,
    valid: { zh: '生效 ~ 失效', en: 'From – until', es: 'Desde – hasta', ja: '公開 〜 終了' },
    read: { zh: '已读 / 目标', en: 'Read', es: 'Leído', ja: '既読 / 対象' },
    publisher: announcementsFeature.fields.announcement_publisher,
    updated: { zh: '更新时间', en: 'Updated', es: 'Actualizado', ja: '更新日時' },
    actions: labelWords.actions,
  },
  pinned: { zh: '置顶', en: 'Pinned', es: 'Fijado', ja: '固定' },
  mandatory: { zh: '强制', en: 'Mandatory', es: 'Obligatorio', ja: '要確認' },
  urgent: labelWords.urgent,
  hasPending: { zh: '新版待审', en: 'New text waits', es: 'Texto nuevo en espera', ja: '改訂版が審査待ち' },
  people: {
    zh: (count: number) => `指定 ${count} 人`,
    en: (count: number) => plural('en', count, { one: '1 named person', other: `${count} named persons` }),
    es: (count: number) => plural('es', count, { one: '1 persona', other: `${count} personas` }),
    ja: (count: number) => `指名 ${count} 人`,
  },
  noEnd: workersWords.endless,
  atOnce: { zh: '发布即生效', en: 'when published', es: 'al publicarse', ja: '公開と同時' },
  confirmed: {
    zh: (count: string) => `已确认 ${count}`,
    en: (count: string) => `${count} confirmed`,
    es: (count: string) => plural('es', count === '1' ? 1 : 2, { one: '1 confirmado', other: `${count} confirmados` }),
    ja: (count: string) => `確認 ${count}`,
  },
  write: { zh: '写公告', en: 'Write', es: 'Redactar', ja: 'お知らせを書く' },
  empty: {
    zh: '这里还没有公告',
    en: 'There are no announcements here',
    es: 'Aquí no hay anuncios',
    ja: 'お知らせはありません',
  },
  emptyUnread: {
    zh: '没有未读的公告',
    en: 'You have read all announcements',
    es: 'Ha leído todos los anuncios',
    ja: '未読のお知らせはありません',
  },
  emptyFiltered: {
    zh: '没有符合条件的公告',
    en: 'No announcement fits the filters',
    es: 'Ningún anuncio cumple los filtros',
    ja: '条件に合うお知らせはありません',
  },
  actions: {
    publish: { zh: '发布', en: 'Publish', es: 'Publicar', ja: '公開' },
    refuse: { zh: '退回', en: 'Send back', es: 'Devolver', ja: '差し戻し' },
    submit: { zh: '提交审核', en: 'Send to review', es: 'A revisión', ja: '審査に出す' },
    update: edit,
    remind: { zh: '提醒未读', en: 'Remind', es: 'Recordar', ja: '未読者に催促' },
    pin: { zh: '置顶设置', en: 'Pin', es: 'Fijar', ja: '固定表示' },
    withdraw: { zh: '下线', en: 'Withdraw', es: 'Retirar', ja: '取り下げ' },
    copy: copyIt,
    remove: labelWords.remove,
  } satisfies Record<AnnouncementAction, Phrase>,
  consequences: {
    submit: {
      zh: '提交后由有发布权限的同事审核，审核前不会有人看到。',
      en: 'A colleague who may publish reviews it. Nobody sees it before.',
      es: 'Lo revisará un colega que pueda publicar. Nadie lo ve antes.',
      ja: '公開権限のある担当者が審査します。それまでは誰にも表示されません。',
    },
    publish: {
      zh: '发布后按渠道送达全部受众，不能撤回已发出的推送和短信。',
      en: 'It goes to all its readers by its channels. Push and text messages cannot be recalled.',
      es: 'Llega a todos sus destinatarios por sus canales. Las notificaciones y los SMS no se recuperan.',
      ja: '指定の配信方法で対象者全員に届きます。プッシュ通知と SMS は取り消せません。',
    },
    schedule: {
      zh: '到生效时间自动发布，此前可以退回。',
      en: 'It is published by itself at its time. It can be sent back until then.',
      es: 'Se publica solo a su hora. Hasta entonces puede devolverse.',
      ja: '公開日時になると自動で公開されます。それまでは差し戻せます。',
    },
    revise: {
      zh: '新版将替换正在展示的正文，已读记录保留。',
      en: 'The new text replaces the one that is shown. Who has read the older one has read it.',
      es: 'El texto nuevo sustituye al que se muestra. Se conserva quién lo ha leído.',
      ja: '表示中の本文が改訂版に置き換わります。既読の記録は残ります。',
    },
    refuse: {
      zh: '退回给作者修改，作者会看到原因。',
      en: 'It goes back to its author, who sees the reason.',
      es: 'Vuelve a su autor, que verá el motivo.',
      ja: '作成者に差し戻され、理由が表示されます。',
    },
    withdraw: {
      zh: '立即停止展示，不能重新上线；需要时请复制后重新发布。',
      en: 'It is no longer shown, and does not come back; copy it to publish it again.',
      es: 'Deja de mostrarse y no vuelve; cópielo para publicarlo de nuevo.',
      ja: 'ただちに表示を終了し、元に戻せません。再公開するには複製してください。',
    },
    remind: {
      zh: '再次通知未读、未确认的人；一小时内只能提醒一次。',
      en: 'Those who have not read or confirmed it are told again; once an hour at most.',
      es: 'Se avisa de nuevo a quien no lo ha leído o confirmado; como máximo una vez por hora.',
      ja: '未読・未確認の人に再通知します。1 時間に 1 回までです。',
    },
    pin: {
      zh: '在所有人的列表里排在最前，到期自动取消。',
      en: 'It stands above all others in everybody’s list until then.',
      es: 'Queda por encima de los demás en la lista de todos hasta entonces.',
      ja: '期限まで全員の一覧の先頭に表示されます。',
    },
    remove: {
      zh: '草稿删除后无法恢复。',
      en: 'A draft that was deleted cannot be restored.',
      es: 'Un borrador eliminado no se recupera.',
      ja: '削除した下書きは元に戻せません。',
    },
  },
  dones: {
    submit: { zh: '已提交审核', en: 'Sent to review', es: 'Enviado a revisión', ja: '審査に出しました' },
    publish: { zh: '已发布', en: 'It is published', es: 'Se ha publicado', ja: '公開しました' },
    schedule: { zh: '已定时发布', en: 'It is scheduled', es: 'Queda programado', ja: '公開を予約しました' },
    refuse: {
      zh: '已退回作者',
      en: 'Sent back to its author',
      es: 'Devuelto a su autor',
      ja: '作成者に差し戻しました',
    },
    withdraw: { zh: '公告已下线', en: 'It is withdrawn', es: 'Se ha retirado', ja: '取り下げました' },
    pin: { zh: '已置顶', en: 'Pinned for everybody', es: 'Fijado para todos', ja: '固定しました' },
    unpin: { zh: '已取消置顶', en: 'No longer pinned', es: 'Ya no está fijado', ja: '固定を解除しました' },
    remind: { zh: '已提醒', en: 'Reminded', es: 'Recordatorio enviado', ja: '催促しました' },
    copy: { zh: '已复制为草稿', en: 'Copied to a new draft', es: 'Copiado en un borrador', ja: '下書きに複製しました' },
    remove: { zh: '草稿已删除', en: 'The draft is deleted', es: 'Borrador eliminado', ja: '下書きを削除しました' },
  },
  reasons: {
    refuse: {
      zh: ['内容有误', '受众不合适', '措辞需要修改'],
      en: ['Something is wrong', 'Wrong readers', 'Wording must change'],
      es: ['Hay un error', 'Destinatarios equivocados', 'Hay que cambiar la redacción'],
      ja: ['内容に誤りがある', '対象者が不適切', '表現の修正が必要'],
    },
    withdraw: {
      zh: ['内容有误', '事情已经结束', '以新公告代替'],
      en: ['Something is wrong', 'The matter is over', 'Another one replaces it'],
      es: ['Hay un error', 'El asunto terminó', 'Otro lo sustituye'],
      ja: ['内容に誤りがある', '用件が終了した', '新しいお知らせに差し替え'],
    },
  },
  pinUntil: { zh: '置顶到', en: 'Pin until', es: 'Fijar hasta', ja: '固定する期限' },
  unpin: labelWords.unpin,
  pinDays: {
    1: { zh: '一天', en: 'a day', es: 'un día', ja: '1 日間' },
    3: { zh: '三天', en: '3 days', es: '3 días', ja: '3 日間' },
    7: { zh: '一周', en: 'a week', es: 'una semana', ja: '1 週間' },
  },
  reach: { zh: '送达人数', en: 'People it goes to', es: 'Personas a las que llega', ja: '届く人数' },
  peopleCount: {
    zh: (count: string) => `${count} 人`,
    en: (count: string) => (count === '1' ? '1 person' : `${count} people`),
    es: (count: string) => (count === '1' ? '1 persona' : `${count} personas`),
    ja: (count: string) => `${count} 人`,
  },
  typeNumber: {
    zh: (count: string) => `请输入人数 ${count} 以确认`,
    en: (count: string) => `Type the number ${count} to confirm`,
    es: (count: string) => `Escriba el número ${count} para confirmar`,
    ja: (count: string) => `確認のため人数 ${count} を入力してください`,
  },
  typeHint: {
    zh: '受众超过一万人，请确认没有选错。',
    en: 'More than 10,000 people get it: make sure that they are the right ones.',
    es: 'Lo reciben más de 10 000 personas: compruebe que son las correctas.',
    ja: '対象者が 1 万人を超えます。間違いがないか確認してください。',
  },
  parts: {
    preview: postsWords.columns.content,
    readers: { zh: '阅读名单', en: 'Who has read it', es: 'Lectores', ja: '閲覧者' },
    revisions: { zh: '修订', en: 'Revisions', es: 'Versiones', ja: '改訂履歴' },
    log: complaintsWords.parts.log,
  },
  facts: { zh: '发布设置', en: 'How it is published', es: 'Cómo se publica', ja: '公開設定' },
  priority: announcementsFeature.fields.announcement_priority,
  events: { ...announcementsFeature.events, ...announcementsFeature.systemEvents },
  reasonWas: {
    zh: (reason: string) => `原因：${reason}`,
    en: (reason: string) => `Reason: ${reason}`,
    es: (reason: string) => `Motivo: ${reason}`,
    ja: (reason: string) => `理由：${reason}`,
  },
  shownNow: { zh: '正在展示', en: 'Shown now', es: 'El que se muestra', ja: '表示中' },
  readerQueues: {
    read: { zh: '已读', en: 'Have read it', es: 'Lo han leído', ja: '既読' },
    unread: { zh: '未读', en: 'Have not', es: 'No lo han leído', ja: '未読' },
    unacknowledged: { zh: '未确认', en: 'Not confirmed', es: 'Sin confirmar', ja: '未確認' },
  } satisfies Record<(typeof readerQueues)[number], Phrase>,
  noReaders: { zh: '这里没有人', en: 'Nobody here', es: 'Nadie aquí', ja: '該当者はいません' },
  notYet: {
    zh: '发布后才有阅读名单',
    en: 'Nobody can have read it before it is published',
    es: 'Nadie puede leerlo antes de publicarse',
    ja: '公開後に閲覧者が表示されます',
  },
  more: labelWords.showMore,
  revision: {
    zh: (number: number) => `第 ${number} 版`,
    en: (number: number) => `Revision ${number}`,
    es: (number: number) => `Versión ${number}`,
    ja: (number: number) => `第 ${number} 版`,
  },
  waits: { zh: '等待发布', en: 'Waits to be published', es: 'Espera su publicación', ja: '公開待ち' },
  writtenBy: {
    zh: (name: string) => `${name} 撰写`,
    en: (name: string) => `Written by ${name}`,
    es: (name: string) => `Escrito por ${name}`,
    ja: (name: string) => `${name} が作成`,
  },
  publishedBy: {
    zh: (name: string) => `${name} 发布`,
    en: (name: string) => `Published by ${name}`,
    es: (name: string) => `Publicado por ${name}`,
    ja: (name: string) => `${name} が公開`,
  },
  firstText: { zh: '首个版本', en: 'The first text', es: 'El primer texto', ja: '最初の版' },
  sameText: {
    zh: '文字没有变化',
    en: 'The words are the same',
    es: 'Las palabras son las mismas',
    ja: '文面に変更はありません',
  },
  added: { zh: '新增', en: 'Added', es: 'Añadido', ja: '追加' },
  removed: { zh: '删去', en: 'Taken out', es: 'Quitado', ja: '削除箇所' },
  changedFields: { zh: '改动了', en: 'Also changed', es: 'También cambió', ja: '変更項目' },
  content: labelWords.body,
  summary: announcementsFeature.fields.announcement_summary,
  cover: { zh: '封面图', en: 'Cover picture', es: 'Imagen de portada', ja: 'カバー画像' },
  acknowledge: { zh: '我已知晓', en: 'I have understood', es: 'Lo he entendido', ja: '確認しました' },
  acknowledgedAt: { zh: '您已确认', en: 'You have confirmed it', es: 'Lo ha confirmado', ja: '確認済みです' },
  done: labelWords.done,
})

/** The form in which one is written. */
export const announcementFormWords = words({
  add: { zh: '新公告', en: 'New announcement', es: 'Anuncio nuevo', ja: '新しいお知らせ' },
  edit: { zh: '编辑公告', en: 'Edit the announcement', es: 'Editar el anuncio', ja: 'お知らせを編集' },
  back: reviewWords.backToList,
  sureToLeave: {
    zh: '有未保存的修改，确定离开吗？',
    en: 'There are changes that are not saved. Leave?',
    es: 'Hay cambios sin guardar. ¿Salir?',
    ja: '保存していない変更があります。離れますか？',
  },
  restored: {
    zh: '已恢复上次未保存的内容',
    en: 'What was not saved last time is here again',
    es: 'Aquí está de nuevo lo que no se guardó',
    ja: '前回保存していない内容を復元しました',
  },
  discard: { zh: '不要这些内容', en: 'Drop it', es: 'Descartar', ja: '破棄する' },
  save: { zh: '保存草稿', en: 'Save draft', es: 'Guardar borrador', ja: '下書きを保存' },
  saveRevision: { zh: '保存新版', en: 'Save new text', es: 'Guardar texto nuevo', ja: '改訂版を保存' },
  submit: {
    zh: '保存并提交审核',
    en: 'Save and send to review',
    es: 'Guardar y enviar a revisión',
    ja: '保存して審査に出す',
  },
  saved: { zh: '草稿已保存', en: 'The draft is saved', es: 'Borrador guardado', ja: '下書きを保存しました' },
  title: announcementsFeature.fields.announcement_title,
  summaryHint: {
    zh: '列表和通知里显示，最多 120 字',
    en: 'Shown in lists and notifications; 120 characters at most',
    es: 'Se muestra en listas y avisos; 120 caracteres como máximo',
    ja: '一覧や通知に表示されます（120 文字まで）',
  },
  whom: labelWords.toWhom,
  how: { zh: '怎么发', en: 'How it goes out', es: 'Cómo se envía', ja: '配信の設定' },
  when: { zh: '什么时候', en: 'When', es: 'Cuándo', ja: '公開期間' },
  kinds: { zh: '受众类型', en: 'Kinds of readers', es: 'Tipos de destinatarios', ja: '対象者の種類' },
  roles: { zh: '员工角色', en: 'Roles of staff', es: 'Roles del personal', ja: 'スタッフのロール' },
  rolesHint: {
    zh: '不选为全部员工',
    en: 'None chosen: all staff',
    es: 'Ninguno: todo el personal',
    ja: '未選択の場合は全スタッフ',
  },
  people: { zh: '指定人员', en: 'Named persons', es: 'Personas concretas', ja: '指名する人' },
  peopleHint: {
    zh: '不受以上条件限制，一定会收到',
    en: 'They get it whatever is chosen above',
    es: 'Lo reciben elija lo que elija arriba',
    ja: '上の条件にかかわらず届きます',
  },
  findPeople: {
    zh: '输入姓名或外部编号',
    en: 'Type a name or an external id',
    es: 'Escriba un nombre o un ID externo',
    ja: '名前または外部 ID を入力',
  },
  counted: { zh: '预计送达', en: 'It would go to', es: 'Llegaría a', ja: '届く見込み' },
  channelsHint: {
    zh: '短信只能由作者以外的同事发布',
    en: 'A text message is published by somebody else than its author',
    es: 'Un SMS lo publica alguien distinto de su autor',
    ja: 'SMS は作成者以外が公開します',
  },
  mustAcknowledge: {
    zh: '必须确认',
    en: 'Must be confirmed by readers',
    es: 'Debe confirmarse',
    ja: '確認を必須にする',
  },
  mustAcknowledgeHint: {
    zh: '读者要点“我已知晓”；安全类公告确认前不能派单',
    en: 'Readers press “I have understood”; before that, a safety notice keeps them from dispatching',
    es: 'El lector pulsa «Lo he entendido»; antes, un aviso de seguridad le impide despachar',
    ja: '読者は「確認しました」を押します。安全に関するものは確認するまで配車できません',
  },
  publishAt: publishedAt,
  publishAtHint: {
    zh: '留空则审核通过后立即发布',
    en: 'Empty: as soon as somebody publishes it',
    es: 'Vacío: en cuanto alguien lo publique',
    ja: '空欄の場合は審査後すぐに公開します',
  },
  expireAt: shownUntil,
  expireAtHint: { zh: '留空则长期有效', en: 'Empty: without an end', es: 'Vacío: sin fin', ja: '空欄の場合は無期限' },
  noContent: { zh: '正文不能为空', en: 'The text is missing', es: 'Falta el texto', ja: '本文を入力してください' },
  noCity: {
    zh: '请选择至少一个城市',
    en: 'Choose at least one city',
    es: 'Elija al menos una ciudad',
    ja: '都市を 1 つ以上選択してください',
  },
  preview: labelWords.preview,
  previewTitle: {
    zh: '读者看到的样子',
    en: 'As readers see it',
    es: 'Como lo ven los lectores',
    ja: '読者に見える表示',
  },
  leftOut: {
    zh: (names: string) => `保存时会去掉：${names}`,
    en: (names: string) => `Left out when it is saved: ${names}`,
    es: (names: string) => `Se quita al guardar: ${names}`,
    ja: (names: string) => `保存時に除かれます：${names}`,
  },
  nothingLeftOut: {
    zh: '内容会原样保存',
    en: 'It is kept as it is',
    es: 'Se guarda tal cual',
    ja: '内容はそのまま保存されます',
  },
  chooseImage: { zh: '选择图片', en: 'Choose a picture', es: 'Elegir imagen', ja: '画像を選択' },
  removeImage: labelWords.removePicture,
  imageHint: {
    zh: 'JPG、PNG 或 WebP，不超过 5 MB',
    en: 'JPG, PNG or WebP, 5 MB at most',
    es: 'JPG, PNG o WebP, 5 MB como máximo',
    ja: 'JPG・PNG・WebP、5 MB まで',
  },
})

/** The toolbar of the text. */
export const announcementEditorWords = words({
  toolbar: { zh: '正文格式', en: 'Formatting', es: 'Formato', ja: '書式' },
  tools: {
    heading: { zh: '大标题', en: 'Heading', es: 'Encabezado', ja: '大見出し' },
    subheading: { zh: '小标题', en: 'Subheading', es: 'Subencabezado', ja: '小見出し' },
    bold: { zh: '加粗', en: 'Bold', es: 'Negrita', ja: '太字' },
    italic: { zh: '斜体', en: 'Italic', es: 'Cursiva', ja: '斜体' },
    underline: { zh: '下划线', en: 'Underline', es: 'Subrayado', ja: '下線' },
    bullets: { zh: '项目列表', en: 'Bulleted list', es: 'Lista con viñetas', ja: '箇条書き' },
    numbers: { zh: '编号列表', en: 'Numbered list', es: 'Lista numerada', ja: '番号付きリスト' },
    quote: { zh: '引用', en: 'Quote', es: 'Cita', ja: '引用' },
    link: { zh: '链接', en: 'Link', es: 'Enlace', ja: 'リンク' },
    image: { zh: '插入图片', en: 'Insert a picture', es: 'Insertar imagen', ja: '画像を挿入' },
    undo: { zh: '撤销', en: 'Undo', es: 'Deshacer', ja: '元に戻す' },
    redo: { zh: '重做', en: 'Redo', es: 'Rehacer', ja: 'やり直す' },
  },
  linkAddress: { zh: '链接地址', en: 'Address of the link', es: 'Dirección del enlace', ja: 'リンク先' },
  linkHint: {
    zh: '以 https:// 开头；留空则取消链接',
    en: 'Begins with https://; empty for no link',
    es: 'Empieza por https://; vacío para quitarlo',
    ja: 'https:// で始めてください。空欄でリンクを解除します',
  },
  linkWrong: {
    zh: '请输入以 http:// 或 https:// 开头的地址',
    en: 'Enter an address that begins with http:// or https://',
    es: 'Escriba una dirección que empiece por http:// o https://',
    ja: 'http:// または https:// で始まるアドレスを入力してください',
  },
  altText: { zh: '图片说明', en: 'What the picture shows', es: 'Qué muestra la imagen', ja: '画像の説明' },
  altHint: {
    zh: '给看不到图片的人读，也用于加载失败时',
    en: 'Read to those who do not see it, and shown when it cannot be loaded',
    es: 'Se lee a quien no la ve y se muestra si no carga',
    ja: '画像が見えない人に読み上げられ、読み込めないときにも表示されます',
  },
})

/** Announcements that stand before their reader. */
export const pressingWords = words({
  close: uiWords.close,
  later: { zh: '稍后再看', en: 'Later', es: 'Más tarde', ja: '後で' },
  acknowledge: announcementsWords.acknowledge,
  others: {
    zh: (count: number) => `还有 ${count} 条`,
    en: (count: number) => `${count} more`,
    es: (count: number) => `${count} más`,
    ja: (count: number) => `ほか ${count} 件`,
  },
  blocks: {
    zh: '确认后才能继续派单。',
    en: 'You can go on dispatching when you have confirmed it.',
    es: 'Podrá seguir despachando cuando lo confirme.',
    ja: '確認すると配車を続けられます。',
  },
})

/** By kind: the title says what it is about. */
export const announcementNotificationWords = words({
  'announcement.published': {
    zh: '公告：{title}',
    en: 'Announcement: {title}',
    es: 'Anuncio: {title}',
    ja: 'お知らせ：{title}',
  },
  'announcement.revised': {
    zh: '公告已更新：{title}',
    en: 'Announcement updated: {title}',
    es: 'Anuncio actualizado: {title}',
    ja: 'お知らせが更新されました：{title}',
  },
  'announcement.outgrown': {
    zh: '公告受众已增至 {count} 人，请重新确认后发布：{title}',
    en: 'Now for {count} people; confirm it again to publish: {title}',
    es: 'Ahora es para {count} personas; confírmelo de nuevo para publicarlo: {title}',
    ja: '対象が {count} 人に増えました。確認して公開してください：{title}',
  },
  'announcement.reminded': {
    zh: '请阅读公告：{title}',
    en: 'Please read the announcement: {title}',
    es: 'Lea el anuncio: {title}',
    ja: 'お知らせをお読みください：{title}',
  },
})

/** What a person reads when the answer is no. */
export const announcementsRefusals = words({
  announcementNotInThisState: {
    zh: '公告的状态已变化，无法进行此操作，请查看最新状态',
    en: 'The announcement has moved on and does not allow this. See how it stands now.',
    es: 'El anuncio ha cambiado de estado y ya no lo permite. Vea cómo está ahora.',
    ja: 'お知らせの状態が変わったため操作できません。最新の状態をご確認ください。',
  },
  announcementReminded: {
    zh: '同一公告每小时最多提醒一次，请稍后再试',
    en: 'One announcement can be reminded of once an hour. Try again later.',
    es: 'Solo se puede recordar un anuncio una vez por hora. Inténtelo más tarde.',
    ja: '同じお知らせの再通知は1時間に1回までです。しばらくしてからお試しください。',
  },
  announcementTargets: {
    zh: '受众共 {count} 人，请输入该人数以确认发布',
    en: 'The audience is {count} people. Type that number to publish.',
    es: 'La audiencia es de {count} personas. Escriba ese número para publicar.',
    ja: '対象者は {count} 人です。公開するにはその人数を入力してください。',
  },
  announcementOwn: {
    zh: '受众超过1万人的公告，须由起草人以外的同事发布',
    en: 'An announcement to more than 10,000 people must be published by somebody who did not write it.',
    es: 'Un anuncio para más de 10 000 personas debe publicarlo alguien que no lo haya escrito.',
    ja: '対象者が1万人を超えるお知らせは、作成者以外の担当者が公開してください。',
  },
  announcementSms: {
    zh: '短信通道需主管审批，请由起草人以外的同事发布',
    en: 'Text messages need somebody else’s approval: a colleague who did not write it must publish.',
    es: 'Los SMS requieren otra aprobación: debe publicarlo un colega que no lo haya escrito.',
    ja: 'SMS の送信には別の担当者の承認が必要です。作成者以外の担当者が公開してください。',
  },
  announcementCities: {
    zh: '您只能发布和处理面向管辖城市的公告，请选择管辖范围内的城市和人员，其他公告请由总部处理',
    en: 'You can only handle announcements to the cities that you see. Choose these cities and people of theirs, and leave others to headquarters.',
    es: 'Solo puede gestionar anuncios para las ciudades que ve. Elija esas ciudades y a su gente, y deje los demás a la central.',
    ja: '担当する都市向けのお知らせのみ扱えます。担当範囲の都市と対象者を選び、ほかは本部に任せてください。',
  },
  announcementImageUnknown: {
    zh: '正文或封面中的图片不存在，请重新上传',
    en: 'A picture of the text or the cover does not exist. Upload it again.',
    es: 'Una imagen del texto o de la portada no existe. Súbala de nuevo.',
    ja: '本文またはカバーの画像が存在しません。もう一度アップロードしてください。',
  },
  announcementTerm: {
    zh: '内容包含敏感词：{term}',
    en: 'The content has a term of the word lists: {term}',
    es: 'El contenido incluye un término vetado: {term}',
    ja: '内容に監視語が含まれています：{term}',
  },
  announcementUnacknowledged: {
    zh: '请先阅读安全公告《{title}》并点击“我已知晓”，再派单',
    en: 'Read and acknowledge the safety announcement “{title}” before you dispatch.',
    es: 'Lea y confirme el anuncio de seguridad «{title}» antes de asignar.',
    ja: '配車の前に、安全に関するお知らせ「{title}」を読んで「確認しました」を押してください。',
  },
} satisfies Partial<Record<Reason, Phrase>>)
