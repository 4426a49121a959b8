import { words } from '#words/words.ts'

export const cityWords = words({
  title: { zh: '可见城市', en: 'Cities', es: 'Ciudades', ja: '担当都市' },
  city: { zh: '城市', en: 'City', es: 'Ciudad', ja: '都市' },
  all: { zh: '全部城市', en: 'All cities', es: 'Todas las ciudades', ja: 'すべての都市' },
  only: { zh: '仅限以下城市', en: 'Only these cities', es: 'Solo estas ciudades', ja: '次の都市のみ' },
  add: { zh: '添加城市', en: 'Add a city', es: 'Añadir ciudad', ja: '都市を追加' },
  addHint: {
    zh: '选择城市，或输入 6 位区划代码',
    en: 'Choose a city, or type its 6-digit division code',
    es: 'Elija una ciudad o escriba su código de 6 cifras',
    ja: '都市を選ぶか、6桁の行政区画コードを入力してください',
  },
  remove: { zh: '移除', en: 'Remove', es: 'Quitar', ja: '削除' },
})
