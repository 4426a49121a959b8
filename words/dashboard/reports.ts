import type { Reason } from '#contract/base/refusals.ts'
import type { SkipReason } from '#contract/dashboard/reports.ts'
import { labelWords } from '#words/base/labels.ts'
import { dashboardPageWords } from '#words/dashboard/dashboard.ts'
import type { FeatureWords } from '#words/feature.ts'
import { cityWords } from '#words/people/people.ts'
import { type Phrase, plural, words } from '#words/words.ts'

/** The day or the week as a page to print. */
export const reportWords = words({
  titles: {
    day: { zh: '运营日报', en: 'Daily report', es: 'Informe diario', ja: '日次レポート' },
    week: { zh: '运营周报', en: 'Weekly report', es: 'Informe semanal', ja: '週次レポート' },
  },
  kinds: {
    label: { zh: '报告类型', en: 'Kind of report', es: 'Tipo de informe', ja: 'レポートの種類' },
    day: { zh: '日报', en: 'Day', es: 'Día', ja: '日次' },
    week: { zh: '周报', en: 'Week', es: 'Semana', ja: '週次' },
  },
  day: labelWords.date,
  print: { zh: '打印', en: 'Print', es: 'Imprimir', ja: '印刷' },
  back: { zh: '返回首页', en: 'Back to the dashboard', es: 'Volver al inicio', ja: 'ホームに戻る' },
  allCities: cityWords.all,
  allServices: labelWords.allServices,
  figure: labelWords.figure,
  value: { zh: '本期数值', en: 'Value', es: 'Valor', ja: '数値' },
  before: {
    day: { zh: '与前一日相比', en: 'Against the day before', es: 'Frente al día anterior', ja: '前日比' },
    week: { zh: '与再前一周相比', en: 'Against the week before that', es: 'Frente a la semana previa', ja: '前々週比' },
  },
  weekBefore: {
    zh: '与上周同期相比',
    en: 'Against the same time a week before',
    es: 'Frente a hace una semana',
    ja: '前週同期比',
  },
  more: {
    zh: (gap: string) => `多 ${gap}`,
    en: (gap: string) => `${gap} more`,
    es: (gap: string) => `${gap} más`,
    ja: (gap: string) => `${gap} 増`,
  },
  less: {
    zh: (gap: string) => `少 ${gap}`,
    en: (gap: string) => `${gap} less`,
    es: (gap: string) => `${gap} menos`,
    ja: (gap: string) => `${gap} 減`,
  },
  /** Of too few orders for a percentage: what it was. */
  earlier: {
    zh: (value: string) => `此前 ${value}`,
    en: (value: string) => `${value} then`,
    es: (value: string) => `${value} entonces`,
    ja: (value: string) => `当時 ${value}`,
  },
  same: { zh: '持平', en: 'the same', es: 'igual', ja: '同じ' },
  perService: { zh: '各服务', en: 'Each service', es: 'Cada servicio', ja: 'サービス別' },
  workers: { zh: '服务者前十', en: 'Ten best workers', es: 'Diez mejores del personal', ja: '担当者の上位10' },
  shops: { zh: '商家前十', en: 'Ten best shops', es: 'Diez mejores tiendas', ja: '店舗の上位10' },
  empty: {
    zh: '这一期还没有数据；数据从有订单的那天开始保留',
    en: 'Nothing is kept for this time. Figures begin with the first orders.',
    es: 'No hay datos de este periodo. Las cifras empiezan con los primeros pedidos.',
    ja: 'この期間のデータはありません。最初の注文から記録されます。',
  },
})

/** Reports that are sent by themselves. */
export const scheduledReportWords = words({
  title: { zh: '定时报表', en: 'Scheduled reports', es: 'Informes programados', ja: '定期レポート' },
  one: { zh: '一份定时报表', en: 'Scheduled report', es: 'Informe programado', ja: '定期レポートの詳細' },
  back: { zh: '返回报告', en: 'Back to the report', es: 'Volver al informe', ja: 'レポートに戻る' },
  add: { zh: '新增定时报表', en: 'Schedule a report', es: 'Programar un informe', ja: '定期レポートを作成' },
  empty: {
    zh: '还没有定时报表。新增一份，到点就把前一天或上一周的报表以 .xlsx 发给选定的同事',
    en: 'Nothing is scheduled. A scheduled report sends the day or the week before as .xlsx to chosen colleagues.',
    es: 'No hay nada programado. Un informe programado envía el día o la semana anterior en .xlsx a quien se elija.',
    ja: '定期レポートはまだありません。作成すると、前日または前週のレポートを .xlsx で選んだ同僚に送ります',
  },
  name: { zh: '报表名称', en: 'Name of the report', es: 'Nombre del informe', ja: 'レポート名' },
  when: { zh: '何时发送', en: 'When it is sent', es: 'Cuándo se envía', ja: '送信日時' },
  about: { zh: '内容范围', en: 'What it is about', es: 'De qué trata', ja: '対象範囲' },
  kind: { zh: '周期', en: 'How often', es: 'Frecuencia', ja: '頻度' },
  kinds: {
    day: {
      zh: '每天，前一天的日报',
      en: 'Every day, about the day before',
      es: 'Cada día, sobre el anterior',
      ja: '毎日（前日分）',
    },
    week: {
      zh: '每周一，上一周的周报',
      en: 'Every Monday, about the week before',
      es: 'Cada lunes, sobre la semana anterior',
      ja: '毎週月曜（前週分）',
    },
  },
  at: {
    day: {
      zh: (hour: string) => `每天 ${hour}`,
      en: (hour: string) => `Every day at ${hour}`,
      es: (hour: string) => `Cada día a las ${hour}`,
      ja: (hour: string) => `毎日 ${hour}`,
    },
    week: {
      zh: (hour: string) => `每周一 ${hour}`,
      en: (hour: string) => `Mondays at ${hour}`,
      es: (hour: string) => `Los lunes a las ${hour}`,
      ja: (hour: string) => `毎週月曜 ${hour}`,
    },
  },
  hour: { zh: '几点', en: 'At what time', es: 'A qué hora', ja: '時刻（時）' },
  language: { zh: '文件语言', en: 'Language of the file', es: 'Idioma del archivo', ja: 'ファイルの言語' },
  recipients: { zh: '发给', en: 'Sent to', es: 'Se envía a', ja: '送信先' },
  recipientsHint: {
    zh: '只能选有“下载报表”权限的员工；每人收到的是自己可见范围内的数据；一个月没有登录或看不到所选城市的人收不到',
    en: 'Staff who may download reports. Each gets what they may see; whoever does not see the city, or has not signed in for a month, gets none.',
    es: 'Personal que puede descargar informes. Cada cual recibe lo que puede ver; quien no ve la ciudad o no ha entrado en un mes, nada.',
    ja: 'レポートを出力できるスタッフのみ。各自が見られる範囲のデータが届きます。対象の都市を閲覧できない人や1か月ログインのない人には届きません',
  },
  find: { zh: '按姓名查找', en: 'Find by name', es: 'Buscar por nombre', ja: '名前で探す' },
  people: {
    zh: (first: string, all: number) => `${first} 等 ${all} 人`,
    en: (first: string, all: number) =>
      `${first} and ${plural('en', all - 1, { one: '1 other', other: `${all - 1} others` })}`,
    es: (first: string, all: number) =>
      `${first} y ${plural('es', all - 1, { one: 'otra persona', other: `${all - 1} más` })}`,
    ja: (first: string, all: number) => `${first} ほか計 ${all} 名`,
  },
  isOn: { zh: '到点自动发送', en: 'Sent by itself', es: 'Se envía solo', ja: '自動で送信する' },
  on: { zh: '发送中', en: 'Scheduled', es: 'Programado', ja: '送信中' },
  off: { zh: '已关闭', en: 'Switched off', es: 'Apagado', ja: '停止しました' },
  switchOff: { zh: '停止发送', en: 'Switch off', es: 'Apagar', ja: '送信を止める' },
  switchOn: { zh: '恢复发送', en: 'Switch on', es: 'Encender', ja: '送信を再開' },
  next: { zh: '下次发送', en: 'Next time', es: 'Próxima vez', ja: '次回' },
  last: { zh: '上次发送', en: 'Last time', es: 'Última vez', ja: '前回' },
  never: { zh: '还没有发过', en: 'Never yet', es: 'Nunca aún', ja: 'まだありません' },
  sentTo: { zh: '上次发给', en: 'Last sent to', es: 'Enviado la última vez a', ja: '前回の送信先' },
  skipped: { zh: '上次没有发给', en: 'Last not sent to', es: 'No enviado la última vez a', ja: '前回送らなかった相手' },
  whySkipped: {
    mayNot: {
      zh: '已停用，或没有查看报表的权限',
      en: 'Disabled, or may not see reports',
      es: 'Desactivado o sin permiso para verlo',
      ja: '停止中、または閲覧権限なし',
    },
    city: { zh: '看不到这个城市', en: 'Does not see this city', es: 'No ve esta ciudad', ja: 'この都市を閲覧不可' },
    away: {
      zh: '一个月没有登录',
      en: 'Has not signed in for a month',
      es: 'Lleva un mes sin entrar',
      ja: '1か月ログインなし',
    },
  } satisfies Record<SkipReason, Phrase>,
  openLast: { zh: '打开上次的报表', en: 'Open the last one', es: 'Abrir el último', ja: '前回分を開く' },
  createdBy: { zh: '设置人', en: 'Scheduled by', es: 'Programado por', ja: '設定者' },
  send: { zh: '立即发送', en: 'Send now', es: 'Enviar ahora', ja: '今すぐ送信' },
  sureToSend: {
    zh: (name: string, people: string) => `现在就把“${name}”发给 ${people}？`,
    en: (name: string, people: string) => `Send “${name}” to ${people} now?`,
    es: (name: string, people: string) => `¿Enviar ahora «${name}» a ${people}?`,
    ja: (name: string, people: string) => `「${name}」を今すぐ ${people} に送りますか？`,
  },
  sent: {
    zh: '正在生成，完成后对方的导出列表里可以下载',
    en: 'It is being made; they find it among their exports.',
    es: 'Se está preparando; lo encontrarán en sus exportaciones.',
    ja: '作成中です。完了すると相手の出力一覧からダウンロードできます',
  },
  sureToRemove: {
    zh: (name: string) => `删除定时报表“${name}”？已经发出的文件不受影响`,
    en: (name: string) => `Delete the scheduled report “${name}”? Files that were sent stay.`,
    es: (name: string) => `¿Borrar el informe programado «${name}»? Los archivos enviados se conservan.`,
    ja: (name: string) => `定期レポート「${name}」を削除しますか？送信済みのファイルは残ります`,
  },
  allCities: cityWords.all,
  service: labelWords.service,
  allServices: labelWords.allServices,
})

const name: Phrase = { zh: '经营报表', en: 'Reports', es: 'Informes', ja: '業績レポート' }

/** The spreadsheet of a report. */
export const reportFileWords = words({
  title: name,
  part: { zh: '部分', en: 'Part', es: 'Parte', ja: '区分' },
  item: { zh: '项目', en: 'Item', es: 'Concepto', ja: '項目' },
  count: labelWords.count,
  amount: labelWords.amount,
  share: { zh: '比率', en: 'Share', es: 'Porcentaje', ja: '割合' },
  dayBefore: { zh: '前一日', en: 'Day before', es: 'Día anterior', ja: '前日' },
  weekBefore: { zh: '上周同期', en: 'Week before', es: 'Semana anterior', ja: '前週' },
  parts: {
    figures: { zh: '核心指标', en: 'Figures', es: 'Indicadores', ja: '主要指標' },
    trend: dashboardPageWords.blocks.trend,
    funnel: { zh: '订单漏斗', en: 'Funnel', es: 'Embudo', ja: 'ファネル' },
    cancels: labelWords.whyCancelled,
    refunds: { zh: '退款原因', en: 'Refunds', es: 'Reembolsos', ja: '返金理由' },
    workers: { zh: '服务人员排行', en: 'Best workers', es: 'Mejores trabajadores', ja: 'スタッフ順位' },
    merchants: { zh: '商家排行', en: 'Best shops', es: 'Mejores tiendas', ja: '店舗順位' },
  },
})

export const reportNotificationWords = words({
  'reports.ready': {
    zh: '报表“{name}”（{day}）已送达，请在导出列表下载',
    en: 'The report {name} ({day}) is here. Download it from your exports.',
    es: 'El informe {name} ({day}) ya está. Descárguelo en sus exportaciones.',
    ja: 'レポート「{name}」（{day}）が届きました。出力一覧からダウンロードしてください。',
  },
})

export const reportsFeature = words({
  name,
  permissions: {
    'reports.export': { zh: '下载报表', en: 'Download reports', es: 'Descargar informes', ja: 'レポートを出力' },
    'reports.edit': {
      zh: '设置定时报表',
      en: 'Schedule reports',
      es: 'Programar informes',
      ja: 'レポートの定期送信を設定',
    },
  },
  events: {
    'reports.export': { zh: '导出报表', en: 'Exported a report', es: 'Exportó un informe', ja: 'レポートを出力' },
    'reports.add': {
      zh: '新建定时报表',
      en: 'Scheduled a report',
      es: 'Programó un informe',
      ja: '定期レポートを追加',
    },
    'reports.update': { zh: '修改定时报表', en: 'Changed a report', es: 'Cambió un informe', ja: '定期レポートを変更' },
    'reports.remove': { zh: '删除定时报表', en: 'Deleted a report', es: 'Borró un informe', ja: '定期レポートを削除' },
    'reports.send': { zh: '立即发送报表', en: 'Sent a report', es: 'Envió un informe', ja: 'レポートを送信' },
  },
  fields: {
    hour: { zh: '发送时间（点）', en: 'Hour', es: 'Hora', ja: '送信時刻' },
    recipients: { zh: '接收人', en: 'Recipients', es: 'Destinatarios', ja: '受信者' },
    isOn: { zh: '启用', en: 'On', es: 'Activo', ja: '有効' },
    name: labelWords.fullName,
    day: { zh: '报表日期', en: 'Day of the report', es: 'Día del informe', ja: 'レポートの日付' },
  },
  values: {
    kind: scheduledReportWords.kinds,
  },
} satisfies FeatureWords<'reports'>)

/** What a person reads when the answer is no. */
export const reportsRefusals = words({
  reportNotYours: {
    zh: '这份报表超出您的管辖城市，请选择您管辖的城市，或由总部设置',
    en: 'This report goes beyond your cities. Choose a city that you see, or leave it to headquarters.',
    es: 'Este informe va más allá de sus ciudades. Elija una ciudad que vea o déjelo a la central.',
    ja: 'このレポートは担当都市の範囲外です。担当都市を選ぶか、本部に任せてください。',
  },
  recipientMayNot: {
    zh: '有接收人不存在、已停用或没有下载报表的权限，请重新选择',
    en: 'One of the recipients does not exist, is disabled or may not download reports. Choose again.',
    es: 'Uno de los destinatarios no existe, está desactivado o no puede descargar informes. Elija de nuevo.',
    ja: '存在しない、停止中、またはレポートを出力できない受信者がいます。選び直してください。',
  },
  recipientsAway: {
    zh: '接收人都一个月没有登录、没有权限或看不到这个城市，这份报表现在没有人能收到',
    en: 'Nobody would get this report now: no recipient has signed in within a month and may see it and its city.',
    es: 'Ahora nadie recibiría este informe: ningún destinatario ha entrado en un mes y puede ver el informe y su ciudad.',
    ja: '受信者は全員、1か月ログインしていないか、権限がないか、この都市を閲覧できないため、いま送っても誰にも届きません。',
  },
} satisfies Partial<Record<Reason, Phrase>>)
