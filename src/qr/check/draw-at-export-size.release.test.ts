import { beforeAll, expect, it } from 'vitest'
import { drawAtExportSize } from './draw-at-export-size'
import { drawPlain, findUnreadExports, lastVersions } from './find-unread-exports-for-test'
import { prepareStressEngines } from './prepare-stress-engines.node'

beforeAll(prepareStressEngines)

const versions = Array.from({ length: 40 }, (_, index) => index + 1)

it.each(lastVersions)(
  'the export of a plain code, %i px wide, is read in every version up to %i and not tried above',
  async (sizePx, lastTried) => {
    expect(await findUnreadExports(sizePx, versions.slice(0, lastTried))).toEqual([])
    const larger = versions.slice(lastTried).map((version) => drawPlain(sizePx, version))
    expect(larger.filter((picture) => drawAtExportSize(picture))).toEqual([])
  },
)
