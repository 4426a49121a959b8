import type { FeatureWords } from '#words/feature.ts'
import { words } from '#words/words.ts'

export const phoneWords = words({
  reveal: { zh: '查看手机号', en: 'Show phone', es: 'Ver teléfono', ja: '電話番号を表示' },
  consequence: {
    zh: '号码显示 60 秒，本次查看会连同原因记入操作日志。',
    en: 'The number shows for 60 seconds. That you looked, and why, goes into the operation log.',
    es: 'El número se muestra 60 segundos. La consulta y su motivo quedan en el registro de operaciones.',
    ja: '番号は60秒間表示されます。閲覧したことと理由は操作ログに残ります。',
  },
  reasons: {
    zh: ['联系不上，需要回电', '核实投诉', '核实身份'],
    en: ['Must call back', 'Checking a complaint', 'Checking identity'],
    es: ['Hay que devolver la llamada', 'Comprobar una queja', 'Comprobar la identidad'],
    ja: ['折り返し連絡が必要', '苦情の確認', '本人確認のため'],
  },
  secondsLeft: {
    zh: (seconds: number) => `${seconds} 秒后隐藏`,
    en: (seconds: number) => `hides in ${seconds} s`,
    es: (seconds: number) => `se oculta en ${seconds} s`,
    ja: (seconds: number) => `あと${seconds}秒で隠れます`,
  },
  hide: { zh: '隐藏号码', en: 'Hide number', es: 'Ocultar número', ja: '番号を隠す' },
})

export const peopleFeature = words({
  name: { zh: '个人信息', en: 'Personal data', es: 'Datos personales', ja: '個人情報' },
  record: { zh: '个人信息', en: 'Personal data of', es: 'Datos de', ja: '個人情報' },
  permissions: {
    'people.reveal': {
      zh: '查看完整手机号',
      en: 'Show full phone numbers',
      es: 'Ver teléfonos completos',
      ja: '電話番号を全桁表示',
    },
  },
  events: {
    'people.reveal': { zh: '查看完整号码', en: 'Looked at a number', es: 'Consultó un número', ja: '番号を閲覧' },
  },
  systemEvents: {
    'people.search': {
      zh: '按完整手机号搜索',
      en: 'Searched by a phone number',
      es: 'Buscó por un teléfono',
      ja: '電話番号で検索',
    },
  },
} satisfies FeatureWords<'people'>)
