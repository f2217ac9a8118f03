import { expect, it } from 'vitest'
import { readUtm, writeUtm } from './utm-parameters'

it('adds, replaces and removes parameters, and leaves everything else as it is written', () => {
  const start = 'example.com/menu?q=a%20b+c&flag#top'
  const added = writeUtm(writeUtm(start, 'source', 'poster'), 'campaign', 'Été & co')
  expect(added).toBe(
    'https://example.com/menu?q=a%20b+c&flag&utm_source=poster&utm_campaign=%C3%89t%C3%A9%20%26%20co#top',
  )
  expect(readUtm(added)).toEqual({
    ...{ source: 'poster', medium: '', campaign: 'Été & co', term: '', content: '' },
  })
  const replaced = writeUtm(added, 'source', 'flyer')
  expect(replaced).toBe(added.replace('poster', 'flyer'))
  expect(writeUtm(writeUtm(replaced, 'source', ''), 'campaign', '')).toBe(`https://${start}`)
})

it.each(['', 'mailto:a@example.com', 'not a host'])('changes nothing of %j', (typed) => {
  expect(readUtm(typed)).toBeUndefined()
  expect(writeUtm(typed, 'source', 'poster')).toBe(typed)
})
