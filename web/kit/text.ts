import { words } from './words.ts'

const zh = {
  failed: '数据请求失败',
  unreachable: '连接不上服务器，请检查网络后重试',
  timedOut: '服务器 20 秒内没有应答，请稍后重试',
  cancelled: '取消操作',
}

export type Words = typeof zh

export const text = words<Words>(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
