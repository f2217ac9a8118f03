import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readContent } from './content'
import { type ContentType, contentTypes, isContentType } from './content-types'
import { parseContent, parseContentAs } from './parse-content'

const zone = { timeZone: 'Europe/Berlin' }

describe('parseContent', () => {
  it.each<[string, string, object]>([
    // ZXing, “Barcode Contents”, and Docomo's formats there
    [
      'zxing',
      'WIFI:T:WPA;S:mynetwork;P:mypass;;',
      { type: 'wifi', ssid: 'mynetwork', password: 'mypass' },
    ],
    [
      'zxing',
      'geo:40.71872,-73.98905,100',
      { type: 'map', latitude: '40.71872', longitude: '-73.98905', target: 'geo' },
    ],
    [
      'zxing',
      'MECARD:N:Owen,Sean;ADR:76 9th Avenue, 4th Floor, New York, NY 10011;TEL:12125551212;EMAIL:srowen@example.com;;',
      {
        type: 'vcard',
        firstName: 'Sean',
        lastName: 'Owen',
        street: '76 9th Avenue, 4th Floor, New York, NY 10011',
        mobile: '12125551212',
        email: 'srowen@example.com',
        cardFormat: 'mecard',
      },
    ],
    [
      'zxing',
      'BIZCARD:N:Sean;X:Owen;T:Software Engineer;C:Google;A:76 9th Avenue, New York, NY 10011;B:+12125551212;E:srowen@google.com;;',
      {
        type: 'vcard',
        firstName: 'Sean',
        lastName: 'Owen',
        jobTitle: 'Software Engineer',
        organization: 'Google',
        phone: '+12125551212',
        email: 'srowen@google.com',
      },
    ],
    [
      'zxing',
      'BEGIN:VEVENT\nSUMMARY:Summer+Vacation!\nDTSTART:20180601T070000Z\nDTEND:20180831T070000Z\nEND:VEVENT',
      {
        type: 'event',
        title: 'Summer+Vacation!',
        startDate: '2018-06-01',
        startTime: '07:00',
        endDate: '2018-08-31',
        endTime: '07:00',
        timeZone: 'UTC',
      },
    ],
    [
      'docomo',
      'MATMSG:TO:a@example.com;SUB:Hi\\; you;BODY:one\ntwo;;',
      { type: 'email', to: 'a@example.com', subject: 'Hi; you', body: 'one\ntwo' },
    ],
    [
      'docomo',
      'MEBKM:TITLE:Google;URL:http\\://www.google.com/?a\\;b;;',
      { type: 'url', url: 'http://www.google.com/?a;b' },
    ],
    [
      'docomo',
      'MECARD:N:山田,太郎;SOUND:ヤマダ,タロウ;TEL:0312345678;MEMO:a\\:b;;',
      { type: 'vcard', firstName: '太郎', lastName: '山田', mobile: '0312345678', note: 'a:b' },
    ],
    [
      'zxing',
      'smsto:+105550100:hello: you',
      { type: 'sms', phone: '+105550100', body: 'hello: you' },
    ],
    [
      'zxing',
      'URLTO:The Site:http://example.com/a:b',
      { type: 'url', url: 'http://example.com/a:b' },
    ],
    ['zxing', 'URL:example.com/a', { type: 'url', url: 'example.com/a' }],
    // WIFI with fields in any order and with any escaping
    [
      'wifi',
      'WIFI:S:"My \\"Net\\"";T:WPA2;P:"0123456789";;',
      { type: 'wifi', ssid: 'My "Net"', security: 'wpa', password: '0123456789' },
    ],
    [
      'wifi',
      'wifi:p:a\\\\\\;\\:b;H:TRUE;s:x;r:1;t:WPA',
      { type: 'wifi', ssid: 'x', security: 'wpa3', password: 'a\\;:b', hidden: true },
    ],
    [
      'wifi',
      '\ufeffWIFI:S:Guests;;',
      { type: 'wifi', ssid: 'Guests', security: 'open', password: '' },
    ],
    [
      'wifi',
      'WIFI:S:Guests;P:password1;;',
      { type: 'wifi', security: 'wpa', password: 'password1' },
    ],
    [
      'wifi',
      'WIFI:T:WEP;S:old;P:abcde;;',
      { type: 'other-network', security: 'WEP', ssid: 'old', password: 'abcde', hidden: false },
    ],
    [
      'wifi',
      'WIFI:T:WPA2-EAP;S:corp;E:PEAP;I:me;P:pw;;',
      { type: 'other-network', security: 'EAP', ssid: 'corp' },
    ],
    // RFC 3966
    ['tel', 'tel:+1-201-555-0123', { type: 'phone', phone: '+12015550123' }],
    ['tel', 'tel:7042;phone-context=example.com', { type: 'phone', phone: '7042' }],
    ['tel', 'TEL:863-1234;phone-context=+1-914-555', { type: 'phone', phone: '8631234' }],
    ['tel', 'tel:+1-201-555-0123;ext=22', { type: 'phone', phone: '+12015550123,22' }],
    ['tel', 'tel:*21%23', { type: 'phone', phone: '*21#' }],
    ['tel', '+49 (0)170 123-4567', { type: 'phone', phone: '+491701234567' }],
    // RFC 6068
    ['mailto', 'mailto:chris@example.com', { type: 'email', to: 'chris@example.com' }],
    [
      'mailto',
      'mailto:infobot@example.com?body=send%20current-issue%0D%0Asend%20index',
      { type: 'email', body: 'send current-issue\nsend index' },
    ],
    [
      'mailto',
      'mailto:?to=joe@example.com&subject=1+1',
      { type: 'email', to: 'joe@example.com', subject: '1+1' },
    ],
    [
      'mailto',
      'mailto:gorby%25kremvax@example.com',
      { type: 'email', to: 'gorby%kremvax@example.com' },
    ],
    [
      'mailto',
      'mailto:user@example.org?subject=caf%C3%A9&body=caf%C3%A9',
      { type: 'email', subject: 'café', body: 'café' },
    ],
    [
      'mailto',
      'mailto:joe@example.com?cc=bob@example.com&body=hello',
      { type: 'email-message', to: ['joe@example.com'], cc: ['bob@example.com'], body: 'hello' },
    ],
    [
      'mailto',
      'mailto:addr1@an.example,addr2@an.example',
      { type: 'email-message', to: ['addr1@an.example', 'addr2@an.example'] },
    ],
    ['mail', ' Jane.Doe@example.co.uk\n', { type: 'email', to: 'Jane.Doe@example.co.uk' }],
    // RFC 5724 and its predecessors
    [
      'sms',
      'sms:+15105550101?body=hello%20there',
      { type: 'sms', phone: '+15105550101', body: 'hello there' },
    ],
    ['sms', 'mmsto:+15105550101', { type: 'sms', phone: '+15105550101', body: '' }],
    ['sms', 'sms:+15105550101;?&body=hi', { type: 'sms', phone: '+15105550101', body: 'hi' }],
    ['sms', 'sms:+15105550101,+15105550102?body=hi', { type: 'url' }],
    ['sms', 'sms:+15105550101&body=hi', { type: 'sms', phone: '+15105550101', body: 'hi' }],
    // RFC 5870 and the extensions of Android
    [
      'geo',
      'geo:48.198634,16.371648;crs=wgs84;u=40',
      { type: 'map', latitude: '48.198634', longitude: '16.371648' },
    ],
    ['geo', 'geo:90,-22.43;crs=WGS84', { type: 'map', latitude: '90', longitude: '-22.43' }],
    [
      'geo',
      'geo:0,0?q=34.99,-106.61(Treasure%20(north))',
      { type: 'map', latitude: '34.99', longitude: '-106.61', label: 'Treasure (north)' },
    ],
    ['geo', 'geo:0,0?q=1600+Amphitheatre+Parkway', { type: 'url' }],
    ['geo', 'geo:91,0', { type: 'url' }],
    // Map services
    [
      'map',
      'https://www.google.de/maps/place/Eiffel+Tower/@48.8583701,2.2944813,17z/data=!3m1!3d48.8583736!4d2.2944753',
      {
        type: 'map',
        latitude: '48.858374',
        longitude: '2.294475',
        target: 'google',
        label: 'Eiffel Tower',
      },
    ],
    [
      'map',
      'http://maps.google.com/maps?q=loc:48.1,-2.5',
      { type: 'map', latitude: '48.1', longitude: '-2.5' },
    ],
    ['map', 'https://www.google.com/maps/@48.1,2.5,15z', { type: 'map', latitude: '48.1' }],
    [
      'map',
      'https://maps.apple.com/place?coordinate=48.1,2.5&name=Caf%C3%A9+Nord',
      { type: 'map', target: 'apple', label: 'Café Nord' },
    ],
    [
      'map',
      'https://www.openstreetmap.org/#map=15/48.1/2.5',
      { type: 'map', target: 'openstreetmap', longitude: '2.5' },
    ],
    [
      'map',
      'https://uri.amap.com/marker?position=116.397477,39.908692&name=%E5%A4%A9%E5%AE%89%E9%97%A8&coordinate=wgs84',
      {
        type: 'map',
        target: 'amap',
        latitude: '39.908692',
        longitude: '116.397477',
        label: '天安门',
      },
    ],
    [
      // Without the parameter, Amap positions are GCJ-02.
      'map',
      'https://uri.amap.com/marker?position=116.404,39.915',
      { type: 'map', target: 'amap', latitude: '39.913596', longitude: '116.397756', label: '' },
    ],
    [
      'map',
      'http://api.map.baidu.com/marker?location=39.915,116.404&title=A&content=B&output=html&coord_type=gcj02',
      { type: 'map', target: 'baidu', latitude: '39.913596', longitude: '116.397756', label: 'A' },
    ],
    ['map', 'https://uri.amap.com/navigation?to=116.4,39.9', { type: 'url' }],
    ['map', 'https://www.google.com/maps/search/?api=1&query=pizza', { type: 'url' }],
    ['map', 'https://google.evil.example/maps?q=1,2', { type: 'url' }],
    // WhatsApp
    [
      'wa',
      'https://wa.me/15551234567?text=I%27m%20interested',
      { type: 'whatsapp', phone: '+15551234567', body: "I'm interested" },
    ],
    [
      'wa',
      'https://api.whatsapp.com/send?phone=15551234567&text=a+b',
      { type: 'whatsapp', phone: '+15551234567', body: 'a b' },
    ],
    [
      'wa',
      'whatsapp://send/?text=hi&phone=%2B15551234567',
      { type: 'whatsapp', phone: '+15551234567', body: 'hi' },
    ],
    ['wa', 'https://wa.me/qr/ABCDEF', { type: 'url' }],
    // Google Authenticator, “Key Uri Format”
    [
      'otp',
      'otpauth://totp/Example:alice@google.com?secret=JBSWY3DPEHPK3PXP&issuer=Example',
      {
        type: 'otp',
        issuer: 'Example',
        account: 'alice@google.com',
        secret: 'JBSWY3DPEHPK3PXP',
        otpKind: 'totp',
        digits: '6',
      },
    ],
    [
      'otp',
      'otpauth://totp/ACME%20Co:john.doe@email.com?secret=HXDMVJECJJWSRB3HWIZR4IFUGFTMXBOZ&issuer=ACME%20Co&algorithm=SHA1&digits=6&period=30',
      {
        type: 'otp',
        issuer: 'ACME Co',
        account: 'john.doe@email.com',
        algorithm: 'SHA1',
        period: '',
      },
    ],
    [
      'otp',
      'otpauth://hotp/Big%20Corporation%3A%20alice%40bigco.com?secret=abc&counter=7',
      {
        type: 'otp',
        issuer: 'Big Corporation',
        account: 'alice@bigco.com',
        secret: 'ABC',
        otpKind: 'hotp',
        counter: '7',
      },
    ],
    ['otp', 'otpauth://totp/a?secret=not!base32', { type: 'url' }],
    // UPI
    [
      'upi',
      'upi://pay?pa=asha@bank&pn=Asha+Stores&am=499&cu=INR&tn=Order%201&mc=1234',
      { type: 'upi', address: 'asha@bank', name: 'Asha Stores', amount: '499.00', note: 'Order 1' },
    ],
    // GS1 Digital Link, and numbers
    [
      'gs1',
      'https://id.gs1.org/01/09506000134352',
      { type: 'product', gtin: '09506000134352', attributes: {} },
    ],
    [
      'gs1',
      'https://example.com/some/path/01/9506000134352/10/ABC%2F1/21/12345?17=180426&linkType=gs1:pip',
      {
        type: 'product',
        gtin: '09506000134352',
        attributes: { 10: 'ABC/1', 21: '12345', 17: '180426' },
      },
    ],
    ['gs1', 'https://id.gs1.org/01/09506000134353', { type: 'url' }],
    ['gs1', 'https://example.com/news/01/12345678', { type: 'url' }],
    [
      'isbn',
      '978-3-16-148410-0',
      { type: 'product', gtin: '09783161484100', isbn: '9783161484100' },
    ],
    ['isbn', 'ISBN 0-306-40615-2', { type: 'product', isbn: '9780306406157' }],
    ['isbn', 'ISBN-10: 080442957X', { type: 'product', isbn: '9780804429573' }],
    ['gtin', '4006381333931', { type: 'product', gtin: '04006381333931', attributes: {} }],
    ['gtin', 'EAN: 96385074', { type: 'product', gtin: '00000096385074' }],
    ['gtin', '4006381333932', { type: 'text' }],
    // Links
    ['url', 'https://example.com/a?b=c#d', { type: 'url', url: 'https://example.com/a?b=c#d' }],
    ['url', ' HTTP://EXAMPLE.COM ', { type: 'url', url: 'HTTP://EXAMPLE.COM' }],
    ['url', 'www.example.museum', { type: 'url', url: 'www.example.museum' }],
    ['url', 'münchen.de/straße', { type: 'url', url: 'münchen.de/straße' }],
    ['url', 'example.com:8080/x', { type: 'url' }],
    [
      'crypto-payment',
      'bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?amount=20.3',
      { type: 'crypto-payment' },
    ],
    ['url', 'myapp://open/1', { type: 'url' }],
    // Codes of devices and of health
    [
      'easy-connect',
      'DPP:C:81/1,115/36;I:SN=4774LH2b4044;M:010203040506;V:2;K:MDkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDIgADM2206avxHJaHXgLMkq/24e0rsrfMP9K1Tm8gx+ovP0I=;;',
      {
        type: 'easy-connect',
        info: 'SN=4774LH2b4044',
        mac: '01:02:03:04:05:06',
        channels: '81/1, 115/36',
        key: 'MDkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDIgADM2206avxHJaHXgLMkq/24e0rsrfMP9K1Tm8gx+ovP0I=',
      },
    ],
    [
      'easy-connect',
      'dpp:K:MDkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDIgAC;',
      { type: 'easy-connect', info: '', mac: '', channels: '' },
    ],
    ['easy-connect', 'DPP:M:010203040506;;', { type: 'text' }],
    ['easy-connect', 'DPP: a talk about decorators', { type: 'text' }],
    ['passkey-request', `FIDO:/${'1234567890'.repeat(16)}`, { type: 'passkey-request' }],
    ['passkey-request', `fido:/${'1234567890'.repeat(3)}`, { type: 'passkey-request' }],
    ['passkey-request', 'FIDO:/123', { type: 'text' }],
    ['health-card', `shc:/${'5676'.repeat(30)}`, { type: 'health-card' }],
    ['health-card', `shc:/2/3/${'5676'.repeat(30)}`, { type: 'health-card', digits: '' }],
    ['health-card', `shc:/4/3/${'5676'.repeat(30)}`, { type: 'text' }],
    [
      'eu-certificate',
      'HC1:6BFOXN TSMAHN-H1.OG:MR8E2*ORX4QF9W*9OJAU/ILCF',
      { type: 'eu-certificate', data: '6BFOXN TSMAHN-H1.OG:MR8E2*ORX4QF9W*9OJAU/ILCF' },
    ],
    ['eu-certificate', 'HC1: the hot chocolate of table one', { type: 'text' }],
  ])('%s: %s', (_, text, expected) => {
    expect(parseContent(text, zone)).toMatchObject(expected)
  })

  it.each([
    '',
    ' ',
    'Hello',
    'Note: buy milk',
    'foo:bar',
    'see example.com for more',
    'https://example.com and more',
    'https://',
    'e.g.',
    'Yes.No',
    'main.rs',
    'README.md',
    '1.2.3',
    '3.14',
    '10.0.0.1',
    '20260512',
    '12345678',
    '123456789',
    '+1',
    '+1 2 3',
    '0170 1234567',
    'a@b',
    'me at example.com',
    'javascript:alert(1)',
    'JavaScript://example.com/%0Aalert(1)',
    'data:text/html,x',
    'WIFI:',
    'WIFI:T:WPA;S:x;;',
    'MECARD:;;',
    'BEGIN:VCARD\nEND:VCARD',
    'BEGIN:VCALENDAR\nBEGIN:VTODO\nSUMMARY:x\nEND:VTODO\nEND:VCALENDAR',
    'BEGIN:VEVENT\nSUMMARY:no date\nEND:VEVENT',
  ])('leaves %j the text that it is', (text) => {
    expect(parseContent(text)).toEqual({ type: 'text', text })
  })

  it('knows links to our pages by their host', () => {
    const link = 'HTTPS://QUIET.EXAMPLE/Q/7KQ2'
    expect(parseContent(link, { host: 'quiet.example' })).toEqual({
      type: 'hosted',
      link,
      slug: '7KQ2',
    })
    expect(parseContentAs('image', link, { host: 'quiet.example' })).toMatchObject({ link })
    expect(parseContent(link, { host: 'other.example' })).toEqual({ type: 'url', url: link })
    expect(parseContent(link)).toEqual({ type: 'url', url: link })
    expect(parseContent('http://localhost:3000/q/a1', { host: 'localhost:3000' })).toMatchObject({
      type: 'hosted',
    })
  })
})

describe('whatever a code holds', () => {
  const heads = [
    'WIFI:S:',
    'MECARD:N:',
    'BIZCARD:',
    'MATMSG:TO:a@b.example;BODY:',
    'MEBKM:URL:',
    'BEGIN:VCARD\r\nFN:x\r\nTEL;',
    'BEGIN:VCARD\nNOTE;CHARSET=x;ENCODING=QUOTED-PRINTABLE:',
    'BEGIN:VEVENT\nSUMMARY:x\nDTSTART:',
    'BEGIN:VEVENT\nSUMMARY:x\nDTSTART:20260101T120000Z\nDURATION:P',
    'mailto:a@b.example?body=',
    'sms:1?body=',
    'tel:',
    'geo:1,2?q=',
    'https://maps.google.com/?q=',
    'https://wa.me/123456?text=',
    'https://line.me/R/ti/p/',
    'https://zalo.me/',
    'https://uri.amap.com/marker?position=',
    'https://api.map.baidu.com/marker?location=',
    'weixin://',
    'https://id.gs1.org/01/09506000134352/',
    'BCD\n002\n1\nSCT\n',
    'SPC\n0200\n1\n',
    '000201',
    'upi://pay?pa=',
    'otpauth://totp/a?secret=',
    'https://',
    'isbn ',
    '+',
    '',
  ]

  it('is understood or left as text, and never throws', () => {
    const text = fc
      .tuple(
        fc.constantFrom(...heads),
        fc.array(
          fc.oneof(
            fc.string({ unit: 'binary', maxLength: 20 }),
            fc.constantFrom('\n', ';', ':', '=', '\\', '%E4', '=C3', '\ud83d', '1', '.', '01', '/'),
          ),
          { maxLength: 8 },
        ),
      )
      .map(([head, parts]) => head + parts.join(''))
    fc.assert(
      fc.property(text, (hostile) => {
        const found = parseContent(hostile, { host: 'a.example', timeZone: 'UTC' })
        expect(JSON.parse(JSON.stringify(found))).toEqual(found)
        if (found.type === 'text') expect(found.text).toBe(hostile)
        else if (isContentType(found.type)) expect(readContent(found)).toEqual(found)
      }),
      { numRuns: 800 },
    )
  })

  // An algorithm of quadratic complexity would run for minutes.
  it.each(heads)(
    'is done with soon, however long it is: %j',
    (head) => {
      const units = [
        ' ',
        '\n',
        '.',
        ';',
        ':',
        '\\',
        '=',
        '%',
        '0',
        '/',
        '@',
        ',',
        '..a',
        'a:',
        ';a="',
      ]
      for (const unit of units) {
        const hostile = `${head}${unit.repeat(100_000 / unit.length)}!`
        expect(parseContent(hostile).type).not.toBe('')
      }
    },
    30_000,
  )

  it('is done with soon by the parser of each type', () => {
    for (const type of contentTypes as readonly ContentType[]) {
      parseContentAs(type, 'a'.repeat(100_000))
      parseContentAs(type, '0'.repeat(100_000))
    }
  })
})
