import { beforeAll, describe, it } from 'vitest'
import { expectRoom, sources, texts } from './plan-logo-for-test'
import { prepareStressEngines } from './prepare-stress-engines.node'

beforeAll(prepareStressEngines)

describe.each(texts)('a logo in %s', (text) => {
  it.each(sources)('has room, as %o', async (source) => expectRoom(text, source))
})
