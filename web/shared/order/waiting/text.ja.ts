import type { Words } from './text.ts'

export const words: Words = {
  sincePlaced: time => `注文から ${time}`,
  untilPromised: time => `予定まで ${time}`,
  pastPromised: time => `予定を ${time} 超過`,
}
