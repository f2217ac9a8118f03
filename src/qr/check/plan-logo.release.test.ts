import { beforeAll, describe, it } from 'vitest'
import { prepareZxingFromPackage } from '@/qr/decode/prepare-zxing.node'
import { expectRoom, sources, texts } from './plan-logo-for-test'

beforeAll(prepareZxingFromPackage)

describe.each(texts)('a logo in %s', (text) => {
  it.each(sources)('has room, as %o', async (source) => expectRoom(text, source))
})
