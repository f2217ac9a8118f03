import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeMarkup } from '@/desk/formats/markup'
import { getLocale, locales } from '@/i18n/locales'
import { catalogs } from '@/i18n/messages'
import { findXliffFaults } from '@/testing/xliff/find-xliff-faults'
import { flattenCatalog } from './catalog'
import { prepareMessage } from './prepare-message'
import { runMessages } from './run-messages'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'))
  for (const name of ['messages', 'message-notes'])
    cpSync(join('src/i18n', name), join(folder, name), { recursive: true })
  cpSync('src/desk/messages', join(folder, 'desk/messages'), { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

const read = (path: string) => readFileSync(join(folder, path), 'utf8')
const run = (...args: string[]) => {
  const lines: string[] = []
  const code = runMessages(args, {
    folder,
    deskFolder: join(folder, 'desk'),
    print: (line) => lines.push(line),
  })
  return { code, text: lines.join('\n') }
}
/** Exports messages, changes the file and imports it. */
const runImport = (locale: string, edit: (text: string) => string, ending = 'xlf') => {
  const out = join(folder, `out.${ending}`)
  run('export', locale, '--keys', 'admin.exchange', '--out', out)
  writeFileSync(out, edit(readFileSync(out, 'utf8')))
  return run('import', out)
}

const others = locales.filter(({ code }) => code !== 'en')

describe('the messages of the interface', () => {
  it.each(others)('survive the way to $name and back', ({ code, iso }) => {
    const english = flattenCatalog(catalogs.en)
    const own = flattenCatalog(catalogs[code])
    for (const [key, message] of english) {
      if (!/[{<]/.test(message)) continue
      const translation = own.get(key) ?? ''
      const { build } = prepareMessage(message, translation, iso)
      const second = prepareMessage(message, build(new Map()), iso)
      const show = ({ sentences }: typeof second) =>
        sentences.map(({ path, target }) => [path, target && writeMarkup(target)])
      expect(show(second), key).toEqual(show(prepareMessage(message, translation, iso)))
    }
  })

  it.each(['xlf', 'csv'])('are unchanged after an export and import as %s', (ending) => {
    const before = read('desk/messages/ja.json')
    expect(runImport('ja', (text) => text, ending)).toEqual({
      code: 0,
      text: 'ja: 0 changed, 0 refused',
    })
    expect(read('desk/messages/ja.json')).toBe(before)
  })

  it('are valid XLIFF with notes', () => {
    const out = join(folder, 'notes.xlf')
    run('export', 'zh', '--keys', 'admin.fields', '--out', out)
    const text = readFileSync(out, 'utf8')
    expect(findXliffFaults(text)).toEqual([])
    expect(text).toContain('Last part of a web address')
  })

  it('change where the file has another translation', () => {
    const { code, text } = runImport('de', (file) =>
      file.replace('Für die Übersetzung', 'Zur Übersetzung'),
    )
    expect({ code, text }).toMatchObject({ code: 0, text: expect.stringContaining('1 changed') })
    expect(read('desk/messages/de.json')).toContain('"Zur Übersetzung exportieren"')
  })

  it('refuse lost arguments', () => {
    const out = join(folder, 'lost.xlf')
    run('export', 'fr', '--keys', 'batch', '--out', out)
    const lost = readFileSync(out, 'utf8').replace(/(<target>[^<]*)<ph [^>]*canDelete[^>]*>/, '$1')
    writeFileSync(out, lost)
    expect(run('import', out)).toMatchObject({
      code: 1,
      text: expect.stringContaining('missingTag'),
    })
  })

  it('refuse changed English and unknown files', () => {
    const stale = (file: string) => file.replace(/type="sourceHash">[^<]+/, 'type="sourceHash">x')
    expect(runImport('fr', stale).text).toContain('the English message has changed')
    expect(runImport('fr', () => '<html/>').text).toContain('notExchange')
    expect(run('export', 'en').code).toBe(2)
  })
})

it('offers the plural forms of the target language, as whole sentences', () => {
  const english = 'Saved {count, plural, one {# file} other {# files}} in <b>{place}</b>'
  const list = (iso: string) => prepareMessage(english, undefined, iso).sentences
  expect(list(getLocale('ja').iso).map(({ path }) => path)).toEqual(['count=other'])
  expect(list(getLocale('fr').iso).map(({ path, source }) => [path, writeMarkup(source)])).toEqual([
    ['count=one', 'Saved {1/} file in {2}{3/}{/2}'],
    ['count=other', 'Saved {1/} files in {2}{3/}{/2}'],
  ])
  const { build } = prepareMessage(english, undefined, 'ja-JP')
  expect(build(new Map([['count=other', ['ファイル', { id: '1' }]]]))).toBe(
    '{count,plural,other{ファイル#}}',
  )
})
