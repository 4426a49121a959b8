import { words } from '#words/words.ts'

/** Of a record that somebody has just made and that the filters of the list do not show. */
export const ownMadeWords = words({
  hidden: {
    zh: (name: string) => `新建的“${name}”不符合当前筛选`,
    en: (name: string) => `What you made, ${name}, is hidden by the filters`,
    es: (name: string) => `Lo que ha creado, ${name}, queda oculto por los filtros`,
    ja: (name: string) => `作成した「${name}」は現在の絞り込みに該当しません`,
  },
  show: { zh: '仍在列表中显示', en: 'Show it here anyway', es: 'Mostrarlo aquí de todos modos', ja: 'この一覧に表示' },
})
