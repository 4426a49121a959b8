import { expect, test } from 'vitest'
import { wordsOf } from './words-of.ts'

test.each([
  ['打开地图就闪退，已经卸载重装三次了', ['打开', '地图', '闪退', '卸载', '重装']],
  ['支付失败，提示系统繁忙', ['支付', '失败', '提示', '系统', '繁忙']],
  ['The app CRASHES when I open the map', ['crashes', 'open', 'map']],
  ['La aplicación se cierra sola al pagar', ['cierra', 'sola', 'pagar']],
  ['地図を開くとアプリが強制終了します', ['地図', '開く', '強制', '終了']],
])('words of %s', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test('a number that could be of a person is no word', () => {
  expect(wordsOf('电话13800138000，身份证410101199001011234')).toEqual(['电话', '身份'])
})

test('a word counts once', () => {
  expect(wordsOf('地图 地图，地图')).toEqual(['地图'])
})
