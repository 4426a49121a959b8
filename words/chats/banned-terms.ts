import type { FeatureWords } from '#words/feature.ts'
import { type Phrase, words } from '#words/words.ts'

const name: Phrase = { zh: '禁用语', en: 'Banned terms', es: 'Expresiones prohibidas', ja: '禁止語' }
const term: Phrase = { zh: '禁用语内容', en: 'Banned term', es: 'Expresión prohibida', ja: '禁止する語句' }
const advice: Phrase = { zh: '建议说法', en: 'Say instead', es: 'Alternativa', ja: '代わりの言い方' }
const add: Phrase = { zh: '新增禁用语', en: 'Add a banned term', es: 'Añadir expresión', ja: '禁止語を追加' }

export const bannedTermWords = words({
  title: name,
  search: { zh: '搜索禁用语', en: 'Search banned terms', es: 'Buscar expresión', ja: '禁止語を検索' },
  term,
  advice,
  add,
  sureToRemove: {
    zh: (it: string) => `删除“${it}”？客服即可再向用户发送。`,
    en: (it: string) => `Remove “${it}”? Staff may send it to customers again.`,
    es: (it: string) => `¿Eliminar «${it}»? Se podrá volver a enviar a los clientes.`,
    ja: (it: string) => `「${it}」を削除しますか？再び顧客に送信できるようになります。`,
  },
  empty: {
    zh: '没有禁用语，客服消息不受限制',
    en: 'No banned terms: messages of staff are not restricted by words.',
    es: 'Sin expresiones prohibidas: los mensajes no se limitan.',
    ja: '禁止語はありません。送信は制限されません',
  },
})

export const bannedTermsFeature = words({
  name,
  permissions: {
    'bannedTerms.view': { zh: '查看禁用语', en: 'See banned terms', es: 'Ver expresiones', ja: '禁止語を見る' },
    'bannedTerms.edit': { zh: '维护禁用语', en: 'Edit banned terms', es: 'Editar expresiones', ja: '禁止語を編集' },
  },
  events: {
    'bannedTerms.add': add,
    'bannedTerms.update': { zh: '编辑禁用语', en: 'Changed a banned term', es: 'Cambió expresión', ja: '禁止語を変更' },
    'bannedTerms.remove': {
      zh: '删除禁用语',
      en: 'Removed a banned term',
      es: 'Eliminó expresión',
      ja: '禁止語を削除',
    },
  },
  fields: { term, advice },
} satisfies FeatureWords<'bannedTerms'>)
