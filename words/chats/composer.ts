import { labelWords } from '#words/base/labels.ts'
import { chatsWords } from '#words/chats/chats.ts'
import type { FeatureWords } from '#words/feature.ts'
import { plural, words } from '#words/words.ts'

const group = labelWords.group

export const repliesWords = words({
  repliesHint: {
    zh: '输入 / 和快捷词即可调用',
    en: 'Type / and the shortcut to use one',
    es: 'Escriba / y el atajo para usarla',
    ja: '/ と短縮語を入力すると使えます',
  },
  addReply: { zh: '新增', en: 'Add', es: 'Añadir', ja: '追加' },
  removeReplySure: {
    zh: (shortcut: string) => `确定删除快捷回复 /${shortcut}？`,
    en: (shortcut: string) => `Delete the quick reply /${shortcut}?`,
    es: (shortcut: string) => `¿Borrar la respuesta rápida /${shortcut}?`,
    ja: (shortcut: string) => `定型文 /${shortcut} を削除しますか？`,
  },
  remove: labelWords.remove,
  uses: {
    zh: (count: number) => `用过 ${count} 次`,
    en: (count: number) => plural('en', count, { one: 'used once', other: `used ${count} times` }),
    es: (count: number) => plural('es', count, { one: 'usada una vez', other: `usada ${count} veces` }),
    ja: (count: number) => `${count} 回使用`,
  },
  scopes: {
    personal: { zh: '个人', en: 'Personal', es: 'Personal', ja: '個人' },
    group,
    everybody: labelWords.everybody,
  },
  scope: { zh: '谁可以用', en: 'Who may use it', es: 'Quién puede usarla', ja: '使える人' },
  group,
  shortcut: { zh: '快捷词', en: 'Shortcut', es: 'Atajo', ja: '短縮語' },
  shortcutHint: {
    zh: '最多 20 个字，不含空格和斜杠',
    en: 'Up to 20 characters, no space and no slash',
    es: 'Hasta 20 caracteres, sin espacios ni barras',
    ja: '20 文字まで、空白と斜線は使えません',
  },
  replyText: { zh: '内容', en: 'Text', es: 'Texto', ja: '内容' },
  variables: { zh: '插入变量', en: 'Variables', es: 'Variables', ja: '変数を挿入' },
  save: labelWords.save,
})

export const quickRepliesFeature = words({
  name: chatsWords.quickReplies,
  events: {
    'quickReplies.add': {
      zh: '新增快捷回复',
      en: 'Quick reply added',
      es: 'Respuesta rápida añadida',
      ja: '定型文を追加',
    },
    'quickReplies.update': {
      zh: '编辑快捷回复',
      en: 'Quick reply changed',
      es: 'Respuesta rápida cambiada',
      ja: '定型文を変更',
    },
    'quickReplies.remove': {
      zh: '删除快捷回复',
      en: 'Quick reply removed',
      es: 'Respuesta rápida eliminada',
      ja: '定型文を削除',
    },
  },
} satisfies FeatureWords<'quickReplies'>)
