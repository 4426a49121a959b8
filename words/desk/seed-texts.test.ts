import { expect, test } from 'vitest'
import { callsWords, uiWords } from '#words/base/ui.ts'
import { shellWords } from './shell.ts'

/** Sentences that the specification prescribes to the letter, punctuation included. */
test.each([
  ['验证失败,请重新登录', shellWords.noPerson],
  ['用户未分配权限，请联系管理员!', shellWords.noRoles],
  ['用户登录信息过期,请重新登录!', shellWords.signInAgain],
  ['数据请求失败', callsWords.failed],
  ['取消操作', callsWords.cancelled],
  ['系统提示', uiWords.systemHint],
  ['确定', uiWords.yes],
  ['取消', uiWords.no],
])('%s', (text, phrase) => {
  expect(phrase.zh).toBe(text)
})
