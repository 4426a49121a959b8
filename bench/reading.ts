import sharp, { type Sharp } from 'sharp'
import { createLocalReader } from '#server/reviews/verifications/reading/local-reader.ts'
import { readCount } from './lists/counts.ts'
import { checkLimits, type Limit } from './lists/figures.ts'

/**
 * How many fields of invented identity cards the local reader finds, by what was done to the picture, and the CPU time of one.
 * Needs a font with Chinese characters on this machine.
 */

const cards = readCount('CARDS', process.env.CARDS, { usual: 10 })
/** Percent of names and of numbers that may be missed; all were found once. A wrong one misleads whoever reviews. */
const mostMissed = 5
const names = ['张伟', '王小芳', '李娜', '欧阳建国', '刘洋', '陈静', '赵敏', '周杰', '吴秀英', '孙悦']
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

const changes: Record<string, (card: Sharp) => Sharp> = {
  'as scanned': card => card,
  'blurred, turned by 2°': card => card.rotate(2, { background: '#554' }).blur(1),
  dark: card => card.modulate({ brightness: 0.6 }).blur(0.7),
  'half the size': card => card.resize(600),
  'turned by 5°': card => card.rotate(5, { background: '#554' }),
  'turned by 90°': card => card.rotate(90),
}

function numberOf(at: number): string {
  const digits = `4101001990030${String(7000 + at * 37).slice(0, 4)}`
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0)
  return `${digits}${'10X98765432'[sum % 11]}`
}

function draw(name: string, number: string): Buffer {
  const line = (y: number, text: string) => `<text x="60" y="${y}">${text}</text>`
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1012" height="638"><rect width="1012" height="638" fill="#dee8f0"/>
    <g font-family="Noto Sans CJK SC, Noto Serif CJK SC, sans-serif" font-size="36" fill="#222">${line(90, `姓名 ${name}`)}
    ${line(160, '性别 男 民族 汉')}${line(230, '出生 1990 年 3 月 7 日')}${line(300, '住址 样本市样本区样本路12号')}${line(560, '公民身份号码')}</g>
    <text x="330" y="560" font-family="monospace" font-size="44" fill="#222">${number}</text><rect x="700" y="80" width="240" height="320" fill="#b99"/></svg>`)
}

// The server forbids all decoders but three.
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] })
const reader = createLocalReader()
console.log(`${reader.name}: ${cards} cards each`)
console.log('picture                 number   name  wrong  CPU ms')
const limits: Limit[] = []
let wrong = 0
for (const [what, change] of Object.entries(changes)) {
  const found = { number: 0, name: 0, wrong: 0 }
  const before = process.cpuUsage()
  for (let at = 0; at < cards; at++) {
    const [name = '', number] = [names[at % names.length], numberOf(at)]
    const photo = await change(sharp(await sharp(draw(name, number)).png().toBuffer()))
      .webp({ quality: 80 })
      .toBuffer()
    const read = await reader.read('realName', [photo])
    if (read.number) found[read.number.value === number ? 'number' : 'wrong'] += 1
    if (read.name) found[read.name.value === name ? 'name' : 'wrong'] += 1
  }
  const { user, system } = process.cpuUsage(before)
  const share = (count: number) => `${Math.round((count / cards) * 100)} %`.padStart(6)
  const ms = String(Math.round((user + system) / 1000 / cards)).padStart(7)
  wrong += found.wrong
  for (const field of ['number', 'name'] as const)
    limits.push({
      what: `${field}s missed, ${what}, in percent`,
      value: 100 - (found[field] / cards) * 100,
      most: mostMissed,
    })
  console.log(`${what.padEnd(22)} ${share(found.number)} ${share(found.name)} ${String(found.wrong).padStart(6)} ${ms}`)
}
await reader.stop()
checkLimits([...limits, { what: 'names and numbers that were read wrong', value: wrong, most: 0 }])
