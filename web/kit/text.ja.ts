import type { Words } from './text.ts'

export const words: Words = {
  failed: 'リクエストに失敗しました',
  unreachable: 'サーバーに接続できません。ネットワークを確認して、もう一度お試しください。',
  timedOut: 'サーバーから20秒以内に応答がありませんでした。しばらくしてからもう一度お試しください。',
  cancelled: '操作を取り消しました',
}
