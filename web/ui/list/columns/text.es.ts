import type { Words } from './text.ts'

export const words: Words = {
  fixed: 'Fija',
  up: head => `Subir ${head}`,
  down: head => `Bajar ${head}`,
  hint: 'Arrastre para ordenar. El ancho: arrastre el borde del encabezado, o enfóquelo y pulse ← →. Se guarda en este navegador.',
  reset: 'Restablecer',
}
