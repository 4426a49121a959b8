import type { Words } from './text.ts'

export const words: Words = {
  transferOf: name => `${name} さんの会話を転送`,
  toColleague: '同僚へ（30 秒以内に承諾、なければ戻ります）',
  toGroup: 'またはグループの列へ戻す',
  nobodyThere: 'オンラインの同僚がいません。グループへ戻してください',
  transferNote: '引き継ぎメモ',
  transferHint: '済んだことと残っていることを伝えてください',
  transferred: '転送しました。承諾待ちです',
  requeued: '列に戻しました',
  snoozeOf: name => `${name} さんの会話を保留`,
  snoozes: { quarter: '15 分', hour: '1 時間', three: '3 時間', tomorrow: '明日 9 時' },
  snoozeUntil: '保留の期限',
  snoozeHint: until => `${until} に戻ります。相手が書けばすぐ戻ります`,
  resolveOf: name => `${name} さんの会話を終了`,
  category: '問い合わせの種類',
  summary: 'まとめ',
  summaryHint: '2–200 文字。次の担当者が読みます',
  resolved: '終了しました。評価をお願いしました',
  assignee: '担当者',
  muteFor: '停止する時間',
  hours: count => `${count} 時間`,
  consequences: {
    takeOver: '会話はあなたの担当になり、元の担当者に伝わります。',
    mute: 'その間は書き込めず、理由が相手に伝わります。',
    unmute: 'すぐにまた書き込めます。',
  },
  reasons: {
    takeOver: ['長く返信がない', '担当者が不在', '苦情の格上げ'],
    mute: ['暴言', '連続投稿', '詐欺の送信'],
    unmute: ['誤り', '謝罪があった'],
  },
}
