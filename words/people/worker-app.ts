import { words } from '#words/words.ts'

/** What the workers' app is told. */
export const workerAppWords = words({
  credentialEnded: {
    zh: '资质已过期，不可接单',
    en: 'A credential has expired; no orders can be taken',
    es: 'Una acreditación ha caducado; no se aceptan pedidos',
    ja: '資格の期限が切れたため、注文を受けられません',
  },
  forgedPaper: {
    zh: '认证材料疑似伪造，账号已冻结，请联系客服',
    en: 'A paper looks forged: the account is frozen. Please contact support.',
    es: 'Un documento parece falsificado: la cuenta queda congelada. Contacte con soporte.',
    ja: '提出書類に偽造の疑いがあるため、アカウントを凍結しました。サポートへご連絡ください',
  },
})
