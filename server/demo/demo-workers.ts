import type { WorkerKind } from '#contract/base/machine.ts'

type DemoWorker = { externalId: string; name: string; phone: string; serviceTypes: string[] }

const riders = `
  曹丽梅 马伟 罗然 黄振磊 傅立芳 萧梦雪 马轩 于宇 冯国峰 曾少鹏 林文燕 黄欣琳 罗晓磊 韩一军 王梦伟 程欣军
  张明然 王颖 曹思磊 于秀斌 董晓洁 张明琳 沈欣飞 梁强 曾玉洁 罗文芳 曾丽鹏 胡红芳 孙晓霞 傅辉 王玉斌 曹春军
  何然 黄玉涛 谢家涛 李峰 郑振娜 王一磊 马秀慧 程玉娜
`
const chauffeurs = `
  唐俊燕 何玉超 朱志敏 刘永婷 彭梦鹏 李晓斌 沈浩 董佳斌 曾俊芳 周振宇 朱振燕 何欣芳 林辉 邓佳梅 宋晓磊
`
const companions = `
  徐明飞 唐子轩 韩志颖 彭子敏 曾海颖 刘辉 程婷 许燕 许慧 唐振梅 刘永伟 陈天婷 韩志伟 冯林 周然 许明飞
  李思燕 张振慧 许海斌 郭建芳 黄磊 马家强 谢子林 吕俊斌 刘永燕 沈俊斌 于家娜 刘家琳 赵文燕 罗雨雪
`
const games = ['群星峡谷', '荒岛行动', '剑气长歌', '弹指飞车']

function workersOf(
  names: string,
  letter: string,
  firstPhone: number,
  servicesOf: (index: number) => string[],
): DemoWorker[] {
  return names
    .trim()
    .split(/\s+/)
    .map((name, index) => ({
      externalId: `${letter}${String(index + 1).padStart(4, '0')}`,
      name,
      phone: `1990000${String(firstPhone + index).padStart(4, '0')}`,
      serviceTypes: servicesOf(index),
    }))
}

/** The workers of the simulated city, so that past orders belong to them as well. A journey compares them with `city/`. */
export const demoWorkers: Record<WorkerKind, DemoWorker[]> = {
  rider: workersOf(riders, 'R', 1, index =>
    index % 3 === 2 ? ['food'] : ['food', 'buy', 'fetch', 'deliver', 'queue', 'do'],
  ),
  chauffeur: workersOf(chauffeurs, 'D', 201, () => []),
  companion: workersOf(companions, 'P', 301, index =>
    games.filter((_, place) => (index + place) % games.length < 2).map(game => `game:${game}`),
  ),
}
