import { existsSync } from 'node:fs'
import { corpus, corpusManifest, expectAllRead, hardest } from '../scan-hardest'
import { test } from '../site-test'

test.skip(!existsSync(corpusManifest), `there are no test pictures in ${corpus}`)

test('the twenty hardest pictures of the corpus are read on the page', async ({ page }) => {
  await expectAllRead(page, hardest)
})
