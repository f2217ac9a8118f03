import { expect, it } from 'vitest'
import { classifyDevice } from './classify-device'

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'

/** User agents of real browsers, and their classes. */
const named: [userAgent: string, classes: string][] = [
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webKit} Version/18.5 Mobile/15E148 Safari/604.1`,
    'mobile ios safari',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webKit} CriOS/140.0.7339.39 Mobile/15E148 Safari/604.1`,
    'mobile ios chrome',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webKit} FxiOS/142.0 Mobile/15E148 Safari/604.1`,
    'mobile ios firefox',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webKit} Version/18.0 EdgiOS/139.0.3405.86 Mobile/15E148 Safari/604.1`,
    'mobile ios edge',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) ${webKit} Version/12.1.2 Mobile/15E148 Safari/604.1`,
    'tablet ios safari',
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${blink} Mobile Safari/537.36`, 'mobile android chrome'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${blink} Safari/537.36`, 'tablet android chrome'],
  [
    `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'mobile android samsung',
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36`,
    'tablet android samsung',
  ],
  [
    'Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0',
    'mobile android firefox',
  ],
  [
    'Mozilla/5.0 (Android 15; Tablet; rv:142.0) Gecko/142.0 Firefox/142.0',
    'tablet android firefox',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${blink} Mobile Safari/537.36 EdgA/139.0.0.0`,
    'mobile android edge',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.5 Safari/605.1.15`,
    'desktop macos safari',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${blink} Safari/537.36`,
    'desktop macos chrome',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:142.0) Gecko/20100101 Firefox/142.0',
    'desktop macos firefox',
  ],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36`, 'desktop windows chrome'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36 Edg/139.0.0.0`,
    'desktop windows edge',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0',
    'desktop windows firefox',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0',
    'desktop linux firefox',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Safari/537.36`, 'desktop other chrome'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36 OPR/121.0.0.0`,
    'desktop windows other',
  ],
]

it.each(named)('%s is of the classes %s', (userAgent, classes) => {
  const { kind, system, browser, crawler } = classifyDevice({ userAgent })
  expect(`${kind} ${system} ${browser}`).toBe(classes)
  expect(crawler).toBe(false)
})

it('knows an iPad that calls itself a Mac by its touch screen', () => {
  const userAgent = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.5 Safari/605.1.15`
  expect(classifyDevice({ userAgent, maxTouchPoints: 5 })).toMatchObject({
    kind: 'tablet',
    system: 'ios',
    browser: 'safari',
  })
})

it('believes the hints of a browser before its name', () => {
  const userAgent = `Mozilla/5.0 (X11; Linux x86_64) ${blink} Safari/537.36`
  expect(classifyDevice({ userAgent, hints: { platform: 'Android', mobile: true } })).toMatchObject(
    { kind: 'mobile', system: 'android' },
  )
})

it.each([
  [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'desktop',
    'a search engine',
  ],
  [
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'mobile',
    'a search engine that looks as a phone does',
  ],
  [
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'desktop',
    'a preview',
  ],
  ['curl/8.5.0', 'desktop', 'a program'],
  ['', 'desktop', 'one that tells nothing'],
])('%s is a crawler of the kind %s: %s', (userAgent, kind) => {
  expect(classifyDevice({ userAgent })).toMatchObject({ crawler: true, kind })
})
