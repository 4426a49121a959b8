import { liabilityWords, reasonWords } from '#contract/orders/reason-words.ts'
import { namesIn } from '#contract/orders/state-words.ts'
import type { Words } from './text.ts'

export const words: Words = {
  reasons: namesIn(reasonWords, 'es'),
  sides: {
    U: 'Cliente',
    M: 'Tienda',
    R: 'Servicio',
    W: 'Trabajador',
    G: 'Juego',
    S: 'Sistema',
    Z: 'Otro',
  },
  liabilities: namesIn(liabilityWords, 'es'),
}
