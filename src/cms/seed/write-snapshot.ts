// Fills an empty database through the hooks and writes its rows for the first start of other sites.
import { writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import config from '@payload-config'
import { getPayload } from 'payload'
import pg from 'pg'
import { fillMemory } from '@/desk/memory/fill-memory'
import { env } from '@/env'
import { contentFile } from '@/start/load-content'
import { hashSources } from './hash-sources'
import { readSnapshot } from './read-snapshot'
import { seed } from './seed'
import { separateTimes } from './separate-times'

const payload = await getPayload({ config })
separateTimes()
await seed(payload)
await fillMemory(payload)
const client = new pg.Client(env.DATABASE_URL)
await client.connect()
const content = Buffer.from(`-- ${hashSources()}\n${await readSnapshot(client)}`)
await client.end()
const params = {
  [constants.BROTLI_PARAM_QUALITY]: 9,
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
}
writeFileSync(contentFile, brotliCompressSync(content, { params }))
process.exit(0)
