import type { FeatureWords } from '#words/feature.ts'
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

export const phoneWords = words({
  reveal: { zh: '查看手机号', en: 'Show phone', es: 'Ver teléfono', ja: '電話番号を表示' },
  consequence: {
    zh: '号码显示 60 秒，本次查看会连同原因记入操作日志。',
    en: 'The number shows for 60 seconds. That you looked, and why, goes into the operation log.',
    es: 'El número se muestra 60 segundos. La consulta y su motivo quedan en el registro de operaciones.',
    ja: '番号は60秒間表示されます。閲覧したことと理由は操作ログに残ります。',
  },
  reasons: {
    zh: ['联系不上，需要回电', '核实投诉', '核实身份'],
    en: ['Must call back', 'Checking a complaint', 'Checking identity'],
    es: ['Hay que devolver la llamada', 'Comprobar una queja', 'Comprobar la identidad'],
    ja: ['折り返し連絡が必要', '苦情の確認', '本人確認のため'],
  },
  secondsLeft: {
    zh: (seconds: number) => `${seconds} 秒后隐藏`,
    en: (seconds: number) => `hides in ${seconds} s`,
    es: (seconds: number) => `se oculta en ${seconds} s`,
    ja: (seconds: number) => `あと${seconds}秒で隠れます`,
  },
  hide: { zh: '隐藏号码', en: 'Hide number', es: 'Ocultar número', ja: '番号を隠す' },
})

export const peopleFeature = words({
  name: { zh: '个人信息', en: 'Personal data', es: 'Datos personales', ja: '個人情報' },
  record: { zh: '个人信息', en: 'Personal data of', es: 'Datos de', ja: '個人情報' },
  permissions: {
    'people.reveal': {
      zh: '查看完整手机号',
      en: 'Show full phone numbers',
      es: 'Ver teléfonos completos',
      ja: '電話番号を全桁表示',
    },
  },
  events: {
    'people.reveal': { zh: '查看完整号码', en: 'Looked at a number', es: 'Consultó un número', ja: '番号を閲覧' },
  },
  systemEvents: {
    'people.search': {
      zh: '按完整手机号搜索',
      en: 'Searched by a phone number',
      es: 'Buscó por un teléfono',
      ja: '電話番号で検索',
    },
  },
} satisfies FeatureWords<'people'>)

/** A field in which people are chosen by their names. */
export const choosePeopleWords = words({
  nobodyFound: { zh: '没有找到', en: 'Nobody found', es: 'No se encontró a nadie', ja: '見つかりません' },
  remove: {
    zh: (name: string) => `移除 ${name}`,
    en: (name: string) => `Take ${name} off the list`,
    es: (name: string) => `Quitar a ${name}`,
    ja: (name: string) => `${name} を外す`,
  },
})

/** By kind: workers, shops and their papers. */
export const workerNotificationWords = words({
  'credential.identity': {
    zh: '服务人员 {no} 的身份证 {days} 日后到期',
    en: 'Worker {no}: the ID card ends in {days} days.',
    es: 'Trabajador {no}: documento de identidad, vence en {days} días.',
    ja: 'スタッフ {no}：身分証の期限まであと {days} 日です。',
  },
  'credential.identity.ended': {
    zh: '服务人员 {no} 的身份证已过期，已停止接单',
    en: 'Worker {no}: the ID card has ended; no more orders until it is renewed.',
    es: 'Trabajador {no}: documento de identidad vencido; sin pedidos hasta que se renueve.',
    ja: 'スタッフ {no}：身分証の期限が切れ、受注を停止しました。',
  },
  'credential.health': {
    zh: '服务人员 {no} 的健康证 {days} 日后到期',
    en: 'Worker {no}: the health certificate ends in {days} days.',
    es: 'Trabajador {no}: certificado sanitario, vence en {days} días.',
    ja: 'スタッフ {no}：健康証明書の期限まであと {days} 日です。',
  },
  'credential.health.ended': {
    zh: '服务人员 {no} 的健康证已过期，已停止接单',
    en: 'Worker {no}: the health certificate has ended; no more orders until it is renewed.',
    es: 'Trabajador {no}: certificado sanitario vencido; sin pedidos hasta que se renueve.',
    ja: 'スタッフ {no}：健康証明書の期限が切れ、受注を停止しました。',
  },
  'credential.licence': {
    zh: '服务人员 {no} 的驾驶证 {days} 日后到期',
    en: 'Worker {no}: the driving licence ends in {days} days.',
    es: 'Trabajador {no}: permiso de conducir, vence en {days} días.',
    ja: 'スタッフ {no}：運転免許証の期限まであと {days} 日です。',
  },
  'credential.licence.ended': {
    zh: '服务人员 {no} 的驾驶证已过期，已停止接单',
    en: 'Worker {no}: the driving licence has ended; no more orders until it is renewed.',
    es: 'Trabajador {no}: permiso de conducir vencido; sin pedidos hasta que se renueve.',
    ja: 'スタッフ {no}：運転免許証の期限が切れ、受注を停止しました。',
  },
  'credential.insurance': {
    zh: '服务人员 {no} 的保险 {days} 日后到期',
    en: 'Worker {no}: the insurance ends in {days} days.',
    es: 'Trabajador {no}: seguro, vence en {days} días.',
    ja: 'スタッフ {no}：保険の期限まであと {days} 日です。',
  },
  'credential.insurance.ended': {
    zh: '服务人员 {no} 的保险已过期，已停止接单',
    en: 'Worker {no}: the insurance has ended; no more orders until it is renewed.',
    es: 'Trabajador {no}: seguro vencido; sin pedidos hasta que se renueve.',
    ja: 'スタッフ {no}：保険の期限が切れ、受注を停止しました。',
  },
  'credential.vehicle': {
    zh: '服务人员 {no} 的行驶证 {days} 日后到期',
    en: 'Worker {no}: the vehicle licence ends in {days} days.',
    es: 'Trabajador {no}: permiso de circulación, vence en {days} días.',
    ja: 'スタッフ {no}：車検証の期限まであと {days} 日です。',
  },
  'credential.vehicle.ended': {
    zh: '服务人员 {no} 的行驶证已过期，已停止接单',
    en: 'Worker {no}: the vehicle licence has ended; no more orders until it is renewed.',
    es: 'Trabajador {no}: permiso de circulación vencido; sin pedidos hasta que se renueve.',
    ja: 'スタッフ {no}：車検証の期限が切れ、受注を停止しました。',
  },
  'licence.business': {
    zh: '商家 {no} 的营业执照 {days} 日后到期',
    en: 'Shop {no}: the business licence ends in {days} days.',
    es: 'Tienda {no}: licencia comercial, vence en {days} días.',
    ja: '店舗 {no}：営業許可証の期限まであと {days} 日です。',
  },
  'licence.business.ended': {
    zh: '商家 {no} 的营业执照已过期，请核实处理',
    en: 'Shop {no}: the business licence has ended. Please look into it.',
    es: 'Tienda {no}: licencia comercial vencida. Revíselo.',
    ja: '店舗 {no}：営業許可証の期限が切れました。ご確認ください。',
  },
  'licence.food': {
    zh: '商家 {no} 的食品经营许可证 {days} 日后到期',
    en: 'Shop {no}: the food licence ends in {days} days.',
    es: 'Tienda {no}: licencia alimentaria, vence en {days} días.',
    ja: '店舗 {no}：食品営業許可証の期限まであと {days} 日です。',
  },
  'licence.food.ended': {
    zh: '商家 {no} 的食品经营许可证已过期，请核实处理',
    en: 'Shop {no}: the food licence has ended. Please look into it.',
    es: 'Tienda {no}: licencia alimentaria vencida. Revíselo.',
    ja: '店舗 {no}：食品営業許可証の期限が切れました。ご確認ください。',
  },
  'workers.thawed': {
    zh: '服务人员 {no} 冻结期满，已自动解冻',
    en: 'Worker {no}: the freeze has ended by itself.',
    es: 'Trabajador {no}: la suspensión terminó automáticamente.',
    ja: 'スタッフ {no} の凍結期間が満了し、自動で解除されました。',
  },
})
