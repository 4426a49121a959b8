import { describe, expect, test } from 'vitest'
import { OpenPost } from '#contract/open/open-posts.ts'
import { createPopulation } from '../people/population.ts'
import { createRandom } from '../world/random.ts'
import { authorsOf, falseReportersOf, pickAuthor, reportersOf } from './authors.ts'
import { disguisedContact } from './disguise.ts'
import { figuresOf } from './figures.ts'
import { machineVerdictOf } from './machine-verdict.ts'
import { recordFilm } from './post-film.ts'
import { drawScene } from './post-picture.ts'
import { recordVoice } from './post-sound.ts'
import { postFlaws, writeComment, writePost } from './post-texts.ts'

const authors = authorsOf(createPopulation())

describe('posts that people publish', () => {
  test.each(postFlaws)('%s is what the open API takes, as a post and as a comment', flaw => {
    for (let index = 0; index < 60; index++) {
      const random = createRandom(`test/${index}`)
      for (const written of [writePost(flaw, random), writeComment(flaw, random)]) {
        const post = {
          externalNo: `post-${index}`,
          author: pickAuthor(authors, flaw !== 'none', random),
          cityCode: '410100',
          kind: 'text' as const,
          publishedAt: '2026-11-23T08:00:00+08:00',
          machine: machineVerdictOf(flaw, random),
          ...written,
        }
        expect(OpenPost.safeParse(post).error).toBeUndefined()
      }
    }
  })

  test('say the same for the same stream', () => {
    const texts = () => postFlaws.map(flaw => writePost(flaw, createRandom(`same/${flaw}`)))
    expect(texts()).toEqual(texts())
  })

  test('contacts are spelled in many ways, seldom plainly', () => {
    const spellings = Array.from({ length: 300 }, (_, index) =>
      disguisedContact('wechat', createRandom(`one/${index}`)),
    )
    expect(new Set(spellings).size).toBeGreaterThan(290)
    expect(spellings.filter(each => /微信|weixin/.test(each))).toEqual([])
  })

  test('the machine finds most bad posts and lets most good ones pass', () => {
    const share = (flaw: 'none' | 'fraud', suggests: string) => {
      const verdicts = Array.from({ length: 1000 }, (_, index) => machineVerdictOf(flaw, createRandom(`${index}`)))
      return verdicts.filter(verdict => verdict.suggests === suggests).length / verdicts.length
    }
    expect(share('none', 'pass')).toBeGreaterThan(0.9)
    expect(share('fraud', 'pass')).toBeLessThan(0.2)
    expect(share('fraud', 'risky')).toBeGreaterThan(0.4)
  })
})

test('Reporters are different people, never the author; the false reporters are always the same', () => {
  const [author] = authors.customer
  if (!author) throw new Error('This city has no customers.')
  for (let index = 0; index < 50; index++) {
    const ids = reportersOf(authors, author, 4, createRandom(`${index}`)).map(({ externalId }) => externalId)
    expect(new Set([...ids, author.externalId]).size).toBe(5)
  }
  expect(falseReportersOf(authors)).toEqual(falseReportersOf(authors))
  expect(falseReportersOf(authors)).toHaveLength(3)
})

test('Figures never shrink, and fewer people see the posts of somebody who is limited', () => {
  for (let index = 0; index < 100; index++) {
    const seen = [0, 1, 3, 8, 24, 100].map(hours => figuresOf(`${index}`, hours, false).exposure)
    expect(seen).toEqual(seen.toSorted((one, other) => one - other))
    expect(figuresOf(`${index}`, 24, true).exposure).toBeLessThan(figuresOf(`${index}`, 24, false).exposure)
  }
})

describe('media of posts', () => {
  test('a picture is the same for the same name, another one for another', () => {
    const { pixels } = drawScene('street', 'one')
    expect(Buffer.compare(pixels, drawScene('street', 'one').pixels)).toBe(0)
    expect(Buffer.compare(pixels, drawScene('street', 'two').pixels)).not.toBe(0)
  })

  test('a voice is a wave file of its length', () => {
    const voice = recordVoice(3, 'one')
    expect(voice.toString('latin1', 0, 4)).toBe('RIFF')
    expect(voice.readUInt32LE(28) * 3).toBe(voice.length - 44)
  })

  test('a film is a WebM whose frames are VP8 key frames of one size', async () => {
    const film = await recordFilm(2, 'cat', 'one')
    expect(film.readUInt32BE(0)).toBe(0x1a45dfa3)
    const sign = Buffer.from([0x9d, 0x01, 0x2a])
    const starts: number[] = []
    for (let at = film.indexOf(sign); at >= 0; at = film.indexOf(sign, at + 1)) starts.push(at)
    expect(starts).toHaveLength(4)
    for (const at of starts) expect([film.readUInt16LE(at + 3), film.readUInt16LE(at + 5)]).toEqual([400, 300])
  })
})
