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
  'backup.late': {
    zh: '连续备份已滞后：超过一天没有完整备份，或有变更超过十分钟未归档。请检查备份目录，原因见服务器日志',
    en: 'The continuous backup is late: no full copy for a day, or changes not archived for ten minutes. Check its folder; the log of the server says why.',
    es: 'La copia continua va con retraso: sin copia completa desde hace un día, o con cambios sin archivar desde hace diez minutos. Revise su carpeta; el registro del servidor dice por qué.',
    ja: '継続バックアップが遅れています。1日以上完全なコピーがないか、10分以上アーカイブされていない変更があります。保存先を確認してください。理由はサーバーのログにあります。',
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
