import { labelWords } from '#words/base/labels.ts'
import { type Phrase, plural, words } from '#words/words.ts'

const cancelled: Phrase = { zh: '取消操作', en: 'Cancelled', es: 'Operación cancelada', ja: '操作を取り消しました' }

export const callsWords = words({
  failed: {
    zh: '数据请求失败',
    en: 'The request failed',
    es: 'La solicitud ha fallado',
    ja: 'リクエストに失敗しました',
  },
  unreachable: {
    zh: '连接不上服务器，请检查网络后重试',
    en: 'The server cannot be reached. Check the network and try again.',
    es: 'No se puede conectar con el servidor. Revise la red e inténtelo de nuevo.',
    ja: 'サーバーに接続できません。ネットワークを確認して、もう一度お試しください。',
  },
  timedOut: {
    zh: '服务器 20 秒内没有应答，请稍后重试',
    en: 'The server did not answer within 20 seconds. Try again in a moment.',
    es: 'El servidor no ha respondido en 20 segundos. Inténtelo de nuevo en un momento.',
    ja: 'サーバーから20秒以内に応答がありませんでした。しばらくしてからもう一度お試しください。',
  },
  restarting: {
    zh: '服务器正在重启，或代理连接不上它，请稍后重试',
    en: 'The server is being restarted, or the proxy before it does not reach it. Try again in a moment.',
    es: 'El servidor se está reiniciando o el proxy no llega hasta él. Inténtelo de nuevo en un momento.',
    ja: 'サーバーが再起動中か、プロキシから接続できません。しばらくしてからもう一度お試しください。',
  },
  tooLargeOnTheWay: {
    zh: '超过了代理允许的大小，没有送到服务器。请换小一点的文件，或联系运维人员',
    en: 'This is larger than a proxy on the way permits and did not reach the server. Take a smaller file, or ask whoever runs CityDesk to raise the limit.',
    es: 'Supera el tamaño que permite un proxy intermedio y no llegó al servidor. Use un archivo más pequeño o pida a quien administra CityDesk que amplíe el límite.',
    ja: '途中のプロキシが許す大きさを超えたため、サーバーに届きませんでした。小さいファイルを使うか、運用担当者に上限の変更を依頼してください。',
  },
  foreignAnswer: {
    zh: (status: number) => `收到的应答（${status}）不是来自同城管家，请联系运维人员`,
    en: (status: number) => `The answer (${status}) is not from CityDesk. Ask whoever runs it.`,
    es: (status: number) => `La respuesta (${status}) no es de CityDesk. Consulte a quien lo administra.`,
    ja: (status: number) => `この応答（${status}）は CityDesk からのものではありません。運用担当者に確認してください。`,
  },
  cancelled,
})

export const uiWords = words({
  close: { zh: '关闭', en: 'Close', es: 'Cerrar', ja: '閉じる' },
  copy: { zh: '复制', en: 'Copy', es: 'Copiar', ja: 'コピー' },
  copied: { zh: '已复制', en: 'Copied', es: 'Copiado', ja: 'コピーしました' },
  again: { zh: '重试', en: 'Try again', es: 'Reintentar', ja: '再試行' },
  failed: {
    zh: '没有读到数据',
    en: 'The data could not be read',
    es: 'No se pudieron leer los datos',
    ja: 'データを読み込めませんでした',
  },
  amountWrong: {
    zh: '请输入金额，最多两位小数',
    en: 'Enter an amount with at most two decimals',
    es: 'Indique un importe con dos decimales como máximo',
    ja: '金額を小数点以下2桁までで入力してください',
  },
  showPassword: { zh: '显示密码', en: 'Show password', es: 'Mostrar contraseña', ja: 'パスワードを表示' },
  hidePassword: { zh: '隐藏密码', en: 'Hide password', es: 'Ocultar contraseña', ja: 'パスワードを隠す' },
  systemHint: { zh: '系统提示', en: 'System notice', es: 'Aviso del sistema', ja: 'システムからの確認' },
  yes: { zh: '确定', en: 'Confirm', es: 'Aceptar', ja: '確定' },
  no: { zh: '取消', en: 'Cancel', es: 'Cancelar', ja: 'キャンセル' },
  soonOverdue: { zh: '即将超时', en: 'due soon', es: 'vence pronto', ja: '期限間近' },
  overdue: { zh: '超时', en: 'late', es: 'tarde', ja: '超過' },
  days: {
    zh: (count: number) => `${count} 天`,
    en: (count: number) => plural('en', count, { one: '1 day', other: `${count} days` }),
    es: (count: number) => plural('es', count, { one: '1 día', other: `${count} días` }),
    ja: (count: number) => `${count}日`,
  },
  refresh: { zh: '刷新', en: 'Refresh', es: 'Actualizar', ja: '更新' },
  columns: { zh: '列', en: 'Columns', es: 'Columnas', ja: '列' },
  views: labelWords.views,
  widthOf: {
    zh: (head: string) => `“${head}”列宽`,
    en: (head: string) => `Width of ${head}`,
    es: (head: string) => `Ancho de ${head}`,
    ja: (head: string) => `「${head}」の列幅`,
  },
  exportList: { zh: '导出', en: 'Export', es: 'Exportar', ja: '出力' },
  previous: { zh: '上一条', en: 'Previous', es: 'Anterior', ja: '前へ' },
  next: { zh: '下一条', en: 'Next', es: 'Siguiente', ja: '次へ' },
  onRecord: {
    zh: (value: string) => `当前记录为“${value}”`,
    en: (value: string) => `The record now says “${value}”`,
    es: (value: string) => `El registro dice ahora «${value}»`,
    ja: (value: string) => `現在の記録は「${value}」です`,
  },
  reason: labelWords.reason,
  note: { zh: '补充说明', en: 'Details', es: 'Detalles', ja: '詳細' },
  noteHint: { zh: '2–200 个字', en: '2–200 characters', es: '2–200 caracteres', ja: '2〜200文字' },
  thoughtBetter: cancelled,
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
  printedRows: {
    zh: (count: number) => `以上 ${count} 条已载入，后面还有未载入的`,
    en: (count: number) => `${count} loaded; the list goes on`,
    es: (count: number) => `${count} cargados; la lista continúa`,
    ja: (count: number) => `読み込み済み ${count} 件、続きがあります`,
  },
  tooMany: {
    zh: (most: number) => `一次最多批量处理 ${most} 条`,
    en: (most: number) => `At most ${most} at once`,
    es: (most: number) => `Como máximo ${most} a la vez`,
    ja: (most: number) => `一度に処理できるのは ${most} 件までです`,
  },
})
