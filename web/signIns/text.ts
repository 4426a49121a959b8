import type { SignInRow } from '#contract/access/events.ts'
import { words } from '#web/kit/words.ts'

const zh = {
  title: '登录日志',
  search: '用户名、姓名或 IP',
  result: '结果',
  results: {
    all: '全部结果',
    success: '成功',
    failure: '失败',
  },
  fresh: (count: number) => `有 ${count} 条新记录`,
  empty: '没有符合条件的登录记录',
  columns: {
    at: '时间',
    who: '账号',
    why: '结果',
    ip: 'IP 地址',
    device: '设备',
  },
  why: {
    ok: '成功',
    wrongPassword: '密码错误',
    locked: '尝试过多，须等待',
    disabled: '账号已停用',
    wrongCode: '验证码错误',
  } satisfies Record<SignInRow['why'], string>,
  nobody: '无此账号',
  userAgent: '浏览器标识',
  event: '记录编号',
}

export type Words = typeof zh

export const signInsText = words<Words>(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
