import type { Reason } from '#contract/base/refusals.ts'
import { labelWords } from '#words/base/labels.ts'
import type { FeatureWords } from '#words/feature.ts'
import { type Phrase, words } from '#words/words.ts'

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
  reveal: labelWords.showPhone,
  consequence: {
    zh: '号码显示 60 秒，本次查看会连同原因记入操作日志。',
    en: 'The number shows for 60 seconds. That you looked, and why, goes into the operation log.',
    es: 'El número se muestra 60 segundos. La consulta y su motivo quedan en el registro de operaciones.',
    ja: '番号は60秒間表示されます。閲覧したことと理由は操作ログに残ります。',
  },
  reasons: labelWords.revealReasons,
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
  remove: labelWords.removeNamed,
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
  'workers.freezeEnded': {
    zh: '服务人员 {no} 冻结期满，已自动解冻',
    en: 'Worker {no}: the freeze has ended by itself.',
    es: 'Trabajador {no}: la suspensión terminó automáticamente.',
    ja: 'スタッフ {no} の凍結期間が満了し、自動で解除されました。',
  },
})

/** What a person reads when the answer is no. */
export const peopleRefusals = words({
  wholePhoneSearched: {
    zh: '按完整手机号搜索需要“查看完整手机号”权限，请改用手机号后 4 位和姓名搜索；如果输入的是订单号，请多输入一位',
    en: 'Searching by a whole phone number needs the permission to show full phone numbers. Search by its last 4 digits and a name; of an order number, enter one digit more.',
    es: 'Buscar por un teléfono completo requiere el permiso de ver teléfonos completos. Busque por los 4 últimos dígitos y un nombre; si es un número de pedido, escriba un dígito más.',
    ja: '電話番号の全桁での検索には「電話番号を全桁表示」の権限が必要です。下 4 桁と名前で検索してください。注文番号の場合はもう 1 桁入力してください。',
  },
  nameNotAllowed: {
    zh: '昵称不能含有“客服”“官方”“平台”，请修改昵称',
    en: 'This name would pass for staff. Choose another name.',
    es: 'Este nombre parecería del personal. Elija otro nombre.',
    ja: 'スタッフと紛らわしい名前です。別の名前にしてください。',
  },
  revealedTooMuch: {
    zh: '一小时内查看敏感信息和按完整手机号搜索已达上限（共 {limit} 次），请稍后再试',
    en: 'You have shown fields in full or searched by whole phone numbers {limit} times within an hour, the limit. Try again later.',
    es: 'Ha mostrado datos completos o buscado por teléfonos completos {limit} veces en una hora, el límite. Inténtelo más tarde.',
    ja: '全桁表示と電話番号の全桁検索が 1 時間の上限（合計 {limit} 回）に達しました。しばらくしてからお試しください。',
  },
  tailsSearchedTooMuch: {
    zh: '一小时内按手机号后 4 位搜索已达上限（{limit} 个不同号码），请改用姓名或订单号搜索，或稍后再试',
    en: 'You have searched by {limit} different last four digits within an hour, the limit. Search by a name or an order number, or try again later.',
    es: 'Ha buscado por {limit} finales de teléfono distintos en una hora, el límite. Busque por un nombre o un número de pedido, o inténtelo más tarde.',
    ja: '下 4 桁での検索が 1 時間の上限（{limit} 種類）に達しました。名前か注文番号で検索するか、しばらくしてからお試しください。',
  },
} satisfies Partial<Record<Reason, Phrase>>)
