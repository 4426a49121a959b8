import type { Words } from './text.ts'

export const words: Words = {
  placedOn: 'Fecha del pedido',
  kind: 'Tipo',
  state: 'Estado',
  refund: 'Reembolso',
  cancelCode: 'Motivo de cancelación',
  anyKind: 'Todos los tipos',
  anyState: 'Todos los estados',
  anyRefund: 'Con o sin reembolso',
  anyCancelCode: 'Cualquier motivo de cancelación',
  ofPerson: 'Solo una persona',
}
