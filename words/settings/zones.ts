import type { FeatureWords } from '#words/feature.ts'
import { type Phrase, words } from '#words/words.ts'

const name: Phrase = { zh: '片区', en: 'Zones', es: 'Zonas', ja: 'エリア' }
const record: Phrase = { zh: '片区', en: 'Zone', es: 'Zona', ja: 'エリア' }
const add: Phrase = { zh: '新增片区', en: 'Add zone', es: 'Nueva zona', ja: 'エリアを新規登録' }
const code: Phrase = { zh: '片区编码', en: 'Zone code', es: 'Código de zona', ja: 'エリアコード' }

/** The zones of a city: parts of it with the services that take orders there. */
export const zoneWords = words({
  title: name,
  add,
  code,
  codeHint: {
    zh: '字母、数字或连字符，最多 20 位，在本市内唯一，导入时用来识别',
    en: 'Letters, digits or hyphens, at most 20; one zone of this city. Imports find it by this.',
    es: 'Letras, cifras o guiones, 20 como máximo; única en la ciudad. Las importaciones la buscan así.',
    ja: '英数字とハイフン、20 文字以内。都市内で一意。取り込み時の識別に使います。',
  },
  servicesHint: {
    zh: '未勾选的业务，不能从本片区下单（除非其他片区也包含该地点）',
    en: 'Orders of other services cannot begin here, unless another zone holds the place as well.',
    es: 'Los pedidos de otros servicios no empiezan aquí, salvo que otra zona incluya el lugar.',
    ja: '選択していないサービスはここから注文できません（他のエリアが含む場所を除く）。',
  },
  outlineHint: {
    zh: '粘贴 GeoJSON 的 Polygon，或只有一个多边形的 Feature；坐标为经度、纬度',
    en: 'Paste a Polygon of GeoJSON, or a Feature with one. Longitude comes first.',
    es: 'Pegue un Polygon de GeoJSON, o un Feature con uno. Primero la longitud.',
    ja: 'GeoJSON の Polygon、またはそれを 1 つ含む Feature を貼り付け。経度・緯度の順。',
  },
  map: {
    zh: (city: string) => `${city}的边界与片区`,
    en: (city: string) => `Outline and zones of ${city}`,
    es: (city: string) => `Contorno y zonas de ${city}`,
    ja: (city: string) => `${city} の境界とエリア`,
  },
  none: {
    zh: '没有片区，全城都可以下单',
    en: 'No zones: orders are taken in the whole city.',
    es: 'Sin zonas: se aceptan pedidos en toda la ciudad.',
    ja: 'エリアなし：市内全域で注文を受け付けます。',
  },
  some: {
    zh: '只有起点在片区内的订单会被接收',
    en: 'Only orders that begin in a zone are taken.',
    es: 'Solo se aceptan pedidos que empiezan en una zona.',
    ja: 'エリア内から始まる注文だけを受け付けます。',
  },
  unserved: {
    zh: (services: string) => `没有片区开放：${services}，这些订单会被拒绝`,
    en: (services: string) => `No zone serves ${services}: these orders are refused.`,
    es: (services: string) => `Ninguna zona sirve ${services}: se rechazan esos pedidos.`,
    ja: (services: string) => `${services} に対応するエリアがなく、注文は拒否されます。`,
  },
  sureToRemove: {
    zh: (it: string) => `删除片区“${it}”？之后从那里开始的订单将被拒绝。`,
    en: (it: string) => `Remove the zone “${it}”? Orders that begin there will be refused.`,
    es: (it: string) => `¿Eliminar la zona «${it}»? Se rechazarán los pedidos que empiecen allí.`,
    ja: (it: string) => `エリア「${it}」を削除しますか？以後そこから始まる注文は拒否されます。`,
  },
  sureToRemoveLast: {
    zh: (it: string) => `删除最后一个片区“${it}”？之后全城都可以下单。`,
    en: (it: string) => `Remove the last zone, “${it}”? Orders will be taken in the whole city.`,
    es: (it: string) => `¿Eliminar la última zona, «${it}»? Se aceptarán pedidos en toda la ciudad.`,
    ja: (it: string) => `最後のエリア「${it}」を削除しますか？以後は市内全域で注文を受け付けます。`,
  },
})

export const zonesFeature = words({
  name,
  record,
  events: {
    'zones.add': add,
    'zones.update': { zh: '编辑片区', en: 'Changed a zone', es: 'Cambió una zona', ja: 'エリアを変更' },
    'zones.remove': { zh: '删除片区', en: 'Removed a zone', es: 'Eliminó una zona', ja: 'エリアを削除' },
  },
  fields: { code },
} satisfies FeatureWords<'zones'>)
