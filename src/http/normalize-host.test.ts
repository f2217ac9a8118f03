import { expect, it } from 'vitest'
import { normalizeHost } from './normalize-host'

it.each([
  ['qz.example', 'qz.example'],
  ['Go.CAFE.example', 'go.cafe.example'],
  ['go.cafe.example.', 'go.cafe.example'],
  ['go.cafe.example.:443', 'go.cafe.example'],
  ['qz.example:80', 'qz.example'],
  ['qz.example:', 'qz.example'],
  ['localhost:03000', 'localhost:3000'],
  ['XN--CAF-dma.example', 'xn--caf-dma.example'],
  ['app_1:3000', 'app_1:3000'],
  ['127.1', '127.0.0.1'],
  ['[::0001]:3000', '[::1]:3000'],
])('spells %s as %s', (written, host) => {
  expect(normalizeHost(written)).toBe(host)
})

it.each([
  '',
  '.',
  'qz.example..',
  'qz..example',
  '.qz.example',
  'café.example',
  'caf\u00c3\u00a9.example',
  'qz%2eexample',
  'qz.example/admin',
  'qz.example\\admin',
  'user@qz.example',
  'qz.example:80:80',
  'qz.example:65536',
  'qz.example:http',
  'qz.example, evil.example',
  'qz example',
  'xn--a.example',
  '1.2.3.400',
  '[::1',
  `${'a'.repeat(300)}.example`,
])('takes %j for no host', (written) => {
  expect(normalizeHost(written)).toBeUndefined()
})
