import type { Words } from './text.ts'

export const words: Words = {
  searchHint: 'At least 2 characters',
  inThisChat: 'This conversation',
  inOwnLists: 'My lists',
  nothingFound: said => `No message says “${said}”`,
  moreHits: 'More',
}
