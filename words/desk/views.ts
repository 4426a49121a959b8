import type { Reason } from '#contract/base/refusals.ts'
import { labelWords } from '#words/base/labels.ts'
import type { FeatureWords } from '#words/feature.ts'
import { type Phrase, words } from '#words/words.ts'

const viewName: Phrase = { zh: '视图名称', en: 'View name', es: 'Nombre de la vista', ja: 'ビュー名' }

export const viewsWords = words({
  own: { zh: '我的视图', en: 'My views', es: 'Mis vistas', ja: '自分のビュー' },
  shared: {
    zh: '同事共享的视图',
    en: 'Shared by colleagues',
    es: 'Compartidas por colegas',
    ja: '同僚が共有したビュー',
  },
  none: {
    zh: '还没有视图。把常用的标签页和筛选条件起个名字保存下来，下次一点即用。',
    en: 'No views yet. Give the tab and filters you often use a name, and ask them again with one press.',
    es: 'Aún no hay vistas. Dé un nombre a la pestaña y los filtros que más usa y recupérelos con un clic.',
    ja: 'ビューはまだありません。よく使うタブと絞り込みに名前を付けておくと、次からすぐに呼び出せます。',
  },
  save: {
    zh: '保存当前条件为视图',
    en: 'Save this as a view',
    es: 'Guardar como vista',
    ja: '現在の条件をビューに保存',
  },
  name: viewName,
  nameHint: {
    zh: '例如：郑州超时',
    en: 'e.g. Overdue in Zhengzhou',
    es: 'p. ej. Retrasos en Zhengzhou',
    ja: '例：鄭州の遅延',
  },
  audience: { zh: '谁可以使用', en: 'Who can use it', es: 'Quién puede usarla', ja: '使える人' },
  audienceHint: {
    zh: '视图只是查询条件，不会让人看到无权查看的内容',
    en: 'A view is only a question: it shows nobody what they may not see',
    es: 'Una vista es solo una consulta: no muestra a nadie lo que no puede ver',
    ja: 'ビューは検索条件だけです。権限のない内容は表示されません',
  },
  onlyMe: { zh: '仅自己', en: 'Only me', es: 'Solo yo', ja: '自分のみ' },
  sharedWith: {
    zh: (role: string) => `共享给“${role}”`,
    en: (role: string) => `Shared with ${role}`,
    es: (role: string) => `Compartida con ${role}`,
    ja: (role: string) => `「${role}」と共有`,
  },
  from: {
    zh: (owner: string, role: string) => `${owner} 共享给“${role}”`,
    en: (owner: string, role: string) => `${owner}, shared with ${role}`,
    es: (owner: string, role: string) => `${owner}, compartida con ${role}`,
    ja: (owner: string, role: string) => `${owner}（「${role}」と共有）`,
  },
  overwrite: {
    zh: (name: string) => `用当前条件覆盖“${name}”`,
    en: (name: string) => `Replace “${name}” with what is asked now`,
    es: (name: string) => `Sustituir «${name}» por la consulta actual`,
    ja: (name: string) => `「${name}」を現在の条件で上書き`,
  },
  overwritten: {
    zh: (name: string) => `“${name}”已更新为当前条件`,
    en: (name: string) => `“${name}” now asks this`,
    es: (name: string) => `«${name}» guarda ahora la consulta actual`,
    ja: (name: string) => `「${name}」を現在の条件に更新しました`,
  },
  edit: {
    zh: (name: string) => `修改“${name}”`,
    en: (name: string) => `Edit “${name}”`,
    es: (name: string) => `Editar «${name}»`,
    ja: (name: string) => `「${name}」を編集`,
  },
  remove: labelWords.removeQuoted,
  removeSure: {
    zh: (name: string, role: string | undefined) =>
      `删除视图“${name}”后无法恢复${role ? `，“${role}”的同事也将无法再使用` : ''}，确定删除吗？`,
    en: (name: string, role: string | undefined) =>
      `Delete the view “${name}”? This cannot be undone${role ? `, and ${role} can no longer use it` : ''}.`,
    es: (name: string, role: string | undefined) =>
      `¿Eliminar la vista «${name}»? No se puede deshacer${role ? `, y ${role} ya no podrá usarla` : ''}.`,
    ja: (name: string, role: string | undefined) =>
      `ビュー「${name}」を削除すると元に戻せません${role ? `。「${role}」の同僚も使えなくなります` : ''}。削除しますか？`,
  },
})

export const viewsFeature = words({
  name: labelWords.views,
  events: {
    'views.add': { zh: '保存视图', en: 'View saved', es: 'Vista guardada', ja: 'ビューを保存' },
    'views.update': { zh: '修改视图', en: 'View changed', es: 'Vista cambiada', ja: 'ビューを変更' },
    'views.remove': { zh: '删除视图', en: 'View deleted', es: 'Vista eliminada', ja: 'ビューを削除' },
  },
  fields: {
    name: viewName,
    question: { zh: '筛选条件', en: 'Filters', es: 'Filtros', ja: '絞り込み条件' },
    role_id: { zh: '共享给角色', en: 'Shared with role', es: 'Compartida con el rol', ja: '共有先ロール' },
  },
} satisfies FeatureWords<'views'>)

/** What a person reads when the answer is no. */
export const viewsRefusals = words({
  tooManyViews: {
    zh: '您在此列表已保存 {limit} 个视图，请先删除不再使用的视图',
    en: 'You have saved {limit} views of this list. Delete one that you no longer use first.',
    es: 'Ya ha guardado {limit} vistas de esta lista. Elimine antes alguna que ya no use.',
    ja: 'この一覧には既に {limit} 件のビューを保存しています。使わないものを先に削除してください',
  },
} satisfies Partial<Record<Reason, Phrase>>)
