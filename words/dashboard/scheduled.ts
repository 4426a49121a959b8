import { labelWords } from '#words/base/labels.ts'
import { cityWords } from '#words/people/cities.ts'
import { plural, words } from '#words/words.ts'

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
    zh: '只能选有「下载报表」权限的员工；每人收到的是自己可见范围内的数据，一个月没有登录的人收不到',
    en: 'Staff who may download reports. Each gets what they may see; whoever has not signed in for a month gets none.',
    es: 'Personal que puede descargar informes. Cada cual recibe lo que puede ver; sin sesión en un mes, nada.',
    ja: 'レポートを出力できるスタッフのみ。各自が見られる範囲のデータが届きます。1か月ログインのない人には届きません',
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
  openLast: { zh: '打开上次的报表', en: 'Open the last one', es: 'Abrir el último', ja: '前回分を開く' },
  createdBy: { zh: '设置人', en: 'Scheduled by', es: 'Programado por', ja: '設定者' },
  send: { zh: '立即发送', en: 'Send now', es: 'Enviar ahora', ja: '今すぐ送信' },
  sureToSend: {
    zh: (name: string, people: string) => `现在就把「${name}」发给 ${people}？`,
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
    zh: (name: string) => `删除定时报表「${name}」？已经发出的文件不受影响`,
    en: (name: string) => `Delete the scheduled report “${name}”? Files that were sent stay.`,
    es: (name: string) => `¿Borrar el informe programado «${name}»? Los archivos enviados se conservan.`,
    ja: (name: string) => `定期レポート「${name}」を削除しますか？送信済みのファイルは残ります`,
  },
  allCities: cityWords.all,
  service: labelWords.service,
  allServices: labelWords.allServices,
})
