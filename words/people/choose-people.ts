import { words } from '#words/words.ts'

/** A field in which people are chosen by their names. */
export const choosePeopleWords = words({
  nobodyFound: { zh: '没有找到', en: 'Nobody found', es: 'No se encontró a nadie', ja: '見つかりません' },
  add: {
    zh: (name: string) => `添加 ${name}`,
    en: (name: string) => `Add ${name}`,
    es: (name: string) => `Añadir a ${name}`,
    ja: (name: string) => `${name} を追加`,
  },
  remove: {
    zh: (name: string) => `移除 ${name}`,
    en: (name: string) => `Take ${name} off the list`,
    es: (name: string) => `Quitar a ${name}`,
    ja: (name: string) => `${name} を外す`,
  },
})
