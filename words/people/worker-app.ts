import { words } from '#words/words.ts'

/** What the workers' app is told. */
export const workerAppWords = words({
  credentialEnded: {
    zh: '资质已过期，不可接单',
    en: 'A credential has expired; no orders can be taken',
    es: 'Una acreditación ha caducado; no se aceptan pedidos',
    ja: '資格の期限が切れたため、注文を受けられません',
  },
})
