import type { FeatureWords } from '#words/feature.ts'
import { type Phrase, words } from '#words/words.ts'

const name: Phrase = { zh: '敏感词库', en: 'Word lists', es: 'Listas de términos', ja: '監視語リスト' }

export const postTermsFeature = words({
  name,
  permissions: {
    'postTerms.view': {
      zh: '查看敏感词库',
      en: 'See word lists',
      es: 'Ver listas de términos',
      ja: '監視語リストを見る',
    },
    'postTerms.edit': {
      zh: '维护敏感词库',
      en: 'Edit word lists',
      es: 'Editar listas de términos',
      ja: '監視語リストを編集',
    },
  },
  events: {
    'postTerms.add': { zh: '新增敏感词', en: 'Added a term to search for', es: 'Término añadido', ja: '監視語を追加' },
    'postTerms.update': {
      zh: '编辑敏感词',
      en: 'Changed a term to search for',
      es: 'Término cambiado',
      ja: '監視語を変更',
    },
    'postTerms.remove': {
      zh: '删除敏感词',
      en: 'Removed a term to search for',
      es: 'Término eliminado',
      ja: '監視語を削除',
    },
  },
  fields: {
    post_term: { zh: '敏感词', en: 'Term', es: 'Término', ja: '監視語' },
    post_term_level: { zh: '处理方式', en: 'What it does', es: 'Efecto', ja: '扱い' },
    post_term_label: { zh: '违规类型', en: 'Kind of fault', es: 'Tipo de falta', ja: '違反の種類' },
    post_term_by_sound: { zh: '按读音匹配', en: 'Also by sound', es: 'También por sonido', ja: '読みでも照合' },
  },
} satisfies FeatureWords<'postTerms'>)
