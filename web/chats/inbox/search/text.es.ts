import type { Words } from './text.ts'

export const words: Words = {
  searchHint: 'Al menos 2 caracteres',
  inThisChat: 'Esta conversación',
  inOwnLists: 'Mis listas',
  nothingFound: said => `Ningún mensaje dice «${said}»`,
  moreHits: 'Más',
}
