import { readFileSync } from 'node:fs'
import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { exchangeLimits } from '../exchange'
import { writeMarkup } from '../markup'
import { readExchangeFile } from '../read-exchange-file'
import { writeXliff1 } from './write-xliff-1'

const read = (text: string) => readExchangeFile('a.xlf', strToU8(text))[0]?.read
const file = (content: string, attributes = 'target-language="de"') =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="posts/1" source-language="en" ${attributes}><body>${content}</body></file></xliff>`
const unit = (content: string) => `<trans-unit id="posts/1#a">${content}</trans-unit>`

/** Files as tools write them, reproduced from their documentation. */
describe.each([
  ['trados', ['translated', 'reviewed'], 's1'],
  ['memoq', ['translated', 'reviewed'], 's1'],
  ['omegat', ['initial', 'initial'], 's1'],
  ['phrase', ['translated', 'translated'], ''],
  ['crowdin', ['final', 'translated'], 's1'],
])('a file of %s', (tool, [first, second], sourceHash) => {
  it('has the translations and tags of the export', () => {
    const result = read(readFileSync(`src/testing/xliff/samples/${tool}.xlf`, 'utf8'))
    if (!result || 'reason' in result) throw new Error(`Not read: ${result?.reason}`)
    expect(result.target).toBe('de')
    expect(result.files.map(({ original }) => original)).toEqual(['posts/1'])
    const units = result.files[0]?.units ?? []
    expect(
      units.map(({ id, source, target, state }) => [
        id,
        writeMarkup(source),
        target && writeMarkup(target),
        state,
      ]),
    ).toEqual([
      ['title', 'Scan {1/} now', 'Scannen Sie {1/} jetzt', first],
      [
        'body:0',
        'Print {1}small codes{/1} on {2}paper{/2}. Twice.',
        'Drucken Sie {1}kleine Codes{/1} auf {2}Papier{/2}. Zweimal.',
        second,
      ],
      // A text of which only some segments are translated is no translation.
      ['excerpt', 'One. Two.', null, 'initial'],
    ])
    expect(units[0]?.sourceHash).toBe(sourceHash)
  })
})

describe('XLIFF 1', () => {
  it('is written with the elements in the order of the standard', () => {
    const text = writeXliff1({
      source: 'en',
      target: 'de',
      files: [
        {
          original: 'posts/1',
          title: 'Printing & more',
          units: [
            {
              id: 'title',
              name: 'Title',
              source: ['Scan ', { id: '1', children: ['now'] }, { id: '2' }],
              target: ['Jetzt ', { id: '1', children: ['scannen'] }, { id: '2' }],
              codes: [
                {
                  id: '1',
                  start: '<b>',
                  end: '</b>',
                  type: 'fmt',
                  subType: 'xlf:b',
                  isOptional: true,
                },
                { id: '2', start: '{{appUrl}}', type: 'ui', isOptional: false },
              ],
              state: 'initial',
              isOutdated: true,
              isTranslatable: true,
              notes: [{ category: 'context', text: 'paragraph' }],
              maxLength: 60,
              sourceHash: 's',
              targetHash: 't',
            },
          ],
        },
      ],
    })
    expect(text).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
<file original="posts/1" source-language="en" target-language="de" datatype="plaintext" xml:space="preserve">
<header><note from="document">Printing &amp; more</note></header>
<body>
<trans-unit id="posts/1#title" size-unit="char" maxwidth="60">
  <source>Scan <g id="1" ctype="bold" equiv-text="&lt;b&gt;">now</g><x id="2" ctype="x-ui" equiv-text="{{appUrl}}"/></source>
  <target state="needs-review-translation">Jetzt <g id="1" ctype="bold" equiv-text="&lt;b&gt;">scannen</g><x id="2" ctype="x-ui" equiv-text="{{appUrl}}"/></target>
  <context-group><context context-type="x-source-hash">s</context><context context-type="x-target-hash">t</context></context-group>
  <note from="field">Title</note>
  <note from="context">paragraph</note>
</trans-unit>
</body>
</file>
</xliff>
`)
  })

  it.each([
    [
      'another language',
      file(unit('<source>a</source>'), 'target-language="sv"'),
      'language',
      'sv',
    ],
    ['no language', file(unit('<source>a</source>'), ''), 'language', ''],
    [
      'a later version',
      file('').replace(/xmlns="\S+" version="1.2"/, 'version="3.0"'),
      'version',
      '3.0',
    ],
    ['no units', file(''), 'empty', undefined],
    [
      'another source language',
      file('').replace('source-language="en"', 'source-language="fr-FR"'),
      'sourceLanguage',
      'fr-FR',
    ],
    ['Traditional Chinese', file('', 'target-language="zh-TW"'), 'language', 'zh-TW'],
    ['deep elements', file('<group>'.repeat(100_000)), 'tooMany', undefined],
    ['a document type', `<!DOCTYPE xliff []>${file('')}`, 'documentType', undefined],
    ['too many units', file(unit('<source>a</source>').repeat(50_001)), 'tooMany', undefined],
  ])('with %s is refused', (_, text, reason, detail) => {
    expect(read(text)).toEqual({ reason, ...(detail !== undefined && { detail }) })
  })

  it('in two languages is refused', () => {
    const one = file(unit('<source>a</source>'))
    const [, second = ''] = one.replace('"de"', '"fr"').match(/(<file.*<\/file>)/) ?? []
    expect(read(one.replace('</xliff>', `${second}</xliff>`))).toEqual({
      reason: 'language',
      detail: 'fr',
    })
  })

  it('may lack the namespace', () => {
    const text = file(unit('<source>a</source><target>b</target>')).replace(/ xmlns="\S+"/, '')
    expect(read(text)).toMatchObject({ files: [{ units: [{ id: 'a', target: ['b'] }] }] })
  })

  it.each([
    ['overlap', '<bx id="1"/>a<bx id="2"/>b<ex id="1"/>c<ex id="2"/>'],
    ['are not closed', 'a<bpt id="1">{</bpt>b'],
    ['are deeper than any text', `${'<g id="1">'.repeat(30)}a${'</g>'.repeat(30)}`],
    ['are isolated', 'a<it id="1" pos="close">}</it>'],
    ['are too many', '<x id="1"/>'.repeat(2 * exchangeLimits.partsOfText + 1)],
  ])('with tags that %s keeps the text for the report', (_, target) => {
    const result = read(file(unit(`<source>a</source><target>${target}</target>`)))
    expect(result).toMatchObject({ files: [{ units: [{ id: 'a', target: undefined }] }] })
  })
})
