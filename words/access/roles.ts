import type { Reason } from '#contract/base/refusals.ts'
import { labelWords } from '#words/base/labels.ts'
import type { FeatureWords } from '#words/feature.ts'
import { type Phrase, plural, type Spoken, words } from '#words/words.ts'

export const permissionWords = words({
  all: { zh: '全选', en: 'All', es: 'Todos', ja: 'すべて選択' },
  none: { zh: '清空', en: 'None', es: 'Ninguno', ja: 'すべて解除' },
  notYours: {
    zh: '您自己没有此权限，不能授予',
    en: 'You do not hold this yourself',
    es: 'Usted no tiene este permiso',
    ja: 'ご自身にないため付与できません',
  },
  title: { zh: '权限', en: 'Permissions', es: 'Permisos', ja: '権限' },
})

export type PermissionWords = Spoken<typeof permissionWords>

const role: Phrase = { zh: '角色', en: 'Role', es: 'Rol', ja: 'ロール' }

export const rolesWords = words({
  title: { zh: '角色权限', en: 'Roles', es: 'Roles', ja: 'ロール' },
  search: { zh: '搜索权限', en: 'Find a permission', es: 'Buscar un permiso', ja: '権限を検索' },
  add: { zh: '新增角色', en: 'Add a role', es: 'Añadir rol', ja: 'ロールを追加' },
  permission: { zh: '权限', en: 'Permission', es: 'Permiso', ja: '権限' },
  granted: { zh: '有', en: 'Granted', es: 'Concedido', ja: 'あり' },
  notGranted: { zh: '无', en: 'Not granted', es: 'No concedido', ja: 'なし' },
  emptySearch: {
    zh: (search: string) => `没有与“${search}”相符的权限`,
    en: (search: string) => `No permission matches “${search}”.`,
    es: (search: string) => `Ningún permiso coincide con «${search}».`,
    ja: (search: string) => `「${search}」に一致する権限はありません`,
  },
  compare: { zh: '对比', en: 'Compare', es: 'Comparar', ja: '比較' },
  compareWith: { zh: '与…对比', en: 'Compare with …', es: 'Comparar con …', ja: '比較する相手' },
  noCompare: { zh: '不对比', en: 'No comparison', es: 'Sin comparar', ja: '比較しない' },
  differs: { zh: '不同', en: 'Different', es: 'Distinto', ja: '異なる' },
  differences: {
    zh: (count: number) => `${count} 项不同`,
    en: (count: number) => plural('en', count, { one: '1 difference', other: `${count} differences` }),
    es: (count: number) => plural('es', count, { one: '1 diferencia', other: `${count} diferencias` }),
    ja: (count: number) => `${count} 件の違い`,
  },
  onlyDifferences: { zh: '只看不同', en: 'Only differences', es: 'Solo diferencias', ja: '違いのみ表示' },
  membersCount: {
    zh: (count: number) => `${count} 人`,
    en: (count: number) => plural('en', count, { one: '1 member', other: `${count} members` }),
    es: (count: number) => plural('es', count, { one: '1 miembro', other: `${count} miembros` }),
    ja: (count: number) => `${count} 名`,
  },
  role,
  builtin: { zh: '内置', en: 'Built in', es: 'Integrado', ja: '組み込み' },
  factorNeeded: labelWords.secondFactorNeeded,
  everything: {
    zh: '拥有全部权限，包括以后新增的',
    en: 'Holds everything, also what is yet to come',
    es: 'Tiene todos los permisos, también los futuros',
    ja: '今後追加されるものも含め、すべての権限を持ちます',
  },
  edit: labelWords.edit,
  remove: labelWords.remove,
  sureToRemove: {
    zh: (name: string) => `确定删除角色“${name}”吗？删除后不可恢复。`,
    en: (name: string) => `Remove the role “${name}”? It cannot be brought back.`,
    es: (name: string) => `¿Eliminar el rol «${name}»? No se puede recuperar.`,
    ja: (name: string) => `ロール「${name}」を削除しますか？元に戻せません。`,
  },
  done: labelWords.done,
  members: { zh: '成员', en: 'Members', es: 'Miembros', ja: 'メンバー' },
  noMembers: {
    zh: '还没有成员。在员工管理中分配角色',
    en: 'No members yet. Give the role to somebody under Staff.',
    es: 'Sin miembros todavía. Asígnelo en Personal.',
    ja: 'メンバーはいません。スタッフ管理で割り当ててください',
  },
  preview: { zh: '以此角色查看', en: 'View as role', es: 'Ver como este rol', ja: 'このロールで見る' },
  previewHint: {
    zh: '成员登录后看到的菜单和按钮',
    en: 'The menu and the buttons that a member sees',
    es: 'El menú y los botones que ve un miembro',
    ja: 'メンバーに見えるメニューとボタン',
  },
  menu: labelWords.menu,
  buttons: { zh: '可用操作', en: 'Buttons', es: 'Botones', ja: '使える操作' },
  noMenu: {
    zh: '没有任何菜单，成员无法使用系统',
    en: 'No menu at all: a member could do nothing',
    es: 'Ningún menú: un miembro no podría hacer nada',
    ja: 'メニューがなく、メンバーは何もできません',
  },
  noButtons: {
    zh: '只能查看，不能操作',
    en: 'Looks only, can change nothing',
    es: 'Solo puede mirar',
    ja: '閲覧のみで操作はできません',
  },
  hidden: { zh: '隐藏', en: 'Hidden', es: 'Oculto', ja: '非表示' },
  code: { zh: '角色代码', en: 'Code', es: 'Código', ja: 'コード' },
  codeHint: {
    zh: '小写字母开头，2–32 位小写字母、数字或下划线，保存后不可更改',
    en: '2–32 small letters, digits or underscores, a letter first; cannot be changed later',
    es: 'De 2 a 32 minúsculas, cifras o guiones bajos; empieza por letra y no se puede cambiar',
    ja: '英小文字で始まる2〜32文字（英小文字・数字・下線）。後から変更できません',
  },
  name: labelWords.nameIn,
  nameHint: {
    zh: '留空时显示中文名称',
    en: 'Shows the Chinese name when empty',
    es: 'Si queda vacío se muestra el nombre chino',
    ja: '空欄の場合は中国語名を表示します',
  },
  needsTotp: {
    zh: '成员登录须双重验证',
    en: 'Members must use a second factor',
    es: 'Los miembros deben usar segundo factor',
    ja: 'メンバーに二段階認証を必須にする',
  },
  needsTotpHint: {
    zh: '未设置的成员会在下次操作前被要求设置',
    en: 'Members without one are asked to set it up before they go on',
    es: 'A quien no lo tenga se le pedirá configurarlo antes de seguir',
    ja: '未設定のメンバーは、次の操作の前に設定を求められます',
  },
  tellsMembers: {
    zh: (count: number) => `保存后，${count} 名成员的菜单和按钮立即变化。`,
    en: (count: number) => `The menu and buttons of ${count} members change at once.`,
    es: (count: number) => `El menú y los botones de ${count} miembros cambian al instante.`,
    ja: (count: number) => `保存すると、${count} 名のメニューとボタンがすぐに変わります。`,
  },
})

export const rolesFeature = words({
  name: labelWords.roles,
  record: role,
  permissions: {
    'roles.view': { zh: '查看角色权限', en: 'See roles', es: 'Ver roles', ja: 'ロールを見る' },
    'roles.edit': { zh: '编辑角色权限', en: 'Edit roles', es: 'Editar roles', ja: 'ロールを編集' },
  },
  events: {
    'roles.add': { zh: '新增角色', en: 'Added a role', es: 'Añadió un rol', ja: 'ロールを追加' },
    'roles.update': { zh: '编辑角色', en: 'Changed a role', es: 'Cambió un rol', ja: 'ロールを変更' },
    'roles.remove': { zh: '删除角色', en: 'Removed a role', es: 'Eliminó un rol', ja: 'ロールを削除' },
  },
} satisfies FeatureWords<'roles'>)

/** What a person reads when the answer is no. */
export const rolesRefusals = words({
  builtinRole: {
    zh: '内置角色的代码不可修改、角色不可删除，请新建角色',
    en: 'A built-in role keeps its code and cannot be removed. Create a new role instead.',
    es: 'Un rol integrado conserva su código y no se puede eliminar. Cree un rol nuevo.',
    ja: '組み込みロールのコードは変更できず、削除もできません。新しいロールを作成してください。',
  },
  roleHasMembers: {
    zh: '该角色还有 {members} 名成员，请先为其分配其他角色',
    en: 'This role still has {members} members. Give them another role first.',
    es: 'Este rol aún tiene {members} miembros. Asígneles antes otro rol.',
    ja: 'このロールにはまだ {members} 人のメンバーがいます。先に別のロールを割り当ててください。',
  },
} satisfies Partial<Record<Reason, Phrase>>)
