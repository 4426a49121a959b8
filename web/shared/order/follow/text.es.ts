import type { Words } from './text.ts'

export const words: Words = {
  write: 'Escriba una nota',
  hint: 'Solo la ven los colegas; hasta 500 caracteres',
  add: 'Añadir nota',
  none: 'Aún no hay notas',
}
