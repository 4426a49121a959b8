import { type Spoken, words } from '#words/words.ts'

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
