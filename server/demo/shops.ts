export type PastShop = { name: string; phone: string; detail: string; category: string; dish: string }

const known = `
  巷口老葛烩面|19900000101|城东路100号9号铺|面食|招牌烩面
  麦穗手工烩面|19900000102|农业路98号11号铺|面食|三鲜烩面
  城墙根烩面馆|19900000103|城东路75号9号铺|面食|羊肉烩面
  晨雾胡辣汤|19900000104|红专路78号10号铺|小吃|胡辣汤
  北门口早点铺|19900000105|文化路127号11号铺|小吃|豆浆油条
  小满盖浇饭|19900000106|政七街26号1号铺|家常菜|鱼香肉丝盖饭
  一碗烟火快餐|19900000107|城东路103号12号铺|家常菜|土豆牛腩饭
  竹篱笆家常饭|19900000108|丰产路137号7号铺|家常菜|番茄鸡蛋盖饭
  饭点到了简餐|19900000109|城东路63号7号铺|家常菜|青椒肉丝盖饭
  椒香里川菜|19900000110|城东路87号1号铺|川菜|麻婆豆腐
`

/** The first shops of the simulated city. A journey compares them with `city/`. */
export const shops: readonly PastShop[] = known
  .trim()
  .split(/\n\s*/)
  .map(line => {
    const [name = '', phone = '', detail = '', category = '', dish = ''] = line.split('|')
    return { name, phone, detail, category, dish }
  })
