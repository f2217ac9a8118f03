import { describe, expect, it } from 'vitest'
import type { Locale } from '@/i18n/locales'
import { findTruthFaults } from './find-truth-faults'

const rulesOf = (locale: Locale, text: string) => [
  ...new Set(findTruthFaults(text, locale).map(({ rule }) => rule)),
]

describe('what is not true', () => {
  it.each([
    ['en', 'A scan does not pass through our server, so we do not learn of it.'],
    ['vi', 'Lượt quét không đi qua máy chủ của chúng tôi.'],
    ['de', 'Ein Scan läuft nicht über unseren Server.'],
    ['fr', 'Leur lecture ne passe pas par notre serveur.'],
    ['it', 'Una lettura non passa dal nostro server.'],
    ['nl', 'Een scan loopt niet via onze server.'],
    ['pt', 'Uma leitura não passa pelo nosso servidor.'],
    ['zh', '扫码不经过我们的服务器。'],
  ] as const)('is a claim about our server without “static”, in %s: %s', (locale, text) => {
    expect(rulesOf(locale, text)).toEqual(['server claim'])
  })

  it.each([
    ['en', 'Take one of 20 presets.'],
    ['en', 'Sheets for 14 common label formats'],
    ['en', 'Ten languages, any script'],
    ['en', 'Eight kinds of content'],
    ['en', 'PNG up to 8,192 pixels'],
    ['vi', 'Mười ngôn ngữ, mọi loại chữ'],
    ['de', 'Acht Arten von Inhalt stehen bereit.'],
    ['de', 'PNG bis 8.192 Pixel'],
    ['es', 'Diez idiomas y cualquier escritura'],
    ['fr', 'Planches pour 14 formats d’étiquettes'],
    ['it', 'Uno dei 20 stili pronti'],
    ['ja', '20種類のプリセット'],
    ['nl', 'Tien talen, elk schrift'],
    ['pt', 'Dez molduras, oito delas com texto'],
    ['zh', '十种语言，任何文字'],
    ['en', 'A module needs at least 0.4 mm.'],
  ] as const)('is a number that the code knows, in %s: %s', (locale, text) => {
    expect(rulesOf(locale, text)).toEqual(['literal number'])
  })

  it('is a limit that differs from that of the code', () => {
    expect(rulesOf('en', 'The smallest module is 0.33 mm wide.')).toEqual(['wrong limit'])
    expect(rulesOf('de', 'Ein Modul sollte mindestens 0,35 mm haben.')).toEqual(['wrong limit'])
  })

  it('is a placeholder that does not exist', () => {
    expect(findTruthFaults('{{presets}} styles, {{presents}} and {{?maill}} x', 'en')).toEqual([
      { rule: 'unknown placeholder', near: '{{presents}}' },
      { rule: 'unknown placeholder', near: '{{?maill}}' },
    ])
  })
})

it.each([
  ['en', 'Choose from {{presets}} styles in {{languages}} languages.'],
  ['en', 'A static code does not pass through our server.'],
  ['en', 'Write your menu in two languages.'],
  ['en', 'A quiet zone of 1.6 mm around modules of {{minimumModuleMm}} mm'],
  ['en', '{{?mail}}If you enter an email address, we send you the key.'],
  ['de', 'Ein statischer Code läuft nie über unseren Server.'],
  ['ja', '静的コードはサーバーを通らないので、記録も残りません。'],
] as const)('finds nothing in %s: %s', (locale, text) => {
  expect(findTruthFaults(text, locale)).toEqual([])
})
