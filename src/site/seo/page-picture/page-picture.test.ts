import { describe, expect, it, vi } from 'vitest'
import { type Locale, localeCodes } from '@/i18n/locales'
import { decodeFile } from '@/qr/decode/decode-file.node'
import { answerPagePicture } from './answer-page-picture'
import { pagePictureUrl } from './page-picture-url'

const site = vi.hoisted(() => ({ name: 'Modulo' }))
vi.mock('@/env', () => ({ env: { SITE_URL: 'https://example.com' }, signatureKey: 'token' }))
vi.mock('@/data/get-site', () => ({ getSite: async () => site }))

const titles: Record<Locale, string> = {
  en: 'How Wi-Fi codes work',
  vi: 'Mã QR cho Wi-Fi hoạt động thế nào, và những gì chúng để lộ',
  de: 'Datenschutz-Folgenabschätzung für Veranstaltungsteilnehmerverwaltungen',
  es: '¿Cómo funcionan los códigos Wi-Fi?',
  fr: 'Codes QR : créez, imprimez, « vérifiez »',
  it: 'Prezzi',
  ja: '印刷する前に知っておきたい、QRコードの余白と大きさの決め方',
  nl: 'Zo werken wifi-codes',
  pt: 'Como funcionam os códigos Wi-Fi',
  zh: '打印之前需要知道的二维码边距与尺寸',
}

function sendRequest(url: string): Promise<Response> {
  const { pathname, searchParams } = new URL(url)
  const segments = pathname.split('/').slice(3).map(decodeURIComponent)
  return answerPagePicture(segments, searchParams)
}

describe('the picture of a page', () => {
  it.each(localeCodes)('has a code that leads to the page: %s', async (locale) => {
    const page = { locale, path: '/blog/how-wifi-codes-work', title: titles[locale] }
    const answer = await sendRequest(pagePictureUrl(page, 'Modulo'))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const found = await decodeFile(await answer.bytes())
    expect(found).toMatchObject({ ok: true, width: 1200, height: 630 })
    const [code] = found.ok ? found.codes : []
    const prefix = locale === 'en' ? '' : `/${locale}`
    expect(code?.text).toBe(`https://example.com${prefix}/blog/how-wifi-codes-work`)
    const [topLeft, topRight] = code?.corners ?? []
    expect((topRight?.x ?? 0) - (topLeft?.x ?? 0)).toBeGreaterThanOrEqual(200)
  })

  it('is drawn for our own titles only', async () => {
    const url = pagePictureUrl({ locale: 'de', path: '/', title: 'Codes' }, 'Modulo')
    expect(new URL(url).pathname).toBe('/pictures/pages/de/home.png')
    expect((await sendRequest(url)).status).toBe(200)
    for (const wrong of [
      url.replace('title=Codes', 'title=Else'),
      url.replace('/home.png', '/wifi.png'),
      url.replace('/de/', '/fr/'),
      url.replace('.png', ''),
      url.replace(/&v=.*/, ''),
      url.replace('/de/', '/xx/'),
    ]) {
      expect((await sendRequest(wrong)).status, wrong).toBe(404)
    }
  })

  it('still shows at an address that names an earlier site, but not for long', async () => {
    const url = pagePictureUrl({ locale: 'en', path: '/wifi', title: 'Wi-Fi' }, 'Before')
    const answer = await sendRequest(url)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  })
})
