import { words } from '#web/kit/words.ts'

const zh = {
  sincePlaced: (time: string) => `下单后 ${time}`,
  untilPromised: (time: string) => `距承诺 ${time}`,
  pastPromised: (time: string) => `已超承诺 ${time}`,
}

export type Words = typeof zh

export const lastingText = words<Words>(zh, {
  en: () => import('./text.en.ts'),
  es: () => import('./text.es.ts'),
  ja: () => import('./text.ja.ts'),
})
