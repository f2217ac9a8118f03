// Runs the committed migrations that are named on the command line, and no newer ones.
import config from '@payload-config'
import { getPayload, type Migration } from 'payload'
import { migrations } from '../../migrations'

const names = new Set(process.argv.slice(2))
const payload = await getPayload({ config })
const named = migrations.filter(({ name }) => names.has(name))
await payload.db.migrate({ migrations: named as unknown as Migration[] })
process.exit(0)
