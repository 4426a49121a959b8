import type { UserRow } from '#contract/people/users.ts'
import { labelWords } from '#words/base/labels.ts'
import type { FeatureWords } from '#words/feature.ts'
import { orderNameWords } from '#words/orders/order.ts'
import { cityWords } from '#words/people/people.ts'
import { type Phrase, plural, type Spoken, words } from '#words/words.ts'

export type StaffAction = Exclude<UserRow['allowed'][number], 'ban' | 'unban' | 'reveal'>

/** The acts that ask for a reason. */
export type ReasonedAction = 'delete' | 'resetPassword' | 'endTotp'

const roles = labelWords.roles
const nickName = labelWords.nickname

export const staffWords = words({
  title: { zh: '员工管理', en: 'Staff', es: 'Personal', ja: 'スタッフ管理' },
  statusTabs: labelWords.accountStatus,
  statuses: {
    all: orderNameWords.queues.all,
    enabled: { zh: '在用', en: 'Active', es: 'Activos', ja: '有効' },
    disabled: { zh: '已停用', en: 'Disabled', es: 'Desactivados', ja: '停止中' },
  },
  search: {
    zh: '姓名、用户名、手机号或后 4 位',
    en: 'Name, username, phone or its last 4',
    es: 'Nombre, usuario, teléfono o sus últimos 4',
    ja: '氏名、ユーザー名、電話番号または下4桁',
  },
  invite: { zh: '邀请员工', en: 'Invite', es: 'Invitar', ja: 'スタッフを招待' },
  fresh: {
    zh: (count: number) => `有 ${count} 位新员工`,
    en: (count: number) => plural('en', count, { one: '1 new colleague', other: `${count} new colleagues` }),
    es: (count: number) => plural('es', count, { one: '1 persona nueva', other: `${count} personas nuevas` }),
    ja: (count: number) => `新しいスタッフ ${count} 名`,
  },
  empty: { zh: '这里还没有员工', en: 'Nobody here yet.', es: 'Todavía no hay nadie aquí.', ja: 'まだ誰もいません' },
  emptySearch: {
    zh: (search: string) => `没有找到与“${search}”相符的员工，换个姓名或号码试试`,
    en: (search: string) => `Nobody matches “${search}”. Try another name or number.`,
    es: (search: string) => `Nadie coincide con «${search}». Pruebe otro nombre o número.`,
    ja: (search: string) => `「${search}」に一致するスタッフはいません。別の氏名や番号でお試しください`,
  },
  columns: {
    person: { zh: '员工', en: 'Person', es: 'Persona', ja: 'スタッフ' },
    roles,
    cities: cityWords.title,
    phone: labelWords.phone,
    factor: labelWords.secondFactor,
    seen: labelWords.lastSignIn,
    state: labelWords.status,
    actions: labelWords.actions,
  },
  enabled: { zh: '在用', en: 'Active', es: 'Activo', ja: '有効' },
  disabled: labelWords.disabled,
  factorOn: labelWords.on,
  factorOff: labelWords.off,
  never: { zh: '从未登录', en: 'Never', es: 'Nunca', ja: '未ログイン' },
  noRoles: { zh: '未分配角色', en: 'No role', es: 'Sin rol', ja: 'ロールなし' },
  parts: {
    facts: labelWords.details,
    sessions: labelWords.devices,
  },
  facts: {
    username: labelWords.username,
    nickName,
    realName: labelWords.fullName,
    gender: labelWords.gender,
    reason: { zh: '停用原因', en: 'Disabled because', es: 'Motivo de la baja', ja: '停止の理由' },
    since: { zh: '加入时间', en: 'Joined', es: 'Alta', ja: '登録日時' },
  },
  genders: labelWords.genders,
  actions: {
    update: { zh: '编辑资料', en: 'Edit', es: 'Editar', ja: '編集' },
    assignRoles: { zh: '分配角色', en: 'Roles', es: 'Roles', ja: 'ロールの割り当て' },
    resetPassword: { zh: '重置密码', en: 'Reset password', es: 'Restablecer contraseña', ja: 'パスワード再発行' },
    unlock: { zh: '解除登录等待', en: 'End sign-in wait', es: 'Quitar espera de acceso', ja: 'ログイン待ちの解除' },
    endTotp: { zh: '关闭双重验证', en: 'Turn off second factor', es: 'Quitar segundo factor', ja: '二段階認証の解除' },
    signOut: { zh: '全部退出登录', en: 'Sign out everywhere', es: 'Cerrar todas las sesiones', ja: 'すべてログアウト' },
    delete: labelWords.disable,
    enable: labelWords.enable,
  } satisfies Record<StaffAction, Phrase>,
  consequences: {
    delete: {
      zh: '停用后立即退出所有设备，不能再登录；资料和操作记录保留，可随时重新启用。',
      en: 'They are signed out everywhere at once and cannot sign in again. Details and records stay; you can enable them again.',
      es: 'Sale de todos los dispositivos al instante y no puede volver a entrar. Los datos y registros se conservan; puede reactivarse.',
      ja: 'すべての端末からすぐにログアウトされ、ログインできなくなります。記録は残り、いつでも有効に戻せます。',
    },
    resetPassword: {
      zh: '原密码立即失效，所有设备退出登录。新密码只显示一次，24 小时内有效，本人首次登录后须修改。',
      en: 'The old password ends at once and all devices are signed out. The new one is shown once and ends after 24 hours; they must change it when they sign in.',
      es: 'La contraseña anterior deja de valer y se cierran todas las sesiones. La nueva se muestra una sola vez, vale 24 horas y deberá cambiarse al entrar.',
      ja: '今のパスワードは無効になり、全端末がログアウトされます。新しいパスワードは一度だけ表示され、24 時間有効で、本人が変更します。',
    },
    endTotp: {
      zh: '此人下次只凭密码登录，直到重新设置双重验证。请先当面或电话核实身份。',
      en: 'They sign in with the password alone until they set it up again. Make sure first that it is really them.',
      es: 'Entrará solo con la contraseña hasta que configure de nuevo el segundo factor. Compruebe antes su identidad.',
      ja: '再設定するまでパスワードだけでログインできます。先に本人確認をしてください。',
    },
  } satisfies Record<ReasonedAction, Phrase>,
  reasons: {
    delete: {
      zh: ['离职', '调岗', '账号异常'],
      en: ['Left the company', 'Changed position', 'Account behaves strangely'],
      es: ['Dejó la empresa', 'Cambió de puesto', 'Cuenta sospechosa'],
      ja: ['退職のため', '異動のため', 'アカウントに異常あり'],
    },
    resetPassword: {
      zh: ['本人忘记密码', '怀疑密码泄露'],
      en: ['Forgot the password', 'Password may be known'],
      es: ['Olvidó la contraseña', 'Contraseña comprometida'],
      ja: ['本人が忘れたため', '漏えいのおそれ'],
    },
    endTotp: {
      zh: ['手机丢失', '更换手机'],
      en: ['Phone lost', 'Phone replaced'],
      es: ['Teléfono perdido', 'Teléfono nuevo'],
      ja: ['スマホの紛失', 'スマホの機種変更'],
    },
  } satisfies Record<ReasonedAction, Phrase<string[]>>,
  sureToEnable: {
    zh: (name: string) => `确定重新启用“${name}”吗？启用后可以立即登录，角色与停用前相同。`,
    en: (name: string) => `Enable “${name}” again? They can sign in at once, with the roles they had.`,
    es: (name: string) => `¿Activar de nuevo a «${name}»? Podrá entrar al instante con los mismos roles.`,
    ja: (name: string) => `「${name}」を有効に戻しますか？すぐにログインでき、ロールは停止前と同じです。`,
  },
  sureToUnlock: {
    zh: (name: string) => `确定解除“${name}”的登录等待吗？请先确认是本人在尝试登录。`,
    en: (name: string) => `Let “${name}” try to sign in now? Make sure first that it was them who tried.`,
    es: (name: string) => `¿Permitir que «${name}» intente entrar ya? Compruebe antes que era esa persona.`,
    ja: (name: string) => `「${name}」のログイン待ちを解除しますか？本人の操作か先に確認してください。`,
  },
  sureToSignOut: {
    zh: (name: string) => `确定让“${name}”在所有设备上退出登录吗？未保存的内容会丢失。`,
    en: (name: string) => `Sign “${name}” out on every device? What they have not saved is lost.`,
    es: (name: string) => `¿Cerrar la sesión de «${name}» en todos los dispositivos? Se pierde lo no guardado.`,
    ja: (name: string) => `「${name}」をすべての端末からログアウトしますか？保存していない内容は失われます。`,
  },
  sureToSignOutOne: labelWords.sureToSignOut,
  done: labelWords.done,
  form: {
    username: labelWords.username,
    usernameHint: {
      zh: '用来登录，2–64 个字',
      en: 'To sign in with, 2–64 characters',
      es: 'Para entrar, de 2 a 64 caracteres',
      ja: 'ログインに使います。2〜64文字',
    },
    nickName,
    nickNameHint: {
      zh: '同事看到的称呼',
      en: 'What colleagues see',
      es: 'Lo que ven los compañeros',
      ja: '同僚に見える名前です',
    },
    realName: labelWords.fullName,
    phone: labelWords.phone,
    gender: labelWords.gender,
    roles,
  },
  notAssignable: {
    zh: '含有您自己没有的权限，不能由您授予',
    en: 'Holds permissions you do not have, so you cannot give it',
    es: 'Incluye permisos que usted no tiene; no puede concederlo',
    ja: 'ご自身にない権限を含むため、付与できません',
  },
  rolesOf: {
    zh: (name: string) => `${name} 的角色`,
    en: (name: string) => `Roles of ${name}`,
    es: (name: string) => `Roles de ${name}`,
    ja: (name: string) => `${name} さんのロール`,
  },
  rolesHint: {
    zh: '保存后，对方的菜单和按钮立即变化，无需重新登录。',
    en: 'Their menu and buttons change at once, without signing in again.',
    es: 'Su menú y sus botones cambian al instante, sin volver a entrar.',
    ja: '保存すると、相手のメニューとボタンがすぐに変わります。',
  },
  handOver: { zh: '请交给本人', en: 'Hand this over', es: 'Entréguelo en mano', ja: '本人に渡してください' },
  handOverHint: {
    zh: '初始密码只显示这一次，关闭后无法再查看。请通过安全的方式告诉本人，24 小时内有效，首次登录后须修改。',
    en: 'The password is shown this once and never again. Tell them in a safe way; it ends after 24 hours, and they must change it when they first sign in.',
    es: 'La contraseña se muestra solo esta vez. Comuníquela de forma segura; vale 24 horas y deberá cambiarse en el primer acceso.',
    ja: '初期パスワードは今回だけ表示されます。安全な方法で本人に伝えてください。24 時間有効で、初回ログイン時に変更します。',
  },
  password: { zh: '初始密码', en: 'Initial password', es: 'Contraseña inicial', ja: '初期パスワード' },
  handedOver: { zh: '已转交', en: 'Handed over', es: 'Entregada', ja: '渡しました' },
})

export type StaffWords = Spoken<typeof staffWords>

const staffExport: Phrase = { zh: '导出员工', en: 'Export staff', es: 'Exportar personal', ja: 'スタッフを出力' }

/** Names of an office that no role has, and which nobody calls themselves. */
export const officeNames = words({
  administrator: { zh: '管理员', en: 'Administrator', es: 'Administrador', ja: '管理者' },
})

export const staffFeature = words({
  name: { zh: '员工账号', en: 'Staff accounts', es: 'Cuentas de personal', ja: 'スタッフのアカウント' },
  permissions: {
    'staff.view': { zh: '查看员工', en: 'See staff', es: 'Ver personal', ja: 'スタッフを見る' },
    'staff.edit': {
      zh: '邀请、编辑、停用员工',
      en: 'Invite, edit, disable staff',
      es: 'Invitar, editar y desactivar',
      ja: '招待・編集・停止',
    },
    'staff.assignRoles': { zh: '给员工分配角色', en: 'Give roles', es: 'Asignar roles', ja: 'ロールの割り当て' },
    'staff.sessions': {
      zh: '查看并退出员工设备',
      en: 'See and end staff sessions',
      es: 'Ver y cerrar sesiones',
      ja: '端末の確認とログアウト',
    },
    'staff.export': staffExport,
  },
  events: {
    'staff.export': staffExport,
    'staff.resetPassword': {
      zh: '重置密码',
      en: 'Reset a password',
      es: 'Restableció una contraseña',
      ja: 'パスワードを再発行',
    },
    'staff.endTotp': {
      zh: '关闭他人双重验证',
      en: 'Ended a second factor',
      es: 'Quitó un segundo factor',
      ja: '二段階認証を解除',
    },
    'staff.unlock': {
      zh: '解除登录等待',
      en: 'Ended a sign-in wait',
      es: 'Quitó una espera de acceso',
      ja: 'ログイン待ちを解除',
    },
    'staff.signOut': {
      zh: '退出他人设备',
      en: 'Signed somebody out',
      es: 'Cerró sesiones ajenas',
      ja: '他者をログアウト',
    },
  },
  values: {
    status: { ...staffWords.statuses, banned: labelWords.deactivated },
  },
} satisfies FeatureWords<'staff'>)
