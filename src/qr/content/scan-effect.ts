import type { PageType } from './content-types'
import { normalizeUrl } from './normalize-url'
import type { PageDraft } from './page-content'
import { isRecognisedText } from './text/text'

/**
 * Possible reactions of a phone to a code of each type; messages under `content.effects.<type>`.
 * Derived from the published source code of readers and from bug reports, not from device tests.
 */
export const scanEffects = {
  text: ['shown', 'recognised'],
  url: ['browser', 'app'],
  document: [],
  multimedia: [],
  vcard: ['vcard', 'mecard'],
  map: ['google', 'apple', 'openstreetmap', 'amap', 'baidu', 'geo'],
  image: [],
  event: ['timed', 'allDay', 'wrapped'],
  wifi: ['wpa', 'wpa3', 'sae', 'open', 'hidden'],
  email: ['begun'],
  sms: ['begun'],
} as const satisfies Record<PageType, readonly string[]>

export type ScanEffect = (typeof scanEffects)[PageType][number]

/** Returns the expected effects of a draft, complete or not, the main one first. */
export function findScanEffects(draft: PageDraft): readonly ScanEffect[] {
  const value = (name: string) => draft[name]
  switch (draft.type) {
    case 'text':
      return [isRecognisedText(String(value('text') ?? '')) ? 'recognised' : 'shown']
    case 'url': {
      const link = normalizeUrl(String(value('url') ?? ''))
      return [link.ok && !/^https?$/.test(link.scheme) ? 'app' : 'browser']
    }
    case 'vcard':
      return [value('cardFormat') === 'mecard' ? 'mecard' : 'vcard']
    case 'map':
      return [chosen('map', value('target')) ?? 'google']
    case 'event': {
      const main = value('allDay') === true ? 'allDay' : 'timed'
      return value('eventFormat') === 'wrapped' ? [main, 'wrapped'] : [main]
    }
    case 'wifi': {
      const main = chosen('wifi', value('security')) ?? 'wpa'
      return value('hidden') === true ? [main, 'hidden'] : [main]
    }
    case 'email':
    case 'sms':
      return ['begun']
    case 'document':
    case 'multimedia':
    case 'image':
      return []
  }
}

function chosen(type: 'map' | 'wifi', value: unknown): ScanEffect | undefined {
  return scanEffects[type].find((effect) => effect === value)
}
