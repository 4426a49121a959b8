import type { Words } from './text.ts'

export const words: Words = {
  repliesHint: 'Escriba / y el atajo para usarla',
  addReply: 'Añadir',
  removeReplySure: shortcut => `¿Borrar la respuesta rápida /${shortcut}?`,
  remove: 'Borrar',
  uses: count => (count === 1 ? 'usada una vez' : `usada ${count} veces`),
  scopes: { personal: 'Personal', group: 'Grupo', everybody: 'Todos' },
  scope: 'Quién puede usarla',
  group: 'Grupo',
  shortcut: 'Atajo',
  shortcutHint: 'Hasta 20 caracteres, sin espacios ni barras',
  replyText: 'Texto',
  variables: 'Variables',
  save: 'Guardar',
}
