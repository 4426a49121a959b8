const yuan = new Intl.NumberFormat('zh-CN', { style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol' })

/** An amount that is read: `¥1,234.50`, `-¥5.00`. Apart from the other ways to write one, because every screen loads it. */
export function moneyText(fen: number): string {
  return yuan.format(fen / 100)
}
