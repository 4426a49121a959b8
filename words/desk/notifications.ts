import type { FeatureWords } from '#words/feature.ts'
import { words } from '#words/words.ts'

/** By kind: about the installation itself. */
export const systemNotificationWords = words({
  'disk.full': {
    zh: '服务器磁盘已满，新数据无法保存，请立即清理磁盘空间',
    en: 'The disk of the server is full: nothing can be saved. Free space now.',
    es: 'El disco del servidor está lleno: no se puede guardar nada. Libere espacio ya.',
    ja: 'サーバーのディスクが一杯です。データを保存できません。すぐに空き容量を確保してください。',
  },
})

export const notificationsFeature = words({
  name: { zh: '通知', en: 'Notifications', es: 'Avisos', ja: '通知' },
  events: {
    'notifications.claim': { zh: '认领警报', en: 'Claimed an alarm', es: 'Atendió una alarma', ja: '警報を引き受け' },
    'notifications.saveRules': undefined,
    'notifications.read': undefined,
    'notifications.clear': undefined,
  },
} satisfies FeatureWords<'notifications'>)

export const unknownNotificationWords = words({
  message: {
    zh: '您有一条新通知，请查看',
    en: 'You have a new notification. Please have a look.',
    es: 'Tiene una notificación nueva. Échele un vistazo.',
    ja: '新しいお知らせがあります。ご確認ください。',
  },
})
