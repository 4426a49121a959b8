import type { Words } from './text.ts'

export const words: Words = {
  views: {
    list: 'Lista',
    board: 'Mesa',
  },
  queueTabs: 'Colas de trabajo',
  search: 'N.º de pedido (últimos 6), teléfono o sus últimos 4, nombre',
  fresh: count => (count === 1 ? '1 pedido nuevo' : `${count} pedidos nuevos`),
  emptyQueue: 'Ahora no hay pedidos aquí. Los nuevos aparecen solos.',
  emptyFiltered: 'Ningún pedido cumple estos filtros: quite alguno',
  emptySearch: search => `Ningún pedido coincide con «${search}». Pruebe otro número o nombre.`,
  filters: 'Filtros',
}
