import type { Reason } from '#contract/base/refusals.ts'
import type { AppKind } from '#contract/open/apps/app-kinds.ts'
import type { OpenRefusalReason } from '#contract/open/apps/entry-refusals.ts'
import type { OpenScope } from '#contract/open/open.ts'
import { labelWords } from '#words/base/labels.ts'
import type { FeatureWords } from '#words/feature.ts'
import { type Phrase, plural, words } from '#words/words.ts'

const enabled: Phrase = { zh: '已启用', en: 'Enabled', es: 'Activada', ja: '有効' }

/** The page that holds everything about apps from outside. */
export const openPlatformWords = words({
  title: { zh: '开放平台', en: 'Open platform', es: 'Plataforma abierta', ja: 'オープンプラットフォーム' },
  tabs: {
    apps: { zh: '应用', en: 'Apps', es: 'Aplicaciones', ja: 'アプリ' },
    endpoints: { zh: '推送地址', en: 'Webhook endpoints', es: 'Direcciones de webhook', ja: 'Webhook 送信先' },
    deliveries: { zh: '投递记录', en: 'Deliveries', es: 'Envíos', ja: '送信履歴' },
  },
})

const name: Phrase = openPlatformWords.tabs.apps
const app: Phrase = { zh: '应用', en: 'App', es: 'Aplicación', ja: 'アプリ' }
const appName: Phrase = { zh: '应用名称', en: 'App name', es: 'Nombre de la aplicación', ja: 'アプリ名' }
const owner: Phrase = { zh: '负责人', en: 'Owner', es: 'Responsable', ja: '担当者' }
const scopes: Phrase = { zh: '接口权限', en: 'Scopes', es: 'Permisos', ja: 'スコープ' }
const rate: Phrase = {
  zh: '每秒请求上限',
  en: 'Requests a second',
  es: 'Peticiones por segundo',
  ja: '毎秒のリクエスト数',
}
const addresses: Phrase = {
  zh: '允许的来源地址',
  en: 'Addresses it may call from',
  es: 'Direcciones de origen',
  ja: '許可する接続元',
}
const carriers: Phrase = {
  zh: '代表的快递公司',
  en: 'Express companies it speaks for',
  es: 'Empresas de envío que representa',
  ja: '代表する宅配会社',
}
const add: Phrase = { zh: '新增应用', en: 'Create an app', es: 'Crear aplicación', ja: 'アプリを作成' }
const rotate: Phrase = { zh: '更换密钥', en: 'Rotate the secret', es: 'Rotar el secreto', ja: 'シークレットを更新' }
const endOld: Phrase = {
  zh: '立即停用旧密钥',
  en: 'End the old secret',
  es: 'Terminar el secreto antiguo',
  ja: '旧シークレットを無効化',
}
const services: Phrase = { zh: '业务', en: 'Services', es: 'Servicios', ja: 'サービス' }

export const appWords = words({
  app,
  search: { zh: '搜索名称或应用 ID', en: 'Name or app ID', es: 'Nombre o ID', ja: '名前またはアプリ ID' },
  empty: {
    zh: '还没有应用。新增一个，用它的 ID 和密钥签名，即可调用开放接口',
    en: 'No app yet. Create one: with its ID and secret, calls of the open API are signed.',
    es: 'Aún no hay aplicaciones. Cree una: con su ID y su secreto se firman las llamadas.',
    ja: 'アプリがありません。作成して ID とシークレットで署名すると API を呼び出せます。',
  },
  nothingHere: {
    zh: '没有符合条件的应用',
    en: 'No app matches the filters.',
    es: 'Ninguna aplicación coincide.',
    ja: '条件に合うアプリはありません。',
  },
  add,
  edit: labelWords.edit,
  anyKind: { zh: '所有类型', en: 'All kinds', es: 'Todos los tipos', ja: '全種類' },
  anyStatus: labelWords.anyStatus,
  statuses: {
    enabled,
    disabled: labelWords.turnedOff,
  },
  columns: {
    name: app,
    kind: labelWords.kind,
    owner,
    state: labelWords.status,
    lastCall: { zh: '最近调用', en: 'Last call', es: 'Última llamada', ja: '最終呼び出し' },
    calls: { zh: '24 小时调用', en: 'Calls in 24 h', es: 'En 24 horas', ja: '24 時間' },
    refused: { zh: '被拒绝', en: 'Refused', es: 'Rechazos', ja: '拒否' },
  },
  never: { zh: '从未', en: 'Never', es: 'Nunca', ja: 'なし' },
  name: appName,
  appId: { zh: '应用 ID', en: 'App ID', es: 'ID de la aplicación', ja: 'アプリ ID' },
  owner,
  ownerHint: {
    zh: '输入同事姓名选择，或直接填写对接方',
    en: 'Type a colleague’s name and choose it, or name somebody outside',
    es: 'Elija a un colega por su nombre, o escriba quién es de fuera',
    ja: '同僚の名前を選ぶか、社外の担当を入力',
  },
  scopes,
  scopesProposed: {
    zh: '选择类型会填写建议的权限，请核对',
    en: 'Choosing a kind proposes its scopes. Check them.',
    es: 'Elegir el tipo propone sus permisos. Revíselos.',
    ja: '種類を選ぶとスコープが提案されます。確認してください。',
  },
  payoutHint: {
    zh: '有“付款渠道”权限的应用中，按应用 ID 排在最前且已启用的一个负责付款',
    en: 'Of the apps that may pay out and are on, the first by its ID pays.',
    es: 'De las aplicaciones activas que pueden pagar, paga la primera por su ID.',
    ja: '支払い権限を持つ有効なアプリのうち、ID 順で最初のものが支払います。',
  },
  services,
  allServices: { zh: '全部业务', en: 'All services', es: 'Todos los servicios', ja: 'すべてのサービス' },
  someServices: { zh: '指定业务', en: 'Only some', es: 'Solo algunos', ja: '一部のみ' },
  cities: { zh: '可代表的城市', en: 'Cities it speaks for', es: 'Ciudades que representa', ja: '対象の都市' },
  rate,
  addresses,
  addressesHint: {
    zh: (limit: number) => `每行一个 IP 或网段，如 203.0.113.0/24；留空不限制，最多 ${limit} 个`,
    en: (limit: number) => `An address or network a line, as 203.0.113.0/24. Empty allows any; at most ${limit}.`,
    es: (limit: number) => `Una dirección o red por línea, como 203.0.113.0/24. Vacío permite todas; máximo ${limit}.`,
    ja: (limit: number) => `1 行に 1 件、例 203.0.113.0/24。空欄は無制限、最大 ${limit} 件。`,
  },
  anyAddress: { zh: '不限制', en: 'Any', es: 'Cualquiera', ja: '無制限' },
  carriers,
  carriersHint: {
    zh: (limit: number) =>
      `每行一个，与订单中的快递公司名称一致；该应用会收到其寄件订单的推送，其他应用不能代其上报，最多 ${limit} 个`,
    en: (limit: number) =>
      `One a line, as orders name them. The app receives the webhooks of their parcels, and no other app reports for them; at most ${limit}.`,
    es: (limit: number) =>
      `Una por línea, como en los pedidos. La aplicación recibe sus envíos y ninguna otra informa por ellas; máximo ${limit}.`,
    ja: (limit: number) =>
      `1 行に 1 社、注文の表記どおり。その荷物の通知を受け、他のアプリは代わりに報告できません。最大 ${limit} 社。`,
  },
  reference: labelWords.reference,
  createdAt: { zh: '创建于', en: 'Created at', es: 'Creada el', ja: '作成時刻' },
  secrets: { zh: '密钥', en: 'Secrets', es: 'Secretos', ja: 'シークレット' },
  secretSince: { zh: '启用于', en: 'Since', es: 'Desde', ja: '開始' },
  secretUntil: { zh: '失效于', en: 'Until', es: 'Hasta', ja: '終了' },
  newSecret: { zh: '当前密钥', en: 'Current secret', es: 'Secreto actual', ja: '現在のシークレット' },
  oldSecret: { zh: '旧密钥', en: 'Old secret', es: 'Secreto antiguo', ja: '旧シークレット' },
  parts: {
    terms: labelWords.details,
    calls: { zh: '调用情况', en: 'Calls', es: 'Llamadas', ja: '呼び出し' },
  },
  lastDay: { zh: '最近 24 小时', en: 'Last 24 hours', es: 'Últimas 24 horas', ja: '直近 24 時間' },
  noCalls: {
    zh: '最近 24 小时没有调用',
    en: 'No calls in the last 24 hours.',
    es: 'Sin llamadas en las últimas 24 horas.',
    ja: '直近 24 時間の呼び出しはありません。',
  },
  lastCalls: {
    zh: '每种结果的最近一次',
    en: 'The latest of each kind',
    es: 'La última de cada tipo',
    ja: '結果ごとの最新',
  },
  masked: {
    zh: '密钥与个人信息已隐藏，内容最多保留 2 KB',
    en: 'Secrets and personal data are masked, and texts cut at 2 KB.',
    es: 'Los secretos y datos personales se ocultan; los textos se cortan a 2 KB.',
    ja: '秘密情報と個人情報は伏せられ、内容は 2 KB までです。',
  },
  refusedCalls: { zh: '被拒绝的调用', en: 'Refused calls', es: 'Llamadas rechazadas', ja: '拒否された呼び出し' },
  refusedKept: {
    zh: (count: number) => `每种原因保留最近 ${count} 次，过于密集的只计数`,
    en: (count: number) => `The latest ${count} of each reason are kept; of many at once some are only counted.`,
    es: (count: number) =>
      `Se guardan las últimas ${count} de cada motivo; si llegan muchas a la vez, solo se cuentan.`,
    ja: (count: number) => `理由ごとに最新 ${count} 件を保存します。集中した分は件数のみです。`,
  },
  refusedBy: { zh: '拒绝原因', en: 'Reason of the refusal', es: 'Motivo del rechazo', ja: '拒否の理由' },
  anyRefusal: { zh: '所有原因', en: 'All reasons', es: 'Todos los motivos', ja: 'すべての理由' },
  operation: { zh: '接口', en: 'Operation', es: 'Operación', ja: '操作' },
  anyOperation: { zh: '所有接口', en: 'All operations', es: 'Todas las operaciones', ja: 'すべての操作' },
  noOperation: {
    zh: '没有这个接口',
    en: 'No such operation',
    es: 'No existe la operación',
    ja: '該当する操作がない',
  },
  noRefused: {
    zh: '没有符合条件的调用',
    en: 'No call matches the filters.',
    es: 'Ninguna llamada coincide.',
    ja: '条件に合う呼び出しはありません。',
  },
  more: labelWords.showMore,
  request: { zh: '请求', en: 'Request', es: 'Petición', ja: 'リクエスト' },
  answer: { zh: '应答', en: 'Answer', es: 'Respuesta', ja: '応答' },
  times: {
    zh: (count: number) => `${count} 次`,
    en: (count: number) => plural('en', count, { one: '1 call', other: `${count} calls` }),
    es: (count: number) => plural('es', count, { one: '1 llamada', other: `${count} llamadas` }),
    ja: (count: number) => `${count} 回`,
  },
  actions: {
    update: labelWords.edit,
    rotate,
    endOldSecret: endOld,
    disable: labelWords.disable,
    enable: labelWords.enable,
  },
  hours: {
    zh: '旧密钥继续有效',
    en: 'The old secret stays good for',
    es: 'El antiguo sigue válido',
    ja: '旧シークレットの有効期間',
  },
  hoursOf: {
    zh: (count: number) => (count < 24 ? `${count} 小时` : `${count / 24} 天`),
    en: (count: number) =>
      count < 24
        ? plural('en', count, { one: '1 hour', other: `${count} hours` })
        : plural('en', count / 24, { one: '1 day', other: `${count / 24} days` }),
    es: (count: number) =>
      count < 24
        ? plural('es', count, { one: '1 hora', other: `${count} horas` })
        : plural('es', count / 24, { one: '1 día', other: `${count / 24} días` }),
    ja: (count: number) => (count < 24 ? `${count} 時間` : `${count / 24} 日`),
  },
  rotateHint: {
    zh: '生成新密钥，只显示一次。在此期间新旧密钥都有效，请在到期前更换完成。',
    en: 'Makes a new secret, shown once. Both are good meanwhile: take the new one into use before the old one ends.',
    es: 'Crea un secreto nuevo, que se muestra una vez. Ambos valen entretanto: use el nuevo antes de que termine el antiguo.',
    ja: '新しいシークレットを一度だけ表示します。期間中は両方有効です。期限までに切り替えてください。',
  },
  endOldHint: {
    zh: '仍使用旧密钥的请求将立即被拒绝，请确认新密钥已启用。',
    en: 'Calls that are still signed with the old secret are refused at once. Make sure that the new one is in use.',
    es: 'Las llamadas con el secreto antiguo se rechazan de inmediato. Compruebe que se usa el nuevo.',
    ja: '旧シークレットの署名は直ちに拒否されます。新しい方が使われていることを確認してください。',
  },
  disableHint: {
    zh: '所有服务节点立即拒绝它的请求，也不再向它推送。',
    en: 'Its calls are refused at once on all nodes, and it gets no webhooks.',
    es: 'Sus llamadas se rechazan de inmediato en todos los nodos y no recibe webhooks.',
    ja: '全ノードで直ちに拒否され、Webhook も送られません。',
  },
  disableReasons: {
    zh: ['密钥泄露', '停止合作', '调用异常'],
    en: ['The secret leaked', 'End of the contract', 'It misbehaves'],
    es: ['Secreto filtrado', 'Fin del contrato', 'Se comporta mal'],
    ja: ['シークレットの漏えい', '契約終了', '異常な呼び出し'],
  },
  sureToEnable: {
    zh: (it: string) => `启用“${it}”？它即可再次调用开放接口。`,
    en: (it: string) => `Enable “${it}”? It may call the open API again.`,
    es: (it: string) => `¿Activar «${it}»? Podrá volver a llamar a la API.`,
    ja: (it: string) => `「${it}」を有効にしますか？再び API を呼び出せます。`,
  },
  secret: { zh: '密钥', en: 'Secret', es: 'Secreto', ja: 'シークレット' },
  created: { zh: '应用已创建', en: 'The app was created', es: 'Aplicación creada', ja: 'アプリを作成しました' },
  rotated: { zh: '密钥已更换', en: 'The secret was rotated', es: 'Secreto rotado', ja: 'シークレットを更新しました' },
})

export const appsFeature = words({
  name,
  record: app,
  permissions: {
    'apps.view': { zh: '查看应用', en: 'See apps', es: 'Ver aplicaciones', ja: 'アプリを見る' },
    'apps.edit': { zh: '维护应用', en: 'Edit apps', es: 'Editar aplicaciones', ja: 'アプリを編集' },
    'apps.secret': {
      zh: '创建应用与更换密钥',
      en: 'Create apps and rotate secrets',
      es: 'Crear aplicaciones y rotar secretos',
      ja: 'アプリの作成とシークレットの更新',
    },
  },
  events: {
    'apps.add': add,
    'apps.update': { zh: '编辑应用', en: 'Changed an app', es: 'Cambió una aplicación', ja: 'アプリを変更' },
    'apps.disable': { zh: '停用应用', en: 'Disabled an app', es: 'Desactivó una aplicación', ja: 'アプリを停止' },
    'apps.enable': { zh: '启用应用', en: 'Enabled an app', es: 'Activó una aplicación', ja: 'アプリを有効化' },
    'apps.rotate': rotate,
    'apps.endOldSecret': endOld,
  },
  fields: { name: appName, owner, scopes, services, ratePerSecond: rate, addresses, carriers },
  states: {
    enabled,
    disabled: labelWords.turnedOff,
  },
} satisfies FeatureWords<'apps'>)

/** What an app can be and may do, and what came of its calls. */
export const appChoiceWords = words({
  kinds: {
    customer: { zh: '用户端', en: 'Customers', es: 'Clientes', ja: '利用者' },
    merchant: { zh: '商家端', en: 'Merchants', es: 'Comercios', ja: '店舗' },
    rider: { zh: '骑手端', en: 'Riders', es: 'Repartidores', ja: '配達員' },
    chauffeur: { zh: '代驾端', en: 'Chauffeurs', es: 'Conductores', ja: '代行運転手' },
    companion: { zh: '陪玩端', en: 'Companions', es: 'Compañeros', ja: 'コンパニオン' },
    express: { zh: '快递公司端', en: 'Express company', es: 'Empresa de mensajería', ja: '宅配会社' },
    payment: { zh: '收款', en: 'Payments', es: 'Cobros', ja: '入金' },
    payout: { zh: '付款', en: 'Payouts', es: 'Pagos', ja: '支払い' },
    other: labelWords.other,
  } satisfies Record<AppKind, Phrase>,
  scopes: {
    'order.write': { zh: '下单', en: 'Place orders', es: 'Crear pedidos', ja: '注文する' },
    'order.read': { zh: '查看订单', en: 'Read orders', es: 'Leer pedidos', ja: '注文を読む' },
    'order.all': {
      zh: '接收全部订单事件',
      en: 'Receive every order',
      es: 'Recibir todos los pedidos',
      ja: 'すべての注文を受信',
    },
    'event.customer': labelWords.customer,
    'event.merchant': labelWords.shop,
    'event.rider': labelWords.rider,
    'event.chauffeur': labelWords.chauffeur,
    'event.companion': labelWords.companion,
    'event.carrier': { zh: '承运快递公司', en: 'Express carrier', es: 'Mensajería', ja: '宅配業者' },
    'event.opponent': labelWords.opponent,
    'event.payment': { zh: '收款', en: 'Payment', es: 'Cobro', ja: '入金' },
    'worker.write': { zh: '上报服务人员', en: 'Report workers', es: 'Informar trabajadores', ja: '働き手を報告' },
    'merchant.write': { zh: '上报商家', en: 'Report merchants', es: 'Informar comercios', ja: '店舗を報告' },
    'chat.write': { zh: '会话与红包', en: 'Conversations', es: 'Conversaciones', ja: '会話' },
    'complaint.write': labelWords.complaints,
    'verification.write': { zh: '提交资质', en: 'Submit papers', es: 'Enviar documentos', ja: '書類を提出' },
    'application.write': labelWords.applications,
    'post.write': { zh: '发布动态', en: 'Publish posts', es: 'Publicar', ja: '投稿する' },
    'feedback.write': { zh: '提交意见反馈', en: 'Send feedback', es: 'Enviar opiniones', ja: 'フィードバックを送る' },
    'wallet.write': { zh: '钱包与提现', en: 'Wallets', es: 'Monederos', ja: 'ウォレット' },
    'payout.write': { zh: '付款渠道', en: 'Pay out money', es: 'Pagar dinero', ja: '支払いを行う' },
    'person.write': { zh: '使用语言', en: 'Languages of people', es: 'Idiomas', ja: '使用言語' },
    'announcement.read': { zh: '读取公告', en: 'Get announcements', es: 'Obtener avisos', ja: 'お知らせの取得' },
    'announcement.write': { zh: '公告已读', en: 'Mark as read', es: 'Marcar como leídos', ja: '既読にする' },
  } satisfies Record<OpenScope, Phrase>,
  /** Headings of the scopes. */
  areas: {
    orders: labelWords.orders,
    events: {
      zh: '代表谁上报订单事件',
      en: 'Events of orders, as',
      es: 'Eventos de pedidos, como',
      ja: '注文の出来事を報告する立場',
    },
    people: { zh: '人员与资料', en: 'People', es: 'Personas', ja: '人' },
    talks: { zh: '沟通与内容', en: 'Talks and posts', es: 'Mensajes y publicaciones', ja: '会話と投稿' },
    money: { zh: '资金', en: 'Money', es: 'Dinero', ja: 'お金' },
  },
  outcomes: {
    accepted: { zh: '成功', en: 'Accepted', es: 'Aceptadas', ja: '成功' },
    timestamp: { zh: '时间戳不符', en: 'Clock is off', es: 'Reloj desajustado', ja: '時刻のずれ' },
    nonce: { zh: 'X-Nonce 格式不符', en: 'Wrong X-Nonce', es: 'X-Nonce incorrecto', ja: 'X-Nonce が不正' },
    signature: { zh: '签名不符', en: 'Wrong signature', es: 'Firma incorrecta', ja: '署名が不一致' },
    address: {
      zh: '来源地址不允许',
      en: 'Address not allowed',
      es: 'Dirección no permitida',
      ja: '許可されていないアドレス',
    },
    replay: { zh: '重复请求', en: 'Sent twice', es: 'Enviada dos veces', ja: '二重送信' },
    scope: { zh: '没有权限', en: 'Scope missing', es: 'Falta el permiso', ja: '権限がない' },
    service: {
      zh: '业务不允许',
      en: 'Service not allowed',
      es: 'Servicio no permitido',
      ja: '許可されていないサービス',
    },
    city: { zh: '城市不允许', en: 'City not allowed', es: 'Ciudad no permitida', ja: '許可されていない都市' },
    tooFast: { zh: '超出频率', en: 'Too fast', es: 'Demasiado rápido', ja: '頻度超過' },
    badInput: { zh: '内容有误', en: 'Wrong content', es: 'Contenido incorrecto', ja: '内容の誤り' },
    notFound: { zh: '记录不存在', en: 'Not found', es: 'No encontrado', ja: '見つからない' },
    internal: { zh: '系统错误', en: 'Error of ours', es: 'Error nuestro', ja: 'システムエラー' },
    busy: { zh: '系统繁忙', en: 'Server was busy', es: 'Servidor ocupado', ja: '混雑' },
    unknownCall: appWords.noOperation,
    requestReused: { zh: '编号已用于其他内容', en: 'Id used before', es: 'ID ya usado', ja: '使用済みの番号' },
    notInThisState: {
      zh: '当前状态不允许',
      en: 'Not in this state',
      es: 'No en este estado',
      ja: '現在の状態では不可',
    },
    badRequest: { zh: '请求无法识别', en: 'Not understood', es: 'No se entiende', ja: '解釈できない' },
    bodyTooLarge: { zh: '请求体过大', en: 'Body too large', es: 'Cuerpo demasiado grande', ja: '本文が大きすぎる' },
    bodyNotJson: {
      zh: '请求体不是 JSON',
      en: 'Body is not JSON',
      es: 'El cuerpo no es JSON',
      ja: '本文が JSON でない',
    },
    bodyNotObject: {
      zh: '请求体不是对象',
      en: 'Body is not an object',
      es: 'El cuerpo no es un objeto',
      ja: '本文がオブジェクトでない',
    },
    bodyTooDeep: { zh: '请求体嵌套过深', en: 'Body too deep', es: 'Cuerpo demasiado profundo', ja: '本文が深すぎる' },
    bodyTooManyItems: {
      zh: '请求体内容过多',
      en: 'Too many items',
      es: 'Demasiados elementos',
      ja: '本文の要素が多すぎる',
    },
  } satisfies Record<OpenRefusalReason | 'accepted', Phrase> & Record<string, Phrase>,
})

/** Proving who one is once more, before something that is shown or done to few people. */
export const proofWords = words({
  code: {
    zh: '您的双重验证码',
    en: 'Code of your second factor',
    es: 'Código de su segundo factor',
    ja: '二段階認証のコード',
  },
  codeHint: {
    zh: '验证器应用中的 6 位数字，或一个恢复码；每个验证码只能使用一次',
    en: 'Six digits of your authenticator app, or a recovery code. Each code is good once.',
    es: 'Seis cifras de su autenticador, o un código de recuperación. Cada código sirve una vez.',
    ja: '認証アプリの 6 桁、またはリカバリーコード。各コードは 1 回限りです。',
  },
  password: { zh: '您的登录密码', en: 'Your password', es: 'Su contraseña', ja: 'あなたのパスワード' },
  passwordHint: {
    zh: '您还没有开启双重验证，请输入密码；建议在个人中心开启',
    en: 'You have no second factor yet, so the password is asked. You can set one up in your account.',
    es: 'Aún no tiene segundo factor: se pide la contraseña. Puede configurarlo en su cuenta.',
    ja: '二段階認証が未設定のためパスワードを入力してください。アカウントで設定できます。',
  },
  confirmAt: {
    zh: (issuer: string) => `用 ${issuer} 确认身份`,
    en: (issuer: string) => `Confirm with ${issuer}`,
    es: (issuer: string) => `Confirmar con ${issuer}`,
    ja: (issuer: string) => `${issuer} で本人確認`,
  },
  confirmHint: {
    zh: '在新窗口中重新登录公司账号，确认是您本人',
    en: 'Sign in to the company account once more, in a window of its own.',
    es: 'Entre de nuevo en la cuenta de empresa, en otra ventana.',
    ja: '別ウィンドウで会社アカウントにもう一度ログインしてください。',
  },
  confirmed: {
    zh: '已确认，5 分钟内有效',
    en: 'Confirmed, for five minutes',
    es: 'Confirmado, durante cinco minutos',
    ja: '確認済み（5 分間有効）',
  },
  confirmAgain: { zh: '重新确认', en: 'Confirm again', es: 'Confirmar de nuevo', ja: 'もう一度確認' },
  notConfirmed: {
    zh: '没有完成确认，请重试',
    en: 'It was not confirmed. Please try again.',
    es: 'No se ha confirmado. Inténtelo de nuevo.',
    ja: '確認できませんでした。もう一度お試しください。',
  },
  shownOnce: {
    zh: '密钥只显示这一次，请立即复制到对方的密钥管理中。关闭后无法再次查看，只能更换。',
    en: 'The secret is shown this once. Copy it now to where the app keeps its secrets: later it can only be rotated.',
    es: 'El secreto se muestra solo esta vez. Cópielo ahora: después solo se puede rotar.',
    ja: 'シークレットは今回のみ表示されます。今コピーしてください。後からは更新しかできません。',
  },
  kept: labelWords.kept,
})

/** What a person reads when the answer is no. */
export const appsRefusals = words({
  oldSecretGood: {
    zh: '旧密钥仍然有效，请先停用旧密钥，再更换',
    en: 'The old secret is still good. End it first, then rotate again.',
    es: 'El secreto antiguo aún es válido. Termínelo antes de rotar de nuevo.',
    ja: '旧シークレットがまだ有効です。先に無効化してから更新してください。',
  },
} satisfies Partial<Record<Reason, Phrase>>)
