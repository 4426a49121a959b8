import type { Words } from './text.ts'

export const words: Words = {
  title: 'Keyboard',
  keys: {
    search: 'Search the list',
    walk: 'Previous / next row',
    ends: 'First / last row',
    open: 'Open the row',
    close: 'Close',
    refresh: 'Refresh',
    palette: 'Search the menu',
    help: 'This list',
  },
}
