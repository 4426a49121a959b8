import type { Words } from './text.ts'

export const words: Words = {
  peerKind: 'Quién escribe',
  anyPeer: 'Todos',
  group: 'Grupo',
  anyGroup: 'Todos los grupos',
  assignee: 'Atendida por',
  anyAssignee: 'Cualquier agente',
  tag: 'Etiqueta',
  hidden: 'Quitadas de mi lista',
  clear: 'Quitar filtros',
}
