import type { Words } from './text.ts'

export const words: Words = {
  write: 'メモを書く',
  hint: '同僚だけに表示されます（500字以内）',
  add: 'メモを追加',
  none: 'メモはまだありません',
}
