import { labelWords } from '#words/base/labels.ts'
import { words } from '#words/words.ts'

/** Boxes in which a day, a range of days or a moment is typed or chosen. */
export const dateWords = words({
  ranges: {
    today: { zh: '今天', en: 'Today', es: 'Hoy', ja: '今日' },
    yesterday: { zh: '昨天', en: 'Yesterday', es: 'Ayer', ja: '昨日' },
    week: { zh: '近7天', en: '7 days', es: '7 días', ja: '直近7日' },
    month: { zh: '本月', en: 'This month', es: 'Este mes', ja: '今月' },
    lastMonth: { zh: '上月', en: 'Last month', es: 'Mes pasado', ja: '先月' },
  },
  /** What may be typed for a day, beside its date. */
  spoken: {
    dayBefore: { zh: ['前天'], en: [], es: ['anteayer'], ja: ['一昨日', 'おととい'] },
    yesterday: { zh: ['昨天', '昨日'], en: ['yesterday'], es: ['ayer'], ja: ['昨日', 'きのう'] },
    today: { zh: ['今天', '今日', 'today'], en: ['today'], es: ['hoy', 'today'], ja: ['今日', '本日', 'today'] },
    tomorrow: { zh: ['明天', '明日'], en: ['tomorrow'], es: ['mañana'], ja: ['明日', 'あした'] },
    dayAfter: { zh: ['后天'], en: [], es: ['pasado mañana'], ja: ['明後日', 'あさって'] },
  },
  shapes: {
    day: { zh: '年-月-日', en: 'YYYY-MM-DD', es: 'AAAA-MM-DD', ja: 'YYYY-MM-DD' },
    moment: { zh: '年-月-日 时:分', en: 'YYYY-MM-DD HH:MM', es: 'AAAA-MM-DD HH:MM', ja: 'YYYY-MM-DD HH:MM' },
    time: { zh: '时:分', en: 'HH:MM', es: 'HH:MM', ja: 'HH:MM' },
  },
  to: { zh: '至', en: '–', es: '–', ja: '〜' },
  first: { zh: '从哪天', en: 'From', es: 'Desde', ja: '開始日' },
  last: { zh: '到哪天', en: 'Until', es: 'Hasta', ja: '終了日' },
  time: labelWords.time,
  open: {
    zh: (box: string) => `${box}：打开日历`,
    en: (box: string) => `${box}: open the calendar`,
    es: (box: string) => `${box}: abrir el calendario`,
    ja: (box: string) => `${box}：カレンダーを開く`,
  },
  calendar: {
    zh: (box: string) => `${box}：日历`,
    en: (box: string) => `${box}: calendar`,
    es: (box: string) => `${box}: calendario`,
    ja: (box: string) => `${box}：カレンダー`,
  },
  earlier: { zh: '上个月', en: 'Previous month', es: 'Mes anterior', ja: '前の月' },
  later: { zh: '下个月', en: 'Next month', es: 'Mes siguiente', ja: '次の月' },
  chooseFirst: { zh: '先选第一天', en: 'Choose the first day', es: 'Elija el primer día', ja: '最初の日を選択' },
  chooseLast: { zh: '再选最后一天', en: 'Now the last day', es: 'Ahora el último día', ja: '最後の日を選択' },
  clear: { zh: '清除日期', en: 'Clear', es: 'Borrar', ja: '消去' },
  wrong: {
    day: {
      zh: '看不懂这个日期，请写成 2026-11-03、11-3 或“今天”',
      en: 'Not a date. Write 2026-11-03, 11-3 (month and day) or “today”.',
      es: 'No es una fecha. Escriba 2026-11-03, 11-3 (mes y día) u «hoy».',
      ja: '日付として読めません。2026-11-03、11-3、「今日」のように入力してください。',
    },
    noDay: {
      zh: '没有这一天，请检查月和日',
      en: 'There is no such day. Check month and day.',
      es: 'Ese día no existe. Revise el mes y el día.',
      ja: 'その日付はありません。月と日を確認してください。',
    },
    time: {
      zh: '看不懂这个时间，请写成 09:30',
      en: 'Not a time. Write 09:30.',
      es: 'No es una hora. Escriba 09:30.',
      ja: '時刻として読めません。09:30 のように入力してください。',
    },
    early: {
      zh: (first: string) => `不能早于 ${first}`,
      en: (first: string) => `Not before ${first}`,
      es: (first: string) => `No antes del ${first}`,
      ja: (first: string) => `${first} 以降にしてください`,
    },
    late: {
      zh: (last: string) => `不能晚于 ${last}`,
      en: (last: string) => `Not after ${last}`,
      es: (last: string) => `No después del ${last}`,
      ja: (last: string) => `${last} 以前にしてください`,
    },
  },
})
