import { words } from '#web/kit/words.ts'

const zh = {
  title: '菜单管理',
  hint: '拖动或用上下按钮调整顺序，保存后所有人的菜单立即变化。',
  add: '新增菜单',
  addBelow: (name: string) => `在“${name}”下新增`,
  edit: (name: string) => `编辑“${name}”`,
  remove: (name: string) => `删除“${name}”`,
  up: (name: string) => `上移“${name}”`,
  down: (name: string) => `下移“${name}”`,
  sureToRemove: (name: string) => `确定删除菜单“${name}”吗？所有人都将看不到它。`,
  empty: '还没有菜单',
  done: '操作成功',
  hidden: '隐藏',
  external: '外部链接',
  everybody: '所有人',
  kind: '类型',
  kinds: {
    group: '分组',
    screen: '页面',
    link: '外部链接',
  },
  parent: '上级菜单',
  top: '顶层',
  name: (language: string) => `标题（${language}）`,
  nameHint: '留空时显示中文标题',
  path: '路径',
  pathHint: '以 / 开头，如 /system/staff',
  linkHint: '以 https:// 开头，在新标签页打开；也可用 mailto: 或 tel:',
  component: '页面名称',
  componentHint: '程序里的页面名，如 OrdersPage',
  icon: '图标',
  noIcon: '无图标',
  isHidden: '在菜单中隐藏',
  isHiddenHint: '仍可通过链接打开',
  alwaysShow: '只有一个子菜单时也显示为分组',
  noCache: '切换标签页时不保留内容',
  forEverybody: '所有人可见',
  forEverybodyHint: '取消勾选后，仅拥有以下任一权限的人可见',
  missingTitle: '请输入中文标题',
  missingPath: '请输入以 / 开头的路径',
  missingLink: '请输入完整的链接',
  missingComponent: '请输入页面名称，只用字母',
  moved: (name: string, place: string, count: number) => `“${name}”已移到第 ${place} 位，共 ${count} 位`,
}

export type Words = typeof zh

export const menusText = words<Words>(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
