import type { Words } from './text.ts'

export const words: Words = {
  own: 'Mis vistas',
  shared: 'Compartidas por colegas',
  none: 'Aún no hay vistas. Dé un nombre a la pestaña y los filtros que más usa y recupérelos con un clic.',
  save: 'Guardar como vista',
  name: 'Nombre de la vista',
  nameHint: 'p. ej. Retrasos en Zhengzhou',
  audience: 'Quién puede usarla',
  audienceHint: 'Una vista es solo una consulta: no muestra a nadie lo que no puede ver',
  onlyMe: 'Solo yo',
  sharedWith: role => `Compartida con ${role}`,
  from: (owner, role) => `${owner}, compartida con ${role}`,
  overwrite: name => `Sustituir «${name}» por la consulta actual`,
  overwritten: name => `«${name}» guarda ahora la consulta actual`,
  edit: name => `Editar «${name}»`,
  remove: name => `Eliminar «${name}»`,
  removeSure: (name, role) =>
    `¿Eliminar la vista «${name}»? No se puede deshacer${role ? `, y ${role} ya no podrá usarla` : ''}.`,
}
