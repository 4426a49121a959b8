import { words } from '#words/words.ts'

/** Before money is given for an order that had some. */
export const givenWords = words({
  confirmGiven: {
    zh: (yuan: string) => `该订单已赔付 ¥${yuan}，我已确认不是重复赔付`,
    en: (yuan: string) => `¥${yuan} was given for this order already. I made sure this is not given twice.`,
    es: (yuan: string) => `Ya se dieron ¥${yuan} por este pedido. He comprobado que no se repite.`,
    ja: (yuan: string) => `この注文には ¥${yuan} を補償済みです。重複でないことを確認しました`,
  },
})
