import { describe, expect, test } from 'vitest'
import { isAllowedLink, linksIn, plainText } from './links.ts'

const hosts = ['help.example.com', '测试.cn']

function refused(text: string): boolean {
  return linksIn(plainText(text)).some(link => !isAllowedLink(link, hosts))
}

describe('a link', () => {
  const allowed = [
    '，谢谢',
    '！谢谢',
    '”的说明',
    '》里有',
    '、以及说明',
    '。谢谢',
    '。24小时内到账',
    '。OK',
    '）',
    '】',
    '；再试',
    '…',
    '谢谢',
    '.',
    ', thanks',
    '/refund，谢谢',
    '/refund。24小时内到账',
    '/a?b=1&c=2#d！',
    ':8443/a）',
  ]
  test.each(allowed)('to an allowed host ends before %s', rest => {
    expect(refused(`请看 https://help.example.com${rest}`)).toBe(false)
    expect(refused(`请看help.example.com${rest}`)).toBe(false)
  })

  test.each([
    'https://测试.cn/帮助',
    '请看 测试.cn',
    'http://xn--0zwm56d.cn',
    'https://www.测试.cn，谢谢',
    'HTTPS://HELP.EXAMPLE.COM',
  ])('is allowed: %s', text => expect([linksIn(plainText(text)).length, refused(text)]).toEqual([1, false]))

  const elsewhere = [
    'evil.com/x',
    '请登录evil.com看看',
    'ｅｖｉｌ．ｃｏｍ',
    'evil。com',
    'evil｡com',
    'evil点com',
    '163 点 com',
    'e​vil.com',
    'http://1.2.3.4/x',
    'http：//1.2.3.4',
    '1.2.3.4/x',
    '1.2.3.4:8080',
    'https://help.example.com，evil.com',
    'https://help.example.com/refund。evil.com',
    'https://help.example.com。evil.com',
    'https://help.example.com谢谢.evil.com',
    'https://help.example.com@evil.com',
    'https://help.example.com;@evil.com',
    'https://help.example.com,a:b@evil.com/x',
    'https://help.example.com!@evil.com',
    'https://help.example.com.evil',
    'help.example.com.evil',
    'https:\\\\evil.com',
    'https://evil.com\\@help.example.com',
    'https://evil.com#help.example.com',
    'weixin://help.example.com',
    '恶意测试.cn',
    '退款.网店',
    '打开支付.中国退款',
    'shop.photography',
    'a.co.uk',
    't.me/refund',
    'is.gd/abc',
    'files.zip/abc',
    'https://[::1]/',
  ]
  test.each(elsewhere)('leads elsewhere: %s', text => expect(refused(text)).toBe(true))
})

test.each([
  '版本 1.2.3.4',
  '版本 1.2.3.4，已更新',
  '1.手机号 2.地址',
  '1.公司名称',
  '单价 13.5 12.50 16.00 元',
  '重 3.5kg',
  '晚上8点to 9点',
  '对账单.zip',
  '说明.pdf',
  'Done.In this case',
  '请写信到 help@evil.com',
  'Node.js',
  '好的。谢谢',
  '2026.11.27 12:30',
])('%s is no link', text => expect(linksIn(plainText(text))).toEqual([]))
