import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  blankVersion,
  type CodeDocument,
  type CodeFileView,
  type FileUse,
  type LanguageVersion,
  newDocument,
} from '@/codes'
import german from '@/i18n/messages/de.json'
import { blankPageContent, hostedTypes, samplePageContent } from '@/qr/content'
import type { HostedPage } from './hosted-page'
import { HostedPageView } from './hosted-page-view'

const draw = (page: Partial<HostedPage> & Pick<HostedPage, 'document'>) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="de" timeZone="UTC" messages={german}>
      <HostedPageView locale="de" files={[]} slug="bcdf2345" {...page} />
    </NextIntlClientProvider>,
  )

const file = (name: string, mediaType: string): CodeFileView => ({
  id: name,
  name,
  mediaType,
  bytes: 12_345,
  widthPx: 800,
  heightPx: 600,
  path: `/files/${name}`,
})
const use = (id: string, role: FileUse['role'] = 'content'): FileUse => ({ id, role, caption: '' })
const version = (changes: Partial<LanguageVersion>): LanguageVersion => ({
  ...blankVersion,
  ...changes,
})
const ofType = (
  type: CodeDocument['type'],
  languages: CodeDocument['languages'],
): CodeDocument => ({
  ...newDocument(blankPageContent(type), 'en'),
  languages,
})

describe('a hosted page', () => {
  it.each(hostedTypes)('of the type %s has one heading, filled in or not', (type) => {
    for (const content of [samplePageContent(type), blankPageContent(type)]) {
      const html = draw({ document: newDocument(content, 'de') })
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
      expect(html).not.toMatch(/<h1[^>]*><\/h1>/)
    }
  })

  it('has the owner’s logo above it', () => {
    const page = newDocument(samplePageContent('text'), 'de')
    const document = { ...page, look: { ...page.look, logoFileId: 'logo.png' } }
    const files = [file('logo.png', 'image/png')]
    expect(draw({ document, files })).toMatch(/<img[^>]*src="\/files\/logo.png"[^>]*data-logo/)
  })

  it('shows files of certain hours in these only', () => {
    const lunch = { days: [1, 2, 3, 4, 5], from: '11:00', until: '14:30', url: '' }
    const document = {
      ...ofType('document', {
        en: version({ files: [use('lunch.pdf'), use('dinner.pdf'), use('about.pdf')] }),
      }),
      rules: {
        ...{ timeZone: 'Europe/Paris', byDevice: {}, byLanguage: [], split: [], expiry: null },
        windows: [
          { ...lunch, fileIds: ['lunch.pdf'] },
          { ...lunch, from: '18:00', until: '23:00', fileIds: ['dinner.pdf', 'about.pdf'] },
        ],
      },
    } satisfies CodeDocument
    const names = ['lunch.pdf', 'dinner.pdf', 'about.pdf']
    const files = names.map((name) => file(name, 'application/pdf'))
    const shownAt = (time?: string) => {
      const html = draw({ document, files, ...(time && { atMs: Date.parse(time) }) })
      return names.filter((name) => html.includes(name))
    }
    expect(shownAt('2026-11-18T12:00+01:00')).toEqual(['lunch.pdf'])
    expect(shownAt('2026-11-18T19:00+01:00')).toEqual(['dinner.pdf', 'about.pdf'])
    expect(shownAt('2026-11-18T16:00+01:00')).toEqual([])
    expect(shownAt()).toEqual(names)
  })

  it('is shown in its main language to whoever reads none of the others, and says so', () => {
    const document = ofType('text', {
      en: version({ fields: { text: 'Hello' }, title: 'Room 12' }),
      fr: version({ fields: { text: 'Bonjour' }, title: 'Chambre 12' }),
    })
    const html = draw({ document })
    expect(html).toContain('<h1 lang="en"')
    expect(html).toContain('<p lang="en"')
    expect(html).toContain('Room 12')
    expect(html).toContain('href="/q/bcdf2345?lang=fr" hrefLang="fr" lang="fr"')
    expect(draw({ document, locale: 'fr' })).toContain('Chambre 12')
  })

  it('shows how a Japanese name is read', () => {
    const names = { firstName: 'のぞみ', lastName: '花村' }
    const fields = { ...names, phoneticFirstName: 'ノゾミ', phoneticLastName: 'ハナムラ' }
    const html = draw({ document: ofType('vcard', { en: version({ fields }) }) })
    expect(html).toContain('花村 のぞみ')
    expect(html).toContain('ハナムラ ノゾミ')
  })

  it('leads to maps that work in China where they were chosen', () => {
    const fields = { latitude: '31.239666', longitude: '121.499809', target: 'amap' }
    const html = draw({ document: ofType('map', { en: version({ fields }) }) })
    expect(html.indexOf('uri.amap.com')).toBeGreaterThan(0)
    expect(html.indexOf('uri.amap.com')).toBeLessThan(html.indexOf('google.com'))
    const usual = draw({
      document: ofType('map', { en: version({ fields: { ...fields, target: 'google' } }) }),
    })
    expect(usual).not.toContain('amap')
  })

  it('is headed by the coordinates of a place that has neither a name nor a title', () => {
    const fields = { latitude: '48,858370', longitude: '2.294481', label: '' }
    const heading = (changes: Partial<LanguageVersion>) =>
      />([^<]*)<\/h1>/.exec(draw({ document: ofType('map', { en: version(changes) }) }))?.[1]
    expect(heading({ fields })).toBe('48.85837, 2.294481')
    expect(heading({ fields: { ...fields, label: 'Tower' } })).toBe('Tower')
    expect(heading({ fields, title: 'Our tower' })).toBe('Our tower')
    expect(heading({ fields: { ...fields, longitude: '2.2e' } })).toBe(
      german.hosted.page.headings.map,
    )
  })

  it('shows an event in its time zone, with hours as in the reader’s region', () => {
    const fields = {
      startDate: '2026-05-01',
      startTime: '18:30',
      endTime: '20:00',
      timeZone: 'Europe/Berlin',
    }
    const document = ofType('event', { en: version({ fields }) })
    const html = draw({ document, regionalLocale: 'en-US' })
    expect(html).toContain('<time dateTime="2026-05-01T16:30:00.000Z">')
    expect(html).toMatch(/6:30\s–\s8:00\sPM/)
    expect(html).toContain('Central European Summer Time (GMT+2)')
    expect(draw({ document })).toContain('18:30–20:00 Uhr')
  })

  it('keeps what it says itself in the reader’s language', () => {
    const fields = { ssid: 'Guest', password: 'sun flower', security: 'wpa', hidden: false }
    const html = draw({ document: ofType('wifi', { en: version({ fields }) }) })
    expect(html).toContain(german.content.fields.wifi.password.label)
  })

  it.each([
    [
      'email',
      { to: 'luna@example.com', subject: 'Table & time', body: 'Hello\nLuna' },
      'mailto:luna@example.com?subject=Table%20%26%20time&amp;body=Hello%0D%0ALuna',
    ],
    ['sms', { phone: '+44 20 7946 0958', body: 'OK & go' }, 'sms:+442079460958?body=OK%20%26%20go'],
  ] as const)('has a button with the prepared message of the type %s', (type, fields, href) => {
    const html = draw({ document: ofType(type, { en: version({ fields }) }) })
    expect(/<a href="([^"]+)"/.exec(html)?.[1]).toBe(href)
  })

  it('leaves out links that would run something or have no words', () => {
    const buttons = [
      { label: 'Run', url: 'javascript:alert(1)' },
      { label: '', url: 'https://example.com/menu' },
    ]
    const html = draw({ document: ofType('text', { en: version({ buttons }) }) })
    expect(html).not.toContain('javascript:')
    expect(html).toMatch(/<a href="https:\/\/example.com\/menu" rel="nofollow [^>]*>example\.com</)
  })

  it('takes files of the main language, role by role, where a language has none of its own', () => {
    const files = [
      file('a.webm', 'video/webm'),
      file('en.vtt', 'text/vtt'),
      file('de.vtt', 'text/vtt'),
    ]
    const document = ofType('multimedia', {
      en: version({ files: [use('a.webm'), use('en.vtt', 'subtitles')] }),
      de: version({ files: [use('de.vtt', 'subtitles')] }),
    })
    const html = draw({ document, files })
    expect(html).toContain('src="/files/a.webm"')
    expect(html.match(/<track [^>]*>/g)).toEqual([
      expect.stringMatching(/src="\/files\/en.vtt" srcLang="en" label="English"\/>/),
      expect.stringMatching(/src="\/files\/de.vtt" srcLang="de" label="Deutsch" default=""\/>/),
    ])
  })

  it('gives subtitles to the film they follow', () => {
    const files = [
      file('a.webm', 'video/webm'),
      file('b.webm', 'video/webm'),
      file('b.vtt', 'text/vtt'),
    ]
    const uses = [use('a.webm'), use('b.webm'), use('b.vtt', 'subtitles')]
    const html = draw({ document: ofType('multimedia', { en: version({ files: uses }) }), files })
    const [, first = '', second = ''] = html.split('<video')
    expect(first).not.toContain('<track')
    expect(second).toContain('src="/files/b.vtt"')
  })

  it('never shows a drawing as a picture of the page', () => {
    const files = [file('a.svg', 'image/svg+xml')]
    const html = draw({
      document: ofType('image', { en: version({ files: [use('a.svg')] }) }),
      files,
    })
    expect(html).not.toContain('<img')
    expect(html).toContain('href="/files/a.svg?download"')
  })

  it.each([
    ['ios', 'https://maps.apple.com/'],
    ['android', 'geo:'],
    ['desktop', 'https://www.google.com/maps/'],
  ] as const)('of a place opens the map of %s first', (device, begins) => {
    const html = draw({ document: newDocument(samplePageContent('map'), 'de'), device })
    const [, href] = /<li><a href="([^"]+)"/.exec(html) ?? []
    expect(href?.startsWith(begins)).toBe(true)
  })

  it('asks for nothing that needs an address while there is none', () => {
    const html = draw({ document: newDocument(samplePageContent('vcard'), 'de'), slug: undefined })
    expect(html).not.toContain('/q/')
  })
})
