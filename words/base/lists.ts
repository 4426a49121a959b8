import { labelWords } from '#words/base/labels.ts'
import { uiWords } from '#words/base/ui.ts'
import { dispatchWords } from '#words/orders/dispatch.ts'
import { plural, words } from '#words/words.ts'

export const columnsWords = words({
  fixed: { zh: '固定', en: 'Fixed', es: 'Fija', ja: '固定' },
  up: {
    zh: (head: string) => `上移“${head}”`,
    en: (head: string) => `Move ${head} up`,
    es: (head: string) => `Subir ${head}`,
    ja: (head: string) => `「${head}」を上へ`,
  },
  down: {
    zh: (head: string) => `下移“${head}”`,
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
  reset: labelWords.reset,
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

/** What a search finds under other tabs of the list. */
export const searchWords = words({
  elsewhere: {
    zh: (count: number, isCapped: boolean) => `其他状态有 ${count}${isCapped ? '+' : ''} 条`,
    en: (count: number, isCapped: boolean) => `${count}${isCapped ? '+' : ''} in other states`,
    es: (count: number, isCapped: boolean) => `${count}${isCapped ? '+' : ''} en otros estados`,
    ja: (count: number, isCapped: boolean) => `他の状態に ${count}${isCapped ? '+' : ''} 件`,
  },
  underTab: {
    zh: (tab: string, count: number, isPart: boolean) => `“${tab}”有 ${count}${isPart ? '+' : ''} 条`,
    en: (tab: string, count: number, isPart: boolean) => `${count}${isPart ? '+' : ''} under “${tab}”`,
    es: (tab: string, count: number, isPart: boolean) => `${count}${isPart ? '+' : ''} en «${tab}»`,
    ja: (tab: string, count: number, isPart: boolean) => `「${tab}」に ${count}${isPart ? '+' : ''} 件`,
  },
})

/** Filters that a link brought along. */
export const filterWords = words({
  since: {
    zh: (from: string, to: string) => `时间 ${from} – ${to}`,
    en: (from: string, to: string) => `Between ${from} and ${to}`,
    es: (from: string, to: string) => `Entre ${from} y ${to}`,
    ja: (from: string, to: string) => `時刻 ${from} – ${to}`,
  },
  drop: {
    zh: (filter: string) => `去掉筛选“${filter}”`,
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
  chooseAll: {
    zh: (count: number) => `选择前 ${count} 条`,
    en: (count: number) => plural('en', count, { one: 'Choose the first one', other: `Choose the first ${count}` }),
    es: (count: number) => plural('es', count, { one: 'Elegir la primera', other: `Elegir las primeras ${count}` }),
    ja: (count: number) => `先頭の ${count} 件を選択`,
  },
  chooseNone: dispatchWords.letGo,
  refusal: {
    zh: (no: string, why: string) => `${no}：${why}`,
    en: (no: string, why: string) => `${no}: ${why}`,
    es: (no: string, why: string) => `${no}: ${why}`,
    ja: (no: string, why: string) => `${no}：${why}`,
  },
  seen: dispatchWords.seen,
  eachAlone: {
    zh: '每一条单独处理：不能处理的不受影响，会说明原因。',
    en: 'Each is handled on its own: one that cannot be is left as it is, with the reason.',
    es: 'Cada uno se trata por separado: el que no se pueda queda igual y se dice por qué.',
    ja: '1件ずつ処理します。処理できないものはそのまま残り、理由が表示されます。',
  },
  running: {
    zh: (done: number, count: number) => `正在处理 ${done} / ${count}`,
    en: (done: number, count: number) => `${done} of ${count} handled`,
    es: (done: number, count: number) => `${done} de ${count} tratados`,
    ja: (done: number, count: number) => `${count} 件中 ${done} 件を処理`,
  },
  done: {
    zh: (count: number, which: string) => `成功 ${count} 条${which && `：${which}`}`,
    en: (count: number, which: string) => `${count} done${which && `: ${which}`}`,
    es: (count: number, which: string) => `${count} hechos${which && `: ${which}`}`,
    ja: (count: number, which: string) => `${count} 件完了${which && `：${which}`}`,
  },
  refused: {
    zh: (count: number) => `失败 ${count} 条，仍为选中`,
    en: (count: number) => `${count} refused, still chosen`,
    es: (count: number) => `${count} rechazados, siguen elegidos`,
    ja: (count: number) => `${count} 件は失敗、選択のままです`,
  },
})

/** Buttons of every chart; each names its chart, because a page has many. */
export const chartWords = words({
  asTable: {
    zh: (title: string) => `${title}：看数据表`,
    en: (title: string) => `${title}: show as a table`,
    es: (title: string) => `${title}: ver como tabla`,
    ja: (title: string) => `${title}：表で見る`,
  },
  asChart: {
    zh: (title: string) => `${title}：看图表`,
    en: (title: string) => `${title}: show as a chart`,
    es: (title: string) => `${title}: ver como gráfico`,
    ja: (title: string) => `${title}：グラフで見る`,
  },
  table: {
    zh: (title: string) => `${title}的数据表`,
    en: (title: string) => `${title}, the numbers`,
    es: (title: string) => `${title}, los datos`,
    ja: (title: string) => `${title}の数値`,
  },
  save: {
    zh: (title: string) => `${title}：保存`,
    en: (title: string) => `${title}: save`,
    es: (title: string) => `${title}: guardar`,
    ja: (title: string) => `${title}：保存`,
  },
  picture: { zh: '保存为图片', en: 'Save as a picture', es: 'Guardar como imagen', ja: '画像として保存' },
  spreadsheet: { zh: '保存为表格 (.xlsx)', en: 'Save as .xlsx', es: 'Guardar como .xlsx', ja: '表（.xlsx）として保存' },
  notSaved: {
    zh: '保存失败，请重试',
    en: 'It could not be saved. Try again',
    es: 'No se pudo guardar. Inténtelo de nuevo',
    ja: '保存できませんでした。もう一度お試しください',
  },
})

/** Of a dialog or a drawer in which something was typed; here, because the sign-in page asks no such thing. */
export const givingUpWords = words({
  sure: {
    zh: '还没提交，要放弃吗？',
    en: 'This has not been submitted. Discard it?',
    es: 'Aún no se ha enviado. ¿Descartarlo?',
    ja: 'まだ送信されていません。破棄しますか？',
  },
  keepWriting: { zh: '继续填写', en: 'Keep editing', es: 'Seguir editando', ja: '入力を続ける' },
  giveUp: { zh: '放弃', en: 'Discard', es: 'Descartar', ja: '破棄' },
})
