export type PastDish = { name: string; priceFen: number; packFen: number }

const known = `
  面食|羊肉烩面 2200 100|三鲜烩面 1800 100|鸡蛋卤面 1500 100|凉拌腐竹 900 100|卤蛋 250 0|烧饼 300 0
  小吃|胡辣汤 800 100|豆腐脑两掺 800 100|牛肉水煎包 1000 100|油馍头 400 0|茶叶蛋 200 0
  家常菜|鱼香肉丝盖饭 1980 100|青椒肉丝盖饭 1880 100|番茄鸡蛋盖饭 1580 100|土豆牛腩饭 2600 100|紫菜蛋花汤 400 100
  川菜|麻婆豆腐 1800 100|水煮肉片 4200 100|宫保鸡丁 3200 100|干煸四季豆 2400 100|米饭 200 50
`

/** What shops of each category sell, prices in fen. A journey compares them with `city/`. */
export const menus: Readonly<Record<string, readonly PastDish[]>> = Object.fromEntries(
  known
    .trim()
    .split(/\n\s*/)
    .map(line => {
      const [category = '', ...dishes] = line.split('|')
      const menu = dishes.map(dish => {
        const [name = '', price, pack] = dish.split(' ')
        return { name, priceFen: Number(price), packFen: Number(pack) }
      })
      return [category, menu]
    }),
)
