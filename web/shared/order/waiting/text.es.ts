import type { Words } from './text.ts'

export const words: Words = {
  sincePlaced: time => `${time} desde el pedido`,
  untilPromised: time => `${time} hasta lo prometido`,
  pastPromised: time => `${time} tras lo prometido`,
}
