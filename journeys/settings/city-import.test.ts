import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, expect, test } from 'vitest'
import { events } from '#contract/access/events.ts'
import { workWithCities } from '../../commands/admin/cities.ts'
import { emptyFolder } from '../setup/process/postgres-launch.ts'
import { type Ended, runHere } from '../setup/process/run-program.ts'
import { withServer } from '../setup/process/server.ts'

const server = withServer()
let folder: string

beforeEach(async () => {
  folder = join(await emptyFolder(), '..')
})

/** What `npm run admin -- cities import …` does with the file. */
async function importFile(name: string, text: string | Uint8Array): Promise<Ended> {
  const file = join(folder, name)
  await writeFile(file, text)
  return runHere(async () => workWithCities(['import', file])(server.runtime))
}

/** `npm run admin -- cities import …`, beside the running server. */
async function runImport(name: string, text: string): Promise<Ended> {
  const file = join(folder, name)
  await writeFile(file, text)
  const { DATA_DIR = '', DATA_KEY = '' } = server.runtime.config
  const env = { ...process.env, DATABASE_URL: server.databaseUrl, DATA_DIR, DATA_KEY }
  const command = promisify(execFile)(process.execPath, [join('commands', 'admin.ts'), 'cities', 'import', file], {
    env,
  })
  return command.catch((error: Ended) => error)
}

const read = (code: string) => server.db.selectFrom('cities').selectAll().where('code', '=', code).executeTakeFirst()

const luoyang = { zh: '洛阳', en: 'Luoyang', es: 'Luoyang', ja: '洛陽' }
const outline = {
  type: 'Polygon',
  coordinates: [
    [
      [112, 34],
      [113, 34],
      [113, 35],
      [112, 34],
    ],
  ],
}

test('cities are imported from JSON and CSV: new ones are added, others changed, and the log says who did it', async () => {
  const cities = [
    { code: '410300', names: luoyang, services: ['food'], hours: '9-22', holidays: ['2026-10-01'], outline },
    { code: '410100', names: { zh: '郑州市', en: 'Zhengzhou', es: 'Zhengzhou', ja: '鄭州' }, services: ['errand'] },
  ]
  expect((await runImport('cities.json', JSON.stringify(cities))).stdout).toContain(
    '1 added, 1 changed, 0 as they were.',
  )
  expect(await read('410300')).toMatchObject({ names: luoyang, services: ['food'], hours: '9-22', outline, version: 1 })
  expect(await read('410100')).toMatchObject({ names: { zh: '郑州市' }, services: ['errand'], hours: '', version: 2 })

  const text = `code,zh,en,services,hours,holidays,lng,lat,outline
410300,洛阳,Luoyang,food errand,,,112.45,34.62,"${JSON.stringify(outline).replaceAll('"', '""')}"

410200,"开封",Kaifeng,,20-6,2026-10-01 2026-10-02,,,
`
  expect((await importFile('cities.csv', text)).stdout).toContain('1 added, 1 changed, 0 as they were.')
  expect(await read('410300')).toMatchObject({
    services: ['food', 'errand'],
    hours: '',
    lng: 112.45,
    lat: 34.62,
    outline,
  })
  expect(await read('410200')).toMatchObject({
    names: { zh: '开封', en: 'Kaifeng', es: 'Kaifeng', ja: '开封' },
    services: [],
    hours: '20-6',
    holidays: ['2026-10-01', '2026-10-02'],
  })
  expect((await importFile('cities.csv', text)).stdout).toContain('0 added, 0 changed, 2 as they were.')

  const admin = await server.signIn('super_admin')
  const { rows } = await admin.call(events.list, { action: 'cities' })
  expect(rows.map(({ action, actor }) => [action, actor.name])).toEqual([
    ['cities.add', 'npm run admin'],
    ['cities.update', 'npm run admin'],
    ['cities.update', 'npm run admin'],
    ['cities.add', 'npm run admin'],
  ])
})

const zonesOf = (code: string) =>
  server.db
    .selectFrom('zones')
    .innerJoin('cities', 'cities.id', 'zones.city_id')
    .select(['zones.code', 'zones.services', 'zones.names', 'zones.version'])
    .where('cities.code', '=', code)
    .orderBy('zones.code')
    .execute()

test('zones come with their cities, from JSON as a list and from CSV by lines of their own; those that are not named stay', async () => {
  const names = { zh: '东区', en: 'East', es: 'Este', ja: '東区' }
  const zone = { code: 'EAST', names, services: ['food'], outline }
  const city = {
    code: '410400',
    names: { zh: '平顶山', en: 'Pingdingshan', es: 'Pingdingshan', ja: '平頂山' },
    services: ['food'],
  }
  const zones = [zone, { ...zone, code: 'WEST', services: [] }]
  expect((await importFile('zones.json', JSON.stringify([{ ...city, zones }]))).stdout).toContain(
    'Zones: 2 added, 0 changed, 0 as they were.',
  )
  const text = `code,zone,zh,en,services,outline
410400,,平顶山,Pingdingshan,food,
410400,EAST,东区,East,errand food,"${JSON.stringify(outline).replaceAll('"', '""')}"
410400,NORTH,北区,,,"${JSON.stringify(outline).replaceAll('"', '""')}"
`
  const { stdout } = await importFile('zones.csv', text)
  expect(stdout).toContain('Zones: 1 added, 1 changed, 0 as they were.')
  expect(await zonesOf('410400')).toEqual([
    {
      code: 'EAST',
      services: ['food', 'errand'],
      names: { zh: '东区', en: 'East', es: 'East', ja: '东区' },
      version: 2,
    },
    { code: 'NORTH', services: [], names: { zh: '北区', en: '北区', es: '北区', ja: '北区' }, version: 1 },
    { code: 'WEST', services: [], names, version: 1 },
  ])
  expect((await importFile('zones.csv', text)).stdout).toContain('Zones: 0 added, 0 changed, 2 as they were.')
})

test('a fault of a zone is named by its line, and nothing is imported', async () => {
  const cell = (drawn: object) => `"${JSON.stringify(drawn).replaceAll('"', '""')}"`
  const [[a, b, c] = []] = outline.coordinates as [number, number][][]
  const crossing = { ...outline, coordinates: [[a, b, a, c, a]] }
  const text = `code,zone,zh,services,lng,lat,outline
410500,,安阳,food,112.5,34.5,
410500,E,东区,companion,,,${cell(outline)}
410500,W W,西区,food,,,${cell(outline)}
410500,N,北区,food,,,${cell(crossing)}
410500,S,南区,food,,,
410600,,鹤壁,food,120,36,
410600,E,东区,food,,,${cell(outline)}
410700,,新乡,food,,,
410700,E,东区,food,,,${cell(outline)}
410700,E,西区,food,,,${cell(outline)}
`
  const { stderr } = await importFile('zones.csv', text)
  for (const fault of [
    'line 3: services.0:',
    'line 4: code:',
    'line 5: outline.coordinates: The outline must not cross',
    'line 6: outline:',
    'line 8: outline: The outline is far from the city',
    'line 11: code: E stands there twice',
  ])
    expect(stderr).toContain(fault)
  expect(await read('410500')).toBeUndefined()
  expect(await read('410700')).toBeUndefined()
  expect((await importFile('lost.csv', `code,zone,zh\n410800,E,东区\n`)).stderr).toContain('line 2: the city 410800')
})

test('a file with faults is refused as a whole, each fault by its line and field', async () => {
  const text = `code,zh,services,hours,lng,lat
420100,武汉,food,9-22,,
42010,武汉,food,,,
420200,黄石,laundry,9-9,,
420300,,food,,114,north
420100,武汉,food,,,
`
  const { stderr } = await importFile('cities.csv', text)
  for (const fault of [
    'line 3: code:',
    'line 4: services.0:',
    'line 4: hours:',
    'line 5: names.zh:',
    'line 5: centre.lat:',
  ])
    expect(stderr).toContain(fault)
  expect(stderr).toContain('line 6: code: 420100 stands there twice')
  expect(stderr).not.toContain('line 2:')
  expect(await read('420100')).toBeUndefined()
})

const wrong: [name: string, text: string, says: string][] = [
  ['no.json', '{', 'no JSON'],
  ['one.json', '{}', 'must hold a list'],
  ['none.json', '[]', 'no city'],
  ['head.csv', 'code,colour\n', 'Unknown columns: colour'],
  ['cells.csv', 'code,zh\n420100\n', 'line 2 has 1 cells'],
  ['quote.csv', 'code,zh\n420100,"武汉\n', 'line 2: a quote'],
]

test.each(wrong)('%s is refused with a sentence', async (name, text, says) => {
  expect((await importFile(name, text)).stderr).toContain(says)
})

test('the command says why it refuses a file, and ends with 1', async () => {
  const { stderr, code } = await runImport('none.json', '[]')
  expect(stderr).toContain('no city')
  expect(code).toBe(1)
})

test('a file of a spreadsheet in GBK or UTF-16 has its names, and one that is no text is refused', async () => {
  const head = 'code,zh,en,services,hours,holidays,lng,lat,outline\n'
  const name = Buffer.from([0xc2, 0xe5, 0xd1, 0xf4])
  const gbk = Buffer.concat([Buffer.from(`${head}410300,`), name, Buffer.from(',Luoyang,food,,,112.45,34.62,\n')])
  await importFile('gbk.csv', gbk)
  expect((await read('410300'))?.names).toMatchObject({ zh: '洛阳' })
  await importFile('utf16.csv', Buffer.from(`\uFEFF${head}410200,开封,Kaifeng,food,,,114.3,34.8,\n`, 'utf16le'))
  expect((await read('410200'))?.names).toMatchObject({ zh: '开封' })
  const { stderr } = await importFile('picture.csv', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]))
  expect(stderr).toContain('no text')
})
