import type { Random } from '#city/world/random.ts'

const surnames = [...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕']
const firstSigns = [...'建国志海晓文俊子明春雨思佳梦欣永立振家少天一玉秀红丽']
const lastSigns = [...'强军伟涛鹏飞杰斌磊超勇辉林峰宇轩浩然琳娜颖洁雪婷慧敏芳燕霞梅']
export const roads = [
  '农业路',
  '花园路',
  '经三路',
  '东风路',
  '文化路',
  '红专路',
  '纬五路',
  '丰产路',
  '政七街',
  '黄河路',
  '城东路',
  '郑汴路',
]
const estates = [
  '云溪花园',
  '锦澜苑',
  '和风里',
  '望禾小区',
  '书香庭',
  '槐荫新村',
  '明月湾',
  '青禾公寓',
  '泊岸家园',
  '晴川府',
]
const offices = ['远帆大厦', '中禾广场', '启程中心', '金穗写字楼', '云谷科技园']

export function nameOf(random: Random): string {
  const name = random.pick(surnames)
  return random.chance(0.2) ? name + random.pick(lastSigns) : name + random.pick(firstSigns) + random.pick(lastSigns)
}

/** Street and number, and the office floor or the flat. */
export function addressOf(random: Random): string {
  const street = `${random.pick(roads)}${random.whole(1, 220)}号`
  if (random.chance(0.3)) return `${street}${random.pick(offices)}${random.pick([...'ABC'])}座${random.whole(2, 28)}层`
  return `${street}${random.pick(estates)}${random.whole(1, 26)}号楼${random.whole(1, 4)}单元${random.whole(1, 28)}0${random.whole(1, 4)}`
}
