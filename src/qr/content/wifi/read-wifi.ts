import type { ContentOf } from '../content'
import type { ContentReader } from '../content-reader'
import { copyAction } from '../scan-action'
import { parseWifi } from './parse-wifi'

export const wifiReader: ContentReader<ContentOf<'wifi'>> = {
  parse: parseWifi,
  isTelling: true,
  localSample: ({ network }) => ({ ssid: network }),
  otherSample: { ssid: 'Atelier Nord', security: 'open', password: '' },
  summary: ({ ssid }) => ssid,
  remark: 'wifi',
  actions: ({ ssid, password }) => [
    ...(password ? [copyAction('copyPassword', password)] : []),
    copyAction('copyName', ssid),
  ],
}
