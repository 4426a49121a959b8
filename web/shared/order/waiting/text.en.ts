import type { Words } from './text.ts'

export const words: Words = {
  sincePlaced: time => `${time} since placed`,
  untilPromised: time => `${time} until promised`,
  pastPromised: time => `${time} past the promise`,
}
