import { existsSync } from 'node:fs'
import { pickSample, sampleSeed } from '@/testing/pick-sample'
import { corpus, corpusManifest, expectAllRead, hardest } from './scan-hardest'
import { test } from './site-test'

test.skip(!existsSync(corpusManifest), `there are no test pictures in ${corpus}`)

test(`a sample of the hardest pictures of the corpus is read (seed ${sampleSeed})`, async ({
  page,
}) => {
  await expectAllRead(page, pickSample(hardest, 4))
})
