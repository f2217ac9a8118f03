import config from '@payload-config'
import { getPayload } from 'payload'
import { seed } from './seed'

const payload = await getPayload({ config })
const added = await seed(payload)
process.stdout.write(
  added === 0 ? 'Nothing to add: the content is complete.\n' : `Added ${added} texts.\n`,
)
await payload.destroy()
process.exit(0)
