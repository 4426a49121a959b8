import type { Words } from './text.ts'

export const words: Words = {
  firstDay: 'From',
  lastDay: 'Until',
  dayOf: 'Which day',
  days: { placed: 'Placed', finished: 'Completed or cancelled' },
  to: '–',
  leastYuan: 'Least ¥',
  mostYuan: 'Most ¥',
  notFound: 'Nothing of that name or number',
  kind: 'Kind',
  state: 'State',
  refund: 'Refund',
  cancelCode: 'Why cancelled',
  anyKind: 'All kinds',
  anyState: 'All states',
  anyRefund: 'Any refund',
  anyCancelCode: 'Any reason to cancel',
  ofPerson: 'One person only',
}
