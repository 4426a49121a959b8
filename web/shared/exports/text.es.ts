import type { Words } from './text.ts'

export const words: Words = {
  title: 'Mis exportaciones',
  start: 'Exportar esta lista',
  hint: most => `Según los filtros actuales, en xlsx, como máximo ${most} filas; el archivo se guarda 24 horas`,
  none: 'Todavía no hay exportaciones',
  download: 'Descargar',
  cancel: 'Cancelar exportación',
  rows: count => `${count} filas`,
  progress: (rows, total) => `${rows} de ${total} filas escritas`,
  progressOnly: rows => `${rows} filas escritas`,
  until: moment => `Hasta ${moment}`,
  ready: 'Exportación terminada, pulse para descargar',
  states: {
    waiting: 'En espera',
    running: 'En curso',
    done: 'Terminada',
    failed: 'Fallida',
    cancelled: 'Cancelada',
    expired: 'Caducada',
  },
  whys: {
    tooManyRows: 'Demasiadas filas. Reduzca el periodo y exporte de nuevo.',
    noPermission: 'Ya no tiene permiso para exportar. Consulte a un administrador.',
    internal: 'Algo salió mal. Exporte de nuevo; si sigue fallando, consulte a un administrador.',
  },
}
