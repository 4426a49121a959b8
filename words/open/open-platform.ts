import { words } from '#words/words.ts'

/** The page that holds everything about apps from outside. */
export const openPlatformWords = words({
  title: { zh: '开放平台', en: 'Open platform', es: 'Plataforma abierta', ja: 'オープンプラットフォーム' },
  tabs: {
    apps: { zh: '应用', en: 'Apps', es: 'Aplicaciones', ja: 'アプリ' },
    endpoints: { zh: '推送地址', en: 'Webhook endpoints', es: 'Direcciones de webhook', ja: 'Webhook 送信先' },
    deliveries: { zh: '投递记录', en: 'Deliveries', es: 'Envíos', ja: '送信履歴' },
  },
})
