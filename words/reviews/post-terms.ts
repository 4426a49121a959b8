import type { FeatureWords } from '#words/feature.ts'
import { type Phrase, plural, words } from '#words/words.ts'

const name: Phrase = { zh: '敏感词库', en: 'Word lists', es: 'Listas de términos', ja: '監視語リスト' }
const term: Phrase = { zh: '敏感词', en: 'Term', es: 'Término', ja: '監視語' }
const level: Phrase = { zh: '处理方式', en: 'What it does', es: 'Efecto', ja: '扱い' }
const label: Phrase = { zh: '违规类型', en: 'Kind of fault', es: 'Tipo de falta', ja: '違反の種類' }
const isBySound: Phrase = { zh: '按读音匹配', en: 'Also by sound', es: 'También por sonido', ja: '読みでも照合' }

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
    post_term: term,
    post_term_level: level,
    post_term_label: label,
    post_term_by_sound: isBySound,
  },
} satisfies FeatureWords<'postTerms'>)

/** The screen. */
export const postTermsWords = words({
  title: name,
  search: { zh: '搜索敏感词', en: 'Search terms', es: 'Buscar término', ja: '監視語を検索' },
  term,
  level,
  anyLevel: { zh: '全部处理方式', en: 'Any level', es: 'Cualquier nivel', ja: 'すべての処理' },
  levelHints: {
    block: {
      zh: '先隐藏，人工审核后才展示',
      en: 'Hidden until somebody judged it',
      es: 'Oculta hasta que alguien la revise',
      ja: '審査が終わるまで非表示',
    },
    review: {
      zh: '进入审核队列',
      en: 'Brought into the queue',
      es: 'Pasa a la cola de revisión',
      ja: '審査キューへ入る',
    },
    mark: {
      zh: '只在审核时标记',
      en: 'Only shown to whoever judges it',
      es: 'Solo se muestra a quien revisa',
      ja: '審査時に表示するだけ',
    },
  },
  label,
  anyLabel: { zh: '全部标签', en: 'Any label', es: 'Cualquier etiqueta', ja: 'すべてのラベル' },
  isBySound,
  isBySoundHint: {
    zh: '拼音和同音字也会命中，如 weixin、威信',
    en: 'Pinyin and other characters of the same sound are found, too',
    es: 'También se halla en pinyin o con caracteres homófonos',
    ja: 'ピンイン表記や同音の字も検出します（weixin、威信 など）',
  },
  bySound: { zh: '同音', en: 'by sound', es: 'por sonido', ja: '同音' },
  exact: { zh: '字面', en: 'as written', es: 'literal', ja: '表記どおり' },
  matching: { zh: '匹配', en: 'Found', es: 'Búsqueda', ja: '照合' },
  found: { zh: '30 天命中', en: 'Posts in 30 days', es: 'Publicaciones en 30 días', ja: '30 日間の一致' },
  add: { zh: '新增敏感词', en: 'Add a term', es: 'Añadir término', ja: '監視語を追加' },
  sureToRemove: {
    zh: (it: string) => `删除“${it}”？以后发布的动态不再查找它。`,
    en: (it: string) => `Remove “${it}”? Posts are no longer searched for it.`,
    es: (it: string) => `¿Eliminar «${it}»? Ya no se buscará en las publicaciones.`,
    ja: (it: string) => `「${it}」を削除しますか？以後の投稿では検出されません。`,
  },
  empty: {
    zh: '没有敏感词，动态只看机审结果',
    en: 'No terms: posts are judged by the machine alone.',
    es: 'Sin términos: las publicaciones solo las mira la máquina.',
    ja: '監視語はありません。投稿は機械判定だけで扱われます',
  },
  emptyFiltered: {
    zh: '没有符合条件的敏感词',
    en: 'No term fits the filters.',
    es: 'Ningún término coincide.',
    ja: '条件に合う監視語がありません',
  },
  tryOut: { zh: '试一试', en: 'Try a text', es: 'Probar un texto', ja: '試してみる' },
  tryLabel: {
    zh: '输入一段文字，看会命中什么',
    en: 'Type a text to see what is found in it',
    es: 'Escriba un texto para ver qué se halla',
    ja: '文章を入力すると、検出される語が分かります',
  },
  hits: {
    zh: (count: number) => (count === 0 ? '没有命中' : `命中 ${count} 处`),
    en: (count: number) =>
      count === 0 ? 'Nothing found' : plural('en', count, { one: 'Found 1 place', other: `Found ${count} places` }),
    es: (count: number) =>
      count === 0 ? 'No se halló nada' : plural('es', count, { one: '1 hallazgo', other: `${count} hallazgos` }),
    ja: (count: number) => (count === 0 ? '一致なし' : `${count} か所で一致`),
  },
  compared: {
    zh: '比对用的文字',
    en: 'The text as it is compared',
    es: 'Texto que se compara',
    ja: '照合に使う文字列',
  },
})
