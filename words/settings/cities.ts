import type { Reason } from '#contract/base/refusals.ts'
import type { CityStanding } from '#contract/settings/city-hours.ts'
import { labelWords } from '#words/base/labels.ts'
import type { FeatureWords } from '#words/feature.ts'
import { cityWords } from '#words/people/people.ts'
import { type Phrase, plural, words } from '#words/words.ts'

const citiesName: Phrase = { zh: '城市管理', en: 'Cities', es: 'Ciudades', ja: '都市管理' }
const citiesAdd: Phrase = { zh: '新增城市', en: 'Add city', es: 'Nueva ciudad', ja: '都市を新規登録' }
const citiesCode: Phrase = { zh: '区划代码', en: 'Division code', es: 'Código de división', ja: '行政区画コード' }
const open: Phrase = labelWords.openServices
const hours: Phrase = labelWords.openingHours
const holidays: Phrase = { zh: '休息日', en: 'Holidays', es: 'Días festivos', ja: '休業日' }
const centre: Phrase = { zh: '中心点', en: 'Centre', es: 'Centro', ja: '中心点' }
const outline: Phrase = { zh: '边界', en: 'Outline', es: 'Contorno', ja: '境界' }

/** The screen of cities, and the form that the first steps use as well. */
export const cityScreenWords = words({
  title: citiesName,
  record: cityWords.city,
  search: { zh: '搜索城市或代码', en: 'Name or code', es: 'Nombre o código', ja: '都市名またはコード' },
  add: citiesAdd,
  columns: { city: cityWords.city, services: open, hours, state: labelWords.status },
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
  pickLabel: labelWords.chooseCity,
  code: citiesCode,
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
  allDay: labelWords.allDay,
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
  name: citiesName,
  record: cityWords.city,
  permissions: {
    'cities.view': { zh: '查看城市设置', en: 'See city settings', es: 'Ver ciudades', ja: '都市の設定を見る' },
    'cities.edit': { zh: '维护城市设置', en: 'Edit city settings', es: 'Editar ciudades', ja: '都市の設定を編集' },
  },
  events: {
    'cities.add': citiesAdd,
    'cities.update': { zh: '编辑城市', en: 'Changed a city', es: 'Cambió una ciudad', ja: '都市を変更' },
    'cities.remove': { zh: '删除城市', en: 'Removed a city', es: 'Eliminó una ciudad', ja: '都市を削除' },
  },
  fields: { services: open, hours, holidays, centre, outline },
} satisfies FeatureWords<'cities'>)

export const cityNamesFeature = words({
  name: { zh: '城市名称', en: 'City names', es: 'Nombres de ciudades', ja: '都市名' },
  events: {},
} satisfies FeatureWords<'cityNames'>)

const zonesName: Phrase = { zh: '片区', en: 'Zones', es: 'Zonas', ja: 'エリア' }
const record: Phrase = { zh: '片区', en: 'Zone', es: 'Zona', ja: 'エリア' }
const zonesAdd: Phrase = { zh: '新增片区', en: 'Add zone', es: 'Nueva zona', ja: 'エリアを新規登録' }
const zonesCode: Phrase = { zh: '片区编码', en: 'Zone code', es: 'Código de zona', ja: 'エリアコード' }

/** The zones of a city: parts of it with the services that take orders there. */
export const zoneWords = words({
  title: zonesName,
  add: zonesAdd,
  code: zonesCode,
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
    zh: '画好的边界写在这里；也可以粘贴 GeoJSON 的 Polygon，或只有一个多边形的 Feature，坐标为经度、纬度',
    en: 'What is drawn stands here. A Polygon of GeoJSON, or a Feature with one, can be pasted as well; longitude comes first.',
    es: 'Aquí queda lo dibujado. También puede pegar un Polygon de GeoJSON, o un Feature con uno; primero la longitud.',
    ja: '描いた境界が入ります。GeoJSON の Polygon、またはそれを 1 つ含む Feature も貼り付けられます。経度・緯度の順。',
  },
  map: {
    zh: (city: string) => `${city}的边界与片区`,
    en: (city: string) => `Outline and zones of ${city}`,
    es: (city: string) => `Contorno y zonas de ${city}`,
    ja: (city: string) => `${city} の境界とエリア`,
  },
  ordersToday: {
    zh: (count: number) => `今天的 ${count} 单，按起点`,
    en: (count: number) =>
      plural('en', count, {
        one: '1 order of today, where it began',
        other: `${count} orders of today, where they began`,
      }),
    es: (count: number) =>
      plural('es', count, { one: '1 pedido de hoy, por su inicio', other: `${count} pedidos de hoy, por su inicio` }),
    ja: (count: number) => `本日の注文 ${count} 件（出発地）`,
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
  name: zonesName,
  record,
  events: {
    'zones.add': zonesAdd,
    'zones.update': { zh: '编辑片区', en: 'Changed a zone', es: 'Cambió una zona', ja: 'エリアを変更' },
    'zones.remove': { zh: '删除片区', en: 'Removed a zone', es: 'Eliminó una zona', ja: 'エリアを削除' },
  },
  fields: { code: zonesCode, services: open, outline },
} satisfies FeatureWords<'zones'>)

/** What a person reads when the answer is no. */
export const citiesRefusals = words({
  cityUnknown: {
    zh: '平台尚未进驻城市 {city}，不接收该城市的订单，请联系平台运营方添加',
    en: 'City {city} is not a city of this platform, which takes no orders from there. Ask the operator to add it.',
    es: 'La ciudad {city} no es de esta plataforma y no acepta pedidos. Pida al operador que la añada.',
    ja: '都市 {city} はこのプラットフォームに登録されていないため注文できません。運営者に追加を依頼してください。',
  },
  serviceNotOpen: {
    zh: '业务 {service} 未在城市 {city} 开放，请选择其他业务，或联系平台运营方开放',
    en: 'The service {service} is not open in city {city}. Choose another one, or ask the operator to open it.',
    es: 'El servicio {service} no está abierto en la ciudad {city}. Elija otro o pida al operador que lo abra.',
    ja: 'サービス {service} は都市 {city} で受け付けていません。別のサービスを選ぶか、運営者に依頼してください。',
  },
  cityResting: {
    zh: '城市 {city} 的营业时间为 {hours} 点（北京时间），请在营业时间内下单',
    en: 'City {city} takes orders during {hours} o’clock, time of Shanghai. Order within these hours.',
    es: 'La ciudad {city} acepta pedidos de {hours} horas, hora de Shanghái. Pida dentro de ese horario.',
    ja: '都市 {city} の受付時間は {hours} 時（上海時間）です。時間内に注文してください。',
  },
  cityHoliday: {
    zh: '城市 {city} 今日休息，不接收订单，请改日下单',
    en: 'City {city} has a holiday and takes no orders on this day. Order on another day.',
    es: 'La ciudad {city} tiene festivo y ese día no acepta pedidos. Pida otro día.',
    ja: '都市 {city} は休業日のため注文を受け付けません。別の日に注文してください。',
  },
  outsideZones: {
    zh: '业务 {service} 的取件点（{place}）不在城市 {city} 任何开放该业务的片区内，请只在片区范围内下单，或联系平台运营方扩大片区',
    en: 'The order begins at {place}, in no zone of city {city} that serves {service}. Take orders inside the zones only, or ask the operator to widen them.',
    es: 'El pedido empieza en {place}, fuera de las zonas de la ciudad {city} con el servicio {service}. Acepte pedidos solo dentro de ellas o pida al operador que las amplíe.',
    ja: '受取地点（{place}）は都市 {city} で {service} を受け付けるエリアの外です。エリア内で注文するか、運営者に拡大を依頼してください。',
  },
  zoneInUse: {
    zh: '还有从“{zone}”出发的进行中订单，不能删除；请先关闭该片区的业务',
    en: 'Orders that begin in “{zone}” are under way. Close its services first, then remove it.',
    es: 'Hay pedidos en curso que empiezan en «{zone}». Cierre antes sus servicios y luego elimínela.',
    ja: '「{zone}」から始まる進行中の注文があります。先にサービスを閉じてから削除してください。',
  },
  tooManyZones: {
    zh: '一个城市最多 {most} 个片区，请先删除不用的片区',
    en: 'A city can have at most {most} zones. Remove one that is not needed first.',
    es: 'Una ciudad puede tener como máximo {most} zonas. Elimine antes una que no se use.',
    ja: 'エリアは 1 都市につき {most} 件までです。先に不要なものを削除してください。',
  },
  cityInUse: {
    zh: '“{city}”还有订单、用户、服务人员、商家或应用，不能删除；如需停止接单，请取消开放业务',
    en: '“{city}” has orders, people, shops or apps and cannot be removed. To take no more orders there, close its services.',
    es: '«{city}» tiene pedidos, personas, comercios o aplicaciones y no se puede eliminar. Para no aceptar más pedidos, cierre sus servicios.',
    ja: '「{city}」には注文・利用者・店舗・アプリがあるため削除できません。注文を止めるにはサービスを閉じてください。',
  },
  cityNotYours: {
    zh: '“{city}”不在您的管辖范围，请由管辖该城市的同事添加',
    en: '“{city}” is outside your cities. Ask a colleague who sees it.',
    es: '«{city}» no está entre sus ciudades. Pídalo a un colega que la vea.',
    ja: '「{city}」は担当都市の外です。担当する同僚に依頼してください。',
  },
} satisfies Partial<Record<Reason, Phrase>>)

/** Drawing the border of a zone on the map. */
export const zoneDrawingWords = words({
  ground: {
    zh: '地图：空格加角，方向键移动准星',
    en: 'Map: Space adds a corner, arrows move the cross',
    es: 'Mapa: Espacio añade una esquina, las flechas mueven la cruz',
    ja: '地図：スペースで角を追加、矢印で照準を移動',
  },
  corner: {
    zh: (nth: number) => `第 ${nth} 个角`,
    en: (nth: number) => `Corner ${nth}`,
    es: (nth: number) => `Esquina ${nth}`,
    ja: (nth: number) => `角 ${nth}`,
  },
  hint: {
    zh: '点地图加角，点第一个角或按 Enter 闭合；拖动角来移动，点边线插入一个角，双击角或按 Delete 删除；Esc 撤销一步，拖动空白处移动地图。',
    en: 'Press the map to add corners, and the first corner or Enter to close. Drag a corner to move it, press a side to put one in, press a corner twice or Delete to remove it. Esc undoes a step; drag the ground to move the map.',
    es: 'Pulse el mapa para añadir esquinas, y la primera o Enter para cerrar. Arrastre una esquina para moverla, pulse un lado para insertar otra, pulse dos veces o Supr para quitarla. Esc deshace un paso; arrastre el fondo para mover el mapa.',
    ja: '地図を押して角を追加し、最初の角か Enter で閉じます。角はドラッグで移動、辺を押すと挿入、二度押しか Delete で削除。Esc で一つ戻し、余白のドラッグで地図を動かします。',
  },
  begin: {
    zh: '在地图上依次点出边界的角',
    en: 'Press the corners of the outline on the map, one after the other',
    es: 'Pulse en el mapa las esquinas del contorno, una tras otra',
    ja: '地図上で境界の角を順に押してください',
  },
  open: {
    zh: (count: number) => `${count} 个角，尚未闭合`,
    en: (count: number) =>
      plural('en', count, { one: '1 corner, not closed yet', other: `${count} corners, not closed yet` }),
    es: (count: number) =>
      plural('es', count, { one: '1 esquina, sin cerrar', other: `${count} esquinas, sin cerrar` }),
    ja: (count: number) => `角 ${count}、まだ閉じていません`,
  },
  closed: {
    zh: (count: number) => `${count} 个角，已闭合`,
    en: (count: number) => `${count} corners, closed`,
    es: (count: number) => `${count} esquinas, cerrado`,
    ja: (count: number) => `角 ${count}、閉じています`,
  },
  close: { zh: '闭合', en: 'Close outline', es: 'Cerrar contorno', ja: '閉じる' },
  undo: { zh: '撤销一步', en: 'Undo a step', es: 'Deshacer un paso', ja: '一つ戻す' },
  anew: { zh: '重画', en: 'Draw anew', es: 'Dibujar de nuevo', ja: '描き直す' },
  closer: labelWords.zoomIn,
  wider: labelWords.zoomOut,
})
