import type { Words } from './text.ts'

export const words: Words = {
  placedOn: 'Placed on',
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
