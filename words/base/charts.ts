import { words } from '#words/words.ts'

/** Buttons of every chart; each names its chart, because a page has many. */
export const chartWords = words({
  asTable: {
    zh: (title: string) => `${title}：看数据表`,
    en: (title: string) => `${title}: show as a table`,
    es: (title: string) => `${title}: ver como tabla`,
    ja: (title: string) => `${title}：表で見る`,
  },
  asChart: {
    zh: (title: string) => `${title}：看图表`,
    en: (title: string) => `${title}: show as a chart`,
    es: (title: string) => `${title}: ver como gráfico`,
    ja: (title: string) => `${title}：グラフで見る`,
  },
  table: {
    zh: (title: string) => `${title}的数据表`,
    en: (title: string) => `${title}, the numbers`,
    es: (title: string) => `${title}, los datos`,
    ja: (title: string) => `${title}の数値`,
  },
  save: {
    zh: (title: string) => `${title}：保存`,
    en: (title: string) => `${title}: save`,
    es: (title: string) => `${title}: guardar`,
    ja: (title: string) => `${title}：保存`,
  },
  picture: { zh: '保存为图片', en: 'Save as a picture', es: 'Guardar como imagen', ja: '画像として保存' },
  spreadsheet: { zh: '保存为表格 (.xlsx)', en: 'Save as .xlsx', es: 'Guardar como .xlsx', ja: '表（.xlsx）として保存' },
  notSaved: {
    zh: '保存失败，请重试',
    en: 'It could not be saved. Try again',
    es: 'No se pudo guardar. Inténtelo de nuevo',
    ja: '保存できませんでした。もう一度お試しください',
  },
})
