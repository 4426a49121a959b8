import { pinyin } from 'pinyin-pro'
import type { Character } from './characters.ts'
import { gapBetween } from './characters.ts'

/** Every syllable of Mandarin without its tone. */
const list = `a ai an ang ao ba bai ban bang bao bei ben beng bi bian biao bie bin bing bo bu ca cai can cang cao ce cen ceng cha chai
  chan chang chao che chen cheng chi chong chou chu chua chuai chuan chuang chui chun chuo ci cong cou cu cuan cui cun cuo da dai dan
  dang dao de dei den deng di dia dian diao die ding diu dong dou du duan dui dun duo e ei en eng er fa fan fang fei fen feng fo fou fu
  ga gai gan gang gao ge gei gen geng gong gou gu gua guai guan guang gui gun guo ha hai han hang hao he hei hen heng hong hou hu hua
  huai huan huang hui hun huo ji jia jian jiang jiao jie jin jing jiong jiu ju juan jue jun ka kai kan kang kao ke kei ken keng kong kou
  ku kua kuai kuan kuang kui kun kuo la lai lan lang lao le lei leng li lia lian liang liao lie lin ling liu long lou lu luan lun luo lv
  lve ma mai man mang mao me mei men meng mi mian miao mie min ming miu mo mou mu na nai nan nang nao ne nei nen neng ni nian niang niao
  nie nin ning niu nong nou nu nuan nuo nv nve o ou pa pai pan pang pao pei pen peng pi pian piao pie pin ping po pou pu qi qia qian
  qiang qiao qie qin qing qiong qiu qu quan que qun ran rang rao re ren reng ri rong rou ru ruan rui run ruo sa sai san sang sao se sen
  seng sha shai shan shang shao she shei shen sheng shi shou shu shua shuai shuan shuang shui shun shuo si song sou su suan sui sun suo
  ta tai tan tang tao te tei teng ti tian tiao tie ting tong tou tu tuan tui tun tuo wa wai wan wang wei wen weng wo wu xi xia xian
  xiang xiao xie xin xing xiong xiu xu xuan xue xun ya yan yang yao ye yi yin ying yo yong you yu yuan yue yun za zai zan zang zao ze
  zei zen zeng zha zhai zhan zhang zhao zhe zhen zheng zhi zhong zhou zhu zhua zhuai zhuan zhuang zhui zhun zhuo zi zong zou zu zuan zui
  zun zuo`
const syllables: ReadonlySet<string> = new Set(list.split(/\s+/))
const longest = 6

const options = { type: 'array', toneType: 'none', v: true } as const
const han = /^\p{Script=Han}$/u
const readings = new Map<string, readonly string[]>()

/** Every way to read one Chinese character aloud; nothing of any other. */
export function readingsOf(character: string): readonly string[] {
  if (!han.test(character)) return []
  const known = readings.get(character)
  if (known) return known
  const found = [...new Set(pinyin(character, { ...options, multiple: true }))].filter(one => syllables.has(one))
  readings.set(character, found)
  return found
}

/** Chinese characters of a term as they are read in it, each with its syllable; null for any other character. */
export function syllablesOf(term: readonly string[]): (string | null)[] {
  const spoken = pinyin(term.filter(one => han.test(one)).join(''), options)
  let place = 0
  return term.map(one => (han.test(one) ? (spoken[place++] ?? null) : null))
}

/** Letters before a place that stand directly before it. */
function lettersBefore(characters: readonly Character[], start: number): string {
  let first = start
  while (isLetterNext(characters, first - 1)) first -= 1
  return spelled(characters, first, start)
}

/** Letters from a place on that stand directly after what is before it. */
function lettersFrom(characters: readonly Character[], start: number): string {
  let end = start
  while (isLetterNext(characters, end - 1)) end += 1
  return spelled(characters, start, end)
}

function isLetterNext(characters: readonly Character[], place: number): boolean {
  const pair = [characters[place], characters[place + 1]] as const
  return pair.every(one => one?.kind === 'letter') && gapBetween(...pair) === 0
}

function spelled(characters: readonly Character[], start: number, end: number): string {
  return characters
    .slice(start, end)
    .map(({ exact }) => exact)
    .join('')
}

/** Whether a syllable can begin here: nothing but whole syllables stands directly before. */
export function mayBegin(characters: readonly Character[], start: number): boolean {
  const [first, before] = [characters[start], characters[start - 1]]
  if (before?.kind !== 'letter' || gapBetween(before, first) > 0) return true
  return isOfSyllables(lettersBefore(characters, start - 1) + before.exact)
}

function isOfSyllables(letters: string): boolean {
  if (letters === '') return true
  for (let length = Math.min(longest, letters.length); length > 0; length -= 1) {
    if (syllables.has(letters.slice(0, length)) && isOfSyllables(letters.slice(length))) return true
  }
  return false
}

/**
 * Whether a spelled syllable ends here. Its letters may begin a longer one, `xin` in `xing`: then it ends only where
 * others follow it, and none follow the longer one.
 */
export function mayEnd(characters: readonly Character[], start: number, end: number): boolean {
  const rest = lettersFrom(characters, end)
  if (rest === '') return true
  const own = spelled(characters, start, end)
  const longer = longestOf(own + rest)
  if (longer.length <= own.length) return true
  const after = (own + rest).slice(longer.length)
  return !isOfSyllables(after) && isOfSyllables(rest)
}

function longestOf(letters: string): string {
  for (let length = Math.min(longest, letters.length); length > 0; length -= 1) {
    if (syllables.has(letters.slice(0, length))) return letters.slice(0, length)
  }
  return ''
}
