import { words } from '#web/kit/words.ts'

const zh = {
  own: '我的视图',
  shared: '同事共享的视图',
  none: '还没有视图。把常用的标签页和筛选条件起个名字保存下来，下次一点即用。',
  save: '保存当前条件为视图',
  name: '视图名称',
  nameHint: '例如：郑州超时',
  audience: '谁可以使用',
  audienceHint: '视图只是查询条件，不会让人看到无权查看的内容',
  onlyMe: '仅自己',
  sharedWith: (role: string) => `共享给「${role}」`,
  from: (owner: string, role: string) => `${owner} 共享给「${role}」`,
  overwrite: (name: string) => `用当前条件覆盖「${name}」`,
  overwritten: (name: string) => `「${name}」已更新为当前条件`,
  edit: (name: string) => `修改「${name}」`,
  remove: (name: string) => `删除「${name}」`,
  removeSure: (name: string, role: string | undefined) =>
    `删除视图「${name}」后无法恢复${role ? `，「${role}」的同事也将无法再使用` : ''}，确定删除吗？`,
}

export type Words = typeof zh

export const viewsText = words(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
