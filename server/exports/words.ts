import type { Named } from '#contract/orders/state-words.ts'

/** Above the columns of every sheet. */
export const imprintWords: Named = [
  '导出人：{name}（{username}） · 导出时间：{at} · 仅供内部使用',
  'Exported by {name} ({username}) · {at} · For internal use only',
  'Exportado por {name} ({username}) · {at} · Solo para uso interno',
  '出力者：{name}（{username}） · 出力日時：{at} · 社内利用限定',
]
