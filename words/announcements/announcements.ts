import type { AnnouncementState, AnnouncementText, ReaderKind } from '#contract/announcements/announcement.ts'
import { labelWords } from '#words/base/labels.ts'
import type { FeatureWords } from '#words/feature.ts'
import { type Phrase, words } from '#words/words.ts'

const name: Phrase = { zh: '公告管理', en: 'Announcements', es: 'Anuncios', ja: 'お知らせ管理' }
const announcementsExport: Phrase = {
  zh: '导出公告',
  en: 'Export announcements',
  es: 'Exportar anuncios',
  ja: 'お知らせを出力',
}

const states = {
  draft: { zh: '草稿', en: 'Draft', es: 'Borrador', ja: '下書き' },
  reviewing: { zh: '待审核', en: 'In review', es: 'En revisión', ja: '審査待ち' },
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
    announcement_publisher: { zh: '发布人', en: 'Published by', es: 'Publicado por', ja: '公開した人' },
    announcement_title: { zh: '标题', en: 'Title', es: 'Título', ja: 'タイトル' },
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
    announcement_publish_at: { zh: '生效时间', en: 'Begins', es: 'Comienza', ja: '開始日時' },
    announcement_expire_at: { zh: '失效时间', en: 'Ends', es: 'Termina', ja: '終了日時' },
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
    sms: { zh: '短信', en: 'Text message', es: 'SMS', ja: 'SMS' },
  } satisfies Record<AnnouncementText['channels'][number], Phrase>,
  priorities: {
    high: labelWords.priorityHigh,
    normal: labelWords.priorityNormal,
    low: labelWords.priorityLow,
  } satisfies Record<AnnouncementText['priority'], Phrase>,
})
