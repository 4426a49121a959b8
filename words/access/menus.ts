import type { Reason } from '#contract/base/refusals.ts'
import { labelWords } from '#words/base/labels.ts'
import type { FeatureWords } from '#words/feature.ts'
import { type Phrase, type Spoken, words } from '#words/words.ts'

const externalLink: Phrase = { zh: '外部链接', en: 'External link', es: 'Enlace externo', ja: '外部リンク' }

export const menusWords = words({
  title: { zh: '菜单管理', en: 'Menus', es: 'Menús', ja: 'メニュー管理' },
  hint: {
    zh: '拖动或用上下按钮调整顺序，所有人的菜单立即变化，可以撤销。',
    en: 'Drag, or use the arrows. Everybody’s menu changes at once; a move can be undone.',
    es: 'Arrastre o use las flechas. El menú de todos cambia al instante; se puede deshacer.',
    ja: 'ドラッグまたは矢印で並べ替えます。全員のメニューにすぐ反映され、元に戻せます。',
  },
  undo: { zh: '撤销这次移动', en: 'Undo the move', es: 'Deshacer el cambio', ja: '移動を元に戻す' },
  add: { zh: '新增菜单', en: 'Add an entry', es: 'Añadir entrada', ja: 'メニューを追加' },
  addBelow: {
    zh: (name: string) => `在“${name}”下新增`,
    en: (name: string) => `Add below “${name}”`,
    es: (name: string) => `Añadir dentro de «${name}»`,
    ja: (name: string) => `「${name}」の下に追加`,
  },
  edit: {
    zh: (name: string) => `编辑“${name}”`,
    en: (name: string) => `Edit “${name}”`,
    es: (name: string) => `Editar «${name}»`,
    ja: (name: string) => `「${name}」を編集`,
  },
  remove: labelWords.removeQuoted,
  up: {
    zh: (name: string) => `上移“${name}”`,
    en: (name: string) => `Move “${name}” up`,
    es: (name: string) => `Subir «${name}»`,
    ja: (name: string) => `「${name}」を上へ`,
  },
  down: {
    zh: (name: string) => `下移“${name}”`,
    en: (name: string) => `Move “${name}” down`,
    es: (name: string) => `Bajar «${name}»`,
    ja: (name: string) => `「${name}」を下へ`,
  },
  sureToRemove: {
    zh: (name: string) => `确定删除菜单“${name}”吗？所有人都将看不到它。`,
    en: (name: string) => `Remove “${name}” from the menu? Nobody will see it any more.`,
    es: (name: string) => `¿Eliminar «${name}» del menú? Nadie la verá.`,
    ja: (name: string) => `「${name}」をメニューから削除しますか？全員から見えなくなります。`,
  },
  empty: { zh: '还没有菜单', en: 'The menu is empty', es: 'El menú está vacío', ja: 'メニューはまだありません' },
  done: labelWords.done,
  hidden: { zh: '隐藏', en: 'Hidden', es: 'Oculta', ja: '非表示' },
  external: externalLink,
  everybody: labelWords.everybody,
  kind: labelWords.kind,
  kinds: {
    group: { zh: '分组', en: 'Group', es: 'Grupo', ja: 'グループ' },
    screen: { zh: '页面', en: 'Screen', es: 'Pantalla', ja: '画面' },
    link: externalLink,
  },
  parent: labelWords.parentMenu,
  top: { zh: '顶层', en: 'At the top', es: 'Nivel superior', ja: '最上位' },
  name: {
    zh: (language: string) => `标题（${language}）`,
    en: (language: string) => `Title (${language})`,
    es: (language: string) => `Título (${language})`,
    ja: (language: string) => `タイトル（${language}）`,
  },
  nameHint: {
    zh: '留空时显示中文标题',
    en: 'Shows the Chinese title when empty',
    es: 'Si queda vacío se muestra el título chino',
    ja: '空欄の場合は中国語のタイトルを表示します',
  },
  path: { zh: '路径', en: 'Path', es: 'Ruta', ja: 'パス' },
  pathHint: {
    zh: '以 / 开头，如 /system/staff',
    en: 'Begins with /, like /system/staff',
    es: 'Empieza por /, como /system/staff',
    ja: '/ で始めます（例：/system/staff）',
  },
  linkHint: {
    zh: '以 https:// 开头，在新标签页打开；也可用 mailto: 或 tel:',
    en: 'Begins with https:// and opens in a new tab; mailto: and tel: work too',
    es: 'Empieza por https:// y se abre en otra pestaña; también mailto: y tel:',
    ja: 'https:// で始め、新しいタブで開きます。mailto: や tel: も使えます',
  },
  component: { zh: '页面名称', en: 'Screen name', es: 'Nombre de la pantalla', ja: '画面名' },
  componentHint: {
    zh: '程序里的页面名，如 OrdersPage',
    en: 'What the program calls it, like OrdersPage',
    es: 'Como lo llama el programa, p. ej. OrdersPage',
    ja: 'プログラム内の名前（例：OrdersPage）',
  },
  icon: { zh: '图标', en: 'Icon', es: 'Icono', ja: 'アイコン' },
  noIcon: { zh: '无图标', en: 'No icon', es: 'Sin icono', ja: 'アイコンなし' },
  isHidden: { zh: '在菜单中隐藏', en: 'Hidden in the menu', es: 'Oculta en el menú', ja: 'メニューに表示しない' },
  isHiddenHint: {
    zh: '仍可通过链接打开',
    en: 'Can still be opened by its address',
    es: 'Se puede abrir por su dirección',
    ja: 'リンクからは開けます',
  },
  alwaysShow: {
    zh: '只有一个子菜单时也显示为分组',
    en: 'A group even with one entry',
    es: 'Grupo aunque tenga una sola entrada',
    ja: '子が1つでもグループとして表示',
  },
  noCache: {
    zh: '切换标签页时不保留内容',
    en: 'Forgets its state when its tab is left',
    es: 'No conserva su estado al cambiar de pestaña',
    ja: 'タブを切り替えると内容を保持しない',
  },
  forEverybody: { zh: '所有人可见', en: 'For everybody', es: 'Para todos', ja: '全員に表示' },
  forEverybodyHint: {
    zh: '取消勾选后，仅拥有以下任一权限的人可见',
    en: 'Otherwise only for holders of any of these',
    es: 'Si no, solo para quien tenga alguno de estos',
    ja: 'オフにすると、次のいずれかの権限を持つ人にのみ表示します',
  },
  missingPath: {
    zh: '请输入以 / 开头的路径',
    en: 'Enter a path that begins with /',
    es: 'Escriba una ruta que empiece por /',
    ja: '/ で始まるパスを入力してください',
  },
  missingLink: {
    zh: '请输入完整的链接',
    en: 'Enter a whole address',
    es: 'Escriba una dirección completa',
    ja: '正しいリンクを入力してください',
  },
  missingComponent: {
    zh: '请输入页面名称，只用字母',
    en: 'Enter the screen name, letters only',
    es: 'Escriba el nombre, solo letras',
    ja: '画面名を英字で入力してください',
  },
  moved: {
    zh: (name: string, place: string, count: number) => `“${name}”已移到第 ${place} 位，共 ${count} 位`,
    en: (name: string, place: string, count: number) => `“${name}” is now ${place} of ${count}`,
    es: (name: string, place: string, count: number) => `«${name}» está ahora en ${place} de ${count}`,
    ja: (name: string, place: string, count: number) => `「${name}」を ${count} 件中 ${place} 番目へ移動しました`,
  },
})

export type MenusWords = Spoken<typeof menusWords>

export const menusFeature = words({
  name: labelWords.menu,
  record: { zh: '菜单', en: 'Menu entry', es: 'Entrada del menú', ja: 'メニュー' },
  permissions: { 'menus.edit': { zh: '编辑菜单', en: 'Edit the menu', es: 'Editar el menú', ja: 'メニューを編集' } },
  events: {
    'menus.add': { zh: '新增菜单', en: 'Added a menu entry', es: 'Añadió una entrada', ja: 'メニューを追加' },
    'menus.update': { zh: '编辑菜单', en: 'Changed a menu entry', es: 'Cambió una entrada', ja: 'メニューを変更' },
    'menus.remove': { zh: '删除菜单', en: 'Removed a menu entry', es: 'Eliminó una entrada', ja: 'メニューを削除' },
    'menus.arrange': { zh: '调整菜单顺序', en: 'Arranged the menu', es: 'Ordenó el menú', ja: 'メニューを並べ替え' },
  },
} satisfies FeatureWords<'menus'>)

/** What a person reads when the answer is no. */
export const menusRefusals = words({
  menuHasChildren: {
    zh: '该菜单下还有子菜单，请先移走或删除子菜单',
    en: 'This entry still has entries below it. Move or remove them first.',
    es: 'Esta entrada aún tiene otras debajo. Muévalas o elimínelas antes.',
    ja: 'このメニューには下位のメニューがあります。先に移動または削除してください。',
  },
} satisfies Partial<Record<Reason, Phrase>>)
