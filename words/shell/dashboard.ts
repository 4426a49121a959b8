import type { FeatureWords } from '#words/feature.ts'
import { type Phrase, words } from '#words/words.ts'

const title: Phrase = { zh: '首页', en: 'Dashboard', es: 'Inicio', ja: 'ホーム' }

export const dashboardWords = words({ title })

export const dashboardFeature = words({
  name: title,
  permissions: {
    'dashboard.view': { zh: '查看首页数据', en: 'See the dashboard', es: 'Ver el panel', ja: 'ダッシュボードを見る' },
  },
  events: { 'dashboard.arrange': undefined },
} satisfies FeatureWords<'dashboard'>)
