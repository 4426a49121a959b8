import { words } from '#web/kit/words.ts'

const zh = {
  reveal: '查看手机号',
  consequence: '号码显示 60 秒，本次查看会连同原因记入操作日志。',
  reasons: ['联系不上，需要回电', '核实投诉', '核实身份'],
  secondsLeft: (seconds: number) => `${seconds} 秒后隐藏`,
  hide: '隐藏号码',
}

export type Words = typeof zh

export const phoneText = words<Words>(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
