import type { Words } from './text.ts'

export const words: Words = {
  title: 'Teclado',
  keys: {
    search: 'Buscar en la lista',
    walk: 'Fila anterior / siguiente',
    ends: 'Primera / última fila',
    open: 'Abrir la fila',
    close: 'Cerrar',
    refresh: 'Actualizar',
    palette: 'Buscar en el menú',
    help: 'Esta hoja',
  },
}
