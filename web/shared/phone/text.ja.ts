import type { Words } from './text.ts'

export const words: Words = {
  reveal: '電話番号を表示',
  consequence: '番号は60秒間表示されます。閲覧したことと理由は操作ログに残ります。',
  reasons: ['折り返し連絡が必要', '苦情の確認', '本人確認のため'],
  secondsLeft: seconds => `あと${seconds}秒で隠れます`,
  hide: '番号を隠す',
}
