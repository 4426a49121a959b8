import type { Unit } from '#contract/access/event-text.ts'
import type { SignInRow } from '#contract/access/events.ts'
import { loginWords } from '#words/access/login.ts'
import { menusWords } from '#words/access/menus.ts'
import { permissionWords, rolesWords } from '#words/access/roles.ts'
import { labelWords } from '#words/base/labels.ts'
import { uiWords } from '#words/base/ui.ts'
import { chatsWords } from '#words/chats/chats.ts'
import { leaderWords } from '#words/chats/supervision.ts'
import { complaintLevelWords, complaintsWords } from '#words/complaints/complaints.ts'
import { spreadsheetWords } from '#words/desk/exports.ts'
import { profileWords } from '#words/desk/panels.ts'
import type { FeatureWords } from '#words/feature.ts'
import { serviceWords } from '#words/orders/order.ts'
import { cityWords } from '#words/people/people.ts'
import { workersWords } from '#words/people/workers.ts'
import { type Phrase, type Spoken, words } from '#words/words.ts'

const action: Phrase = { zh: '操作', en: 'Action', es: 'Acción', ja: '操作' }

const result = labelWords.result

const signInsTitle: Phrase = { zh: '登录日志', en: 'Sign-in log', es: 'Registro de accesos', ja: 'ログイン履歴' }

export const signInsWords = words({
  title: signInsTitle,
  search: {
    zh: '用户名、姓名或 IP',
    en: 'Username, name or address',
    es: 'Usuario, nombre o IP',
    ja: 'ユーザー名、氏名、IPアドレス',
  },
  result,
  results: {
    all: labelWords.anyResult,
    success: { zh: '成功', en: 'Succeeded', es: 'Correctos', ja: '成功' },
    failure: { zh: '失败', en: 'Failed', es: 'Fallidos', ja: '失敗' },
  },
  fresh: labelWords.newEntries,
  empty: {
    zh: '没有符合条件的登录记录',
    en: 'No sign-in matches.',
    es: 'Ningún acceso coincide.',
    ja: '条件に合うログインはありません',
  },
  columns: {
    at: labelWords.when,
    who: labelWords.account,
    why: result,
    ip: { zh: 'IP 地址', en: 'Address', es: 'Dirección IP', ja: 'IPアドレス' },
    device: { zh: '设备', en: 'Device', es: 'Dispositivo', ja: '端末' },
  },
  why: {
    ok: { zh: '成功', en: 'Succeeded', es: 'Correcto', ja: '成功' },
    wrongPassword: { zh: '密码错误', en: 'Wrong password', es: 'Contraseña errónea', ja: 'パスワード違い' },
    locked: { zh: '尝试过多，须等待', en: 'Too many tries', es: 'Demasiados intentos', ja: '試行回数超過' },
    disabled: { zh: '账号已停用', en: 'Account disabled', es: 'Cuenta desactivada', ja: '停止中のアカウント' },
    wrongCode: { zh: '验证码错误', en: 'Wrong code', es: 'Código erróneo', ja: '確認コード違い' },
    passwordEnded: {
      zh: '临时密码已过期',
      en: 'Temporary password ended',
      es: 'Contraseña temporal caducada',
      ja: '仮パスワードの期限切れ',
    },
    leftOut: {
      zh: '同一地址的更多失败',
      en: 'More failures of this address',
      es: 'Más fallos de esta dirección',
      ja: '同じアドレスのその他の失敗',
    },
  } satisfies Record<SignInRow['why'], Phrase>,
  nobody: { zh: '无此账号', en: 'No such account', es: 'No existe la cuenta', ja: '該当アカウントなし' },
  userAgent: { zh: '浏览器标识', en: 'Browser says', es: 'Navegador', ja: 'ブラウザー情報' },
  event: { zh: '记录编号', en: 'Entry', es: 'Registro n.º', ja: '記録番号' },
})

export type SignInsWords = Spoken<typeof signInsWords>

const signInsExport: Phrase = {
  zh: '导出登录日志',
  en: 'Export the sign-in log',
  es: 'Exportar el registro de accesos',
  ja: 'ログイン履歴を出力',
}

export const signInsFeature = words({
  name: signInsTitle,
  permissions: {
    'signIns.view': {
      zh: '查看登录日志',
      en: 'See the sign-in log',
      es: 'Ver el registro de accesos',
      ja: 'ログイン履歴を見る',
    },
    'signIns.export': signInsExport,
  },
  events: {
    'signIns.export': signInsExport,
  },
} satisfies FeatureWords<'signIns'>)

const eventsTitle: Phrase = { zh: '操作日志', en: 'Operation log', es: 'Registro de operaciones', ja: '操作ログ' }

const actor: Phrase = { zh: '操作人', en: 'Who', es: 'Quién', ja: '操作者' }

const record: Phrase = { zh: '对象', en: 'Record', es: 'Registro', ja: '対象' }

const field: Phrase = { zh: '字段', en: 'Field', es: 'Campo', ja: '項目' }

export const eventsWords = words({
  title: eventsTitle,
  record: {
    zh: '单号、用户名、路径或编号',
    en: 'Order number, username, path or id',
    es: 'Número, usuario, ruta o id',
    ja: '注文番号、ユーザー名、パスまたは番号',
  },
  feature: { zh: '操作类别', en: 'Kind of action', es: 'Tipo de acción', ja: '操作の種類' },
  anyFeature: { zh: '全部操作', en: 'Every action', es: 'Todas las acciones', ja: 'すべての操作' },
  action,
  anyAction: { zh: '该类全部', en: 'All of these', es: 'Todas estas', ja: 'この種類すべて' },
  only: {
    zh: (name: string) => `仅看：${name}`,
    en: (name: string) => `Only: ${name}`,
    es: (name: string) => `Solo: ${name}`,
    ja: (name: string) => `絞り込み：${name}`,
  },
  notOnly: { zh: '取消筛选', en: 'Show all again', es: 'Mostrar todo', ja: '絞り込みを解除' },
  fresh: labelWords.newEntries,
  empty: {
    zh: '没有符合条件的记录，放宽条件再试',
    en: 'Nothing matches. Try a wider question.',
    es: 'Nada coincide. Pruebe con menos filtros.',
    ja: '条件に合う記録はありません。条件を広げてお試しください',
  },
  columns: {
    at: signInsWords.columns.at,
    actor,
    action,
    record,
    changes: { zh: '变更', en: 'Changes', es: 'Cambios', ja: '変更' },
    reason: uiWords.reason,
  },
  everybody: { zh: '含应用与系统', en: 'Apps and system too', es: 'También apps y sistema', ja: 'アプリとシステムも' },
  theirs: { zh: '只看此人的操作', en: 'Only what they did', es: 'Solo lo de esta persona', ja: 'この人の操作のみ' },
  itsOwn: { zh: '只看此对象的记录', en: 'Only this record', es: 'Solo este registro', ja: 'この対象のみ' },
  /** What one press did to several records. */
  several: {
    zh: (count: number, record: string) => `${count} 个${record}`,
    en: (count: number, record: string) => `${record} × ${count}`,
    es: (count: number, record: string) => `${record} × ${count}`,
    ja: (count: number, record: string) => `${record} ${count} 件`,
  },
  /** After the first of the lines that a press wrote. */
  others: {
    zh: (count: number) => `另有 ${count} 条`,
    en: (count: number) => (count === 1 ? '1 more line' : `${count} more lines`),
    es: (count: number) => (count === 1 ? '1 línea más' : `${count} líneas más`),
    ja: (count: number) => `ほか ${count} 件`,
  },
  /** All lines of a press. */
  ofPress: {
    zh: (count: string) => `同一次操作的 ${count} 条记录`,
    en: (count: string) => `${count} lines of the same press`,
    es: (count: string) => `${count} líneas de la misma pulsación`,
    ja: (count: string) => `同じ操作の ${count} 件`,
  },
  moreLines: { zh: '显示更多记录', en: 'Show more lines', es: 'Mostrar más líneas', ja: 'さらに表示' },
  field,
  before: { zh: '变更前', en: 'Before', es: 'Antes', ja: '変更前' },
  after: { zh: '变更后', en: 'After', es: 'Después', ja: '変更後' },
  state: labelWords.status,
  noChanges: { zh: '没有字段变更', en: 'No field changed', es: 'Ningún campo cambió', ja: '項目の変更なし' },
  requestId: { zh: '请求号', en: 'Request', es: 'Solicitud', ja: 'リクエスト番号' },
  traceId: { zh: '追踪号', en: 'Trace', es: 'Traza', ja: '追跡番号' },
  /** Records that no screen of their own has. */
  records: {
    payoutAccounts: { zh: '收款人账户', en: 'Payout account', es: 'Cuenta de cobro', ja: '受取口座' },
    payoutBatches: { zh: '批量打款', en: 'Batch of payouts', es: 'Lote de pagos', ja: '送金バッチ' },
  },
  event: { zh: '日志编号', en: 'Entry', es: 'Registro n.º', ja: '記録番号' },
})

export type EventsWords = Spoken<typeof eventsWords>

const eventsExport: Phrase = {
  zh: '导出操作日志',
  en: 'Export the operation log',
  es: 'Exportar el registro de operaciones',
  ja: '操作ログを出力',
}

export const eventsFeature = words({
  name: eventsTitle,
  permissions: {
    'events.view': {
      zh: '查看操作日志',
      en: 'See the operation log',
      es: 'Ver el registro de operaciones',
      ja: '操作ログを見る',
    },
    'events.export': eventsExport,
  },
  events: {
    'events.export': eventsExport,
  },
} satisfies FeatureWords<'events'>)

/** Fields of more than one feature, as their records, filters and forms call them. */
const worker: Phrase = labelWords.rider

export const sharedFieldWords = words({
  queue: { zh: '队列', en: 'Queue', es: 'Cola', ja: '作業キュー' },
  search: { zh: '搜索', en: 'Search', es: 'Búsqueda', ja: '検索' },
  firstDay: { zh: '起始日', en: 'From day', es: 'Desde el día', ja: '開始日' },
  lastDay: { zh: '截止日', en: 'Until day', es: 'Hasta el día', ja: '終了日' },
  dayOf: { zh: '日期类型', en: 'Kind of day', es: 'Tipo de fecha', ja: '日付の種類' },
  shop: { zh: '商家/起点', en: 'Shop or origin', es: 'Tienda u origen', ja: '店舗・出発地' },
  leastFen: labelWords.least,
  mostFen: labelWords.most,
  customerId: labelWords.customer,
  kind: labelWords.kind,
  isVerified: labelWords.identityVerified,
  cityCode: cityWords.city,
  service: spreadsheetWords.service,
  serviceType: workersWords.filters.service,
  expiresIn: { zh: '到期天数', en: 'Ends within days', es: 'Vence en días', ja: '期限までの日数' },
  isOpen: workersWords.opens.open,
  isSuccess: { zh: '登录成功', en: 'Signed in', es: 'Acceso correcto', ja: 'ログイン成功' },
  actorId: actor,
  action,
  record,
  from: { zh: '起', en: 'From', es: 'Desde', ja: '開始' },
  to: { zh: '止', en: 'To', es: 'Hasta', ja: '終了' },
  serviceTypes: labelWords.services,
  capacity: workersWords.edit.capacity,
  level: labelWords.level,
  score: workersWords.columns.score,
  vehicle: labelWords.vehicle,
  licenceClass: workersWords.edit.licenceClass,
  remark: labelWords.remark,
  workStatus: workersWords.filters.work,
  frozenUntil: spreadsheetWords.frozenUntil,
  category: labelWords.category,
  status: labelWords.accountStatus,
  roles: labelWords.roles,
  cityCodes: cityWords.title,
  username: labelWords.username,
  nickName: labelWords.nickname,
  realName: labelWords.fullName,
  phone: labelWords.phone,
  gender: labelWords.gender,
  avatar: { zh: '头像', en: 'Picture', es: 'Foto', ja: '画像' },
  password: loginWords.password,
  permissions: permissionWords.title,
  names: { zh: '名称', en: 'Names', es: 'Nombres', ja: '名称' },
  needsTotp: labelWords.secondFactorNeeded,
  parentId: labelWords.parentMenu,
  path: menusWords.path,
  component: menusWords.kinds.screen,
  titles: { zh: '标题', en: 'Titles', es: 'Títulos', ja: 'タイトル' },
  icon: menusWords.icon,
  isHidden: rolesWords.hidden,
  alwaysShow: { zh: '始终显示分组', en: 'Always a group', es: 'Siempre grupo', ja: '常にグループ表示' },
  noCache: { zh: '不保留状态', en: 'Keeps no state', es: 'Sin conservar estado', ja: '状態を保持しない' },
  order: { zh: '顺序', en: 'Order', es: 'Orden', ja: '順序' },
  field,
  worker,
  workerId: worker,
  refund: labelWords.refund,
  cancelCode: labelWords.whyCancelled,
  assignee: { zh: '接待客服', en: 'Agent', es: 'Agente', ja: '担当者' },
  priority: chatsWords.priority,
  tags: { zh: '标签', en: 'Tags', es: 'Etiquetas', ja: 'タグ' },
  group: labelWords.group,
  orderNo: complaintsWords.order,
  amountFen: labelWords.amount,
  groups: leaderWords.skills,
  mutedUntil: chatsWords.mutedUntil,
  sort: { zh: '排序', en: 'Order of rows', es: 'Orden de las filas', ja: '並び順' },
  since: { zh: '自', en: 'Since', es: 'Desde entonces', ja: '以降' },
  until: { zh: '截止', en: 'Until', es: 'Hasta entonces', ja: '以前' },
  byStaff: { zh: '仅员工操作', en: 'By staff only', es: 'Solo del personal', ja: '社員の操作のみ' },
})

/** The codes in fields of more than one feature. */
export const sharedValueWords = words({
  gender: {
    0: profileWords.female,
    1: profileWords.male,
    2: { zh: '未填', en: 'Not said', es: 'Sin indicar', ja: '未回答' },
  },
  service: serviceWords,
  services: serviceWords,
  serviceTypes: workersWords.services,
  serviceType: workersWords.services,
  workStatus: workersWords.workStatuses,
  vehicle: workersWords.vehicles,
  priority: chatsWords.priorities,
  groups: chatsWords.groups,
  level: complaintLevelWords,
  sort: {
    due: { zh: '先到期的在前', en: 'Due first', es: 'Primero lo que vence', ja: '期限順' },
    newest: { zh: '新的在前', en: 'Newest first', es: 'Lo más nuevo primero', ja: '新しい順' },
    oldest: { zh: '旧的在前', en: 'Oldest first', es: 'Lo más antiguo primero', ja: '古い順' },
    largest: { zh: '金额大的在前', en: 'Largest first', es: 'Primero los mayores importes', ja: '金額の大きい順' },
    smallest: { zh: '金额小的在前', en: 'Smallest first', es: 'Primero los menores importes', ja: '金額の小さい順' },
    highest: { zh: '评分高的在前', en: 'Best rated first', es: 'Primero los mejor valorados', ja: '評価の高い順' },
    lowest: { zh: '评分低的在前', en: 'Worst rated first', es: 'Primero los peor valorados', ja: '評価の低い順' },
  },
})

/** Codes that mean the same in every field, and how parts are joined. */
export const recordedCodeWords = words({
  true: labelWords.yes,
  false: labelWords.no,
  all: { zh: '全部', en: 'All', es: 'Todo', ja: 'すべて' },
  inZh: { zh: '中文', en: 'Chinese', es: 'Chino', ja: '中国語' },
  inEn: { zh: '英文', en: 'English', es: 'Inglés', ja: '英語' },
  inEs: { zh: '西班牙文', en: 'Spanish', es: 'Español', ja: 'スペイン語' },
  inJa: { zh: '日文', en: 'Japanese', es: 'Japonés', ja: '日本語' },
  comma: { zh: '，', en: ', ', es: ', ', ja: '、' },
  colon: { zh: '：', en: ': ', es: ': ', ja: '：' },
})

/** Numbers with their units. */
export const recordedUnitWords = words({
  metres: {
    zh: (count: number) => `${count} 米`,
    en: (count: number) => `${count} m`,
    es: (count: number) => `${count} m`,
    ja: (count: number) => `${count} m`,
  },
  seconds: labelWords.seconds,
  minutes: labelWords.minutes,
  grams: {
    zh: (count: number) => `${count} 克`,
    en: (count: number) => `${count} g`,
    es: (count: number) => `${count} g`,
    ja: (count: number) => `${count} g`,
  },
  percent: {
    zh: (count: number) => `${count}%`,
    en: (count: number) => `${count}%`,
    es: (count: number) => `${count} %`,
    ja: (count: number) => `${count}%`,
  },
  points: {
    zh: (count: number) => `${count} 个顶点`,
    en: (count: number) => `${count} points`,
    es: (count: number) => `${count} puntos`,
    ja: (count: number) => `${count} 点`,
  },
} satisfies Record<Unit, object>)
