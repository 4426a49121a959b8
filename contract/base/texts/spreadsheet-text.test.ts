import { expect, test } from 'vitest'
import { spreadsheetText } from './spreadsheet-text.ts'

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '＝HYPERLINK("https://evil.example","看")',
  '﹦1+1',
  ' =1+1',
  '\u3000=1+1',
  '\n=1+1',
  '\u200b=1+1',
  '\ufeff=1+1',
  '\u202e=1+1',
  `${'\u200b'.repeat(200)}=1+1`,
  `${' '.repeat(200)}＝1+1`,
])('%j is no formula in a file', text => expect(spreadsheetText(text)).toBe(`'${text}`))

test.each(['\u0001=1', '\uffff=1', '\ud800=1', '\u0000\u0008=1', '\udc00\u0001＝1'])(
  '%j is none once what no file may hold is gone',
  text => expect(spreadsheetText(text)).toMatch(/^'[=＝]1$/),
)

test.each(['王=芳', '1+1', '（-）', 'a@b', '😀=1', '小李 - 骑手'])('%j stays as it is', text =>
  expect(spreadsheetText(text)).toBe(text),
)

test('what looks escaped stays what it is, and no cell is too long', () => {
  expect(spreadsheetText('_x0041_')).toBe('_x005F_x0041_')
  expect(spreadsheetText('长'.repeat(40_000))).toHaveLength(32_767)
})
