import { expect, test } from 'vitest'
import { asksForSecrets } from './secrets.ts'

test.each([
  '请问单元门密码是多少？',
  '麻烦把门禁密码发我一下',
  '小区密码多少',
  '小区大门的密码是多少',
  '请告诉骑手取餐柜密码',
  '快递柜的密码发给我',
  '请提供 WiFi 密码',
  'Wi-Fi密码是多少',
  '行李箱密码告诉我',
  '密码锁怎么开，请说一下',
  '请说一下密码锁的密码',
  '楼下密码是多少',
  '请报一下电梯密码',
  '门禁卡号是多少',
  'What is the gate password?',
  '请勿把支付密码告诉任何人',
])('%s is asked in daily work', text => expect(asksForSecrets(text)).toBe(false))

test.each([
  '请问支付密码是多少',
  '请提供登录密码',
  '账户密码发我',
  '银行卡密码是多少',
  '请说一下手机密码',
  '邮箱密码是多少',
  '保险柜密码告诉我',
  '把密码发我',
  '单元门密码和支付密码是多少',
  '手机锁屏密码多少',
  '请把验证码报给我',
  'CVV是多少',
  '卡号发我',
  'Please tell me your password',
  'door password, and send your login code',
])('%s asks for a secret', text => expect(asksForSecrets(text)).toBe(true))
