import { sql } from 'kysely'
import { toJpeg } from '#city/papers/canvas.ts'
import { fieldsOf, writePaper } from '#city/papers/paper-content.ts'
import { drawPaper } from '#city/papers/paper-picture.ts'
import { paperKinds, paperOf } from '#contract/reviews/paper.ts'
import { differenceOf, type Likeness, likenessOf, wordsOf } from '#server/desk/files/index.ts'
import { type Database, openDatabase } from '#server/kit/database.ts'
import { addKeypoints, findAlike, mostDistance } from '#server/reviews/verifications/images/alike.ts'
import { readCounts, refuse } from './lists/counts.ts'
import { withDatabase } from './lists/database.ts'
import { checkLimits, type Limit, percentiles, timesOf } from './lists/figures.ts'
import { alterations } from './papers/altered.ts'
import { addImages } from './papers/many-images.ts'

/** How well copies of a paper's picture are found, and how fast among many. `node bench/alike.ts 200` for fewer pairs, a second number for fewer images, then the beginning of an alteration. */
const {
  pairs,
  images,
  rest: [wanted = ''],
} = readCounts({ pairs: { usual: 1000, least: 20 }, images: { usual: 1_000_000, least: 1000 } }, { others: 1 })
/** Only the alterations whose name begins like what is wanted. */
const chosen = Object.entries(alterations).filter(([name]) => name.startsWith(wanted))
if (chosen.length === 0)
  refuse(`No alteration begins with ${wanted}. There are: ${Object.keys(alterations).join('; ')}.`)
/** Percent of the altered copies that may be missed. */
const missedAtMost: Readonly<Record<string, number>> = {
  'scaled to 40–90 %': 2,
  'jpeg of quality 20–60': 2,
  'brightness 75–125 %': 10,
  watermark: 60,
  mirrored: 3,
  'turned by 90°': 3,
  'turned by 180°': 3,
  'turned by 270°': 3,
  'cropped by 2 %': 10,
  'cropped by 3 %': 10,
  'cropped by 5 %': 10,
  'cropped by 10 %': 20,
  'cropped by 6 %, mirrored, turned, smaller': 35,
}

/** Of a paper with a face, for `pairs` persons. */
async function picturesOf(photo: (index: number) => string | null): Promise<Buffer[]> {
  const pictures: Buffer[] = []
  for (let index = 0; index < pairs; index++) {
    const kind = paperKinds[index % paperKinds.length] ?? 'realName'
    const sender = { externalId: `bench-${index}`, name: `王${String.fromCodePoint(0x4e00 + index)}` }
    const content = fieldsOf(writePaper(kind, { sender, flaw: 'none' }))
    const image = paperOf(kind).images[0] ?? 'page'
    pictures.push(
      await toJpeg(await drawPaper({ kind, image, content, person: sender.externalId, photo: photo(index) })),
    )
  }
  return pictures
}

async function likenessesOf(pictures: readonly Buffer[]): Promise<Likeness[]> {
  const found: Likeness[] = []
  for (const picture of pictures) found.push(await likenessOf(picture))
  return found
}

const percent = (count: number) => (100 * count) / pairs

/** The papers by their order, each of a person of its own. */
async function addPapers(db: Database, likenesses: readonly Likeness[]): Promise<number[]> {
  const ids: number[] = []
  for (const [nth, { fingerprint, small, keypoints }] of likenesses.entries()) {
    const { rows } = await sql<{ id: number; paper: number }>`
      with person as (insert into users (kind, nick_name) values ('customer', '张伟') returning id),
      paper as (
        insert into verifications
          (app_id, external_no, person_id, person_kind, person_external_id, city_code, kind, content)
        select 'pairs', ${nth}::text, id, 'customer', 'C1', '410100', 'realName', '{}' from person returning id
      )
      insert into verification_images (verification_id, image, fingerprint, place, small, keypoints)
      select id, 'front', ${fingerprint}::bit(256), 0, ${small}, ${keypoints} from paper
      returning id, verification_id as paper`.execute(db)
    await addKeypoints(db, { id: rows[0]?.id ?? 0, keypoints })
    ids.push(rows[0]?.paper ?? 0)
  }
  return ids
}

/** How often a picture finds its own paper and somebody else's. */
async function measureCopies(db: Database, pictures: readonly Buffer[], papers: readonly number[]): Promise<Limit[]> {
  const size = { width: 480, height: 320 }
  const limits: Limit[] = []
  const table: Record<string, { 'found %': number; 'others found %': number; median: number; p99: number }> = {}
  let [searches, othersOfAll] = [0, 0]
  for (const [what, alter] of chosen) {
    let [found, others] = [0, 0]
    const distances: number[] = []
    for (const [index, picture] of pictures.entries()) {
      const alike = await findAlike(db, await likenessOf(await alter(picture, index, size)), 0)
      const own = alike.find(({ verificationId }) => verificationId === papers[index])
      if (own) found++
      if (own) distances.push(own.distance)
      const least = alike.find(other => other !== own)
      if (least) others++
      if (least) console.log(`${what}: another paper at ${least.distance}, its own at ${own?.distance}`)
    }
    const { p50, p99 } = percentiles(distances)
    table[what] = { 'found %': percent(found), 'others found %': percent(others), median: p50, p99 }
    searches += pictures.length
    othersOfAll += others
    const most = missedAtMost[what]
    if (most !== undefined) limits.push({ what: `missed, ${what}, in percent`, value: 100 - percent(found), most })
  }
  console.table(table)
  return [
    ...limits,
    {
      what: 'searches that find a paper of somebody else, in percent',
      value: (100 * othersOfAll) / searches,
      most: 0.2,
    },
  ]
}

/** Pictures that find another one among all of them. */
async function othersFound(db: Database, likenesses: readonly Likeness[], papers: readonly number[]): Promise<number> {
  let count = 0
  for (const [index, likeness] of likenesses.entries()) {
    const alike = await findAlike(db, likeness, 0)
    if (alike.some(({ verificationId }) => verificationId !== papers[index])) count++
  }
  return percent(count)
}

/** Each beside the next one with the same layout. */
function neighboursTaken(likenesses: readonly Likeness[]): number {
  const taken = likenesses.filter((one, index) => {
    const other = likenesses[(index + paperKinds.length) % pairs]
    return other && differenceOf(one, other) <= mostDistance
  })
  return percent(taken.length)
}

async function measureSearch(db: Database, samples: readonly Likeness[]): Promise<Limit[]> {
  await addImages(db, samples, images)
  const search = async () => {
    let asked = 0
    const times = await timesOf(60, async () => {
      const sample = samples[asked++ % samples.length]
      if (sample) await findAlike(db, sample, 0)
    })
    return percentiles(times)
  }
  const found = await search()
  // What is left of images that were deleted before spots were kept.
  await sql`insert into verification_images (verification_id, image, fingerprint, place)
    select verification_id, 'back', fingerprint, 0 from verification_images where id % 10 = 0`.execute(db)
  await sql`vacuum analyze verification_images`.execute(db)
  const withoutSpots = await search()
  console.table({ [`alike among ${images}, ms`]: found, 'the same, and a tenth as many without spots': withoutSpots })
  return [
    { what: `one search among ${images} images, p50 in ms`, value: found.p50, most: 1000 },
    { what: 'the same, and a tenth as many without spots', value: withoutSpots.p50, most: 2000 },
  ]
}

const scans = await picturesOf(() => null)
const photos = await picturesOf(index => `bench/${index}`)
const likenesses = { scans: await likenessesOf(scans), photos: await likenessesOf(photos) }
console.log(`${pairs} pairs, at most ${mostDistance} of 256 bits`)
console.table({ 'words of a picture': percentiles(likenesses.scans.map(({ keypoints }) => wordsOf(keypoints).length)) })
const limits: Limit[] = []
await withDatabase(async url => {
  const { db } = openDatabase(url, 2)
  try {
    const papers = await addPapers(db, likenesses.scans)
    await sql`analyze`.execute(db)
    limits.push(...(await measureCopies(db, scans, papers)))
    limits.push({
      what: 'scans that find one of somebody else, in percent',
      value: await othersFound(db, likenesses.scans, papers),
      most: 0.2,
    })
    limits.push(...(await measureSearch(db, likenesses.scans.slice(0, 200))))
  } finally {
    await db.destroy()
  }
})
for (const [what, all] of Object.entries(likenesses)) {
  const value = neighboursTaken(all)
  limits.push({ what: `${what} of others in the same layout taken for the same, in percent`, value, most: 0.2 })
}
checkLimits(limits)
