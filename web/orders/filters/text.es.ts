import type { Words } from './text.ts'

export const words: Words = {
  firstDay: 'Desde',
  lastDay: 'Hasta',
  dayOf: 'Qué fecha',
  days: { placed: 'Fecha del pedido', finished: 'Completado o cancelado' },
  to: '–',
  leastYuan: 'Mín. ¥',
  mostYuan: 'Máx. ¥',
  notFound: 'No hay nada con ese nombre o número',
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
