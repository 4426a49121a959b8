import type { Words } from './text.ts'

export const words: Words = {
  fixed: '固定',
  up: head => `「${head}」を上へ`,
  down: head => `「${head}」を下へ`,
  hint: 'ドラッグで並べ替え。列幅は見出しの右端をドラッグするか、フォーカスして ← → を押します。このブラウザに保存されます。',
  reset: '初期設定に戻す',
}
