import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

/** Every so many trials the page is told how many there were. */
const reportEvery = 20

self.addEventListener('message', async ({ data: challenge }: MessageEvent<Challenge>) => {
  let trials = 0
  try {
    const solution = await solveChallenge({
      challenge,
      deriveKey: (...given) => {
        trials += 1
        if (trials % reportEvery === 0) self.postMessage({ trials })
        return deriveKey(...given)
      },
    })
    self.postMessage({ solution })
  } catch (cause) {
    self.postMessage({ failure: String(cause) })
  }
})
