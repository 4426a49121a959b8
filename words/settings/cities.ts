import type { CityStanding } from '#contract/settings/city-hours.ts'
import { labelWords } from '#words/base/labels.ts'
import type { FeatureWords } from '#words/feature.ts'
import { cityWords } from '#words/people/cities.ts'
import { type Phrase, plural, words } from '#words/words.ts'

const name: Phrase = { zh: '城市管理', en: 'Cities', es: 'Ciudades', ja: '都市管理' }
const add: Phrase = { zh: '新增城市', en: 'Add city', es: 'Nueva ciudad', ja: '都市を新規登録' }
const code: Phrase = { zh: '区划代码', en: 'Division code', es: 'Código de división', ja: '行政区画コード' }
const open: Phrase = { zh: '开放业务', en: 'Open services', es: 'Servicios abiertos', ja: '受付中のサービス' }
const hours: Phrase = labelWords.openingHours
const holidays: Phrase = { zh: '休息日', en: 'Holidays', es: 'Días festivos', ja: '休業日' }
const centre: Phrase = { zh: '中心点', en: 'Centre', es: 'Centro', ja: '中心点' }
const outline: Phrase = { zh: '边界', en: 'Outline', es: 'Contorno', ja: '境界' }

/** The screen of cities, and the form that the first steps use as well. */
export const cityScreenWords = words({
  title: name,
  record: cityWords.city,
  search: { zh: '搜索城市或代码', en: 'Name or code', es: 'Nombre o código', ja: '都市名またはコード' },
  add,
  columns: { city: cityWords.city, services: open, hours, state: labelWords.state },
  allServices: { zh: '全部开放', en: 'Everything', es: 'Todo abierto', ja: 'すべて受付中' },
  noServices: { zh: '未开放业务', en: 'Nothing open', es: 'Nada abierto', ja: '受付なし' },
  standings: {
    open: { zh: '接单中', en: 'Takes orders', es: 'Acepta pedidos', ja: '注文受付中' },
    resting: { zh: '休息中', en: 'Outside of hours', es: 'Fuera de horario', ja: '営業時間外' },
    holiday: { zh: '今日休息', en: 'Holiday today', es: 'Hoy festivo', ja: '本日休業' },
    closed: { zh: '未开放', en: 'Not open', es: 'Sin abrir', ja: '未開設' },
  } satisfies Record<CityStanding, Phrase>,
  pick: {
    zh: '输入城市名或区划代码，从列表选择',
    en: 'Type a name or a division code, and choose it from the list',
    es: 'Escriba el nombre o el código y elíjalo de la lista',
    ja: '都市名かコードを入力して一覧から選択',
  },
  pickLabel: { zh: '选择城市', en: 'Find a city', es: 'Buscar ciudad', ja: '都市を検索' },
  code,
  codeHint: {
    zh: '国标 GB/T 2260 的 6 位代码，应用下单时使用，之后不能修改',
    en: 'Six digits of GB/T 2260. Apps send it with orders; it cannot be changed later.',
    es: 'Seis cifras de GB/T 2260. Las aplicaciones lo envían; no se cambia después.',
    ja: 'GB/T 2260 の6桁。アプリが注文に付けます。後から変更できません。',
  },
  nameIn: labelWords.nameIn,
  services: open,
  servicesHint: {
    zh: '未勾选的业务，应用下单时会被拒绝',
    en: 'Orders of services that are not ticked are refused.',
    es: 'Se rechazan los pedidos de los servicios no marcados.',
    ja: '選択していないサービスの注文は拒否されます。',
  },
  hours,
  allDay: { zh: '全天', en: 'All day', es: 'Todo el día', ja: '終日' },
  someHours: { zh: '指定时间', en: 'Certain hours', es: 'Ciertas horas', ja: '時間を指定' },
  from: { zh: '开始时间', en: 'Opens at', es: 'Abre a las', ja: '開店時刻' },
  to: { zh: '结束时间', en: 'Closes at', es: 'Cierra a las', ja: '閉店時刻' },
  hoursHint: {
    zh: '北京时间。结束早于开始表示营业到次日',
    en: 'Time of Shanghai. Closing before opening means the next day.',
    es: 'Hora de Shanghái. Si cierra antes de abrir, es el día siguiente.',
    ja: '上海時間。閉店が開店より前なら翌日までです。',
  },
  holidays,
  holidayDay: { zh: '选择休息日', en: 'Day without orders', es: 'Día sin pedidos', ja: '休業日を選択' },
  addHoliday: { zh: '添加休息日', en: 'Add the day', es: 'Añadir el día', ja: '休業日を追加' },
  noHolidays: { zh: '没有休息日', en: 'No holidays', es: 'Sin festivos', ja: '休業日なし' },
  more: { zh: '位置与名称', en: 'Place and names', es: 'Lugar y nombres', ja: '位置と名称' },
  centre,
  lng: { zh: '中心经度', en: 'Longitude', es: 'Longitud', ja: '経度' },
  lat: { zh: '中心纬度', en: 'Latitude', es: 'Latitud', ja: '緯度' },
  centreHalf: {
    zh: '经度和纬度请同时填写数字，或都不填',
    en: 'Give both longitude and latitude as numbers, or neither',
    es: 'Indique longitud y latitud en números, o ninguna',
    ja: '経度と緯度を両方とも数値で入力するか、両方とも空にしてください',
  },
  outline,
  outlineHint: {
    zh: 'GeoJSON 的 Polygon，可留空',
    en: 'A Polygon of GeoJSON, or nothing',
    es: 'Un Polygon de GeoJSON, o nada',
    ja: 'GeoJSON の Polygon。空でも可',
  },
  outlineNoJson: {
    zh: '不是有效的 JSON',
    en: 'This is not valid JSON',
    es: 'No es un JSON válido',
    ja: '正しい JSON ではありません',
  },
  outlinePoints: {
    zh: (count: number) => `${count} 个点`,
    en: (count: number) => plural('en', count, { one: '1 point', other: `${count} points` }),
    es: (count: number) => plural('es', count, { one: '1 punto', other: `${count} puntos` }),
    ja: (count: number) => `${count} 点`,
  },
  sureToRemove: {
    zh: (it: string) => `删除“${it}”？之后该城市的订单将被拒绝。`,
    en: (it: string) => `Remove “${it}”? Its orders will be refused.`,
    es: (it: string) => `¿Eliminar «${it}»? Se rechazarán sus pedidos.`,
    ja: (it: string) => `「${it}」を削除しますか？以後この都市の注文は拒否されます。`,
  },
  empty: {
    zh: '还没有城市。新增第一个城市后，只有已添加城市的订单会被接收',
    en: 'No city yet. From the first one on, only orders of the cities here are taken.',
    es: 'Aún no hay ciudades. Desde la primera, solo se aceptan pedidos de las que estén aquí.',
    ja: '都市がありません。最初の都市を登録すると、登録済みの都市の注文だけを受け付けます。',
  },
  nothingHere: {
    zh: '没有符合条件的城市',
    en: 'No city matches the filters.',
    es: 'Ninguna ciudad coincide.',
    ja: '条件に合う都市はありません。',
  },
})

export const citiesFeature = words({
  name,
  record: cityWords.city,
  permissions: {
    'cities.view': { zh: '查看城市设置', en: 'See city settings', es: 'Ver ciudades', ja: '都市の設定を見る' },
    'cities.edit': { zh: '维护城市设置', en: 'Edit city settings', es: 'Editar ciudades', ja: '都市の設定を編集' },
  },
  events: {
    'cities.add': add,
    'cities.update': { zh: '编辑城市', en: 'Changed a city', es: 'Cambió una ciudad', ja: '都市を変更' },
    'cities.remove': { zh: '删除城市', en: 'Removed a city', es: 'Eliminó una ciudad', ja: '都市を削除' },
  },
  fields: { services: open, hours, holidays, centre, outline },
} satisfies FeatureWords<'cities'>)

export const cityNamesFeature = words({
  name: { zh: '城市名称', en: 'City names', es: 'Nombres de ciudades', ja: '都市名' },
  events: {},
} satisfies FeatureWords<'cityNames'>)
