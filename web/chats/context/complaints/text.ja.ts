import type { Words } from './text.ts'

export const words: Words = {
  title: '苦情',
  none: '苦情はありません',
  create: '苦情を登録',
  packetComplaint: '関連する苦情',
  noComplaint: '関連付けない',
}
