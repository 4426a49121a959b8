import { words } from '#words/words.ts'

/** The page that holds everything about apps from outside. */
export const openPlatformWords = words({
  title: { zh: '开放平台', en: 'Open platform', es: 'Plataforma abierta', ja: 'オープンプラットフォーム' },
  tabs: {
    apps: { zh: '应用', en: 'Apps', es: 'Aplicaciones', ja: 'アプリ' },
  },
})
