import type { Words } from './text.ts'

export const words: Words = {
  chats: '会話',
  noChats: 'この注文の会話はまだありません',
  complaints: '苦情',
  noComplaints: '苦情はありません',
  newComplaint: '苦情を作成',
  kinds: { image: '画像', voice: '音声', packet: '紅包', order: '注文', system: 'システム' },
}
