import { uiWords } from '#words/base/ui.ts'
import { dispatchWords } from '#words/orders/dispatch.ts'
import { plural, words } from '#words/words.ts'

export const columnsWords = words({
  fixed: { zh: '固定', en: 'Fixed', es: 'Fija', ja: '固定' },
  up: {
    zh: (head: string) => `上移「${head}」`,
    en: (head: string) => `Move ${head} up`,
    es: (head: string) => `Subir ${head}`,
    ja: (head: string) => `「${head}」を上へ`,
  },
  down: {
    zh: (head: string) => `下移「${head}」`,
    en: (head: string) => `Move ${head} down`,
    es: (head: string) => `Bajar ${head}`,
    ja: (head: string) => `「${head}」を下へ`,
  },
  hint: {
    zh: '拖动可调整顺序；列宽在表头右边线处拖动，或聚焦后按 ← →。设置保存在此浏览器。',
    en: 'Drag to reorder. For the width, drag the edge of a heading, or focus it and press ← →. Kept in this browser.',
    es: 'Arrastre para ordenar. El ancho: arrastre el borde del encabezado, o enfóquelo y pulse ← →. Se guarda en este navegador.',
    ja: 'ドラッグで並べ替え。列幅は見出しの右端をドラッグするか、フォーカスして ← → を押します。このブラウザに保存されます。',
  },
  reset: { zh: '恢复默认', en: 'Back to the default', es: 'Restablecer', ja: '初期設定に戻す' },
})

export const listKeysWords = words({
  title: { zh: '键盘操作', en: 'Keyboard', es: 'Teclado', ja: 'キーボード操作' },
  keys: {
    search: { zh: '搜索列表', en: 'Search the list', es: 'Buscar en la lista', ja: '一覧を検索' },
    walk: { zh: '上一行 / 下一行', en: 'Previous / next row', es: 'Fila anterior / siguiente', ja: '前 / 次の行' },
    ends: { zh: '第一行 / 最后一行', en: 'First / last row', es: 'Primera / última fila', ja: '最初 / 最後の行' },
    main: { zh: '处理这一行（第一个操作）', en: 'Its first action', es: 'Su primera acción', ja: '最初の操作' },
    open: { zh: '打开这一行', en: 'Open the row', es: 'Abrir la fila', ja: '行を開く' },
    close: uiWords.close,
    refresh: uiWords.refresh,
    palette: { zh: '搜索菜单', en: 'Search the menu', es: 'Buscar en el menú', ja: 'メニューを検索' },
    help: { zh: '这张表', en: 'This list', es: 'Esta hoja', ja: 'この一覧' },
  },
})

/** Filters that a link brought along. */
export const filterWords = words({
  today: { zh: '今天', en: 'Today', es: 'Hoy', ja: '今日' },
  yesterday: { zh: '昨天', en: 'Yesterday', es: 'Ayer', ja: '昨日' },
  week: { zh: '近7天', en: '7 days', es: '7 días', ja: '直近7日' },
  since: {
    zh: (from: string, to: string) => `时间 ${from} – ${to}`,
    en: (from: string, to: string) => `Between ${from} and ${to}`,
    es: (from: string, to: string) => `Entre ${from} y ${to}`,
    ja: (from: string, to: string) => `時刻 ${from} – ${to}`,
  },
  drop: {
    zh: (filter: string) => `去掉筛选「${filter}」`,
    en: (filter: string) => `Drop the filter ${filter}`,
    es: (filter: string) => `Quitar el filtro ${filter}`,
    ja: (filter: string) => `絞り込み「${filter}」を外す`,
  },
})

/** Several rows chosen for one action. */
export const chosenWords = words({
  chosen: {
    zh: (count: number) => `已选 ${count} 条`,
    en: (count: number) => `${count} chosen`,
    es: (count: number) => plural('es', count, { one: '1 elegida', other: `${count} elegidas` }),
    ja: (count: number) => `${count} 件を選択中`,
  },
  choose: {
    zh: (no: string) => `选择 ${no}`,
    en: (no: string) => `Choose ${no}`,
    es: (no: string) => `Elegir ${no}`,
    ja: (no: string) => `${no} を選択`,
  },
  cannotChoose: {
    zh: (no: string, why: string) => `${no} 不能选择：${why}`,
    en: (no: string, why: string) => `${no} cannot be chosen: ${why}`,
    es: (no: string, why: string) => `${no} no puede elegirse: ${why}`,
    ja: (no: string, why: string) => `${no} は選択できません：${why}`,
  },
  chooseAll: {
    zh: (count: number) => `选择前 ${count} 条`,
    en: (count: number) => plural('en', count, { one: 'Choose the first one', other: `Choose the first ${count}` }),
    es: (count: number) => plural('es', count, { one: 'Elegir la primera', other: `Elegir las primeras ${count}` }),
    ja: (count: number) => `先頭の ${count} 件を選択`,
  },
  chooseNone: { zh: '取消选择', en: 'Choose none', es: 'No elegir ninguna', ja: '選択を解除' },
  tooMany: {
    zh: (most: number) => `一次最多批量处理 ${most} 条`,
    en: (most: number) => `At most ${most} at once`,
    es: (most: number) => `Como máximo ${most} a la vez`,
    ja: (most: number) => `一度に処理できるのは ${most} 件までです`,
  },
  refusal: {
    zh: (no: string, why: string) => `${no}：${why}`,
    en: (no: string, why: string) => `${no}: ${why}`,
    es: (no: string, why: string) => `${no}: ${why}`,
    ja: (no: string, why: string) => `${no}：${why}`,
  },
  seen: dispatchWords.seen,
})
