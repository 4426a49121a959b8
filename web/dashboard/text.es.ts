import type { Words } from './text.ts'

export const words: Words = {
  title: 'Inicio',
  waiting: 'Pendiente para ti',
  allDone: 'Ahora mismo no hay nada pendiente',
  today: 'Hoy',
  allServices: 'Todos los servicios',
  service: 'Servicio',
  refundsInReview: 'Reembolsos por aprobar',
  placed: 'Realizados',
  completed: 'Completados',
  cancelled: 'Cancelados',
  paid: 'Importe pagado',
  byHour: 'Pedidos de hoy por hora',
  hour: 'Hora',
  orders: 'Pedidos',
  asTable: 'Ver los datos',
  hourOf: hour => `${hour}:00`,
  ordersAt: (hour, count) => `${hour}:00–${hour}:59, ${count} ${count === 1 ? 'pedido' : 'pedidos'}`,
  asOf: time => `Actualizado a las ${time}`,
  urgent: 'Urgente',
}
