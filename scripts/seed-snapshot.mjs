// npm run seed:snapshot: fills an empty database through the hooks of the CMS and writes its rows for
// the first start of other sites.
import { loadSources, prepare } from './prepare.mjs'

prepare()
process.env.NODE_ENV = 'production'
await loadSources()
const { runChild } = await import('../src/start/run-child.ts')
const { step } = await import('../src/start/step.ts')
const { startTestCluster } = await import('../src/testing/test-cluster.ts')

const { templateUrl, payloadSecret, stop } = await startTestCluster('migrated')
const env = {
  DATABASE_URL: templateUrl,
  DATABASE_TIMEOUT_SECONDS: '120',
  PAYLOAD_SECRET: payloadSecret,
}
try {
  await step('Filling a site through the hooks', () =>
    runChild(['--import', 'tsx', 'src/cms/seed/write-snapshot.ts'], { env }),
  )
} finally {
  await stop()
}
process.exit()
