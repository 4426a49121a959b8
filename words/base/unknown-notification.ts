import { words } from '#words/words.ts'

export const unknownNotificationWords = words({
  message: {
    zh: '您有一条新通知，请查看',
    en: 'You have a new notification. Please have a look.',
    es: 'Tiene una notificación nueva. Échele un vistazo.',
    ja: '新しいお知らせがあります。ご確認ください。',
  },
})
