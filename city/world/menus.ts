/** Price in fen; packing is charged per dish. */
export type Dish = { name: string; priceFen: number; packFen: number }
type Cuisine = keyof typeof menus

function dish(name: string, yuan: number, packYuan = 1): Dish {
  return { name, priceFen: Math.round(yuan * 100), packFen: Math.round(packYuan * 100) }
}

export const menus = {
  noodles: [
    dish('羊肉烩面', 22),
    dish('三鲜烩面', 18),
    dish('鸡蛋卤面', 15),
    dish('凉拌腐竹', 9),
    dish('卤蛋', 2.5, 0),
    dish('烧饼', 3, 0),
  ],
  soup: [dish('胡辣汤', 8), dish('豆腐脑两掺', 8), dish('牛肉水煎包', 10), dish('油馍头', 4, 0), dish('茶叶蛋', 2, 0)],
  rice: [
    dish('鱼香肉丝盖饭', 19.8),
    dish('青椒肉丝盖饭', 18.8),
    dish('番茄鸡蛋盖饭', 15.8),
    dish('土豆牛腩饭', 26),
    dish('紫菜蛋花汤', 4),
  ],
  sichuan: [
    dish('麻婆豆腐', 18),
    dish('水煮肉片', 42),
    dish('宫保鸡丁', 32),
    dish('干煸四季豆', 24),
    dish('米饭', 2, 0.5),
  ],
  hotpot: [
    dish('麻辣烫自选套餐', 25.9),
    dish('番茄锅底套餐', 28.9),
    dish('加宽粉', 4, 0),
    dish('加午餐肉', 6, 0),
    dish('冰豆浆', 5, 0),
  ],
  grill: [
    dish('羊肉串十串', 35),
    dish('烤鸡翅一对', 14),
    dish('烤茄子', 16),
    dish('拍黄瓜', 10),
    dish('毛豆花生', 14),
    dish('炒凉粉', 13),
  ],
  dumplings: [
    dish('韭菜鸡蛋水饺', 18),
    dish('猪肉大葱水饺', 20),
    dish('牛肉萝卜水饺', 24),
    dish('酸辣汤', 8),
    dish('凉拌木耳', 12),
  ],
  tea: [
    dish('珍珠奶茶大杯', 13, 0),
    dish('杨枝甘露', 18, 0),
    dish('柠檬绿茶', 10, 0),
    dish('芋泥波波', 16, 0),
    dish('烤奶', 12, 0),
  ],
  fastFood: [
    dish('香辣鸡腿堡', 17.5),
    dish('原味炸鸡三块', 24),
    dish('薯条中份', 10),
    dish('鸡米花', 12),
    dish('可乐中杯', 7, 0),
  ],
  light: [dish('鸡胸肉沙拉', 29), dish('牛油果虾仁碗', 36), dish('全麦三明治', 19), dish('无糖酸奶杯', 14, 0)],
} as const satisfies Record<string, readonly Dish[]>

/** What shops of each kitchen call themselves, which staff read as it is. */
export const cuisineNames: Readonly<Record<Cuisine, string>> = {
  noodles: '面食',
  soup: '小吃',
  rice: '家常菜',
  sichuan: '川菜',
  hotpot: '麻辣烫',
  grill: '烧烤',
  dumplings: '饺子',
  tea: '饮品',
  fastFood: '快餐',
  light: '轻食',
}

/** Invented shops, in the order of their numbers M01 … M25. */
export const shopNames: readonly (readonly [string, Cuisine])[] = [
  ['巷口老葛烩面', 'noodles'],
  ['麦穗手工烩面', 'noodles'],
  ['城墙根烩面馆', 'noodles'],
  ['晨雾胡辣汤', 'soup'],
  ['北门口早点铺', 'soup'],
  ['小满盖浇饭', 'rice'],
  ['一碗烟火快餐', 'rice'],
  ['竹篱笆家常饭', 'rice'],
  ['饭点到了简餐', 'rice'],
  ['椒香里川菜', 'sichuan'],
  ['灯笼巷川味', 'sichuan'],
  ['辣得跳脚小馆', 'sichuan'],
  ['咕嘟咕嘟麻辣烫', 'hotpot'],
  ['红汤小铺麻辣烫', 'hotpot'],
  ['街灯下烧烤', 'grill'],
  ['老槐树烤串', 'grill'],
  ['夜航船烧烤', 'grill'],
  ['元宝湾水饺', 'dumplings'],
  ['姥姥家的水饺', 'dumplings'],
  ['半盏茶饮', 'tea'],
  ['青柚子茶铺', 'tea'],
  ['三分甜奶茶', 'tea'],
  ['脆皮熊炸鸡汉堡', 'fastFood'],
  ['方块汉堡屋', 'fastFood'],
  ['绿盘子轻食', 'light'],
]
