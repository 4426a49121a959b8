import type { Words } from './text.ts'

export const words: Words = {
  packetWaits: '紅包は承認待ちです',
  packetSent: '送りました。24 時間以内に開けます',
  packetTo: name => `${name} さんへの紅包`,
  amountYuan: '金額（元）',
  packetTooLarge: '紅包は 1 つ 200 元までです',
  allowance: (single, left) => `¥${single} まで承認不要、本日の残り ¥${left}`,
  aboveAllowance: single => `¥${single} を超えるため、主管の承認が必要です`,
  packetOrder: '対象の注文',
  chooseOrder: '注文を選んでください',
  packetCause: '理由',
  greeting: 'ひとこと',
  from: '送り主',
  to: '受取人',
  platform: 'プラットフォーム',
  complaint: '苦情',
  sentAt: '送信日時',
  decidedBy: '承認者',
  openedAt: '受取日時',
  expiresAt: '有効期限',
  no: '紅包番号',
}
