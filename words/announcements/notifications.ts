import { words } from '#words/words.ts'

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
