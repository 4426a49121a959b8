import type { FeatureWords } from '#words/feature.ts'
import { words } from '#words/words.ts'

export const notificationsFeature = words({
  name: { zh: '通知', en: 'Notifications', es: 'Avisos', ja: '通知' },
  events: {
    'notifications.claim': { zh: '认领警报', en: 'Claimed an alarm', es: 'Atendió una alarma', ja: '警報を引き受け' },
    'notifications.saveRules': undefined,
    'notifications.read': undefined,
    'notifications.clear': undefined,
  },
} satisfies FeatureWords<'notifications'>)
