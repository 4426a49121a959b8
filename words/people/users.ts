import type { Reason } from '#contract/base/refusals.ts'
import type { UserRow } from '#contract/people/users.ts'
import { labelWords } from '#words/base/labels.ts'
import type { FeatureWords } from '#words/feature.ts'
import { workersWords } from '#words/people/workers.ts'
import { type Phrase, plural, type Spoken, words } from '#words/words.ts'

/** The people of the platform: everybody but staff. */
export type PlatformKind = Exclude<UserRow['kind'], 'staff'>

export type UserAction = Extract<UserRow['allowed'][number], 'ban' | 'unban'>

const verified = { zh: '实名', en: 'Real name', es: 'Nombre real', ja: '本人確認' }

export const usersWords = words({
  title: { zh: '用户列表', en: 'Users', es: 'Usuarios', ja: 'ユーザー一覧' },
  kindTabs: { zh: '用户身份', en: 'Kind of user', es: 'Tipo de usuario', ja: 'ユーザーの種類' },
  kinds: {
    customer: { zh: '顾客', en: 'Customers', es: 'Clientes', ja: '顧客' },
    rider: workersWords.tabs.rider,
    chauffeur: workersWords.tabs.chauffeur,
    companion: workersWords.tabs.companion,
    merchant: workersWords.tabs.shop,
  } satisfies Record<PlatformKind, Phrase>,
  search: {
    zh: '手机号或后 4 位、姓名',
    en: 'Phone or its last 4, name',
    es: 'Teléfono o sus últimos 4, nombre',
    ja: '電話番号または下4桁、氏名',
  },
  status: labelWords.status,
  statuses: {
    all: workersWords.any.status,
    enabled: workersWords.statuses.enabled,
    disabled: labelWords.disabled,
    banned: { zh: '已封禁', en: 'Banned', es: 'Vetado', ja: '利用禁止' },
  },
  verified,
  verifieds: {
    all: { zh: '实名不限', en: 'Any real name', es: 'Nombre: todos', ja: '本人確認：すべて' },
    verified: { zh: '仅看已实名', en: 'Real name on file', es: 'Nombre registrado', ja: '本人確認済みのみ' },
  },
  fresh: {
    zh: (count: number) => `有 ${count} 位新用户`,
    en: (count: number) => plural('en', count, { one: '1 new user', other: `${count} new users` }),
    es: (count: number) => plural('es', count, { one: '1 usuario nuevo', other: `${count} usuarios nuevos` }),
    ja: (count: number) => `新しいユーザー ${count} 名`,
  },
  empty: { zh: '这里还没有用户', en: 'Nobody here yet.', es: 'Todavía no hay nadie aquí.', ja: 'まだ誰もいません' },
  emptyBrought: {
    zh: '这段时间、这座城市里没有新增的用户',
    en: 'Nobody was added at that time or in that city.',
    es: 'No se añadió a nadie en esas fechas ni en esa ciudad.',
    ja: 'この期間・都市で追加されたユーザーはいません',
  },
  emptySearch: {
    zh: (search: string) => `没有找到与“${search}”相符的用户。手机号请输入后 4 位，有查看权限时可输入全部 11 位`,
    en: (search: string) =>
      `Nobody matches “${search}”. Enter the last 4 digits of a phone number, or all 11 if you may see it.`,
    es: (search: string) =>
      `Nadie coincide con «${search}». Escriba las 4 últimas cifras del teléfono, o las 11 si puede verlo.`,
    ja: (search: string) =>
      `「${search}」に一致するユーザーはいません。電話番号は下4桁、全桁を表示できる場合は11桁で検索してください`,
  },
  columns: {
    person: { zh: '用户', en: 'User', es: 'Usuario', ja: 'ユーザー' },
    phone: labelWords.phone,
    verified,
    cities: { zh: '城市', en: 'Cities', es: 'Ciudades', ja: '都市' },
    orders: labelWords.orderCount,
    since: labelWords.registered,
    seen: labelWords.lastSignIn,
    state: labelWords.status,
    actions: labelWords.actions,
  },
  isVerified: labelWords.identityVerified,
  notVerified: { zh: '未实名', en: 'Not on file', es: 'Sin registrar', ja: '未確認' },
  id: {
    zh: (id: number) => `编号 ${id}`,
    en: (id: number) => `No. ${id}`,
    es: (id: number) => `N.º ${id}`,
    ja: (id: number) => `番号 ${id}`,
  },
  facts: {
    kind: workersWords.facts.kind,
    realName: labelWords.fullName,
    gender: labelWords.gender,
    reason: { zh: '封禁原因', en: 'Banned because', es: 'Motivo del veto', ja: '禁止の理由' },
  },
  genders: labelWords.genders,
  actions: {
    ban: { zh: '封禁', en: 'Ban', es: 'Vetar', ja: '利用禁止' },
    unban: { zh: '解封', en: 'Lift ban', es: 'Levantar veto', ja: '禁止を解除' },
  } satisfies Record<UserAction, Phrase>,
  consequences: {
    ban: {
      zh: '封禁后不能再下单或接单，登录立即失效；进行中的订单不受影响，请另行处理。',
      en: 'They can no longer order or work, and are signed out at once. Orders under way go on; deal with them separately.',
      es: 'Ya no podrá pedir ni trabajar y su sesión se cierra al instante. Los pedidos en curso continúan; trátelos aparte.',
      ja: '注文も受注もできなくなり、すぐにログアウトされます。進行中の注文は続くため、別途ご対応ください。',
    },
    unban: {
      zh: '解封后可以立即恢复使用。',
      en: 'They can use the platform again at once.',
      es: 'Puede volver a usar la plataforma al instante.',
      ja: 'すぐに利用を再開できます。',
    },
  } satisfies Record<UserAction, Phrase>,
  reasons: {
    ban: {
      zh: ['恶意下单', '辱骂骚扰', '刷单套现', '冒用他人身份'],
      en: ['Malicious orders', 'Abuse or harassment', 'Fake orders', 'Uses another identity'],
      es: ['Pedidos maliciosos', 'Insultos o acoso', 'Pedidos falsos', 'Suplanta a otra persona'],
      ja: ['悪質な注文', '暴言・嫌がらせ', '架空注文', 'なりすまし'],
    },
    unban: {
      zh: ['申诉成立', '误封', '处罚期满'],
      en: ['Appeal accepted', 'Banned by mistake', 'Time served'],
      es: ['Recurso aceptado', 'Veto por error', 'Sanción cumplida'],
      ja: ['異議申し立てを認定', '誤って禁止した', '処分期間の満了'],
    },
  } satisfies Record<UserAction, Phrase<string[]>>,
  ordersOf: { zh: 'TA 的订单', en: 'Their orders', es: 'Sus pedidos', ja: 'この人の注文' },
  done: labelWords.done,
})

export type UsersWords = Spoken<typeof usersWords>

const usersExport: Phrase = { zh: '导出平台用户', en: 'Export users', es: 'Exportar usuarios', ja: 'ユーザーを出力' }

export const usersFeature = words({
  name: { zh: '人员', en: 'People', es: 'Personas', ja: '人' },
  record: { zh: '人员', en: 'Person', es: 'Persona', ja: '人' },
  permissions: {
    'users.view': { zh: '查看平台用户', en: 'See users', es: 'Ver usuarios', ja: 'ユーザーを見る' },
    'users.ban': { zh: '封禁和解封', en: 'Ban and lift bans', es: 'Vetar y levantar vetos', ja: '利用禁止と解除' },
    'users.export': usersExport,
  },
  events: {
    'users.export': usersExport,
    'users.add': { zh: '邀请员工', en: 'Invited staff', es: 'Invitó personal', ja: 'スタッフを招待' },
    'users.update': { zh: '编辑资料', en: 'Edited details', es: 'Editó datos', ja: '情報を編集' },
    'users.newUpdate': {
      zh: '修改本人资料和密码',
      en: 'Changed own details and password',
      es: 'Cambió sus datos y contraseña',
      ja: '本人の情報とパスワードを変更',
    },
    'users.delete': { zh: '停用员工', en: 'Disabled staff', es: 'Desactivó personal', ja: 'スタッフを停止' },
    'users.enable': { zh: '启用员工', en: 'Enabled staff', es: 'Activó personal', ja: 'スタッフを有効化' },
    'users.ban': { zh: '封禁用户', en: 'Banned a user', es: 'Vetó a un usuario', ja: '利用禁止' },
    'users.unban': { zh: '解封用户', en: 'Lifted a ban', es: 'Levantó un veto', ja: '利用禁止を解除' },
    'users.saveUserRole': { zh: '分配角色', en: 'Assigned roles', es: 'Asignó roles', ja: 'ロールを割り当て' },
  },
  states: {
    enabled: labelWords.active,
    disabled: labelWords.deactivated,
    banned: { zh: '封禁', en: 'Banned', es: 'Vetado', ja: '利用禁止' },
  },
  values: {
    kind: { ...usersWords.kinds, staff: labelWords.staff },
    status: usersWords.statuses,
  },
} satisfies FeatureWords<'users'>)

/** What a person reads when the answer is no. */
export const usersRefusals = words({
  phoneChangedOften: {
    zh: '{days} 天内最多更换 {limit} 次手机号，如确需更换请联系管理员',
    en: 'A phone number can be changed {limit} times in {days} days. Ask an administrator to change it.',
    es: 'El teléfono puede cambiarse {limit} veces en {days} días. Pida el cambio a un administrador.',
    ja: '電話番号の変更は {days} 日間に {limit} 回までです。必要な場合は管理者に依頼してください。',
  },
  usernameChangedOften: {
    zh: '{days} 天内最多更改 {limit} 次用户名，如确需更改请联系管理员',
    en: 'A user name can be changed {limit} times in {days} days. Ask an administrator to change it.',
    es: 'El nombre de usuario puede cambiarse {limit} veces en {days} días. Pida el cambio a un administrador.',
    ja: 'ユーザー名の変更は {days} 日間に {limit} 回までです。必要な場合は管理者に依頼してください。',
  },
  aboveYou: {
    zh: '该账号的权限超出您的权限，请联系权限更高的管理员',
    en: 'This account holds more than you do. Ask an administrator who holds more.',
    es: 'Esta cuenta tiene más permisos que usted. Pídalo a un administrador con más permisos.',
    ja: 'このアカウントはあなたより多くの権限を持っています。より上位の管理者に依頼してください。',
  },
  ownAccount: {
    zh: '不能对自己的账号进行此操作，请由其他管理员处理',
    en: 'You cannot do this to your own account. Ask another administrator.',
    es: 'No puede hacer esto con su propia cuenta. Pídalo a otro administrador.',
    ja: '自分のアカウントにはこの操作はできません。他の管理者に依頼してください。',
  },
  lastAdministrator: {
    zh: '至少保留一个可用的超级管理员，请先指定另一位',
    en: 'At least one enabled super administrator must remain. Appoint another one first.',
    es: 'Debe quedar al menos un superadministrador activo. Nombre antes a otro.',
    ja: '有効な最高管理者が少なくとも 1 人必要です。先に別の人を任命してください。',
  },
} satisfies Partial<Record<Reason, Phrase>>)
