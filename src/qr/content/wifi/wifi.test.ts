import { describe, expect, it } from 'vitest'
import { type ContentDraft, encodeContent } from '../content'

describe('wifi', () => {
  it.each([
    [{ ssid: 'Home', password: 'secret123' }, 'WIFI:T:WPA;S:Home;P:secret123;;'],
    [
      { ssid: 'Home', password: 'secret123', hidden: true },
      'WIFI:T:WPA;S:Home;P:secret123;H:true;;',
    ],
    [{ ssid: 'Home', password: 'x', security: 'wpa3' }, 'WIFI:T:WPA;R:1;S:Home;P:x;;'],
    [{ ssid: 'Home', password: 'x', security: 'sae' }, 'WIFI:T:SAE;S:Home;P:x;;'],
    [{ ssid: 'Café', security: 'open', password: 'forgotten' }, 'WIFI:T:nopass;S:Café;;'],
    [{ ssid: 'a;b"c', password: 'd,e:f\\' }, 'WIFI:T:WPA;S:a\\;b\\"c;P:d\\,e\\:f\\\\;;'],
    [{ ssid: '喫茶店', password: '%41 ü👋 ' }, 'WIFI:T:WPA;S:喫茶店;P:%41 ü👋 ;;'],
    [{ ssid: 'DEADBEEF', password: '0123456789' }, 'WIFI:T:WPA;S:DEADBEEF;P:0123456789;;'],
  ])('%o', (fields, text) => {
    expect(encodeWifi(fields)).toMatchObject({ ok: true, text })
  })

  it.each([
    [{ ssid: '', password: 'secret123' }, [{ path: 'ssid', key: 'required' }]],
    [{ ssid: 'Home', password: '' }, [{ path: 'password', key: 'required' }]],
    [
      { ssid: '駅前喫茶店の無線網', password: 'secret123' },
      undefined, // 27 bytes
    ],
    [
      { ssid: '駅前喫茶店の無料無線網', password: 'secret123' },
      [{ path: 'ssid', key: 'ssidTooLong', values: { max: 32 } }],
    ],
  ])('%o', (fields, issues) => {
    expect(encodeWifi(fields)).toMatchObject(issues ? { ok: false, issues } : { ok: true })
  })

  it.each([
    ['secret123', []],
    ['secret12\\', ['passwordEndsInBackslash']],
    [
      '0123456789abcdefABCDEF0123456789abcdefABCDEF0123456789abcdefABCD'.slice(0, 64),
      ['passwordIsRawKey'],
    ],
    ['short', ['passwordLength']],
    ['x'.repeat(64), ['passwordLength']],
    ['x'.repeat(63), []],
    ['secret123 ', ['spacesAround']],
  ])('warns about the password %s', (password, keys) => {
    const result = encodeWifi({ ssid: 'Home', password })
    expect(result.ok && result.warnings.map((warning) => warning.key)).toEqual(keys)
  })

  it.each([
    ['Pässwört', 'ä ö'],
    ['Passwo\u0308rt', 'o\u0308'],
    ['パスワード12', 'パ ス ワ ー ド'],
    ['ｐａｓｓ１２３４', 'ｐ ａ ｓ １ ２ ３ ４'],
    ['it’s–secret', '’ –'],
    ['secret 👋🏽 123', '👋🏽'],
    ['secret\u00a0123\t', 'U+00A0 U+0009'],
    ['secret123\u200b', 'U+200B'],
  ])('names the characters of %j that WPA does not allow', (password, letters) => {
    const result = encodeWifi({ ssid: 'Home', password })
    const found = result.ok ? result.warnings.find(({ key }) => key === 'passwordLetters') : null
    expect(found).toMatchObject({ path: 'password', severity: 'warning', values: { letters } })
  })

  it('does not judge a password that WPA3 allows or that an open network ignores', () => {
    expect(encodeWifi({ ssid: 'Home', security: 'sae', password: 'kürz' })).toMatchObject({
      warnings: [],
    })
    expect(encodeWifi({ ssid: 'Home', security: 'open', password: '\\' })).toMatchObject({
      warnings: [],
    })
  })
})

function encodeWifi(fields: Record<string, string | boolean>) {
  return encodeContent({ type: 'wifi', ...fields } as ContentDraft)
}
