import type { endpointStandings, offReasons } from '#contract/open/webhooks/limits.ts'
import { labelWords } from '#words/base/labels.ts'
import type { FeatureWords } from '#words/feature.ts'
import { type Phrase, words } from '#words/words.ts'
import { appWords } from './apps.ts'
import { openPlatformWords } from './open-platform.ts'

const { endpoints, deliveries } = openPlatformWords.tabs
const endpoint: Phrase = { zh: '推送地址', en: 'Endpoint', es: 'Dirección', ja: '送信先' }
const { app, services } = appWords
const types: Phrase = { zh: '事件类型', en: 'Event types', es: 'Tipos de evento', ja: 'イベント種別' }
const cities: Phrase = { zh: '订单城市', en: 'Cities of orders', es: 'Ciudades de pedidos', ja: '注文の都市' }
const url: Phrase = { zh: '网址', en: 'URL', es: 'URL', ja: 'URL' }
const everyType: Phrase = { zh: '全部事件', en: 'Every type', es: 'Todos los tipos', ja: 'すべての種別' }
const add: Phrase = { zh: '新增推送地址', en: 'Add an endpoint', es: 'Añadir dirección', ja: '送信先を追加' }
const rotate: Phrase = { zh: '更换签名密钥', en: 'Rotate its secret', es: 'Rotar el secreto', ja: '署名キーを更新' }
const test: Phrase = { zh: '发送测试', en: 'Send a test', es: 'Enviar prueba', ja: 'テスト送信' }
const resend: Phrase = { zh: '重新推送', en: 'Send again', es: 'Reenviar', ja: '再送' }
const replay: Phrase = { zh: '补推', en: 'Send missed ones', es: 'Enviar lo perdido', ja: '未達をまとめて再送' }
const since: Phrase = { zh: '起始时间', en: 'Since', es: 'Desde', ja: '開始日時' }
const switchedOff: Phrase = {
  zh: '推送地址因持续失败被停用',
  en: 'An endpoint was switched off, it kept failing',
  es: 'Se desactivó una dirección: fallaba',
  ja: '失敗が続き送信先を停止',
}

export const webhookWords = words({
  endpoints,
  endpoint,
  deliveries,
  app,
  url,
  add,
  rotate,
  test,
  replay,
  search: { zh: '搜索地址或应用', en: 'Address or app', es: 'URL o aplicación', ja: 'URL またはアプリ' },
  empty: {
    zh: '还没有推送地址。为应用新增一个，它就能收到与自己有关的事件',
    en: 'No endpoint yet. Add one for an app, and it hears what concerns it.',
    es: 'Aún no hay direcciones. Añada una y la aplicación recibirá lo que le concierne.',
    ja: '送信先がありません。追加するとアプリに関係するイベントが届きます。',
  },
  nothingHere: {
    zh: '没有符合条件的推送地址',
    en: 'No endpoint matches the filters.',
    es: 'Ninguna dirección coincide.',
    ja: '条件に合う送信先はありません。',
  },
  standings: {
    on: { zh: '正常', en: 'Working', es: 'Funciona', ja: '正常' },
    failing: { zh: '推送失败', en: 'Failing', es: 'Falla', ja: '失敗中' },
    off: { zh: '已停用', en: 'Off', es: 'Desactivada', ja: '停止中' },
  } satisfies Record<(typeof endpointStandings)[number], Phrase>,
  anyStanding: { zh: '全部状态', en: 'Any state', es: 'Cualquier estado', ja: 'すべての状態' },
  offReasons: {
    staff: { zh: '由员工停用', en: 'Switched off by staff', es: 'Desactivada por el personal', ja: 'スタッフが停止' },
    failing: {
      zh: '连续失败三天，已自动停用',
      en: 'It failed for three days and was switched off',
      es: 'Falló tres días y se desactivó',
      ja: '3日間失敗したため自動停止',
    },
    gone: {
      zh: '对方返回 410，已自动停用',
      en: 'It answered 410 and was switched off',
      es: 'Respondió 410 y se desactivó',
      ja: '410 が返されたため自動停止',
    },
  } satisfies Record<(typeof offReasons)[number], Phrase>,
  columns: {
    state: labelWords.state,
    hears: { zh: '接收范围', en: 'Hears', es: 'Recibe', ja: '受信範囲' },
    since: { zh: '失败始于', en: 'Failing since', es: 'Falla desde', ja: '失敗の開始' },
  },
  types,
  services,
  cities,
  everyType,
  everyService: labelWords.allServices,
  someTypes: { zh: '指定事件', en: 'Only some', es: 'Solo algunos', ja: '一部のみ' },
  narrowHint: {
    zh: '业务和城市只限定与订单有关的事件，其他事件照常推送',
    en: 'Services and cities narrow what is about an order; everything else is told anyway.',
    es: 'Servicios y ciudades limitan lo que trata de pedidos; lo demás se envía igual.',
    ja: 'サービスと都市は注文に関するイベントだけを絞り込みます。',
  },
  hearsHint: {
    zh: '应用只会收到与自己有关的事件：自己下的单，自己的服务人员、商家或对手参与的订单，以及自己的用户',
    en: 'An app hears what concerns it: orders that came by it or that its worker, shop or opponent is on, and its own people.',
    es: 'Una aplicación recibe lo suyo: pedidos que hizo o en los que está su personal, su tienda o su rival, y su gente.',
    ja: 'アプリには自分に関係するものだけが届きます：自分の注文、自分の担当者・店舗・対戦相手の注文、自分の利用者。',
  },
  urlHint: {
    zh: 'https 开头的公网地址，应在 10 秒内返回 2xx',
    en: 'A public https address that answers 2xx within 10 seconds',
    es: 'Una dirección https pública que responda 2xx en 10 segundos',
    ja: '10 秒以内に 2xx を返す公開 https アドレス',
  },
  chooseApp: { zh: '请选择应用', en: 'Choose an app', es: 'Elija una aplicación', ja: 'アプリを選択' },
  failures: { zh: '连续失败次数', en: 'Failures in a row', es: 'Fallos seguidos', ja: '連続失敗回数' },
  restingUntil: { zh: '暂停推送至', en: 'Not tried until', es: 'Sin intentos hasta', ja: '送信休止の終了' },
  missedSince: { zh: '未送达始于', en: 'Missed since', es: 'Perdido desde', ja: '未達の開始' },
  offAt: { zh: '停用时间', en: 'Off since', es: 'Desactivada desde', ja: '停止日時' },
  createdAt: appWords.createdAt,
  oldSecretUntil: {
    zh: '旧密钥有效至',
    en: 'Old secret good until',
    es: 'Secreto antiguo hasta',
    ja: '旧キーの有効期限',
  },
  showDeliveries: { zh: '查看投递记录', en: 'See its deliveries', es: 'Ver sus envíos', ja: '送信履歴を見る' },
  enable: labelWords.enable,
  disable: labelWords.disable,
  sureToRemove: {
    zh: (it: string) => `删除 ${it}？未送达的事件不再推送。`,
    en: (it: string) => `Remove ${it}? What has not arrived is not sent any more.`,
    es: (it: string) => `¿Eliminar ${it}? Lo que no llegó ya no se envía.`,
    ja: (it: string) => `${it} を削除しますか？未達のイベントは送信されません。`,
  },
  sureToDisable: {
    zh: '停用后不再推送，期间的事件会保留，启用后可以补推。',
    en: 'Nothing is sent while it is off. What it misses is kept and can be sent later.',
    es: 'No se envía nada mientras esté desactivada. Lo perdido se guarda y se puede enviar después.',
    ja: '停止中は送信されません。その間のイベントは保存され、後で再送できます。',
  },
  tested: {
    zh: '测试已发送',
    en: 'The test is on its way',
    es: 'La prueba está en camino',
    ja: 'テストを送信しました',
  },
  enabledNowReplay: {
    zh: '已启用。停用期间的事件可用“补推”发送',
    en: 'It is on. “Send missed ones” sends what it missed.',
    es: 'Está activa. «Enviar lo perdido» envía lo que se perdió.',
    ja: '有効にしました。「未達をまとめて再送」で送信できます。',
  },
  secret: {
    title: { zh: '签名密钥', en: 'Signing secret', es: 'Secreto de firma', ja: '署名キー' },
    usage: {
      zh: '对方用它验证请求头 webhook-signature（HMAC-SHA256，Standard Webhooks 格式）',
      en: 'The app verifies the header webhook-signature with it (HMAC-SHA256, as Standard Webhooks says).',
      es: 'Con él la aplicación verifica la cabecera webhook-signature (HMAC-SHA256, según Standard Webhooks).',
      ja: '受信側はこれでヘッダー webhook-signature を検証します（HMAC-SHA256、Standard Webhooks 形式）。',
    },
    hours: {
      zh: '旧密钥继续有效（小时）',
      en: 'The old one stays good for (hours)',
      es: 'El antiguo sirve aún (horas)',
      ja: '旧キーの有効時間（時間）',
    },
    hoursHint: {
      zh: '期间用两个密钥签名，0 表示立即失效，最多 168',
      en: 'Meanwhile webhooks carry both signatures. 0 ends it at once; at most 168.',
      es: 'Mientras tanto se firma con ambos. 0 lo termina ya; máximo 168.',
      ja: 'その間は両方で署名します。0 で即時失効、最大 168。',
    },
    hoursOf: labelWords.hours,
  },
  replaying: {
    since,
    withDelivered: {
      zh: '包括已送达的',
      en: 'Delivered ones as well',
      es: 'También los entregados',
      ja: '送信済みも含める',
    },
    explain: {
      zh: '按时间顺序重新推送，webhook-id 不变，对方可据此去重',
      en: 'They are sent in order with the same webhook-id, by which the app drops what it has.',
      es: 'Se envían en orden con el mismo webhook-id, por el que la aplicación descarta lo que ya tiene.',
      ja: '時刻順に同じ webhook-id で再送します。受信側で重複を除けます。',
    },
    count: {
      zh: (count: number) => `将推送 ${count} 条`,
      en: (count: number) => `To be sent: ${count}`,
      es: (count: number) => `Por enviar: ${count}`,
      ja: (count: number) => `再送対象：${count} 件`,
    },
    tooMany: {
      zh: (most: number) => `超过 ${most} 条，请选择较晚的时间`,
      en: (most: number) => `More than ${most}: choose a later moment`,
      es: (most: number) => `Más de ${most}: elija un momento posterior`,
      ja: (most: number) => `${most} 件を超えます。より後の時刻を選んでください`,
    },
    done: {
      zh: (count: number) => `${count} 条开始补推`,
      en: (count: number) => `Sending again: ${count}`,
      es: (count: number) => `Reenviando: ${count}`,
      ja: (count: number) => `${count} 件を再送中`,
    },
  },
})

export const deliveryWords = words({
  deliveries,
  endpoint,
  app,
  resend,
  empty: {
    zh: '还没有投递记录',
    en: 'Nothing was sent yet.',
    es: 'Aún no se ha enviado nada.',
    ja: '送信履歴はまだありません。',
  },
  nothingHere: {
    zh: '没有符合条件的投递',
    en: 'No delivery matches the filters.',
    es: 'Ningún envío coincide.',
    ja: '条件に合う送信はありません。',
  },
  search: { zh: '订单号或其他编号', en: 'Order or other number', es: 'Número de pedido u otro', ja: '注文番号など' },
  anyEndpoint: { zh: '全部地址', en: 'Any endpoint', es: 'Cualquier dirección', ja: 'すべての送信先' },
  anyType: everyType,
  anyOutcome: { zh: '全部结果', en: 'Any outcome', es: 'Cualquier resultado', ja: 'すべての結果' },
  outcomes: {
    delivered: { zh: '已接收', en: 'Arrived', es: 'Recibido', ja: '受信済み' },
    open: { zh: '推送中', en: 'Waiting', es: 'En espera', ja: '送信待ち' },
    dead: { zh: '未送达', en: 'Not delivered', es: 'No entregado', ja: '未達' },
  },
  columns: {
    at: labelWords.when,
    type: { zh: '事件', en: 'Event', es: 'Evento', ja: 'イベント' },
    record: { zh: '编号', en: 'Record', es: 'Registro', ja: '番号' },
    outcome: { zh: '结果', en: 'Outcome', es: 'Resultado', ja: '結果' },
    attempts: { zh: '次数', en: 'Attempts', es: 'Intentos', ja: '回数' },
    answer: appWords.answer,
  },
  from: { zh: '开始日期', en: 'From', es: 'Desde', ja: '開始日' },
  to: { zh: '结束日期', en: 'Until', es: 'Hasta', ja: '終了日' },
  attempt: {
    zh: (number: number) => `第 ${number} 次`,
    en: (number: number) => `Attempt ${number}`,
    es: (number: number) => `Intento ${number}`,
    ja: (number: number) => `${number} 回目`,
  },
  noAttempts: { zh: '尚未推送', en: 'Not tried yet.', es: 'Sin intentos aún.', ja: 'まだ送信されていません。' },
  noAnswer: {
    zh: '没有应答内容',
    en: 'The answer was empty.',
    es: 'La respuesta estaba vacía.',
    ja: '応答は空でした。',
  },
  parts: {
    attempts: { zh: '推送过程', en: 'Attempts', es: 'Intentos', ja: '送信の経過' },
    body: { zh: '内容', en: 'Body', es: 'Contenido', ja: '本文' },
  },
  seq: { zh: '序号', en: 'Number in its record', es: 'Número en su registro', ja: '連番' },
  id: { zh: '消息 ID', en: 'webhook-id', es: 'webhook-id', ja: 'webhook-id' },
  waits: {
    earlier: {
      zh: '等待同一编号的上一条',
      en: 'Waits for an earlier event of the same record',
      es: 'Espera un evento anterior del mismo registro',
      ja: '同じ番号の前のイベントを待っています',
    },
    endpoint: {
      zh: '对方持续失败，暂停推送',
      en: 'Its endpoint rests after failures',
      es: 'La dirección descansa tras fallar',
      ja: '失敗が続き送信を休止中',
    },
  },
  errors: {
    endpointOff: {
      zh: '地址已停用',
      en: 'The endpoint was off',
      es: 'La dirección estaba desactivada',
      ja: '送信先は停止中でした',
    },
    endpointRemoved: {
      zh: '地址已删除',
      en: 'The endpoint was removed',
      es: 'La dirección fue eliminada',
      ja: '送信先は削除済みです',
    },
  },
})

export const webhooksFeature = words({
  name: endpoints,
  record: endpoint,
  permissions: {
    'webhooks.view': {
      zh: '查看推送地址和投递记录',
      en: 'See endpoints and deliveries',
      es: 'Ver direcciones y envíos',
      ja: '送信先と送信履歴を見る',
    },
    'webhooks.edit': { zh: '维护推送地址', en: 'Edit endpoints', es: 'Editar direcciones', ja: '送信先を編集' },
    'webhooks.replay': { zh: '重新推送事件', en: 'Send events again', es: 'Reenviar eventos', ja: 'イベントを再送' },
  },
  events: {
    'webhooks.add': add,
    'webhooks.update': {
      zh: '编辑推送地址',
      en: 'Changed an endpoint',
      es: 'Cambió una dirección',
      ja: '送信先を変更',
    },
    'webhooks.remove': {
      zh: '删除推送地址',
      en: 'Removed an endpoint',
      es: 'Eliminó una dirección',
      ja: '送信先を削除',
    },
    'webhooks.enable': {
      zh: '启用推送地址',
      en: 'Switched an endpoint on',
      es: 'Activó una dirección',
      ja: '送信先を有効化',
    },
    'webhooks.disable': {
      zh: '停用推送地址',
      en: 'Switched an endpoint off',
      es: 'Desactivó una dirección',
      ja: '送信先を停止',
    },
    'webhooks.rotate': rotate,
    'webhooks.test': test,
  },
  systemEvents: { 'webhooks.switchOff': switchedOff },
  fields: { url, types, services, cities, app },
} satisfies FeatureWords<'webhooks'>)

export const webhookDeliveriesFeature = words({
  name: deliveries,
  events: { 'webhookDeliveries.resend': resend, 'webhookDeliveries.replay': replay },
  fields: { count: { zh: '数量', en: 'Number', es: 'Cantidad', ja: '件数' }, since },
} satisfies FeatureWords<'webhookDeliveries'>)

/** By kind. */
export const webhookNotificationWords = words({
  'webhook.failing': {
    zh: '应用 {app} 的推送地址 {host} 连续失败三天，已停用，请联系对方修复后启用并补推',
    en: 'The endpoint {host} of the app {app} failed for three days and was switched off. Have it repaired, switch it on and send what it missed.',
    es: 'La dirección {host} de la aplicación {app} falló tres días y se desactivó. Haga que la reparen, actívela y envíe lo perdido.',
    ja: 'アプリ {app} の送信先 {host} が3日間失敗し停止されました。修復後に有効化し、未達を再送してください。',
  },
  'webhook.gone': {
    zh: '应用 {app} 的推送地址 {host} 返回 410，已停用',
    en: 'The endpoint {host} of the app {app} answered 410 and was switched off.',
    es: 'La dirección {host} de la aplicación {app} respondió 410 y se desactivó.',
    ja: 'アプリ {app} の送信先 {host} が 410 を返し停止されました。',
  },
})
