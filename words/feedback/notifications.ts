import { words } from '#words/words.ts'

/** By kind. */
export const feedbackNotificationWords = words({
  'feedback.arrived': {
    zh: '1 小时内新增 {count} 条反馈',
    en: 'New feedback within an hour: {count}.',
    es: 'Sugerencias nuevas en una hora: {count}.',
    ja: '1 時間以内に新しいご意見が {count} 件ありました。',
  },
  'feedback.incident': {
    zh: '多人反馈“{term}”：10 分钟内 {count} 条，请立即跟进',
    en: 'Many report “{term}”: {count} within 10 minutes. Please look at once.',
    es: 'Muchos informan de «{term}»: {count} en 10 minutos. Mírelo ya.',
    ja: '「{term}」の報告が 10 分間に {count} 件ありました。至急ご確認ください。',
  },
  'feedback.assigned': {
    zh: '反馈 {no} 已分派给您，请处理',
    en: 'Feedback {no} was given to you. Please handle it.',
    es: 'Se le ha asignado la sugerencia {no}. Atiéndala.',
    ja: 'ご意見 {no} があなたに割り当てられました。ご対応ください。',
  },
  'feedback.writtenAgain': {
    zh: '反馈 {no} 的用户又发来新消息，请查看',
    en: 'The person of feedback {no} wrote again. Please look.',
    es: 'La persona de la sugerencia {no} ha vuelto a escribir. Mírela.',
    ja: 'ご意見 {no} の方から新しいメッセージが届きました。ご確認ください。',
  },
})
