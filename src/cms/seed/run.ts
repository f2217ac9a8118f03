import config from '@payload-config'
import { getPayload } from 'payload'
import { type SeedReport, seed, seedAndUpdate } from './seed'
import type { LeftAlone } from './update-texts'

const reasons: Record<LeftAlone['reason'], string> = {
  text: 'its text was edited',
  shape: 'its sections or links were edited, or are not translated, in some language',
}

function describe({ added, updated, leftAlone }: SeedReport): string {
  if (added + updated + leftAlone.length === 0) {
    return 'Nothing to do: the content is complete and up to date.\n'
  }
  const lines = leftAlone.map(
    ({ target, locale, reason }) => `Left alone: ${target} (${locale}), ${reasons[reason]}.\n`,
  )
  return `Added ${added} texts, updated ${updated}.\n${lines.join('')}`
}

const payload = await getPayload({ config })
if (process.argv.includes('--update')) {
  process.stdout.write(describe(await seedAndUpdate(payload)))
} else {
  const added = await seed(payload)
  process.stdout.write(
    added === 0 ? 'Nothing to add: the content is complete.\n' : `Added ${added} texts.\n`,
  )
}
await payload.destroy()
process.exit(0)
