import type { Words } from './text.ts'

export const words: Words = {
  searchHint: 'At least 2 characters',
  inThisChat: 'This conversation',
  inAllChats: 'All conversations',
  nothingFound: said => `No message says “${said}”`,
  moreHits: 'More',
}
